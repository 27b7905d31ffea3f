#include "reference/quaternity/opening.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "reference/quaternity/load.hpp"

namespace tetrarch::quaternity {
namespace {

Square turned(Square square) { return *board::moved_by({0, 0}, {square.rank, board::kSide - 1 - square.file}); }

Heading turned(Heading heading) {
  switch (heading) {
    case Heading::kUp:
      return Heading::kRight;
    case Heading::kRight:
      return Heading::kDown;
    case Heading::kDown:
      return Heading::kLeft;
    case Heading::kLeft:
      return Heading::kUp;
    default:
      return heading;
  }
}

TEST(Opening, HoldsSixteenPiecesOfEachArmy) {
  const Position position = opening();
  for (const Army army : kPlayers) {
    const auto pieces = std::ranges::count_if(board::kSquares, [&](Square square) {
      const auto piece = position.board.at(square);
      return piece && piece->army == army;
    });
    EXPECT_EQ(pieces, 16) << static_cast<int>(army);
  }
}

// Q-BOARD-4
TEST(Opening, AQuarterTurnMapsItOntoItself) {
  const Position position = opening();
  for (const Square square : board::kSquares) {
    auto piece = position.board.at(square);
    if (piece) {
      piece->army = next_clockwise(piece->army);
      piece->heading = turned(piece->heading);
    }
    EXPECT_EQ(position.board.at(turned(square)), piece) << board::to_string(square);
  }
}

TEST(Opening, MayBeLoaded) { EXPECT_EQ(load_forbids(opening()), std::nullopt); }

}  // namespace
}  // namespace tetrarch::quaternity
