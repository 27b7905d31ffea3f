#include "suite/service/quaternity_json.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "suite/service/members.hpp"

namespace tetrarch::service {

using nlohmann::json;
using namespace quaternity;

namespace {

const Names<Player> kPlayerNames = {
    {Player::kWhite, "white"}, {Player::kRed, "red"}, {Player::kBlack, "black"}, {Player::kGreen, "green"}};

const Names<Status> kStatusNames = {
    {Status::kActive, "active"}, {Status::kFrozen, "frozen"}, {Status::kEliminated, "eliminated"}};

const Names<PieceType> kTypeNames = {{PieceType::kKing, "king"},     {PieceType::kQueen, "queen"},
                                     {PieceType::kRook, "rook"},     {PieceType::kBishop, "bishop"},
                                     {PieceType::kKnight, "knight"}, {PieceType::kPawn, "pawn"}};

const Names<Heading> kHeadingNames = {{Heading::kUp, "up"},
                                      {Heading::kDown, "down"},
                                      {Heading::kLeft, "left"},
                                      {Heading::kRight, "right"},
                                      {Heading::kOpen, "open"}};

const Names<FreezeKind> kFreezeNames = {
    {FreezeKind::kResignation, "resign"}, {FreezeKind::kTimeLoss, "time-loss"}, {FreezeKind::kWalkover, "walkover"}};

// A state has many pieces: a list of members in braces would be made and taken apart for each.
json piece_to_json(Square square, Piece piece) {
  json document;
  document["square"] = board::to_string(square);
  document["army"] = name_in(kPlayerNames, piece.army);
  document["type"] = name_in(kTypeNames, piece.type);
  if (piece.heading != Heading::kNone) document["heading"] = name_in(kHeadingNames, piece.heading);
  return document;
}

Piece piece_from_json(const json& document) {
  refuse_other_members(document, {"square", "army", "type", "heading"}, "a piece");
  const Army army = value_in(kPlayerNames, string_in(document, "army"), "army");
  const PieceType type = value_in(kTypeNames, string_in(document, "type"), "type of piece");
  if (!document.contains("heading")) return {type, army};
  return {type, army, value_in(kHeadingNames, string_in(document, "heading"), "heading")};
}

void put_pieces(Position& position, const json& pieces) {
  for (const json& document : pieces) {
    const Piece piece = piece_from_json(document);
    const Square square = square_in(document, "square");
    if (!position.board.is_empty(square)) {
      throw std::invalid_argument(fmt::format("two pieces stand on {}", board::to_string(square)));
    }
    position.board.put(square, piece);
  }
}

template <class Value>
Each<Value> each_from_json(const json& object, const char* key, const Names<Value>& names, std::string_view what) {
  const json& document = member_in(object, key);
  refuse_other_members(document, {"white", "red", "black", "green"}, fmt::format("\"{}\"", key));
  Each<Value> values;
  for (const auto& [player, name] : kPlayerNames) {
    values[player] = value_in(names, string_in(document, std::string(name).c_str()), what);
  }
  return values;
}

Position position_in(const json& document) {
  refuse_other_members(document, {"turn", "players", "controllers", "pieces"}, "a position");
  Position position;
  position.turn = value_in(kPlayerNames, string_in(document, "turn"), "player");
  position.statuses = each_from_json(document, "players", kStatusNames, "status");
  position.controllers = each_from_json(document, "controllers", kPlayerNames, "player");
  put_pieces(position, array_in(document, "pieces"));
  return position;
}

json offer_to_json(const std::optional<Offer>& offer) {
  if (!offer) return nullptr;
  json accepted = json::array();
  for (const Player player : kPlayers) {
    if (offer->accepted[player]) accepted.push_back(name_of(player));
  }
  return {{"by", name_of(offer->by)}, {"accepted", std::move(accepted)}};
}

json outcome_to_json(const std::optional<Outcome>& outcome) {
  if (!outcome) return nullptr;
  if (const auto* won = std::get_if<Won>(&*outcome)) return {{"kind", "winner"}, {"winner", name_of(won->winner)}};
  return {{"kind", std::holds_alternative<Drawn>(*outcome) ? "draw" : "in-progress"}};
}

json to_json(Pass) { return {{"kind", "pass"}}; }

json to_json(ProposeDraw) { return {{"kind", "propose-draw"}}; }

json to_json(AnswerDraw answer) {
  return {{"kind", "answer-draw"}, {"player", name_of(answer.player)}, {"accept", answer.accept}};
}

json to_json(Freeze freeze) {
  return {{"kind", name_in(kFreezeNames, freeze.kind)}, {"player", name_of(freeze.player)}};
}

json to_json(const Move& move) {
  json document = {{"kind", "move"}, {"from", board::to_string(move.from)}, {"to", board::to_string(move.to)}};
  if (move.promotion) document["promotion"] = name_in(kTypeNames, *move.promotion);
  return document;
}

Move move_from_json(const json& document) {
  Move move{square_in(document, "from"), square_in(document, "to"), std::nullopt};
  if (document.contains("promotion")) {
    move.promotion = value_in(kTypeNames, string_in(document, "promotion"), "type of piece");
  }
  return move;
}

AnswerDraw answer_from_json(const json& document) {
  const json& accept = member_in(document, "accept");
  if (!accept.is_boolean()) throw std::invalid_argument("\"accept\" is neither true nor false");
  return {player_named(string_in(document, "player")), accept.get<bool>()};
}

}  // namespace

json position_to_json(const Position& position) {
  json players;
  json controllers;
  for (const auto& [player, name] : kPlayerNames) {
    players[std::string(name)] = name_in(kStatusNames, position.statuses[player]);
    controllers[std::string(name)] = name_of(position.controllers[player]);
  }
  json pieces = json::array();
  for (const Square square : position.board.occupied()) {
    pieces.push_back(piece_to_json(square, *position.board.at(square)));
  }
  return {{"turn", name_of(position.turn)},
          {"players", std::move(players)},
          {"controllers", std::move(controllers)},
          {"pieces", std::move(pieces)}};
}

json state_to_json(const State& state) {
  json document = position_to_json(state.position);
  document["offer"] = offer_to_json(state.offer);
  document["outcome"] = outcome_to_json(outcome_of(state));
  return document;
}

std::variant<Position, std::string> position_from_json(const json& document) {
  try {
    return position_in(document);
  } catch (const std::invalid_argument& fault) {
    return fault.what();
  }
}

json move_to_json(const Move& move) { return to_json(move); }

json action_to_json(const Action& action) {
  return std::visit([](const auto& kind) { return to_json(kind); }, action);
}

Action action_from_json(const json& document) {
  const std::string kind = string_in(document, "kind");
  if (kind == "move") return move_from_json(document);
  if (kind == "pass") return Pass{};
  if (kind == "propose-draw") return ProposeDraw{};
  if (kind == "answer-draw") return answer_from_json(document);
  return Freeze{value_in(kFreezeNames, kind, "kind of action"), player_named(string_in(document, "player"))};
}

json events_to_json(const std::vector<Batch>& batches, Player mover) {
  json events = json::array();
  for (const Batch& batch : batches) {
    for (const Award& award : batch.awards) {
      events.push_back({{"kind", "award"}, {"king", name_of(award.king)}, {"to", name_of(mover)}});
    }
  }
  return events;
}

std::string_view name_of(Player player) { return name_in(kPlayerNames, player); }

std::string_view name_of(PieceType type) { return name_in(kTypeNames, type); }

Player player_named(std::string_view name) { return value_in(kPlayerNames, name, "player"); }

}  // namespace tetrarch::service
