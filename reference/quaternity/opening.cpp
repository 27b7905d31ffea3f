#include "reference/quaternity/opening.hpp"

#include <initializer_list>
#include <string_view>

namespace tetrarch::quaternity {
namespace {

using Squares = std::initializer_list<std::string_view>;

void put(Position& position, Army army, PieceType type, Heading heading, Squares squares) {
  for (const auto name : squares) {
    position.board.put(*board::square_named(name), Piece{type, army, heading});
  }
}

void put(Position& position, Army army, PieceType type, Squares squares) {
  put(position, army, type, Heading::kNone, squares);
}

void put_white(Position& position) {
  put(position, Army::kWhite, PieceType::kKing, {"a1"});
  put(position, Army::kWhite, PieceType::kQueen, {"b2"});
  put(position, Army::kWhite, PieceType::kRook, {"a4", "d1"});
  put(position, Army::kWhite, PieceType::kKnight, {"b4", "c4"});
  put(position, Army::kWhite, PieceType::kBishop, {"d2", "d3"});
  put(position, Army::kWhite, PieceType::kPawn, Heading::kUp, {"a5", "b5", "c5"});
  put(position, Army::kWhite, PieceType::kPawn, Heading::kRight, {"e1", "e2", "e3"});
  put(position, Army::kWhite, PieceType::kPawn, Heading::kOpen, {"d4", "e5"});
}

void put_red(Position& position) {
  put(position, Army::kRed, PieceType::kKing, {"a12"});
  put(position, Army::kRed, PieceType::kQueen, {"b11"});
  put(position, Army::kRed, PieceType::kRook, {"a9", "d12"});
  put(position, Army::kRed, PieceType::kKnight, {"d10", "d11"});
  put(position, Army::kRed, PieceType::kBishop, {"b9", "c9"});
  put(position, Army::kRed, PieceType::kPawn, Heading::kDown, {"a8", "b8", "c8"});
  put(position, Army::kRed, PieceType::kPawn, Heading::kRight, {"e10", "e11", "e12"});
  put(position, Army::kRed, PieceType::kPawn, Heading::kOpen, {"d9", "e8"});
}

void put_black(Position& position) {
  put(position, Army::kBlack, PieceType::kKing, {"l12"});
  put(position, Army::kBlack, PieceType::kQueen, {"k11"});
  put(position, Army::kBlack, PieceType::kRook, {"i12", "l9"});
  put(position, Army::kBlack, PieceType::kKnight, {"j9", "k9"});
  put(position, Army::kBlack, PieceType::kBishop, {"i10", "i11"});
  put(position, Army::kBlack, PieceType::kPawn, Heading::kDown, {"j8", "k8", "l8"});
  put(position, Army::kBlack, PieceType::kPawn, Heading::kLeft, {"h10", "h11", "h12"});
  put(position, Army::kBlack, PieceType::kPawn, Heading::kOpen, {"h8", "i9"});
}

void put_green(Position& position) {
  put(position, Army::kGreen, PieceType::kKing, {"l1"});
  put(position, Army::kGreen, PieceType::kQueen, {"k2"});
  put(position, Army::kGreen, PieceType::kRook, {"i1", "l4"});
  put(position, Army::kGreen, PieceType::kKnight, {"i2", "i3"});
  put(position, Army::kGreen, PieceType::kBishop, {"j4", "k4"});
  put(position, Army::kGreen, PieceType::kPawn, Heading::kUp, {"j5", "k5", "l5"});
  put(position, Army::kGreen, PieceType::kPawn, Heading::kLeft, {"h1", "h2", "h3"});
  put(position, Army::kGreen, PieceType::kPawn, Heading::kOpen, {"h5", "i4"});
}

}  // namespace

// Q-BOARD-3
Position opening() {
  Position position;
  put_white(position);
  put_red(position);
  put_black(position);
  put_green(position);
  for (const Player player : kPlayers) {
    position.controllers[player] = player;
    position.statuses[player] = Status::kActive;
  }
  position.turn = Player::kWhite;
  return position;
}

}  // namespace tetrarch::quaternity
