#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "suite/documents/reading.hpp"
#include "suite/notation/pieces.hpp"
#include "suite/notation/quantum_documents.hpp"
#include "suite/notation/quantum_words.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation::quantum_documents {
namespace {

using documents::InputError;
using documents::MapReader;
using documents::Node;
using documents::Place;
using nlohmann::json;

// C-BOARD-3
constexpr std::string_view kOpening = R"(turn: north
north: K g12, Q f12, R c12 j12, B e12 h12, N d12 i12, P c11 d11 e11 f11 g11 h11 i11 j11
east: K l6, Q l7, R l10 l3, B l8 l5, N l9 l4, P k10 k9 k8 k7 k6 k5 k4 k3
south: K g1, Q f1, R c1 j1, B e1 h1, N d1 i1, P c2 d2 e2 f2 g2 h2 i2 j2
west: K a6, Q a7, R a10 a3, B a8 a5, N a9 a4, P b10 b9 b8 b7 b6 b5 b4 b3
unmoved: [g12, c12, j12, l6, l10, l3, g1, c1, j1, a6, a10, a3]
)";

constexpr std::size_t kLastRound = 60;

// What a position says beside its pieces.
const std::vector<std::string>& facts() {
  static const std::vector<std::string> keys{"turn", "round", "unmoved", "passed", "hand", "outside"};
  return keys;
}

json empty_draft() {
  return {{"round", 1},
          {"players", json::object()},
          {"pieces", json::array()},
          {"unmoved", json::array()},
          {"passed", json::array()},
          {"hand", json::object()},
          {"outside", json::array()}};
}

bool has_piece(const json& draft, const std::string& player) {
  return std::ranges::any_of(draft["pieces"], [&](const json& piece) { return piece["army"] == player; });
}

std::string status_in(const json& draft, const std::string& player) {
  return draft["players"].value(player, has_piece(draft, player) ? "active" : "eliminated");
}

// Whether a second piece may be put on a square.
enum class Stacking { kAllowed, kRefused };

void put_pieces(json& draft, const std::string& army, const Node& written, Care care, Stacking stacking) {
  read_pieces(written, army, [&](const std::string& type, const Word& word) {
    const std::string square = require_square(word.text, word.place);
    if (stacking == Stacking::kRefused) require_empty(draft, square, word.place);
    if (type == "king" && care == Care::kPlayable) require_no_king(draft, army, word.place);
    draft["pieces"].push_back({{"square", square}, {"army", army}, {"type", type}});
  });
}

void put_army(json& draft, const std::string& army, const Node& written, Care care, Stacking stacking) {
  if (!written.is_map()) return put_pieces(draft, army, written, care, stacking);
  const MapReader reader(written, "the army of " + army, {"pieces", "status"});
  documents::some_entries_of(written, "an army");
  if (const Node* pieces = reader.optional("pieces")) put_pieces(draft, army, *pieces, care, stacking);
  if (const Node* status = reader.optional("status")) {
    draft["players"][army] = documents::one_of(*status, "a status", quantum_statuses());
  }
}

void set_hands(json& draft, const Node& written) {
  const MapReader reader(written, "the map of hands", quantum_players());
  draft["hand"] = json::object();
  for (const documents::Entry& entry : written.entries) draft["hand"][entry.key] = hand_of(entry.value);
}

// A case begins in a round in which somebody may move; C-LOAD-1 says which of those there are.
void set_round(json& draft, const Node& written, Care care) {
  const bool is_playable = care == Care::kPlayable;
  draft["round"] =
      documents::number_of(written, "a round", is_playable ? 1 : 0, is_playable ? kLastRound : kRoundLimit);
}

void set_facts(json& draft, const MapReader& reader, Care care) {
  if (const Node* turn = reader.optional("turn")) {
    draft["turn"] = documents::one_of(*turn, "a player", quantum_players());
  }
  if (const Node* round = reader.optional("round")) set_round(draft, *round, care);
  if (const Node* unmoved = reader.optional("unmoved")) draft["unmoved"] = unmoved_of(*unmoved);
  if (const Node* passed = reader.optional("passed")) draft["passed"] = passed_of(*passed);
  if (const Node* hands = reader.optional("hand")) set_hands(draft, *hands);
  if (const Node* outside = reader.optional("outside")) draft["outside"] = outside_of(*outside);
}

