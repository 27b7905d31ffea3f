#include "suite/run/expectations.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using Names = std::vector<std::string>;

std::string listed(const auto& words) { return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", ")); }

std::string yes_or_no(bool is_so) { return is_so ? "in check" : "not in check"; }

// What `check` and `attackers` ask.
Asked ask_attackers(const Asker& asker, const std::string& square, const std::string& by) {
  return ask(asker, "attackers", {{"square", square}, {"by", by}});
}

Discrepancy no_result(const Asked& asked) {
  return {fmt::format("a result was expected and {} came", describe(asked.answer)), asked, {}};
}

// Whether the player is in check, as far as anybody answered, and the last request behind it: the one that found an
// attack or got no result, or else the last of all.
struct CheckAnswer {
  std::optional<bool> is_in_check = false;
  Asked asked;
};

CheckAnswer ask_for_check(const std::string& player, const json& state, const notation::Notation& notation,
                          const Asker& asker) {
  CheckAnswer answer;
  for (const std::string& square : notation.kings_of(state, player)) {
    for (const std::string& opponent : notation.checkers_of(state, player)) {
      answer.asked = ask_attackers(asker, square, opponent);
      const json* result = result_in(answer.asked.answer);
      if (!result) return {std::nullopt, answer.asked};
      if (!result->at("squares").empty()) return {true, answer.asked};
    }
  }
  return answer;
}

json without_piece_on(const json& pieces, const std::string& square) {
  json rest = json::array();
  std::ranges::copy_if(pieces, std::back_inserter(rest),
                       [&](const json& piece) { return piece.at("square") != square; });
  return rest;
}

json with_squares(json state, const std::vector<notation::ExpectedSquare>& squares) {
  for (const auto& [square, piece] : squares) {
    json pieces = without_piece_on(state.at("pieces"), square);
    if (!piece.is_null()) {
      pieces.push_back(piece);
      pieces.back()["square"] = square;
    }
    state["pieces"] = pieces;
  }
  return state;
}

// A canonical state with everything that is written put in its place. The controller of an army without a piece is not
// compared, so a canonical state does not hold it.
json patched(json state, const notation::ExpectedState& written, const notation::Notation& notation) {
  if (!written.squares.empty()) {
    state["pieces"] = notation.canonical(with_squares(state, written.squares)).at("pieces");
  }
  for (const auto& [field, value] : written.fields) state[field] = value;
  for (const auto& [field, entries] : written.entries) {
    for (const auto& [key, value] : entries) {
      if (state.at(field).contains(key)) state[field][key] = value;
    }
  }
  return state;
}

Names event_texts(const auto& events, const notation::Notation& notation) {
  Names texts;
  for (const json& event : events) texts.push_back(notation.event_text(event));
  return texts;
}

Check check_event_texts(const Names& expected, const Names& actual, const notation::Notation& notation,
                        const Asked& asked) {
  if (actual == expected) return std::nullopt;
  return Discrepancy{
      fmt::format("the {} must be {} and are {}", notation.events_name(), listed(expected), listed(actual)),
      asked,
      {{notation.events_key(), listed(expected), listed(actual)}}};
}

Check as_check(std::vector<reports::FieldDifference> differences, const Asked& asked) {
  if (differences.empty()) return std::nullopt;
  const auto& first = differences.front();
  std::string summary = fmt::format("{} must be {} and is {}", first.field, first.expected, first.actual);
  if (differences.size() > 1) summary += fmt::format(" (and {} more differ)", differences.size() - 1);
  return Discrepancy{std::move(summary), asked, std::move(differences)};
}

}  // namespace

Check check_refusal(const std::optional<std::string>& refused, const Asked& asked) {
  const bool is_as_expected = refused ? is_refusal(asked.answer, *refused) : result_in(asked.answer) != nullptr;
  if (is_as_expected) return std::nullopt;
  const std::string expected = refused ? fmt::format("a refusal as {}", *refused) : "a result";
  const std::string actual = describe(asked.answer);
  return Discrepancy{
      fmt::format("{} was expected and {} came", expected, actual), asked, {{"answer", expected, actual}}};
}

Check check_written_events(const std::vector<json>& written, const notation::Notation& notation, const Asked& asked) {
  std::vector<json> actual;
  for (const json& event : result_in(asked.answer)->at("events")) actual.push_back(notation.expected_event(event));
  return check_event_texts(event_texts(written, notation), event_texts(actual, notation), notation, asked);
}

Check check_events(const json& expected, const notation::Notation& notation, const Asked& asked) {
  const json& actual = result_in(asked.answer)->at("events");
  return check_event_texts(event_texts(expected, notation), event_texts(actual, notation), notation, asked);
}

Check check_whole_state(const json& expected, const json& state, const notation::Notation& notation,
                        const Asked& asked) {
  if (expected == state) return std::nullopt;
  return as_check(notation.differences(expected, state), asked);
}

Check check_written_state(const notation::ExpectedState& written, const json& state, const notation::Notation& notation,
                          const Asked& asked) {
  return as_check(notation.differences(patched(state, written, notation), state), asked);
}

Check check_attackers(const cases::Step& step, const Asker& asker) {
  for (const auto& [square, by, squares] : step.attackers) {
    const Asked asked = ask_attackers(asker, square, by);
    const json* result = result_in(asked.answer);
    if (!result) return no_result(asked);
    const auto actual = result->at("squares").get<std::set<std::string>>();
    if (actual == squares && actual.size() == result->at("squares").size()) continue;
    return Discrepancy{
        fmt::format("{}'s attackers of {} must be {} and are {}", by, square, listed(squares),
                    listed(result->at("squares").get<Names>())),
        asked,
        {{fmt::format("attackers.{}.{}", square, by), listed(squares), listed(result->at("squares").get<Names>())}}};
  }
  return std::nullopt;
}

Check check_checks(const cases::Step& step, const json& state, const notation::Notation& notation, const Asker& asker) {
  for (const auto& [player, expected] : step.check) {
    const auto [actual, asked] = ask_for_check(player, state, notation, asker);
    if (!actual) return no_result(asked);
    if (*actual == expected) continue;
    const std::string summary = expected ? "must be in check and is not" : "must not be in check and is";
    return Discrepancy{
        fmt::format("{} {}", player, summary), asked, {{"check." + player, yes_or_no(expected), yes_or_no(*actual)}}};
  }
  return std::nullopt;
}

}  // namespace tetrarch::suite
