#include "suite/service/quantum_json.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "suite/service/members.hpp"

namespace tetrarch::service {

using nlohmann::json;
using namespace quantum;

namespace {

const Names<Player> kPlayerNames = {
    {Player::kNorth, "north"}, {Player::kEast, "east"}, {Player::kSouth, "south"}, {Player::kWest, "west"}};

const Names<bool> kStatusNames = {{true, "active"}, {false, "eliminated"}};

const Names<PieceType> kTypeNames = {{PieceType::kKing, "king"},     {PieceType::kQueen, "queen"},
                                     {PieceType::kRook, "rook"},     {PieceType::kBishop, "bishop"},
                                     {PieceType::kKnight, "knight"}, {PieceType::kPawn, "pawn"}};

const Names<Victory> kVictoryNames = {
    {Victory::kSurvival, "survival"}, {Victory::kPoints, "points"}, {Victory::kMate, "mate"}};

const std::set<std::string> kPlayerWords = {"north", "east", "south", "west"};

// The last round that a position may be loaded in (C-LOAD-1), and the longest time outside (C-ZONE-4).
constexpr int kLastRound = 60;
constexpr int kRoundsOutside = 2;

// More than a player can ever have in hand of a type: two that it began with and eight promoted pawns make ten. It
// leaves room for every capture that may still come.
constexpr int kMostInHand = 16;

// --- positions, written ---

// A state has many pieces: a list of members in braces would be made and taken apart for each.
json to_json(const PlacedPiece& piece) {
  json document;
  document["square"] = board::to_string(piece.square);
  document["army"] = name_of(piece.army);
  document["type"] = name_of(piece.type);
  return document;
}

json to_json(const PassedPawn& passed) {
  return {{"pawn", board::to_string(passed.pawn)}, {"square", board::to_string(passed.square)}};
}

json to_json(const OutsidePiece& piece) { return {{"square", board::to_string(piece.square)}, {"until", piece.until}}; }

json to_json(Square square) { return board::to_string(square); }

json to_json(const Hand& hand) { return {{"rook", hand.rook}, {"bishop", hand.bishop}, {"knight", hand.knight}}; }

template <class Item>
json list_to_json(const std::vector<Item>& items) {
  json list = json::array();
  for (const Item& item : items) list.push_back(to_json(item));
  return list;
}

json outcome_to_json(const Outcome& outcome) {
  if (const auto* won = std::get_if<Won>(&outcome)) {
    return {{"kind", "winner"}, {"winner", name_of(won->winner)}, {"by", name_in(kVictoryNames, won->by)}};
  }
  return {{"kind", std::holds_alternative<Drawn>(outcome) ? "draw" : "in-progress"}};
}

// --- positions, read ---

Each<bool> survivors_in(const json& document) {
  const json& players = member_in(document, "players");
  refuse_other_members(players, kPlayerWords, "\"players\"");
  Each<bool> survives;
  for (const auto& [player, name] : kPlayerNames) {
    survives[player] = value_in(kStatusNames, string_in(players, std::string(name).c_str()), "status");
  }
  return survives;
}

std::vector<PlacedPiece> pieces_in(const json& document) {
  std::vector<PlacedPiece> pieces;
  for (const json& piece : array_in(document, "pieces")) {
    refuse_other_members(piece, {"square", "army", "type"}, "a piece");
    pieces.push_back({.square = square_in(piece, "square"),
                      .type = value_in(kTypeNames, string_in(piece, "type"), "type of piece"),
                      .army = value_in(kPlayerNames, string_in(piece, "army"), "army")});
  }
  return pieces;
}

std::vector<PassedPawn> passed_in(const json& document) {
  std::vector<PassedPawn> passed;
  for (const json& pawn : array_in(document, "passed")) {
    refuse_other_members(pawn, {"pawn", "square"}, "a pawn in \"passed\"");
    passed.push_back({square_in(pawn, "pawn"), square_in(pawn, "square")});
  }
  return passed;
}

int count_in(const json& hand, const char* type) {
  return hand.contains(type) ? integer_in(hand, type, 0, kMostInHand) : 0;
}

Each<Hand> hands_in(const json& document) {
  const json& hands = member_in(document, "hand");
  refuse_other_members(hands, kPlayerWords, "\"hand\"");
  Each<Hand> read;
  for (const auto& [player, name] : kPlayerNames) {
    const auto hand = hands.find(name);
    if (hand == hands.end()) continue;
    refuse_other_members(*hand, {"rook", "bishop", "knight"}, fmt::format("the hand of {}", name));
    read[player] = {count_in(*hand, "rook"), count_in(*hand, "bishop"), count_in(*hand, "knight")};
  }
  return read;
}

std::vector<OutsidePiece> outside_in(const json& document) {
  std::vector<OutsidePiece> outside;
  for (const json& piece : array_in(document, "outside")) {
    refuse_other_members(piece, {"square", "until"}, "a piece in \"outside\"");
    outside.push_back({square_in(piece, "square"), integer_in(piece, "until", 1, kLastRound + kRoundsOutside)});
  }
  return outside;
}

Description description_in(const json& document) {
  refuse_other_members(document, {"turn", "round", "players", "pieces", "unmoved", "passed", "hand", "outside"},
                       "a position");
  return {.turn = value_in(kPlayerNames, string_in(document, "turn"), "player"),
          .round = integer_in(document, "round", 1, kLastRound),
          .survives = survivors_in(document),
          .pieces = pieces_in(document),
          .unmoved = squares_in(document, "unmoved"),
          .passed = passed_in(document),
          .hand = hands_in(document),
          .outside = outside_in(document)};
}

// --- actions ---

json to_json(const Move& move) {
  json document = {{"kind", "move"}, {"from", board::to_string(move.from)}, {"to", board::to_string(move.to)}};
  if (move.promotion) document["promotion"] = name_of(*move.promotion);
  return document;
}

json to_json(const Promote& promote) {
  return {{"kind", "promote"}, {"square", board::to_string(promote.square)}, {"to", name_of(promote.to)}};
}

json to_json(Pass) { return {{"kind", "pass"}}; }

Move move_from_json(const json& document) {
  Move move{square_in(document, "from"), square_in(document, "to"), std::nullopt};
  if (document.contains("promotion")) {
    move.promotion = value_in(kTypeNames, string_in(document, "promotion"), "type of piece");
  }
  return move;
}

Promote promote_from_json(const json& document) {
  return {square_in(document, "square"), value_in(kTypeNames, string_in(document, "to"), "type of piece")};
}

}  // namespace

json position_to_json(const Position& position) {
  const Description described = quantum::described(position);
  json players;
  json hands;
  for (const Player player : kPlayers) {
    players[std::string(name_of(player))] = name_in(kStatusNames, described.survives[player]);
    hands[std::string(name_of(player))] = to_json(described.hand[player]);
  }
  return {{"turn", name_of(described.turn)},
          {"round", described.round},
          {"players", std::move(players)},
          {"pieces", list_to_json(described.pieces)},
          {"unmoved", list_to_json(described.unmoved)},
          {"passed", list_to_json(described.passed)},
          {"hand", std::move(hands)},
          {"outside", list_to_json(described.outside)}};
}

json state_to_json(const State& state) {
  json document = position_to_json(state.position);
  document["outcome"] = outcome_to_json(state.outcome);
  return document;
}

std::variant<Description, std::string> description_from_json(const json& document) {
  try {
    return description_in(document);
  } catch (const std::invalid_argument& fault) {
    return fault.what();
  }
}

json action_to_json(const Action& action) {
  return std::visit([](const auto& kind) { return to_json(kind); }, action);
}

Action quantum_action_from_json(const json& document) {
  const std::string kind = string_in(document, "kind");
  if (kind == "move") return move_from_json(document);
  if (kind == "promote") return promote_from_json(document);
  if (kind == "pass") return Pass{};
  throw std::invalid_argument(fmt::format("\"{}\" is no kind of action", wire::excerpt(kind)));
}

json events_to_json(const std::vector<Elimination>& eliminations) {
  json events = json::array();
  for (const auto& [player, by, clause] : eliminations) {
    events.push_back(
        {{"kind", "eliminated"}, {"player", name_of(player)}, {"by", by ? json(name_of(*by)) : json(nullptr)}});
  }
  return events;
}

std::string_view name_of(Player player) { return name_in(kPlayerNames, player); }

std::string_view name_of(PieceType type) { return name_in(kTypeNames, type); }

Player quantum_player_named(std::string_view name) { return value_in(kPlayerNames, name, "player"); }

}  // namespace tetrarch::service
