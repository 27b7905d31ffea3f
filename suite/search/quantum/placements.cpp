#include "suite/search/quantum/placements.hpp"

#include <vector>

#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"
#include "suite/search/quantum/symmetry.hpp"
#include "suite/search/walk.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

// Every piece but kings.
std::vector<Piece> pieces_of(Pawns pawns) {
  std::vector<Piece> pieces;
  for (const Player army : kPlayers) {
    for (const auto type : {PieceType::kQueen, PieceType::kRook, PieceType::kBishop, PieceType::kKnight}) {
      pieces.emplace_back(type, army);
    }
    if (pawns != Pawns::kNone) pieces.emplace_back(PieceType::kPawn, army);
  }
  return pieces;
}

struct Setting {
  using Position = tetrarch::quantum::Position;
  using Piece = tetrarch::quantum::Piece;
  using Pieces = quantum::Pieces;
  static constexpr auto kPlayers = tetrarch::quantum::kPlayers;

  Kind kind;
  int round;
  std::vector<Symmetry> symmetries = symmetries_of(round);

  Position empty_board() const {
    Position position;
    position.round = round;
    for (const Player player : kPlayers) position.survives[player] = true;
    return position;
  }

  std::vector<Square> squares() const { return squares_from(inactive_lines(round), kind.region); }
  std::vector<Piece> others() const { return pieces_of(kind.pawns); }
  static Piece king_of(Player army) { return {PieceType::kKing, army}; }
  static bool is_pawn(Piece piece) { return piece.type == PieceType::kPawn; }

  bool may_stand(Square square, Piece piece) const {
    const int advance = advance_of(piece.army, square);
    return !is_pawn(piece) || (advance >= kPawnLine && advance < promotion_line(round));
  }

  bool are_players_alike() const { return symmetries.size() > 1; }
  bool is_shown(const Pieces& pieces) const { return is_least_among(pieces, symmetries); }
};

}  // namespace

void visit_positions(const Kind& kind, const Shard& shard,
                     const std::function<void(const Position&, const Ordinal&)>& visit) {
  const Setting setting{kind, *kind.round};
  Walk(setting, kind, shard, visit).place_kings();
}

}  // namespace tetrarch::search::quantum
