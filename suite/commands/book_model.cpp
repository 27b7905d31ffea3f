#include "suite/commands/book_model.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reports/whole_file.hpp"
#include "suite/cases/case_files.hpp"
#include "suite/cases/case_texts.hpp"
#include "suite/cases/ledger.hpp"
#include "suite/cases/levels.hpp"
#include "suite/cases/loader.hpp"
#include "suite/commands/case_account.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/game_facts.hpp"
#include "suite/misreadings/misreading.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::commands {
namespace {

using reports::BookArea;
using reports::BookCase;
using reports::BookChapter;
using reports::BookClause;
using reports::BookGame;
using reports::BookLevel;
using reports::SourcePlace;

std::vector<SourcePlace> sources_of(const std::map<std::string, std::string>& from, const cases::ClauseBook& book) {
  std::vector<SourcePlace> sources;
  for (const auto& [name, place] : from) sources.push_back({book.sources.at(name), place});
  return sources;
}

// --- clauses

std::string exemption_of(const cases::LedgerEntry& entry) {
  if (!entry.exemption) return "";
  const std::string side = entry.exemption->lacks == "cases"
                               ? "No case can show it"
                               : fmt::format("No case can show it {}", entry.exemption->lacks);
  return fmt::format("{}: {}", side, entry.exemption->reason);
}

BookClause clause_of(const cases::LedgerEntry& entry, const cases::ClauseBook& book,
                     const std::vector<misreadings::Misreading>& misreadings) {
  BookClause clause;
  clause.id = entry.clause.id;
  clause.title = entry.clause.title;
  clause.basis = entry.clause.basis;
  clause.text = entry.clause.text;
  clause.sources = sources_of(entry.clause.from, book);
  for (const misreadings::Misreading& misreading : misreadings) {
    if (misreading.clause == clause.id) clause.readings.push_back({misreading.id, misreading.believes});
  }
  clause.allowing = entry.allowing;
  clause.forbidding = entry.forbidding;
  clause.exemption = exemption_of(entry);
  return clause;
}

std::vector<BookChapter> chapters_of(const cases::ClauseBook& book, const std::vector<cases::Case>& all) {
  const auto folder = fixtures_folder() / book.ruleset;
  const auto exemptions = cases::read_exemptions(folder / "exemptions.yaml", book);
  const auto misreadings = misreadings::read_misreadings(folder / "misreadings.yaml", book);
  const auto ledger = cases::ledger_of(book, all, exemptions);  // in the order of the clauses
  const auto titles = cases::chapters_of(book, reports::read_whole_file(folder / "clauses.yaml"));
  std::vector<BookChapter> chapters;
  for (std::size_t index = 0; index < ledger.size(); ++index) {
    if (chapters.empty() || chapters.back().title != titles[index]) chapters.push_back({titles[index], {}});
    chapters.back().clauses.push_back(clause_of(ledger[index], book, misreadings));
  }
  return chapters;
}

// --- cases

// The path of a file of the fixtures, as one in the project's folder calls it.
std::string shown_path(const std::filesystem::path& file) {
  return (std::filesystem::path("fixtures") / file.lexically_relative(fixtures_folder())).string();
}

BookCase case_of(const cases::Case& subject, const cases::CaseText& text, const cases::ClauseBook& book) {
  const std::string file = shown_path(subject.place.file);
  const std::string name = subject.name.substr(subject.name.rfind('/') + 1);
  return {.name = subject.name,
          .title = subject.title,
          .section = text.section,
          .clauses = subject.clauses,
          .forbids = subject.forbids,
          .sources = sources_of(subject.from, book),
          .is_turned = subject.all_turns,
          .line = subject.place.line,
          .comment = text.comment,
          .text = text.text,
          .explain = fmt::format("./tetrarch explain {}#{}", file, name),
          .run = fmt::format("./tetrarch certify --engine 'python3 my_engine.py' --filter {}", subject.name),
          .account = account_of(subject)};
}

BookArea area_of(const std::string& name, const std::vector<cases::Case>& all, const cases::ClauseBook& book) {
  const auto file = fixtures_folder() / book.ruleset / "cases" / (name + ".yaml");
  std::vector<const cases::Case*> of_area;
  std::vector<std::size_t> lines;
  for (const cases::Case& subject : all) {
    if (subject.area != name) continue;
    of_area.push_back(&subject);
    lines.push_back(subject.place.line);
  }
  const auto texts = cases::case_texts(reports::read_whole_file(file), lines);
  BookArea area{.name = name, .file = shown_path(file), .about = texts.about, .cases = {}};
  for (std::size_t index = 0; index < of_area.size(); ++index)
    area.cases.push_back(case_of(*of_area[index], texts.cases[index], book));
  return area;
}

std::vector<BookLevel> levels_of(const cases::ClauseBook& book, const std::vector<cases::Case>& all) {
  std::vector<BookLevel> levels;
  for (const cases::Level& level : cases::read_levels(fixtures_folder() / book.ruleset / "levels.yaml", book.ruleset)) {
    BookLevel of_book{level.name, level.title, {}};
    for (const std::string& area : level.areas) of_book.areas.push_back(area_of(area, all, book));
    levels.push_back(std::move(of_book));
  }
  return levels;
}

// Not every game has been searched.
std::string discoveries_of(const std::string& ruleset) {
  const auto file = fixtures_folder() / ruleset / "DISCOVERIES.md";
  return std::filesystem::exists(file) ? reports::read_whole_file(file) : "";
}

BookGame game_of(const cases::ClauseBook& book, const std::vector<cases::ClauseBook>& books) {
  const auto all = cases::load_cases(cases::case_files_in(fixtures_folder(), book.ruleset), books);
  require_manifest(book.ruleset, all);
  const auto& notation = *notation::notation_of(book.ruleset);
  return {.ruleset = book.ruleset,
          .title = short_title(book.title),
          .armies = notation.players(),
          .zones = notation.zones(),
          .chapters = chapters_of(book, all),
          .levels = levels_of(book, all),
          .discoveries = discoveries_of(book.ruleset)};
}

}  // namespace

reports::Book book_of_fixtures() {
  const auto books = clause_books();
  reports::Book book{TETRARCH_VERSION, suite_commit(), {}};
  for (const cases::ClauseBook& of_game : books) book.games.push_back(game_of(of_game, books));
  return book;
}

}  // namespace tetrarch::commands
