#include "suite/search/quaternity/placements.hpp"

#include <vector>

#include "reference/quaternity/pawn.hpp"
#include "suite/search/quaternity/symmetry.hpp"
#include "suite/search/walk.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;

namespace {

// Every piece but kings.
std::vector<Piece> pieces_of(Pawns pawns) {
  std::vector<Piece> pieces;
  for (const Army army : kPlayers) {
    for (const auto type : {PieceType::kQueen, PieceType::kRook, PieceType::kBishop, PieceType::kKnight}) {
      pieces.emplace_back(type, army);
    }
    if (pawns == Pawns::kNone) continue;
    for (const Heading heading : headings_of(army)) pieces.emplace_back(PieceType::kPawn, army, heading);
    pieces.emplace_back(PieceType::kPawn, army, Heading::kOpen);
  }
  return pieces;
}

Position with_own_armies() {
  Position position;
  for (const Player player : kPlayers) position.controllers[player] = player;
  return position;
}

struct Setting {
  using Position = tetrarch::quaternity::Position;
  using Piece = tetrarch::quaternity::Piece;
  using Pieces = quaternity::Pieces;
  static constexpr auto kPlayers = tetrarch::quaternity::kPlayers;

  Kind kind;

  static Position empty_board() { return with_own_armies(); }
  std::vector<Square> squares() const { return squares_from(0, kind.region); }
  std::vector<Piece> others() const { return pieces_of(kind.pawns); }
  static Piece king_of(Army army) { return {PieceType::kKing, army}; }
  static bool is_pawn(Piece piece) { return piece.type == PieceType::kPawn; }
  static bool may_stand(Square, Piece) { return true; }
  static bool are_players_alike() { return true; }
  static bool is_shown(const Pieces& pieces) { return is_least_of_its_images(pieces); }
};

}  // namespace

void visit_positions(const Kind& kind, const Shard& shard,
                     const std::function<void(const Position&, const Ordinal&)>& visit) {
  const Setting setting{kind};
  Walk(setting, kind, shard, visit).place_kings();
}

}  // namespace tetrarch::search::quaternity
