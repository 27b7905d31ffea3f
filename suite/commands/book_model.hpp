// The book, filled from the fixtures and from what the reference tells.
#pragma once

#include "reports/book.hpp"

namespace tetrarch::commands {

// Every known game with all its bundled cases. Throws documents::InputError or std::runtime_error, naming the file,
// where one of the fixtures is not as described.
reports::Book book_of_fixtures();

}  // namespace tetrarch::commands
