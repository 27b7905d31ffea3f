// Going through the positions of a kind, in any game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "reference/board/board.hpp"
#include "suite/search/kinds.hpp"

namespace tetrarch::search {

// The first files and ranks from (corner, corner) on, so many of them.
inline std::vector<board::Square> squares_from(int corner, int region) {
  const auto is_within = [&](int line) { return line >= corner && line < corner + region; };
  std::vector<board::Square> squares;
  for (const board::Square square : board::kSquares) {
    if (is_within(square.file) && is_within(square.rank)) squares.push_back(square);
  }
  return squares;
}

// What a game brings, its Setting, is a value made of a Kind, with
//   Position, Player, Piece, Pieces  types; Pieces is a PiecesOf
//   kPlayers                         the players
//   empty_board()                    the position to put pieces on
//   squares()                        those of the kind's region
//   others()                         every piece but kings that the kind has
//   king_of(player), is_pawn(piece)
//   may_stand(square, piece)         whether it may in a position that may be loaded; kings always may
//   are_players_alike()              whether it is enough to have the first of them on turn where no pawn stands
//   is_shown(pieces)                 whether the position is the one to be shown of its images
template <class Setting, class Visit>
class Walk {
 public:
  Walk(const Setting& setting, const Kind& kind, const Shard& shard, const Visit& visit)
      : setting_(setting),
        kind_(kind),
        shard_(shard),
        visit_(visit),
        squares_(setting.squares()),
        others_(setting.others()),
        position_(setting.empty_board()) {}

  void place_kings(std::size_t army = 0) {
    if (army == Setting::kPlayers.size()) {
      if (ordinal_.kings % shard_.count == shard_.index) place_others(0, 0);
      ++ordinal_.kings;
      ordinal_.within = 0;
      return;
    }
    for (const board::Square square : squares_) {
      if (!position_.board.is_empty(square)) continue;
      pieces_.kings[army] = square;
      position_.board.put(square, setting_.king_of(Setting::kPlayers[army]));
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
      const board::Square square = squares_[index];
      if (!position_.board.is_empty(square)) continue;
      for (const auto& piece : others_) {
        if (!setting_.may_stand(square, piece)) continue;
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
                               [&](const auto& other) { return other && setting_.is_pawn(other->piece); });
  }

  void show() {
    const bool has_pawns = has_pawn();
    if (kind_.pawns == Pawns::kSome && !has_pawns) return;
    for (const auto player : Setting::kPlayers) {
      if (player != Setting::kPlayers.front() && !has_pawns && setting_.are_players_alike()) return;
      pieces_.turn = position_.turn = player;
      if (!setting_.is_shown(pieces_)) continue;
      visit_(position_, ordinal_);
      ++ordinal_.within;
    }
  }

  const Setting& setting_;
  Kind kind_;
  Shard shard_;
  const Visit& visit_;
  std::vector<board::Square> squares_;
  std::vector<typename Setting::Piece> others_;
  typename Setting::Position position_;
  typename Setting::Pieces pieces_;
  Ordinal ordinal_;
};

}  // namespace tetrarch::search
