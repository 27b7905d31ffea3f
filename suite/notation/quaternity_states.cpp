#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "suite/documents/reading.hpp"
#include "suite/notation/quaternity_documents.hpp"
#include "suite/notation/quaternity_words.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation::quaternity_documents {
namespace {

using documents::Entry;
using documents::InputError;
using documents::MapReader;
using documents::Node;
using nlohmann::json;
using reports::FieldDifference;

// "empty", "white N" or "white P^"
json expected_piece(const Node& written) {
  const std::string& text = documents::text_of(written, "what stands there: empty, \"white N\" or \"white P^\"");
  if (text == "empty") return nullptr;
  const std::size_t blank = text.find(' ');
  const std::string army = text.substr(0, blank);
  documents::require_one_of(army, written.place, "empty, or an army and a piece", quaternity_players());
  const std::string_view piece = blank == std::string::npos ? "" : std::string_view(text).substr(blank + 1);
  const documents::Place place = documents::place_within(written, army.size() + 1);
  const auto type = piece.empty() ? std::nullopt : type_of_letter(piece.front());
  if (!type) throw InputError(place, fmt::format("expected a piece: one of K Q R B N P, got \"{}\"", piece));
  if (*type != "pawn") {
    if (piece.size() != 1) throw InputError(place, fmt::format("a {} is written with its letter alone", *type));
    return piece_of(army, *type, std::nullopt);
  }
  const auto heading = piece.size() == 2 ? heading_of_mark(piece.back()) : std::nullopt;
  if (!heading) throw InputError(place, "a pawn needs a mark: ^ v < > or * for open");
  require_heading_of_army(army, *heading, place);
  return piece_of(army, *type, heading);
}

json expected_offer(const Node& written) {
  if (written.is_null()) return nullptr;
  const MapReader reader(written, "an offer", {"by", "accepted"});
  const std::string& by = documents::one_of(reader.required("by"), "a player", quaternity_players());
  std::vector<std::string> accepted;
  if (const Node* names = reader.optional("accepted")) {
    accepted = documents::distinct_words(*names, "a player", quaternity_players());
  }
  std::sort(accepted.begin(), accepted.end());
  return {{"by", by}, {"accepted", accepted}};
}

json expected_outcome(const Node& written) {
  if (written.is_null()) return nullptr;
  if (!written.is_map()) {
    return {{"kind", documents::one_of(written, "an outcome, which may be {winner: white} or null, too",
                                       {"in-progress", "draw"})}};
  }
  const MapReader reader(written, "an outcome", {"winner"});
  return {{"kind", "winner"},
          {"winner", documents::one_of(reader.required("winner"), "a player", quaternity_players())}};
}

std::map<std::string, json> expected_entries(const Node& written, std::string_view what,
                                             const std::vector<std::string>& values) {
  const MapReader reader(written, "the map of players", quaternity_players());
  std::map<std::string, json> entries;
  for (const Entry& entry : documents::some_entries_of(written, "a map of players")) {
    entries[entry.key] = documents::one_of(entry.value, what, values);
  }
  return entries;
}

// How the values of the fields are said to people.
std::string value_text(const std::string& field, const json& value) {
  if (field == "offer" && value.is_null()) return "none";
  if (field == "offer" && value.is_object()) {
    const auto accepted = value.value("accepted", std::vector<std::string>{});
    return fmt::format("by {}, accepted by {}", value.value("by", "?"),
                       accepted.empty() ? "nobody" : documents::listed(accepted));
  }
  if (field == "outcome" && value.is_null()) return "unnamed";
  if (field == "outcome" && value.is_object()) {
    const std::string kind = value.value("kind", "?");
    return kind == "winner" ? "winner " + value.value("winner", "?") : kind;
  }
  return value.is_string() ? value.get<std::string>() : value.dump();
}

constexpr std::string_view kAbsent = "absent";

std::string text_in(const json& object, const std::string& key) {
  return object.contains(key) ? value_text(key, object[key]) : std::string(kAbsent);
}

std::set<std::string> keys_of(const json& a, const json& b) {
  std::set<std::string> keys;
  for (const auto& [key, value] : a.items()) keys.insert(key);
  for (const auto& [key, value] : b.items()) keys.insert(key);
  return keys;
}

bool same_in(const json& a, const json& b, const std::string& key) {
  return a.contains(key) == b.contains(key) && (!a.contains(key) || a[key] == b[key]);
}

void add_field(std::vector<FieldDifference>& found, const std::string& field, const json& expected,
               const json& actual) {
  if (!same_in(expected, actual, field)) {
    found.push_back({field, text_in(expected, field), text_in(actual, field)});
  }
}

bool both_objects(const json& expected, const json& actual, const std::string& field) {
  return expected.contains(field) && actual.contains(field) && expected[field].is_object() && actual[field].is_object();
}

void add_entries(std::vector<FieldDifference>& found, const std::string& field, const json& expected,
                 const json& actual) {
  if (!both_objects(expected, actual, field)) return add_field(found, field, expected, actual);
  const json& wanted = expected[field];
  const json& got = actual[field];
  std::vector<std::string> names = quaternity_players();
  for (const std::string& key : keys_of(wanted, got)) {
    if (std::find(names.begin(), names.end(), key) == names.end()) names.push_back(key);
  }
  for (const std::string& name : names) {
    if (same_in(wanted, got, name)) continue;
    found.push_back({field + "." + name, text_in(wanted, name), text_in(got, name)});
  }
}

// What stands on each square that has a piece, in the order of squares; several pieces where an engine says so.
using Board = std::map<std::pair<std::size_t, std::string>, std::vector<json>>;

Board board_of(const json& pieces) {
  Board board;
  for (const json& piece : pieces) {
    const std::string square = piece.value("square", "?");
    board[{square_order(square), square}].push_back(piece);
  }
  return board;
}

std::string pieces_text(const std::vector<json>& pieces) {
  if (pieces.empty()) return "empty";
  std::vector<std::string> texts;
  for (const json& piece : pieces) texts.push_back(piece_text(piece));
  return fmt::format("{}", fmt::join(texts, " and "));
}

void add_square(std::vector<FieldDifference>& found, const std::string& square, const std::vector<json>& expected,
                const std::vector<json>& actual) {
  if (expected == actual) return;
  FieldDifference difference{"pieces." + square, pieces_text(expected), pieces_text(actual)};
  if (difference.expected == difference.actual) {
    difference.expected = json(expected).dump();
    difference.actual = json(actual).dump();
  }
  found.push_back(std::move(difference));
}

void add_pieces(std::vector<FieldDifference>& found, const json& expected, const json& actual) {
  Board wanted = board_of(expected.value("pieces", json::array()));
  Board got = board_of(actual.value("pieces", json::array()));
  for (const auto& [square, pieces] : wanted) got.try_emplace(square);
  for (const auto& [square, pieces] : got) add_square(found, square.second, wanted[square], pieces);
}

}  // namespace

