// A position of Quantum Chess: what stands on the board, who survives, the round and who is on turn in it, and what the
// rules remember of earlier rounds.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>

#include "reference/board/board.hpp"

namespace tetrarch::quantum {

using board::Offset;
using board::Square;

// In clockwise order, which orders turns and eliminations (C-BOARD-2).
enum class Player : std::uint8_t { kNorth, kEast, kSouth, kWest };

inline constexpr std::array<Player, 4> kPlayers = {Player::kNorth, Player::kEast, Player::kSouth, Player::kWest};

// One value a player.
template <class Value>
class Each {
 public:
  constexpr Value& operator[](Player player) { return values_[static_cast<std::size_t>(player)]; }
  constexpr const Value& operator[](Player player) const { return values_[static_cast<std::size_t>(player)]; }
  friend bool operator==(const Each&, const Each&) = default;

 private:
  std::array<Value, 4> values_{};
};

constexpr Player next_clockwise(Player player) { return kPlayers[(static_cast<std::size_t>(player) + 1) % 4]; }

// The player that sits opposite (C-BOARD-2).
constexpr Player duel_opponent_of(Player player) { return next_clockwise(next_clockwise(player)); }

enum class PieceType : std::uint8_t { kNone, kKing, kQueen, kRook, kBishop, kKnight, kPawn };

// How long a piece may still be outside the zone (C-ZONE-4): it must be inside before the next round begins, or before
// the one after that. kNone: it is inside. kUp: it should have been inside before the present round began; that is
// found only in the midst of a round's beginning.
enum class TimeOutside : std::uint8_t { kNone, kUp, kOneRound, kTwoRounds };

// The round before whose beginning the piece must be inside, in that round. It is outside.
constexpr int round_of(int round, TimeOutside time) {
  return round + static_cast<int>(time) - static_cast<int>(TimeOutside::kUp);
}

// One byte. A piece without a type is no piece.
struct Piece {
  constexpr Piece() = default;
  constexpr Piece(PieceType its_type, Player its_army) : type(its_type), army(its_army) {}

  PieceType type : 3 = PieceType::kNone;
  Player army : 2 = Player::kNorth;
  bool is_unmoved : 1 = false;  // a king or rook that has not moved (C-MOVE-5)
  TimeOutside time_outside : 2 = TimeOutside::kNone;

  friend bool operator==(Piece, Piece) = default;
};

// A player's own pieces that others have captured, none of them below 0 (C-PROMOTE-5).
struct Hand {
  int rook = 0;
  int bishop = 0;
  int knight = 0;

  friend bool operator==(Hand, Hand) = default;
};

struct Position {
  board::Board<Piece> board;
  std::bitset<board::kSquareCount> passed;  // by index: the pawns that may be captured en passant (C-MOVE-4)
  Each<Hand> hand;
  Each<bool> survives;
  int round = 1;  // from 1; 51 and 61 are met only in a game that is over
  Player turn = Player::kNorth;

  friend bool operator==(const Position&, const Position&) = default;
};
static_assert(sizeof(Position) <= 256);

// Whether a piece of the player's stands there.
inline bool is_of(const Position& position, Square square, Player player) {
  const auto piece = position.board.at(square);
  return piece && piece->army == player;
}

// Whether a piece of that type and army stands there.
inline bool is_piece(const Position& position, Square square, PieceType type, Player army) {
  const auto piece = position.board.at(square);
  return piece && piece->type == type && piece->army == army;
}

// The squares of all kings, in the order of their indices. The position must outlive them.
inline auto kings(const Position& position) {
  return position.board.squares_where([](Piece piece) { return piece.type == PieceType::kKing; });
}

// Where the player's king stands; nothing where it has none.
std::optional<Square> king_of(const Position& position, Player player);

// How many players survive.
int count_survivors(const Position& position);

// The next surviving player after `player`, clockwise; the same one where no other survives (C-TURN-2).
Player next_survivor_after(const Position& position, Player player);

// Takes whatever stands there off the board, with all that is remembered of it. It is not captured.
void remove_piece(Position& position, Square square);

// Eliminates the player: all its pieces, the king too, leave the board (C-MATE-2, C-ZONE-4).
void eliminate(Position& position, Player player);

}  // namespace tetrarch::quantum
