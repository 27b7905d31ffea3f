// What is certified: the head of the page, and the levels.
#include <fmt/format.h>

#include <algorithm>

#include "reports/html_parts.hpp"
#include "reports/level_results.hpp"
#include "reports/markup.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

void append_fact(pugi::xml_node list, const char* name, std::string_view value) {
  if (value.empty()) return;
  pugi::xml_node fact = append(list, "div");
  say(fact, "dt", name);
  quote(append(fact, "dd"), value, kCommandLimit);
}

std::string duration_of(double seconds) {
  constexpr double kMinute = 60;
  if (seconds < kMinute) return fmt::format("{:.1f} s", seconds);
  const auto whole = static_cast<long long>(seconds);
  return fmt::format("{} min {} s", whole / 60, whole % 60);
}

std::string counts_in_words(const RunResult& run) {
  std::string text = fmt::format("{} planned", counted(run.planned, "case"));
  for (const auto& [verdict, count] : counts_of(run)) {
    if (count > 0) text += fmt::format(", {} {}", count, name_of(verdict));
  }
  if (run.shard) text += fmt::format(", {} in other shards", run.shard->cases - run.planned);
  if (run.left_out > 0) text += fmt::format(", {} left out by GoogleTest's filter", run.left_out);
  return text;
}

// "Quaternity: the cases catch 85 misreadings of the rules"
std::string certainty_of(const GameFacts& game) {
  std::string text;
  if (game.misreadings > 0) {
    text = fmt::format("{}: the cases catch {} plausible misreadings of the rules", game.title, game.misreadings);
  }
  if (!game.mutation_score) return text;
  const MutationScore& score = *game.mutation_score;
  return fmt::format(
      "{} of the faults put into a reference on purpose, the cases find {:.1f} %, the properties "
      "{:.1f} % and a campaign {:.1f} %{}",
      text.empty() ? game.title + ":" : text + ";", score.cases, score.properties, score.campaign,
      score.commit.empty() ? "" : fmt::format(" (measured at {})", score.commit));
}

std::string games_of(const RunResult& run) {
  std::string text;
  for (const GameFacts& game : run.games) text += (text.empty() ? "" : ", ") + game.title;
  return text;
}

void append_facts(pugi::xml_node header, const RunResult& run) {
  const EngineIdentity& engine = run.engine;
  pugi::xml_node list = append(header, "dl", {{"class", "facts"}});
  append_fact(list, "Games", games_of(run));
  append_fact(list, "Part", run.shard ? capitalized(in_words(*run.shard)) : "");
  append_fact(list, "Cases", counts_in_words(run));
  append_fact(list, "Time", duration_of(run.seconds));
  append_fact(list, "Date", run.date);
  append_fact(list, "Suite",
              run.suite_commit.empty() ? "Tetrarch " + run.suite_version
                                       : fmt::format("Tetrarch {}, commit {}", run.suite_version, run.suite_commit));
  append_fact(list, "Seed", run.seed ? fmt::format("{}, by which the cases were shuffled", *run.seed) : "");
  append_fact(list, "Written in", engine.language);
  append_fact(list, "At home at", engine.url);  // a text and no link: nobody knows where it leads
  append_fact(list, "Supports", fmt::format("{}", fmt::join(engine.supports, ", ")));
  append_fact(list, "Command", engine.command);
  for (const GameFacts& game : run.games) {
    const std::string certainty = certainty_of(game);
    append_fact(list, "How sure", certainty);
    if (!certainty.empty()) set(list.last_child(), "class", "whole");
  }
}

void append_complaints(pugi::xml_node header, const RunResult& run) {
  const std::vector<std::string> faults = faults_of(run);
  if (faults.empty()) return;
  pugi::xml_node section = append(header, "section", {{"class", "complaints"}});
  say(section, "h2", "Wrong with the run itself");
  pugi::xml_node list = append(section, "ul");
  for (const std::string& fault : faults) say(list, "li", fault);
}

