// What can be searched, as a script: a page that was opened as a file may read no other file.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "reports/book_parts.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

// What is found: what it is called, what it says, words that it is found by beside these, and where it is.
json entry(const std::string& name, const std::string& title, const std::string& words, const std::string& address) {
  return {printable(name), printable(title), printable(words), address};
}

std::string on_one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

void add_clauses(json& entries, const BookAddresses& addresses, const BookGame& game) {
  for (const BookChapter& chapter : game.chapters) {
    for (const BookClause& clause : chapter.clauses) {
      entries.push_back(entry(clause.id, clause.title, fmt::format("{} {} clause", clause.basis, clause.text),
                              addresses.of_clause(clause.id)));
    }
  }
}

void add_cases(json& entries, const BookAddresses& addresses, const BookGame& game) {
  for (const BookLevel& level : game.levels) {
    for (const BookArea& area : level.areas) {
      entries.push_back(entry(fmt::format("{}/{}", game.ruleset, area.name),
                              counted(area.cases.size(), "case") + " of the level " + level.name,
                              on_one_line(area.about), page_of(game, area)));
      for (const BookCase& subject : area.cases) {
        entries.push_back(entry(subject.name, subject.title, fmt::format("{}", fmt::join(subject.clauses, " ")),
                                addresses.of_case(subject.name)));
      }
    }
  }
}

}  // namespace

std::string search_index(const Book& book, const BookAddresses& addresses) {
  json entries = json::array();
  for (const BookGame& game : book.games) add_clauses(entries, addresses, game);
  for (const BookGame& game : book.games) add_cases(entries, addresses, game);
  return "window.bookIndex = " + entries.dump(-1, ' ', true, json::error_handler_t::replace) + ";\n";
}

}  // namespace tetrarch::reports