// Takes a piece off the board with all that is said of it.
void take_off(json& draft, const Node& square) {
  remove_piece(draft, square);
  const auto forget = [&](const char* list, const char* key) {
    json rest = json::array();
    std::ranges::copy_if(draft[list], std::back_inserter(rest),
                         [&](const json& item) { return square_in(item, key) != square.text; });
    draft[list] = std::move(rest);
  };
  forget("unmoved", "");
  forget("passed", "pawn");
  forget("outside", "square");
}

Place place_of(const Node& written, std::string_view key) {
  const Node* value = written.find(key);
  return value == nullptr ? written.place : value->place;
}

void check_turn(const json& draft, const Node& written) {
  const std::string mover = draft["turn"];
  if (status_in(draft, mover) == "active") return;
  throw InputError(place_of(written, "turn"), fmt::format("{} is on turn and must be active, but is eliminated{}",
                                                          mover, has_piece(draft, mover) ? "" : ": it has no piece"));
}

// What of C-LOAD-1 concerns players and their pieces.
void check_players(const json& draft, const Node& written) {
  for (const std::string& player : quantum_players()) {
    const bool is_active = status_in(draft, player) == "active";
    if (is_active && king_of(draft, player) == nullptr) {
      throw InputError(written.place, fmt::format("{} is active but has no king", player));
    }
    if (!is_active && has_piece(draft, player)) {
      throw InputError(written.place, fmt::format("{} is eliminated but has a piece", player));
    }
  }
}

// Every item of a list must name a piece of some type, and no piece twice.
void check_list(const json& draft, const Node& written, const char* list, const char* key,
                const std::vector<std::string>& types) {
  std::set<std::string> named;
  for (const json& item : draft[list]) {
    const std::string square = square_in(item, key);
    const json* piece = piece_on(draft, square);
    if (piece == nullptr || std::ranges::count(types, string_in(*piece, "type")) == 0) {
      throw InputError(place_of(written, list),
                       fmt::format("{} names {}, where no {} stands", list, square, fmt::join(types, " or ")));
    }
    if (!named.insert(square).second) {
      throw InputError(place_of(written, list), fmt::format("{} names {} twice", list, square));
    }
  }
}

void check_lists(const json& draft, const Node& written) {
  check_list(draft, written, "unmoved", "", {"king", "rook"});
  check_list(draft, written, "passed", "pawn", {"pawn"});
  check_list(draft, written, "outside", "square", piece_types());
}

std::string written_army(const json& position, const std::string& army) {
  const std::string pieces = written_pieces(position, army, [](const json&) { return std::string(); });
  const std::string status = position["players"].value(army, "active");
  if (status == (pieces.empty() ? "eliminated" : "active")) return pieces;
  if (pieces.empty()) return fmt::format("{{status: {}}}", status);
  return fmt::format("{{pieces: \"{}\", status: {}}}", pieces, status);
}

// "{north: {rook: 1}}", or nothing where nobody has a piece in hand.
std::string written_hands(const json& hands) {
  std::vector<std::string> texts;
  for (const std::string& player : quantum_players()) {
    const json hand = hands.value(player, json::object());
    std::vector<std::string> numbers;
    for (const std::string& type : quantum_hand_types()) {
      const int number = hand.value(type, 0);
      if (number != 0) numbers.push_back(fmt::format("{}: {}", type, number));
    }
    if (!numbers.empty()) texts.push_back(fmt::format("{}: {{{}}}", player, documents::listed(numbers)));
  }
  return texts.empty() ? "" : "{" + documents::listed(texts) + "}";
}

// "{e9: e10}", or nothing where the list is empty.
std::string written_map(const json& list, const char* key, const char* value) {
  std::vector<std::string> texts;
  for (const json& item : list) {
    const json& said = item.at(value);
    texts.push_back(fmt::format("{}: {}", item.at(key).get<std::string>(),
                                said.is_string() ? said.get<std::string>() : said.dump()));
  }
  return texts.empty() ? "" : "{" + documents::listed(texts) + "}";
}

