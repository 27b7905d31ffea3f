#include "suite/search/placements.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "reference/quaternity/pawn.hpp"
#include "suite/search/symmetry.hpp"

namespace tetrarch::search {

using namespace quaternity;

namespace {

using Visit = std::function<void(const Position&, const Ordinal&)>;

std::vector<Square> squares_of(int region) {
  std::vector<Square> squares;
  std::ranges::copy_if(board::kSquares, std::back_inserter(squares),
                       [&](Square square) { return square.file < region && square.rank < region; });
  return squares;
}

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

Position empty_board() {
  Position position;
  for (const Player player : kPlayers) position.controllers[player] = player;
  return position;
}

class Walk {
 public:
  Walk(const Kind& kind, const Shard& shard, const Visit& visit)
      : kind_(kind), shard_(shard), visit_(visit), squares_(squares_of(kind.region)), kinds_(pieces_of(kind.pawns)) {}

  void place_kings(std::size_t army = 0) {
    if (army == kPlayers.size()) {
      if (ordinal_.kings % shard_.count == shard_.index) place_others(0, 0);
      ++ordinal_.kings;
      ordinal_.within = 0;
      return;
    }
    for (const Square square : squares_) {
      if (!position_.board.is_empty(square)) continue;
      pieces_.kings[army] = square;
      position_.board.put(square, {PieceType::kKing, kPlayers[army]});
      place_kings(army + 1);
      position_.board.clear(square);
    }
  }

 private:
  // The position as it is, and then with more pieces, on squares from `first` on.
  void place_others(std::size_t count, std::size_t first) {
    show();
    if (count == static_cast<std::size_t>(kind_.others)) return;
    for (std::size_t index = first; index < squares_.size(); ++index) {
      const Square square = squares_[index];
      if (!position_.board.is_empty(square)) continue;
      for (const Piece piece : kinds_) {
        pieces_.others[count] = {square, piece};
        position_.board.put(square, piece);
        place_others(count + 1, index + 1);
      }
      pieces_.others[count].reset();
      position_.board.clear(square);
    }
  }

  bool has_pawn() const {
    return std::ranges::any_of(pieces_.others,
                               [](const auto& other) { return other && other->piece.type == PieceType::kPawn; });
  }

  // Without a pawn it is enough to have white on turn: the players can be renamed.
  void show() {
    const bool has_pawns = has_pawn();
    if (kind_.pawns == Pawns::kSome && !has_pawns) return;
    for (const Player player : kPlayers) {
      if (player != Player::kWhite && !has_pawns) return;
      pieces_.turn = position_.turn = player;
      if (!is_least_of_its_images(pieces_)) continue;
      visit_(position_, ordinal_);
      ++ordinal_.within;
    }
  }

  Kind kind_;
  Shard shard_;
  const Visit& visit_;
  std::vector<Square> squares_;
  std::vector<Piece> kinds_;
  Position position_ = empty_board();
  Pieces pieces_;
  Ordinal ordinal_;
};

}  // namespace

void visit_positions(const Kind& kind, const Shard& shard, const Visit& visit) {
  Walk(kind, shard, visit).place_kings();
}

std::uint64_t king_placements(const Kind& kind) {
  const auto squares = static_cast<std::uint64_t>(kind.region) * static_cast<std::uint64_t>(kind.region);
  return squares * (squares - 1) * (squares - 2) * (squares - 3);
}

}  // namespace tetrarch::search
