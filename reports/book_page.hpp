// What every page of the book has around its own content.
#pragma once

#include <functional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "reports/book.hpp"
#include "reports/book_addresses.hpp"

namespace tetrarch::reports {

// A page that leads to another one.
struct Crumb {
  std::string text;
  std::string address;
};

struct BookPage {
  const Book* book = nullptr;
  const BookAddresses* addresses = nullptr;
  std::string path;           // "quaternity/batch/index.html"
  std::string title;          // its heading
  std::vector<Crumb> crumbs;  // from the front page to the page above it
  bool has_boards = false;
};

// A page without boards that the front page leads to, or the front page itself.
BookPage top_page(const Book& book, const BookAddresses& addresses, std::string_view path, std::string_view title);

// The file of the page. `fill` is given its <main>, in which the heading stands already.
std::string file_of(const BookPage& page, const std::function<void(pugi::xml_node main)>& fill);

// An address of the site as the page refers to it.
std::string href(const BookPage& page, std::string_view address);

// Appends a link that says `text`; where the address is empty, the text alone.
pugi::xml_node link(pugi::xml_node parent, const BookPage& page, std::string_view text, std::string_view address);

// Appends a text in which the ids of clauses are links to them.
void say_linked(pugi::xml_node parent, const BookPage& page, std::string_view text);

// Appends a text whose paragraphs are parted by empty lines, with such links.
void append_paragraphs(pugi::xml_node parent, const BookPage& page, std::string_view text);

// Appends ids of clauses as links.
void link_clauses(pugi::xml_node parent, const BookPage& page, const std::vector<std::string>& ids);

// Appends what stands behind a heading: a link by which that part of the page can be passed on.
void append_permalink(pugi::xml_node heading, const std::string& id, const std::string& what);

// Appends a clause and gives its part of the page: what it says, its basis as a mark, which for "ruled" and "open"
// leads to the page of rulings, and its sources. Its id leads to `address`, where there is one.
pugi::xml_node append_clause(pugi::xml_node parent, const BookPage& page, const BookClause& clause,
                             std::string_view address);

// Appends a text of several lines as it stands, which scrolls; the keyboard reaches it.
void append_lines(pugi::xml_node parent, std::string_view label, std::string_view text);

// Appends a command for a shell, with its label.
void append_shell_command(pugi::xml_node parent, std::string_view label, std::string_view command);

}  // namespace tetrarch::reports
