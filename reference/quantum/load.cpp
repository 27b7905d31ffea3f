#include "reference/quantum/load.hpp"

#include <algorithm>
#include <string_view>

#include "reference/quantum/opening.hpp"
#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"

namespace tetrarch::quantum {
namespace {

// What is wrong, or nothing.
using Fault = std::optional<std::string_view>;

bool is_round_wrong(int round) { return round < 1 || round > 60 || round == 51; }

bool has_kings_wrong(const Position& position, Player player) {
  const auto kings = std::ranges::count_if(
      position.board.occupied(), [&](Square square) { return is_piece(position, square, PieceType::kKing, player); });
  return position.survives[player] && kings != 1;
}

bool is_eliminated_with_pieces(const Position& position, Player player) {
  return !position.survives[player] &&
         std::ranges::any_of(position.board.occupied(), [&](Square square) { return is_of(position, square, player); });
}

bool has_hand_wrong(const Position& position, Player player) {
  const Hand& hand = position.hand[player];
  return hand.rook < 0 || hand.bishop < 0 || hand.knight < 0;
}

bool is_pawn_misplaced(const Position& position, Square square, Piece piece) {
  if (piece.type != PieceType::kPawn) return false;
  const int advance = advance_of(piece.army, square);
  return !is_active(position.round, square) || advance < kPawnLine || advance >= promotion_line(position.round);
}

bool is_deadline_wrong(const Position& position, Square square, Piece piece) {
  const bool has_deadline =
      piece.time_outside == TimeOutside::kOneRound || piece.time_outside == TimeOutside::kTwoRounds;
  if (is_active(position.round, square)) return piece.time_outside != TimeOutside::kNone;
  return !has_deadline;
}

bool is_unmoved_wrong(const Position&, Square square, Piece piece) {
  if (!piece.is_unmoved) return false;
  const auto first = opening().board.at(square);
  return !first || !first->is_unmoved || first->type != piece.type || first->army != piece.army;
}

bool is_passed_wrong(const Position& position, Square square) {
  if (!position.passed[board::index_of(square)]) return false;
  const auto piece = position.board.at(square);
  if (!piece || piece->type != PieceType::kPawn || piece->army == position.turn) return true;
  return !square_passed(piece->army, square);
}

Fault fault_of_players(const Position& position) {
  const auto any_player = [&](auto fails) {
    return std::ranges::any_of(kPlayers, [&](Player player) { return fails(position, player); });
  };
  if (any_player(has_kings_wrong)) return "a surviving player has no king or several";
  if (any_player(is_eliminated_with_pieces)) return "an eliminated player has a piece";
  if (any_player(has_hand_wrong)) return "a number in hand is negative";
  if (count_survivors(position) == 0) return "no player survives";
  if (!position.survives[position.turn]) return "the player on turn is eliminated";
  return std::nullopt;
}

Fault fault_of_pieces(const Position& position) {
  const auto any_piece = [&](auto fails) {
    return std::ranges::any_of(position.board.occupied(),
                               [&](Square square) { return fails(position, square, *position.board.at(square)); });
  };
  if (any_piece(is_pawn_misplaced)) return "a pawn stands outside the zone, on its promotion line or behind its first";
  if (any_piece(is_deadline_wrong)) return "a piece outside the zone has no deadline, or one inside has";
  if (any_piece(is_unmoved_wrong)) return "an unmoved king or rook does not stand where it began";
  const auto is_wrong = [&](Square square) { return is_passed_wrong(position, square); };
  if (std::ranges::any_of(board::kSquares, is_wrong)) return "a piece cannot be captured en passant";
  return std::nullopt;
}

// C-LOAD-1
Fault fault_of(const Position& position) {
  if (is_round_wrong(position.round)) return "the round is not from 1 to 60, or it is 51";
  if (const auto fault = fault_of_players(position)) return fault;
  return fault_of_pieces(position);
}

// The functions below read into a position what the description says, as far as a position can hold it.

Fault place_pieces(Position& position, const std::vector<PlacedPiece>& pieces) {
  for (const auto& [square, type, army] : pieces) {
    if (type == PieceType::kNone) return "a piece has no type";
    if (!position.board.is_empty(square)) return "a square holds two pieces";
    position.board.put(square, Piece{type, army});
  }
  return std::nullopt;
}

Fault mark_unmoved(Position& position, const std::vector<Square>& unmoved) {
  for (const Square square : unmoved) {
    auto piece = position.board.at(square);
    if (!piece) return "a square of an unmoved piece is empty";
    if (piece->is_unmoved) return "an unmoved piece is named twice";
    piece->is_unmoved = true;
    position.board.put(square, *piece);
  }
  return std::nullopt;
}

Fault mark_passed(Position& position, const std::vector<PassedPawn>& passed) {
  for (const auto& [pawn, square] : passed) {
    const auto piece = position.board.at(pawn);
    if (!piece) return "a square of a pawn that may be captured en passant is empty";
    if (square_passed(piece->army, pawn) != square) return "a square named is not the one that the pawn passed";
    if (position.passed[board::index_of(pawn)]) return "a pawn that may be captured en passant is named twice";
    position.passed.set(board::index_of(pawn));
  }
  return std::nullopt;
}

std::optional<TimeOutside> time_until(int round, int until) {
  if (until == round + 1) return TimeOutside::kOneRound;
  if (until == round + 2) return TimeOutside::kTwoRounds;
  return std::nullopt;
}

Fault set_deadlines(Position& position, const std::vector<OutsidePiece>& outside) {
  for (const auto& [square, until] : outside) {
    auto piece = position.board.at(square);
    const auto time = time_until(position.round, until);
    if (!piece) return "a square of a piece outside the zone is empty";
    if (!time) return "a deadline is not one or two rounds ahead";
    if (piece->time_outside != TimeOutside::kNone) return "a piece outside the zone is named twice";
    piece->time_outside = *time;
    position.board.put(square, *piece);
  }
  return std::nullopt;
}

Fault read_lists(Position& position, const Description& description) {
  if (const auto fault = place_pieces(position, description.pieces)) return fault;
  if (const auto fault = mark_unmoved(position, description.unmoved)) return fault;
  if (const auto fault = mark_passed(position, description.passed)) return fault;
  return set_deadlines(position, description.outside);
}

Refusal invalid(std::string_view fault) { return {RefusalKind::kInvalid, "C-LOAD-1", fault}; }

void describe_piece(const Position& position, Square square, Description& description) {
  const Piece piece = *position.board.at(square);
  description.pieces.push_back({square, piece.type, piece.army});
  if (piece.is_unmoved) description.unmoved.push_back(square);
  if (piece.time_outside != TimeOutside::kNone) {
    description.outside.push_back({square, round_of(position.round, piece.time_outside)});
  }
  const auto passed = square_passed(piece.army, square);
  if (passed && position.passed[board::index_of(square)]) description.passed.push_back({square, *passed});
}

}  // namespace

// C-LOAD-1
std::variant<Position, Refusal> load(const Description& description) {
  Position position;
  position.turn = description.turn;
  position.round = description.round;
  position.survives = description.survives;
  position.hand = description.hand;
  if (is_round_wrong(position.round)) return *load_forbids(position);
  if (const auto fault = read_lists(position, description)) return invalid(*fault);
  if (const auto refusal = load_forbids(position)) return *refusal;
  return position;
}

Description described(const Position& position) {
  Description description{.turn = position.turn,
                          .round = position.round,
                          .survives = position.survives,
                          .pieces = {},
                          .unmoved = {},
                          .passed = {},
                          .hand = position.hand,
                          .outside = {}};
  for (const Square square : position.board.occupied()) describe_piece(position, square, description);
  return description;
}

// C-LOAD-1
std::optional<Refusal> load_forbids(const Position& position) {
  if (const auto fault = fault_of(position)) return invalid(*fault);
  return std::nullopt;
}

}  // namespace tetrarch::quantum