ExpectedState expected_state(const Node& written) {
  const MapReader reader(written, "a state", {"turn", "players", "controllers", "pieces", "offer", "outcome"});
  documents::some_entries_of(written, "what the state must show");
  ExpectedState state;
  if (const Node* turn = reader.optional("turn")) {
    state.fields["turn"] = documents::one_of(*turn, "a player", quaternity_players());
  }
  if (const Node* offer = reader.optional("offer")) state.fields["offer"] = expected_offer(*offer);
  if (const Node* outcome = reader.optional("outcome")) state.fields["outcome"] = expected_outcome(*outcome);
  if (const Node* players = reader.optional("players")) {
    state.entries["players"] = expected_entries(*players, "a status", quaternity_statuses());
  }
  if (const Node* controllers = reader.optional("controllers")) {
    state.entries["controllers"] = expected_entries(*controllers, "a player", quaternity_players());
  }
  if (const Node* pieces = reader.optional("pieces")) {
    for (const Entry& entry : documents::some_entries_of(*pieces, "a map from squares to pieces")) {
      state.squares.push_back({require_square(entry.key, entry.place), expected_piece(entry.value)});
    }
  }
  return state;
}

json canonical(const json& state) {
  json result = state;
  sort_pieces(result);
  if (result.contains("offer") && result["offer"].is_object() && result["offer"].contains("accepted")) {
    std::sort(result["offer"]["accepted"].begin(), result["offer"]["accepted"].end());
  }
  if (!result.contains("controllers") || !result["controllers"].is_object()) return result;
  std::set<std::string> armies;
  for (const json& piece : result.value("pieces", json::array())) armies.insert(piece.value("army", ""));
  for (const std::string& army : quaternity_players()) {
    if (!armies.contains(army)) result["controllers"].erase(army);
  }
  return result;
}

std::vector<FieldDifference> differences(const json& expected, const json& actual) {
  std::vector<FieldDifference> found;
  add_field(found, "turn", expected, actual);
  add_entries(found, "players", expected, actual);
  add_entries(found, "controllers", expected, actual);
  add_pieces(found, expected, actual);
  add_field(found, "offer", expected, actual);
  add_field(found, "outcome", expected, actual);
  const std::set<std::string> told{"turn", "players", "controllers", "pieces", "offer", "outcome"};
  for (const std::string& key : keys_of(expected, actual)) {
    if (!told.contains(key)) add_field(found, key, expected, actual);
  }
  return found;
}

}  // namespace tetrarch::notation::quaternity_documents