std::string written_list(const json& list) {
  return list.empty() ? "" : "[" + documents::listed(list.get<std::vector<std::string>>()) + "]";
}

std::string line_of(const std::string& key, const std::string& written) {
  return written.empty() ? "" : key + ": " + written + "\n";
}

// The number that a scalar is, where the protocol has one under that key and no quotes make it a text.
std::optional<std::int64_t> protocol_number(const std::string& key, const Node& value) {
  static const std::set<std::string> numbers{"round", "until", "rook", "bishop", "knight"};
  const bool is_quoted = value.lead == 1;
  if (!numbers.contains(key) || !value.is_scalar() || is_quoted) return std::nullopt;
  std::int64_t number = 0;
  const char* const end = value.text.data() + value.text.size();
  const auto read = std::from_chars(value.text.data(), end, number);
  return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

}  // namespace

json opening_draft() {
  static const json opening = draft(documents::parse_document(kOpening, "the opening"), Care::kPlayable);
  return opening;
}

json draft(const Node& written, Care care) {
  std::vector<std::string> keys = facts();
  keys.insert(keys.end(), quantum_players().begin(), quantum_players().end());
  const MapReader reader(written, "a position", keys);
  reader.required("turn");
  json result = empty_draft();
  set_facts(result, reader, care);
  const Stacking stacking = care == Care::kPlayable ? Stacking::kRefused : Stacking::kAllowed;
  for (const std::string& army : quantum_players()) {
    if (const Node* pieces = reader.optional(army)) put_army(result, army, *pieces, care, stacking);
  }
  return result;
}

json changed_draft(const json& base, const Node& written, Care care) {
  std::vector<std::string> keys = facts();
  keys.insert(keys.begin(), {"like", "without", "with"});
  const MapReader reader(written, "a changed position", keys);
  json result = base;
  if (const Node* without = reader.optional("without")) {
    for (const Node& square : documents::some_items_of(*without, "a list of squares")) take_off(result, square);
  }
  if (const Node* with = reader.optional("with")) {
    const MapReader armies(*with, "the pieces added", quantum_players());
    for (const documents::Entry& army : documents::some_entries_of(*with, "a map from armies to pieces")) {
      put_army(result, army.key, army.value, care, Stacking::kRefused);
    }
  }
  set_facts(result, reader, care);
  return result;
}

json completed(const json& draft, const Node& written, Care care) {
  if (care == Care::kPlayable) {
    check_turn(draft, written);
    check_players(draft, written);
    check_lists(draft, written);
  }
  json position = draft;
  for (const std::string& name : quantum_players()) position["players"][name] = status_in(draft, name);
  fill_hands(position["hand"]);
  sort_lists(position);
  return position;
}

json document(const Node& written) {
  if (written.is_sequence()) {
    json list = json::array();
    for (const Node& item : written.items) list.push_back(document(item));
    return list;
  }
  if (!written.is_map()) return documents::as_json(written);
  json object = json::object();
  for (const documents::Entry& entry : written.entries) {
    const auto number = protocol_number(entry.key, entry.value);
    object[entry.key] = number ? json(*number) : document(entry.value);
  }
  return object;
}

json opening() {
  static const json position =
      completed(opening_draft(), documents::parse_document(kOpening, "the opening"), Care::kPlayable);
  return position;
}

std::string written_position(const json& position) {
  std::string text = line_of("turn", position["turn"].get<std::string>());
  text += line_of("round", std::to_string(position["round"].get<int>()));
  for (const std::string& army : quantum_players()) text += line_of(army, written_army(position, army));
  text += line_of("unmoved", written_list(position.value("unmoved", json::array())));
  text += line_of("passed", written_map(position.value("passed", json::array()), "pawn", "square"));
  text += line_of("hand", written_hands(position.value("hand", json::object())));
  text += line_of("outside", written_map(position.value("outside", json::array()), "square", "until"));
  return text;
}

}  // namespace tetrarch::notation::quantum_documents
