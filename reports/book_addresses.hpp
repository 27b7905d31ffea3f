// Where things stand in the book's site.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "reports/book.hpp"

namespace tetrarch::reports {

// Every address is a path from the site's folder, with a fragment where it is a part of a page. One that is asked for
// something that the book does not have is empty.
class BookAddresses {
 public:
  explicit BookAddresses(const Book& book);

  std::string of_clause(std::string_view id) const;  // "Q-BATCH-2"
  std::string of_case(std::string_view name) const;  // in full: "quaternity/batch/two-at-once"

  // What stands there.
  std::string title_of_clause(std::string_view id) const;
  std::string title_of_case(std::string_view name) const;

  // The full name of a game's only case with that short name, or nothing.
  std::string case_named(const std::string& ruleset, const std::string& name) const;

 private:
  struct Target {
    std::string address;
    std::string title;
  };
  using Targets = std::map<std::string, Target, std::less<>>;

  // An empty one where there is none.
  static const Target& found_in(const Targets& targets, std::string_view key);

  Targets clauses_;
  Targets cases_;
  std::map<std::string, std::string> full_names_;  // by "RULESET/SHORT"; empty where there are several
};

// The addresses of whole pages.
std::string page_of(const BookGame& game);
std::string page_of(const BookGame& game, const BookArea& area);
inline constexpr std::string_view kFrontPage = "index.html";
inline constexpr std::string_view kRulingsPage = "rulings.html";
inline constexpr std::string_view kDiscoveriesPage = "discoveries.html";

// The last part of a case's name, by which its page knows it.
std::string short_name(std::string_view case_name);

}  // namespace tetrarch::reports
