#include "suite/search/quaternity/placements.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "generators/quaternity/prospects.hpp"
#include "reference/quaternity/load.hpp"
#include "reference/quaternity/pawn.hpp"
#include "suite/search/quaternity/symmetry.hpp"
#include "suite/search/quaternity/written.hpp"

namespace tetrarch::search::quaternity {
namespace {

using namespace tetrarch::quaternity;

std::uint64_t count(const Kind& kind, const Shard& shard = {}) {
  std::uint64_t positions = 0;
  visit_positions(kind, shard, [&](const Position&, const Ordinal&) { ++positions; });
  return positions;
}

// Of the 4 * 3 * 2 placements none is its own mirror image: only two squares lie on the diagonal.
TEST(Placements, FourKingsOnFourSquares) { EXPECT_EQ(count({2, 0, Pawns::kAny}), 12U); }

TEST(Placements, FourKingsOnNineSquares) { EXPECT_EQ(count({3, 0, Pawns::kAny}), 9U * 8 * 7 * 6 / 2); }

// The 4 * 3 * 2 * 1 placements on the diagonal are their own mirror images.
TEST(Placements, FourKingsOnSixteenSquares) { EXPECT_EQ(count({4, 0, Pawns::kAny}), (16U * 15 * 14 * 13 + 24) / 2); }

// On the five squares that are left, one of four types of four armies.
TEST(Placements, OneMorePieceButNoPawn) { EXPECT_EQ(count({3, 1, Pawns::kNone}), 9U * 8 * 7 * 6 * (1 + 5 * 16) / 2); }

// A pawn has one of two headings in each army, with any of the players on turn: 8 * 4, of which four each are images of
// one another, by mirroring and by the other army that has the heading. Of the open ones, 4 * 4, two each are.
TEST(Placements, OnePawn) { EXPECT_EQ(count({3, 1, Pawns::kSome}), 9U * 8 * 7 * 6 * 5 * (8 + 8)); }

TEST(Placements, WithAndWithoutPawnsAreAll) {
  EXPECT_EQ(count({3, 1, Pawns::kAny}), count({3, 1, Pawns::kNone}) + count({3, 1, Pawns::kSome}));
}

TEST(Placements, ShardsAreAll) {
  const Kind kind{3, 1, Pawns::kNone};
  EXPECT_EQ(count(kind, {0, 3}) + count(kind, {1, 3}) + count(kind, {2, 3}), count(kind));
  EXPECT_GT(count(kind, {2, 3}), 0U);
}

// Two of the five squares, 16 pieces on each.
TEST(Placements, TwoMorePieces) {
  EXPECT_EQ(count({3, 2, Pawns::kNone}), 9U * 8 * 7 * 6 * (1 + 5 * 16 + 10 * 16 * 16) / 2);
}

TEST(Placements, NoneIsThereTwice) {
  std::set<std::string> seen;
  visit_positions({2, 0, Pawns::kAny}, {}, [&](const Position& position, const Ordinal&) {
    EXPECT_TRUE(seen.insert(text_of(position)).second);
    EXPECT_FALSE(load_forbids(position).has_value() && load_forbids(position)->kind == RefusalKind::kInvalid);
  });
  EXPECT_EQ(seen.size(), 12U);
}

// --- what is taken for the same
// ------------------------------------------------------------------------------------------

Heading mirrored(Heading heading) {
  if (heading == Heading::kUp) return Heading::kRight;
  if (heading == Heading::kRight) return Heading::kUp;
  if (heading == Heading::kDown) return Heading::kLeft;
  return heading == Heading::kLeft ? Heading::kDown : heading;
}

Player renamed(Player player, unsigned steps) { return kPlayers[(static_cast<std::size_t>(player) + steps) % 4]; }

Position image_of(const Position& position, Symmetry symmetry) {
  Position result = position;
  for (const Square square : board::kSquares) result.board.clear(square);
  for (const Square square : board::kSquares) {
    const auto piece = position.board.at(square);
    if (!piece) continue;
    const Square to = symmetry.mirrors ? Square{square.rank, square.file} : square;
    result.board.put(to, {piece->type, renamed(piece->army, symmetry.steps),
                          symmetry.mirrors ? mirrored(piece->heading) : piece->heading});
  }
  result.turn = renamed(position.turn, symmetry.steps);
  return result;
}

// What comes of all moves, apart from where and for whom.
std::multiset<std::string> outcomes_of(const Position& position) {
  std::multiset<std::string> outcomes;
  for (const auto& prospect : generators::prospects(position)) {
    if (const auto* refusal = std::get_if<Refusal>(&prospect.outcome)) {
      outcomes.insert(std::string(refusal->clause));
      continue;
    }
    std::string batches = "accepted";
    for (const Batch& batch : generators::committed_in(prospect)->batches) {
      batches += " " + std::to_string(batch.awards.size());
    }
    outcomes.insert(batches);
  }
  return outcomes;
}

Pieces pieces_of(const Position& position) {
  Pieces pieces{position.turn, {}, {}};
  std::size_t others = 0;
  for (const Square square : board::kSquares) {
    const auto piece = position.board.at(square);
    if (!piece) continue;
    if (piece->type == PieceType::kKing) {
      pieces.kings[static_cast<std::size_t>(piece->army)] = square;
    } else {
      pieces.others[others++] = {square, *piece};
    }
  }
  return pieces;
}

TEST(Symmetry, TheRulesMakeTheSameOfImages) {
  int compared = 0;
  visit_positions({3, 1, Pawns::kAny}, {5, 500}, [&](const Position& position, const Ordinal& ordinal) {
    if (ordinal.within % 3 != 0) return;
    for (unsigned number = 1; number < 8; ++number) {
      const Symmetry symmetry{number % 2 == 1, number / 2};
      if (!image(pieces_of(position), symmetry)) continue;
      EXPECT_EQ(outcomes_of(image_of(position, symmetry)), outcomes_of(position)) << text_of(position);
      ++compared;
    }
  });
  EXPECT_GT(compared, 1000);
}

TEST(Symmetry, AnOpenPawnKeepsBothItsWays) {
  Pieces pieces{Player::kWhite, {Square{0, 0}, {0, 1}, {0, 2}, {0, 3}}, {}};
  pieces.others[0] = {Square{2, 2}, Piece{PieceType::kPawn, Army::kRed, Heading::kOpen}};
  EXPECT_TRUE(image(pieces, {true, 2}).has_value());
  EXPECT_FALSE(image(pieces, {true, 0}).has_value());
  EXPECT_FALSE(image(pieces, {false, 1}).has_value());
}

}  // namespace
}  // namespace tetrarch::search::quaternity
