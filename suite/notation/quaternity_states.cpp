#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "suite/documents/reading.hpp"
#include "suite/notation/comparison.hpp"
#include "suite/notation/pieces.hpp"
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

bool has_piece_of(const json& state, const std::string& army) {
  if (!state.contains("pieces")) return false;
  return std::ranges::any_of(state["pieces"], [&](const json& piece) { return string_in(piece, "army") == army; });
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

json canonical(json state) {
  sort_pieces(state);
  if (state.contains("offer") && state["offer"].is_object() && state["offer"].contains("accepted")) {
    std::sort(state["offer"]["accepted"].begin(), state["offer"]["accepted"].end());
  }
  if (!state.contains("controllers") || !state["controllers"].is_object()) return state;
  for (const std::string& army : quaternity_players()) {
    if (!has_piece_of(state, army)) state["controllers"].erase(army);
  }
  return state;
}

std::vector<reports::FieldDifference> differences(const json& expected, const json& actual) {
  Comparison comparison(expected, actual, value_text);
  comparison.field("turn");
  comparison.entries("players", quaternity_players());
  comparison.entries("controllers", quaternity_players());
  comparison.pieces();
  comparison.field("offer");
  comparison.field("outcome");
  return comparison.rest();
}

}  // namespace tetrarch::notation::quaternity_documents
