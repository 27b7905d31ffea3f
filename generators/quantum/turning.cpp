#include "generators/quantum/turning.hpp"

#include "reference/quantum/opening.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

Square turned_once(Square square) { return {square.rank, static_cast<std::int8_t>(board::kSide - 1 - square.file)}; }

Piece turned_once(Piece piece, Square to) {
  piece.army = next_clockwise(piece.army);
  const auto first = opening().board.at(to);
  piece.is_unmoved = piece.is_unmoved && first && first->type == piece.type && first->army == piece.army;
  return piece;
}

Position turned_once(const Position& position) {
  Position turned;
  turned.round = position.round;
  turned.turn = next_clockwise(position.turn);
  for (const Player player : kPlayers) {
    turned.survives[next_clockwise(player)] = position.survives[player];
    turned.hand[next_clockwise(player)] = position.hand[player];
  }
  for (const Square square : position.board.occupied()) {
    const Square to = turned_once(square);
    turned.board.put(to, turned_once(*position.board.at(square), to));
    turned.passed[board::index_of(to)] = position.passed[board::index_of(square)];
  }
  return turned;
}

template <class Turnable>
Turnable turned_often(Turnable result, unsigned quarter_turns) {
  for (unsigned turn = 0; turn < quarter_turns % 4; ++turn) result = turned_once(result);
  return result;
}

}  // namespace

Square turned(Square square, unsigned quarter_turns) { return turned_often(square, quarter_turns); }

Position turned(const Position& position, unsigned quarter_turns) { return turned_often(position, quarter_turns); }

}  // namespace tetrarch::generators::quantum
