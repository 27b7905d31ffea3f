#include "suite/commands/game_facts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "suite/cases/levels.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/suite_commit.hpp"
#include "suite/misreadings/misreading.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;
using reports::GameFacts;

std::vector<reports::ClauseText> clause_texts(const cases::ClauseBook& book) {
  std::vector<reports::ClauseText> texts;
  for (const cases::Clause& clause : book.clauses)
    texts.push_back({clause.id, clause.title, clause.text, clause.basis});
  return texts;
}

std::vector<reports::LevelText> levels_of(const std::string& ruleset, const std::vector<cases::Case>& bundled) {
  std::vector<std::string> areas;  // of every case, so that they can be counted
  for (const cases::Case& subject : bundled) {
    if (subject.ruleset == ruleset) areas.push_back(subject.area);
  }
  if (areas.empty()) return {};
  const auto file = fixtures_folder() / ruleset / "levels.yaml";
  const auto levels = cases::read_levels(file, ruleset);
  const auto faults = cases::faults_of(levels, areas);
  if (!faults.empty()) throw std::runtime_error(fmt::format("{}: {}", file.string(), fmt::join(faults, "; ")));
  std::vector<reports::LevelText> texts;
  for (const cases::Level& level : levels) {
    reports::LevelText text{level.name, level.title, level.areas, 0};
    for (const std::string& area : level.areas) text.cases += static_cast<std::size_t>(std::ranges::count(areas, area));
    texts.push_back(std::move(text));
  }
  return texts;
}

// Measured now and then, and not there before the first time.
json mutation_scores() {
  const auto file = fixtures_folder() / "mutation_scores.json";
  if (!std::filesystem::exists(file)) return json::object();
  try {
    std::ifstream stream(file);
    return json::parse(stream);
  } catch (const json::exception& error) {
    throw std::runtime_error(fmt::format("{} holds no mutation scores: {}", file.string(), error.what()));
  }
}

std::optional<reports::MutationScore> mutation_score_of(const std::string& ruleset, const json& scores) {
  const json::json_pointer place("/rulesets/" + ruleset);
  if (!scores.contains(place)) return std::nullopt;
  try {
    const json& score = scores.at(place);
    return reports::MutationScore{scores.at("commit"), score.at("cases"), score.at("properties"), score.at("campaign")};
  } catch (const json::exception& error) {
    throw std::runtime_error(
        fmt::format("mutation_scores.json among the fixtures is not as expected: {}", error.what()));
  }
}

}  // namespace

std::vector<GameFacts> game_facts(const std::vector<cases::Case>& planned, const std::vector<cases::Case>& bundled) {
  std::vector<GameFacts> games;
  const json scores = mutation_scores();
  for (const cases::ClauseBook& book : clause_books()) {
    if (std::ranges::count(planned, book.ruleset, &cases::Case::ruleset) == 0) continue;
    const auto misreadings = fixtures_folder() / book.ruleset / "misreadings.yaml";
    games.push_back({.ruleset = book.ruleset,
                     .title = short_title(book.title),
                     .clauses = clause_texts(book),
                     .levels = levels_of(book.ruleset, bundled),
                     .zones = notation::notation_of(book.ruleset)->zones(),
                     .misreadings = misreadings::read_misreadings(misreadings, book).size(),
                     .mutation_score = mutation_score_of(book.ruleset, scores)});
  }
  return games;
}

std::string short_title(const std::string& title) { return title.substr(0, title.find(" (")); }

std::string suite_commit() { return kSuiteCommit; }

}  // namespace tetrarch::commands
