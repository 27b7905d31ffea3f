#include "reference/quantum/promotion.hpp"

#include <algorithm>

#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::quantum {
namespace {

constexpr std::array<PieceType, 4> kFreeChoices = {PieceType::kQueen, PieceType::kRook, PieceType::kBishop,
                                                   PieceType::kKnight};
constexpr std::array<PieceType, 1> kQueenAlone = {PieceType::kQueen};

// Where the pieces of that type are counted, or nothing (C-PROMOTE-5).
int* count_of(Hand& hand, PieceType type) {
  switch (type) {
    case PieceType::kRook:
      return &hand.rook;
    case PieceType::kBishop:
      return &hand.bishop;
    case PieceType::kKnight:
      return &hand.knight;
    default:
      return nullptr;
  }
}

bool has_pawn(const Position& position, Player player) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return is_piece(position, square, PieceType::kPawn, player); });
}

}  // namespace

// C-PROMOTE-1, C-PROMOTE-6
bool is_promotion_due(int round, Piece piece, Square to) {
  return piece.type == PieceType::kPawn && is_on_promotion_line(round, piece.army, to);
}

// C-PROMOTE-1, C-PROMOTE-6
std::span<const PieceType> promotion_choices(int round) {
  if (is_promotion_forced(round)) return kQueenAlone;
  return kFreeChoices;
}

// C-PROMOTE-4
bool owes_promotion(const Position& position, Player player) {
  return is_promotion_forced(position.round) && position.hand[player] != Hand{} && has_pawn(position, player);
}

// C-PROMOTE-5
std::optional<int> count_in_hand(Hand hand, PieceType type) {
  const int* count = count_of(hand, type);
  if (count == nullptr) return std::nullopt;
  return *count;
}

// C-PROMOTE-5: of the type that it is when captured, in whichever round.
void take_in_hand(Position& position, Piece captured) {
  if (int* count = count_of(position.hand[captured.army], captured.type)) ++*count;
}

// C-PROMOTE-4, C-PROMOTE-5, C-PROMOTE-6
std::optional<Refusal> promote_forbids(const Position& position, const Promote& promote) {
  const Player player = position.turn;
  if (!owes_promotion(position, player)) return illegal("C-PROMOTE-4", "no promotion is owed");
  if (!is_piece(position, promote.square, PieceType::kPawn, player)) {
    return illegal("C-PROMOTE-4", "no pawn of the player on turn stands there");
  }
  if (promote.to == PieceType::kQueen) return illegal("C-PROMOTE-6", "only the last line makes a queen");
  if (count_in_hand(position.hand[player], promote.to).value_or(0) == 0) {
    return illegal("C-PROMOTE-5", "no such piece is in hand");
  }
  return std::nullopt;
}

// C-PROMOTE-4, C-PROMOTE-5
Position promoted(Position position, const Promote& promote) {
  const Player player = position.board.at(promote.square)->army;
  --*count_of(position.hand[player], promote.to);
  remove_piece(position, promote.square);
  position.board.put(promote.square, Piece{promote.to, player});
  return position;
}

}  // namespace tetrarch::quantum
