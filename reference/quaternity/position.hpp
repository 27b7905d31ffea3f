// A position of Quaternity: what stands on the board, who controls which army, and who is on turn.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "reference/board/board.hpp"

namespace tetrarch::quaternity {

using board::Offset;
using board::Square;

// In clockwise order, which orders turns and awards (Q-BOARD-2).
enum class Player : std::uint8_t { kWhite, kRed, kBlack, kGreen };

// Armies have the names of the players. A piece is of one army for good; a player controls armies.
using Army = Player;

inline constexpr std::array<Player, 4> kPlayers = {Player::kWhite, Player::kRed, Player::kBlack, Player::kGreen};

// One value a player, or one an army.
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

enum class Status : std::uint8_t { kActive, kFrozen, kEliminated };

enum class PieceType : std::uint8_t { kNone, kKing, kQueen, kRook, kBishop, kKnight, kPawn };

// Where a pawn goes; kOpen is an advanced central pawn that may still choose (Q-PAWN-1). kNone: not a pawn.
enum class Heading : std::uint8_t { kNone, kUp, kRight, kDown, kLeft, kOpen };

// One byte. A piece without a type is no piece.
struct Piece {
  constexpr Piece() = default;
  constexpr Piece(PieceType its_type, Army its_army, Heading its_heading = Heading::kNone)
      : type(its_type), army(its_army), heading(its_heading) {}

  PieceType type : 3 = PieceType::kNone;
  Army army : 2 = Army::kWhite;
  Heading heading : 3 = Heading::kNone;

  friend bool operator==(Piece, Piece) = default;
};

struct Position {
  board::Board<Piece> board;
  Each<Player> controllers;  // by army
  Each<Status> statuses;     // by player
  Player turn = Player::kWhite;

  friend bool operator==(const Position&, const Position&) = default;
};
static_assert(sizeof(Position) <= 256);

// The player that the piece belongs to now. Whatever army it was made in, this decides friend and foe (Q-MOVE-4).
inline Player controller_of(const Position& position, Piece piece) { return position.controllers[piece.army]; }

inline bool is_active(const Position& position, Player player) { return position.statuses[player] == Status::kActive; }

// Whether a piece of the player's stands there.
inline bool is_controlled_by(const Position& position, Square square, Player player) {
  const auto piece = position.board.at(square);
  return piece && controller_of(position, *piece) == player;
}

// Whether a king stands there, of any army.
inline bool is_king(const Position& position, Square square) {
  const auto piece = position.board.at(square);
  return piece && piece->type == PieceType::kKing;
}

// The squares of all kings, whoever controls them, in the order of their indices. The position must outlive them.
inline auto kings(const Position& position) {
  return position.board.squares_where([](Piece piece) { return piece.type == PieceType::kKing; });
}

// Whether a king of any army that the player controls is on the board.
bool controls_king(const Position& position, Player player);

// How many players are active.
int count_active(const Position& position);

// The next active player after `player`, clockwise; the same one where no other is active (Q-TURN-1).
Player next_active_after(const Position& position, Player player);

}  // namespace tetrarch::quaternity
