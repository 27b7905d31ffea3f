#include "reference/quantum/opening.hpp"

#include <initializer_list>
#include <string_view>

namespace tetrarch::quantum {
namespace {

using Squares = std::initializer_list<std::string_view>;

void put(Position& position, Player army, PieceType type, Squares squares) {
  Piece piece{type, army};
  piece.is_unmoved = type == PieceType::kKing || type == PieceType::kRook;
  for (const auto name : squares) position.board.put(*board::square_named(name), piece);
}

void put_north(Position& position) {
  put(position, Player::kNorth, PieceType::kRook, {"c12", "j12"});
  put(position, Player::kNorth, PieceType::kKnight, {"d12", "i12"});
  put(position, Player::kNorth, PieceType::kBishop, {"e12", "h12"});
  put(position, Player::kNorth, PieceType::kQueen, {"f12"});
  put(position, Player::kNorth, PieceType::kKing, {"g12"});
  put(position, Player::kNorth, PieceType::kPawn, {"c11", "d11", "e11", "f11", "g11", "h11", "i11", "j11"});
}

void put_east(Position& position) {
  put(position, Player::kEast, PieceType::kRook, {"l10", "l3"});
  put(position, Player::kEast, PieceType::kKnight, {"l9", "l4"});
  put(position, Player::kEast, PieceType::kBishop, {"l8", "l5"});
  put(position, Player::kEast, PieceType::kQueen, {"l7"});
  put(position, Player::kEast, PieceType::kKing, {"l6"});
  put(position, Player::kEast, PieceType::kPawn, {"k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10"});
}

void put_south(Position& position) {
  put(position, Player::kSouth, PieceType::kRook, {"c1", "j1"});
  put(position, Player::kSouth, PieceType::kKnight, {"d1", "i1"});
  put(position, Player::kSouth, PieceType::kBishop, {"e1", "h1"});
  put(position, Player::kSouth, PieceType::kQueen, {"f1"});
  put(position, Player::kSouth, PieceType::kKing, {"g1"});
  put(position, Player::kSouth, PieceType::kPawn, {"c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2"});
}

void put_west(Position& position) {
  put(position, Player::kWest, PieceType::kRook, {"a10", "a3"});
  put(position, Player::kWest, PieceType::kKnight, {"a9", "a4"});
  put(position, Player::kWest, PieceType::kBishop, {"a8", "a5"});
  put(position, Player::kWest, PieceType::kQueen, {"a7"});
  put(position, Player::kWest, PieceType::kKing, {"a6"});
  put(position, Player::kWest, PieceType::kPawn, {"b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10"});
}

}  // namespace

// C-BOARD-3
Position opening() {
  Position position;
  put_north(position);
  put_east(position);
  put_south(position);
  put_west(position);
  for (const Player player : kPlayers) position.survives[player] = true;
  return position;
}

}  // namespace tetrarch::quantum
