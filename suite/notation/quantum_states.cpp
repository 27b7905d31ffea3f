#include <fmt/format.h>

#include "suite/documents/reading.hpp"
#include "suite/notation/comparison.hpp"
#include "suite/notation/pieces.hpp"
#include "suite/notation/quantum_documents.hpp"
#include "suite/notation/quantum_words.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation::quantum_documents {
namespace {

using documents::Entry;
using documents::InputError;
using documents::MapReader;
using documents::Node;
using nlohmann::json;

// "empty" or "north N"
json expected_piece(const Node& written) {
  const std::string& text =
      documents::text_of(written, "what stands there: empty, or an army and a piece, \"north N\"");
  if (text == "empty") return nullptr;
  const std::size_t blank = text.find(' ');
  const std::string army = text.substr(0, blank);
  documents::require_one_of(army, written.place, "empty, or an army and a piece", quantum_players());
  const std::string_view piece = blank == std::string::npos ? "" : std::string_view(text).substr(blank + 1);
  const auto type = piece.size() == 1 ? type_of_letter(piece.front()) : std::nullopt;
  if (!type) {
    throw InputError(documents::place_within(written, army.size() + 1),
                     fmt::format("expected a piece: one of K Q R B N P, got \"{}\"", piece));
  }
  return {{"army", army}, {"type", *type}};
}

json expected_outcome(const Node& written) {
  if (!written.is_map()) {
    return {{"kind", documents::one_of(written, "an outcome, which may be {winner: north, by: survival}, too",
                                       {"in-progress", "draw"})}};
  }
  const MapReader reader(written, "an outcome", {"winner", "by"});
  return {{"kind", "winner"},
          {"winner", documents::one_of(reader.required("winner"), "a player", quantum_players())},
          {"by", documents::one_of(reader.required("by"), "how it was won", {"survival", "points", "mate"})}};
}

std::map<std::string, json> expected_players(const Node& written) {
  const MapReader reader(written, "the map of players", quantum_players());
  std::map<std::string, json> entries;
  for (const Entry& entry : documents::some_entries_of(written, "a map of players")) {
    entries[entry.key] = documents::one_of(entry.value, "a status", quantum_statuses());
  }
  return entries;
}

std::map<std::string, json> expected_hands(const Node& written) {
  const MapReader reader(written, "the map of hands", quantum_players());
  std::map<std::string, json> entries;
  for (const Entry& entry : documents::some_entries_of(written, "a map of hands")) {
    entries[entry.key] = hand_of(entry.value);
  }
  return entries;
}

std::vector<ExpectedSquare> expected_squares(const Node& written) {
  std::vector<ExpectedSquare> squares;
  for (const Entry& entry : documents::some_entries_of(written, "a map from squares to pieces")) {
    squares.push_back({require_square(entry.key, entry.place), expected_piece(entry.value)});
  }
  return squares;
}

std::string outcome_text(const json& outcome) {
  const std::string kind = string_in(outcome, "kind");
  const std::string by = string_in(outcome, "by");
  return kind == "winner" ? "winner " + string_in(outcome, "winner") + (by.empty() ? "" : " by " + by) : kind;
}

// "rook 1, bishop 0, knight 2"
std::string hand_text(const json& hand) {
  std::vector<std::string> numbers;
  for (const std::string& type : quantum_hand_types()) {
    if (hand.contains(type)) numbers.push_back(type + " " + hand[type].dump());
  }
  return documents::listed(numbers);
}

// How the values of the fields are said to people.
std::string value_text(const std::string& field, const json& value) {
  if (field == "outcome" && value.is_object()) return outcome_text(value);
  if (field == "hand" && value.is_object()) return hand_text(value);
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string listed_text(const json&) { return "listed"; }

std::string passed_text(const json& item) { return string_in(item, "square"); }

std::string outside_text(const json& item) {
  return item.is_object() ? item.value("until", json()).dump() : item.dump();
}

}  // namespace

ExpectedState expected_state(const Node& written) {
  const MapReader reader(written, "a state",
                         {"turn", "round", "players", "pieces", "unmoved", "passed", "hand", "outside", "outcome"});
  documents::some_entries_of(written, "what the state must show");
  ExpectedState state;
  if (const Node* turn = reader.optional("turn")) {
    state.fields["turn"] = documents::one_of(*turn, "a player", quantum_players());
  }
  if (const Node* round = reader.optional("round")) {
    state.fields["round"] = documents::number_of(*round, "a round", 0, kRoundLimit);
  }
  if (const Node* unmoved = reader.optional("unmoved")) state.fields["unmoved"] = unmoved_of(*unmoved);
  if (const Node* passed = reader.optional("passed")) state.fields["passed"] = passed_of(*passed);
  if (const Node* outside = reader.optional("outside")) state.fields["outside"] = outside_of(*outside);
  if (const Node* outcome = reader.optional("outcome")) state.fields["outcome"] = expected_outcome(*outcome);
  if (const Node* players = reader.optional("players")) state.entries["players"] = expected_players(*players);
  if (const Node* hands = reader.optional("hand")) state.entries["hand"] = expected_hands(*hands);
  if (const Node* pieces = reader.optional("pieces")) state.squares = expected_squares(*pieces);
  return state;
}

json canonical(json state) {
  sort_lists(state);
  if (state.contains("hand")) fill_hands(state["hand"]);
  return state;
}

std::vector<reports::FieldDifference> differences(const json& expected, const json& actual) {
  Comparison comparison(expected, actual, value_text);
  comparison.field("turn");
  comparison.field("round");
  comparison.entries("players", quantum_players());
  comparison.pieces();
  comparison.squares("unmoved", "", listed_text);
  comparison.squares("passed", "pawn", passed_text);
  comparison.entries("hand", quantum_players());
  comparison.squares("outside", "square", outside_text);
  comparison.field("outcome");
  return comparison.rest();
}

}  // namespace tetrarch::notation::quantum_documents
