#include "generators/quaternity/turning.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

Square turned_once(Square square) { return {square.rank, static_cast<std::int8_t>(board::kSide - 1 - square.file)}; }

Heading turned_once(Heading heading) {
  switch (heading) {
    case Heading::kUp:
      return Heading::kRight;
    case Heading::kRight:
      return Heading::kDown;
    case Heading::kDown:
      return Heading::kLeft;
    case Heading::kLeft:
      return Heading::kUp;
    case Heading::kNone:
    case Heading::kOpen:
      break;
  }
  return heading;
}

Position turned_once(const Position& position) {
  Position turned;
  turned.turn = next_clockwise(position.turn);
  for (const Player player : kPlayers) {
    turned.controllers[next_clockwise(player)] = next_clockwise(position.controllers[player]);
    turned.statuses[next_clockwise(player)] = position.statuses[player];
  }
  for (const Square square : position.board.occupied()) {
    const Piece piece = *position.board.at(square);
    turned.board.put(turned_once(square), {piece.type, next_clockwise(piece.army), turned_once(piece.heading)});
  }
  return turned;
}

}  // namespace

Position turned(const Position& position, unsigned quarter_turns) {
  Position result = position;
  for (unsigned turn = 0; turn < quarter_turns % 4; ++turn) result = turned_once(result);
  return result;
}

}  // namespace tetrarch::generators
