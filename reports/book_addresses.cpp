#include "reports/book_addresses.hpp"

#include <fmt/format.h>

namespace tetrarch::reports {

std::string page_of(const BookGame& game) { return game.ruleset + "/index.html"; }

std::string page_of(const BookGame& game, const BookArea& area) {
  return fmt::format("{}/{}/index.html", game.ruleset, area.name);
}

std::string short_name(std::string_view case_name) { return std::string(case_name.substr(case_name.rfind('/') + 1)); }

BookAddresses::BookAddresses(const Book& book) {
  for (const BookGame& game : book.games) {
    for (const BookChapter& chapter : game.chapters) {
      for (const BookClause& clause : chapter.clauses)
        clauses_[clause.id] = {page_of(game) + "#" + clause.id, clause.title};
    }
    for (const BookLevel& level : game.levels) {
      for (const BookArea& area : level.areas) {
        for (const BookCase& subject : area.cases) {
          const std::string name = short_name(subject.name);
          cases_[subject.name] = {page_of(game, area) + "#" + name, subject.title};
          const auto [known, is_new] = full_names_.try_emplace(game.ruleset + "/" + name, subject.name);
          if (!is_new) known->second.clear();
        }
      }
    }
  }
}

const BookAddresses::Target& BookAddresses::found_in(const Targets& targets, std::string_view key) {
  static const Target nothing;
  const auto found = targets.find(key);
  return found == targets.end() ? nothing : found->second;
}

std::string BookAddresses::of_clause(std::string_view id) const { return found_in(clauses_, id).address; }

std::string BookAddresses::of_case(std::string_view name) const { return found_in(cases_, name).address; }

std::string BookAddresses::title_of_clause(std::string_view id) const { return found_in(clauses_, id).title; }

std::string BookAddresses::title_of_case(std::string_view name) const { return found_in(cases_, name).title; }

std::string BookAddresses::case_named(const std::string& ruleset, const std::string& name) const {
  const auto found = full_names_.find(ruleset + "/" + name);
  return found == full_names_.end() ? "" : found->second;
}

}  // namespace tetrarch::reports
