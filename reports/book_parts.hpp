// The pages that book_site() makes: each function gives the whole file of one.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <vector>

#include "reports/book.hpp"
#include "reports/book_addresses.hpp"
#include "reports/book_page.hpp"

namespace tetrarch::reports {

// What the book is, its games, and where to begin.
std::string front_page(const Book& book, const BookAddresses& addresses);

// The chapters of a game's rules, each clause with the cases that show it.
std::string game_page(const Book& book, const BookAddresses& addresses, const BookGame& game);

// An area with the pages beside it.
struct AreaInGame {
  const BookGame* game = nullptr;
  const BookLevel* level = nullptr;
  const BookArea* area = nullptr;
  const BookArea* previous = nullptr;  // nothing: it is the first one
  const BookArea* next = nullptr;      // nothing: it is the last one
};

// The cases of a file, each step by step.
std::string area_page(const Book& book, const BookAddresses& addresses, const AreaInGame& place);

// What is decided here and what is open, and what an engine may decide otherwise.
std::string rulings_page(const Book& book, const BookAddresses& addresses);

// What searches have found.
std::string discoveries_page(const Book& book, const BookAddresses& addresses);

// The script that holds what can be searched.
std::string search_index(const Book& book, const BookAddresses& addresses);

// Appends what happens in a case: its boards, each beside what led to it and what is tried on it.
void append_account(pugi::xml_node parent, const BookPage& page, const BookGame& game, const BookCase& subject);

// Appends a case, folded.
void append_case(pugi::xml_node parent, const BookPage& page, const BookGame& game, const BookCase& subject,
                 const std::string& file);

// How many of them there are.
std::size_t cases_in(const BookGame& game);
std::size_t cases_in(const BookLevel& level);
std::size_t clauses_in(const BookGame& game);

// The name of an area as a heading: "en-passant" is "En passant".
std::string heading_of(const BookArea& area);

}  // namespace tetrarch::reports
