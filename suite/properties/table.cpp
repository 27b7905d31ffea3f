#include "suite/properties/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "suite/notation/notation.hpp"
#include "suite/run/deed.hpp"

namespace tetrarch::properties {
namespace {

// The most differences that a sentence tells of.
constexpr std::size_t kTold = 3;

std::string answer_text(const Played& played) {
  return is_accepted(played) ? "acceptance" : fmt::format("a refusal as {}", played.refusal);
}

std::optional<std::string> difference(const json& expected, const json& actual, const notation::Notation& notation) {
  const auto differences = notation.differences(notation.canonical(expected), notation.canonical(actual));
  if (differences.empty()) return std::nullopt;
  std::string text;
  for (std::size_t index = 0; index < std::min(differences.size(), kTold); ++index) {
    const auto& [field, due, came] = differences[index];
    text += fmt::format("{}{}: {} is due, {} came", index == 0 ? "" : "; ", field, due, came);
  }
  if (differences.size() > kTold) text += fmt::format("; and {} more", differences.size() - kTold);
  return text;
}

std::optional<std::string> difference(const Played& expected, const Played& actual,
                                      const notation::Notation& notation) {
  if (expected.refusal != actual.refusal) {
    return fmt::format("{} is due, {} came", answer_text(expected), answer_text(actual));
  }
  if (expected.events != actual.events) {
    return fmt::format("the events {} are due, {} came", expected.events.dump(), actual.events.dump());
  }
  return difference(expected.after, actual.after, notation);
}

}  // namespace

Table::Table(const Ruleset& ruleset, const Asker& asker, std::uint64_t& actions)
    : ruleset_(ruleset), asker_(asker), actions_(actions) {}

void Table::load(const json& position) {
  attempt_ = {position, {}};
  const auto answer = answer_to("load", suite::load_params(ruleset_.name, position));
  const json* result = suite::result_in(answer);
  if (result == nullptr) fail(fmt::format("load: a state is due, {} came", suite::describe(answer)));
  state_ = result->at("state");
}

Played Table::perform(const cases::Deed& deed) {
  attempt_.deeds.push_back(deed);
  Played played{.deed = deed, .before = state_, .after = {}, .events = json::array(), .refusal = {}};
  const Asker asker = [this](const std::string& method, const json& params) { return answer_to(method, params); };
  const auto answer = suite::perform(deed, ruleset_.name, asker).answer;
  if (const json* result = suite::result_in(answer)) {
    state_ = result->at("state");
    played.events = result->value("events", json::array());
  } else {
    played.refusal = kind_of(std::get<suite::Refused>(answer), text_of(deed));
    const auto state = answer_to("state", json::object());
    if (suite::result_in(state) == nullptr) fail("state: " + suite::describe(state));
    state_ = suite::result_in(state)->at("state");
  }
  played.after = state_;
  return played;
}

std::vector<Played> Table::perform(const std::vector<cases::Deed>& deeds) {
  std::vector<Played> played;
  for (const cases::Deed& deed : deeds) played.push_back(perform(deed));
  return played;
}

bool Table::accepts(const json& action) {
  attempt_.deeds.emplace_back(cases::Act{action});
  const auto answer = answer_to("act", {{"action", action}});
  if (const json* result = suite::result_in(answer)) {
    state_ = result->at("state");
    return true;
  }
  kind_of(std::get<suite::Refused>(answer), text_of(attempt_.deeds.back()));
  attempt_.deeds.pop_back();
  return false;
}

std::vector<json> Table::moves() {
  const auto answer = answer_to("moves", json::object());
  if (const auto* refused = std::get_if<suite::Refused>(&answer)) {
    kind_of(*refused, "moves");
    return {};
  }
  auto moves = suite::result_in(answer)->at("moves").get<std::vector<json>>();
  const auto& kinds = ruleset_.listed_kinds;
  for (const json& move : moves) {
    const auto kind = move.at("kind").get<std::string>();
    if (std::ranges::find(kinds, kind) == kinds.end()) fail("moves: " + move.dump() + " is listed, which is none");
  }
  std::ranges::sort(moves);
  return moves;
}

std::set<std::string> Table::attackers(const std::string& square, const std::string& by) {
  const auto answer = answer_to("attackers", {{"square", square}, {"by", by}});
  const json* result = suite::result_in(answer);
  if (result == nullptr) fail("attackers: " + suite::describe(answer));
  return result->at("squares").get<std::set<std::string>>();
}

void Table::fail(const std::string& sentence) const {
  throw Broken{{.sentence = sentence, .is_unanswered = false, .seen_in = attempt_}};
}

void Table::require_none(const std::optional<std::string>& fault, const std::string& when) const {
  if (fault) fail(fmt::format("{}: {}", when, *fault));
}

void Table::require_same(const json& expected, const json& actual, const std::string& when) const {
  require_none(difference(expected, actual, *notation::notation_of(ruleset_.name)), when);
}

void Table::require_same(const Played& expected, const Played& actual, const std::string& when) const {
  require_none(difference(expected, actual, *notation::notation_of(ruleset_.name)), when);
}

suite::Answer Table::answer_to(const std::string& method, const json& params) {
  if (method == "act") ++actions_;
  auto answer = asker_(method, params);
  if (!std::holds_alternative<suite::Failure>(answer)) return answer;
  throw Broken{
      {.sentence = fmt::format("{}: {}", method, suite::describe(answer)), .is_unanswered = true, .seen_in = attempt_}};
}

// An error that is none of the game's refuses nothing.
std::string Table::kind_of(const suite::Refused& refused, const std::string& doing) const {
  for (const auto* kind : {"illegal", "unresolved", "invalid"}) {
    if (suite::is_refusal(refused, kind)) return kind;
  }
  fail(fmt::format("{}: {}", doing, suite::describe(refused)));
}

}  // namespace tetrarch::properties