// The first lines that say what the engine gets wrong.
void append_suspects(pugi::xml_node header, const RunResult& run, const std::vector<FailureGroup>& groups) {
  constexpr std::size_t kMost = 5;
  if (groups.empty()) return;
  pugi::xml_node section = append(header, "section", {{"class", "suspects"}});
  say(section, "h2", "What it most likely gets wrong");
  pugi::xml_node list = append(section, "ul");
  for (std::size_t index = 0; index < std::min(kMost, groups.size()); ++index) {
    const FailureGroup& group = groups[index];
    pugi::xml_node item = append(list, "li");
    say(item, "a", heading_of(group, run), {{"href", "#" + anchor_of(group)}});
    say(item, "span", fmt::format(" ({})", counted(group.failures.size(), "case")));
  }
  if (groups.size() > kMost) say(list, "li", fmt::format("and {} more, below", groups.size() - kMost));
}

// A sign that needs no colour.
std::string_view sign_of(Standing standing) {
  switch (standing) {
    case Standing::kPassed:
      return "✓";
    case Standing::kWithWaivers:
      return "≈";
    case Standing::kFailed:
      return "✗";
    default:
      return "○";
  }
}

std::string class_of(Standing standing) {
  std::string name(name_of(standing));
  std::ranges::replace(name, ' ', '-');
  return "level " + name;
}

void append_level(pugi::xml_node list, const LevelResult& result) {
  pugi::xml_node item = append(list, "li", {{"class", class_of(result.standing)}});
  pugi::xml_node head = append(item, "p", {{"class", "standing"}});
  say(head, "span", sign_of(result.standing), {{"class", "sign"}, {"aria-hidden", "true"}});
  say(head, "strong", result.level->name);
  say(head, "span", name_of(result.standing), {{"class", "word"}});
  say(item, "p", in_words(result), {{"class", "numbers"}});
  say(item, "p", result.level->title, {{"class", "about"}});
}

}  // namespace

void append_certificate(pugi::xml_node body, const RunResult& run, const std::vector<FailureGroup>& groups) {
  const ClosingLine closing = closing_line(run);
  pugi::xml_node header = append(body, "header", {{"class", closing.passed ? "passed" : "failed"}});
  say(header, "p",
      run.shard ? fmt::format("Tetrarch's report of {}, on", in_words(*run.shard)) : "Tetrarch's report on",
      {{"class", "kicker"}});
  pugi::xml_node name = append(header, "h1");
  quote(name, run.engine.name.empty() ? "(no name)" : run.engine.name, kEngineNameLimit);
  if (!run.engine.version.empty()) {
    add_text(name, " ");
    set(quote(name, run.engine.version, kEngineNameLimit), "class", "version");
  }
  pugi::xml_node outcome = append(header, "p", {{"class", "outcome"}});
  say(outcome, "span", closing.passed ? "✓" : "✗", {{"class", "sign"}, {"aria-hidden", "true"}});
  say(outcome, "strong", closing.text);
  append_complaints(header, run);
  append_suspects(header, run, groups);
  append_facts(header, run);
}

void append_levels(pugi::xml_node body, const RunResult& run) {
  pugi::xml_node section = append(body, "section", {{"id", "levels"}});
  say(section, "h2", "Levels");
  say(section, "p", "A level is all or nothing: whoever reaches it passes every case of its areas.",
      {{"class", "note"}});
  bool is_any = false;
  for (const GameFacts& game : run.games) {
    if (game.levels.empty()) continue;
    is_any = true;
    say(section, "h3", game.title);
    pugi::xml_node list = append(section, "ul", {{"class", "levels"}});
    for (const LevelResult& result : level_results(run, game)) append_level(list, result);
  }
  if (!is_any) body.remove_child(section);
}

std::string anchor_of(const FailureGroup& group) {
  return group.clause.empty() ? fmt::format("verdict-{}", name_of(group.verdict)) : "clause-" + group.clause;
}

const GameFacts* game_of(const RunResult& run, const std::string& ruleset) {
  const auto game = std::ranges::find(run.games, ruleset, &GameFacts::ruleset);
  return game == run.games.end() ? nullptr : &*game;
}

}  // namespace tetrarch::reports
