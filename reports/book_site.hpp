// The book as a static site.
#pragma once

#include <map>
#include <string>

#include "reports/book.hpp"

namespace tetrarch::reports {

// The files of the site by their paths in its folder, "quaternity/batch/index.html". Every clause has the address
// RULESET/index.html#ID and every case RULESET/AREA/index.html#NAME. The pages need no server and take nothing from
// anywhere else; what stands in the book is shown as text, never as markup. The same book gives the same bytes.
std::map<std::string, std::string> book_site(const Book& book);

}  // namespace tetrarch::reports
