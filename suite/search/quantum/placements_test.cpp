#include "suite/search/quantum/placements.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>

#include "reference/quantum/load.hpp"
#include "reference/quantum/placed.hpp"
#include "reference/quantum/rounds.hpp"
#include "suite/search/quantum/census.hpp"
#include "suite/search/quantum/symmetry.hpp"
#include "suite/search/quantum/written.hpp"

namespace tetrarch::search::quantum {
namespace {

using namespace tetrarch::quantum;

std::uint64_t count(const Kind& kind, const Shard& shard = {}) {
  std::uint64_t positions = 0;
  visit_positions(kind, shard, [&](const Position&, const Ordinal&) { ++positions; });
  return positions;
}

// The other three are alike, so the square of the king on turn is all: two corners on the diagonal, and one beside it.
TEST(QuantumPlacements, FourKingsOnFourSquares) { EXPECT_EQ(count({2, 0, Pawns::kAny, 15}), 3U); }

// The squares of the king on turn and of its duel opponent count, 4 * 3, of which two pairs lie on the diagonal.
TEST(QuantumPlacements, DuelOpponentsAreNotLikeOthers) { EXPECT_EQ(count({2, 0, Pawns::kAny, 1}), (12U + 2) / 2); }

// With any of the players on turn.
TEST(QuantumPlacements, WhereOtherRulesAreNextAllAreShown) {
  EXPECT_EQ(count({2, 0, Pawns::kAny, 14}), 4U * 3 * 2 * 1 * 4);
}

// One king and a set of three others; 3 * 6 of these are their own mirror images: the one on the diagonal, the three on
// one of its other squares and on two squares that are each other's images.
TEST(QuantumPlacements, FourKingsOnNineSquares) { EXPECT_EQ(count({3, 0, Pawns::kAny, 15}), (9U * 56 + 18) / 2); }

// One of sixteen pieces on one of five squares, with any player on turn. Of the 48 symmetries those that leave some
// position as it is, but for the one that changes nothing, mirror and swap two players. The kings of the other two
// stand on the diagonal then, and the piece of one of them on its third square; those of the two are each other's
// images.
TEST(QuantumPlacements, OneMorePieceButNoPawn) {
  constexpr std::uint64_t kAll = 9U * 8 * 7 * 6 * 5 * 16 * 4;
  constexpr std::uint64_t kSwaps = 6;
  constexpr std::uint64_t kKings = (3U * 2) * (3 * 2);
  constexpr std::uint64_t kOwnImages = kSwaps * kKings * 2 /* on turn */ * 2 /* armies */ * 4 /* types */;
  EXPECT_EQ(count({3, 1, Pawns::kNone, 15}), (kAll + kOwnImages) / 48 + count({3, 0, Pawns::kAny, 15}));
}

// It goes down or to the left, which are images of one another, or up or to the right, which are such, too. Any player
// is on turn; the three that have no pawn are alike.
TEST(QuantumPlacements, OnePawn) { EXPECT_EQ(count({3, 1, Pawns::kSome, 15}), 2U * 9 * (8 * 7 * 6 * 5) * 4 / 6); }

// On the whole board a pawn stands neither on its own edge nor on the last line: in this corner six squares are left.
// The two players of the other pair are alike.
TEST(QuantumPlacements, PawnsStandWhereTheyMay) {
  EXPECT_EQ(count({3, 1, Pawns::kSome, 1}), 2U * 6 * (8 * 7 * 6 * 5) * 4 / 2);
}

TEST(QuantumPlacements, WithAndWithoutPawnsAreAll) {
  EXPECT_EQ(count({3, 1, Pawns::kAny, 15}), count({3, 1, Pawns::kNone, 15}) + count({3, 1, Pawns::kSome, 15}));
}

TEST(QuantumPlacements, ShardsAreAll) {
  const Kind kind{3, 1, Pawns::kNone, 15};
  EXPECT_EQ(count(kind, {0, 3}) + count(kind, {1, 3}) + count(kind, {2, 3}), count(kind));
}

TEST(QuantumPlacements, AllMayBeLoadedAndNoneIsThereTwice) {
  for (const int round : {1, 15, 41}) {
    std::set<std::string> seen;
    visit_positions({3, 1, Pawns::kSome, round}, {0, 7}, [&](const Position& position, const Ordinal&) {
      EXPECT_TRUE(seen.insert(text_of(position)).second);
      EXPECT_FALSE(load_forbids(position).has_value()) << text_of(position);
    });
    EXPECT_GT(seen.size(), 100U);
  }
}

// --- what is taken for the same

Position image_of(const Position& position, const Symmetry& symmetry) {
  Position result = position;
  for (const Square square : board::kSquares) result.board.clear(square);
  for (const Square square : position.board.occupied()) {
    result.board.put(symmetry.image(square), *symmetry.image(*position.board.at(square)));
  }
  result.turn = symmetry.image(position.turn);
  return result;
}

bool has_image(const Position& position, const Symmetry& symmetry) {
  for (const Square square : position.board.occupied()) {
    if (!symmetry.image(*position.board.at(square))) return false;
  }
  return true;
}

auto numbers_of(const Position& position) {
  Census census;
  EXPECT_EQ(take_in(census, position, {}), std::nullopt);
  return std::tuple(census.moves, census.accepted, census.refused, census.batches, census.batch_counts);
}

TEST(QuantumSymmetry, TheRulesMakeTheSameOfImages) {
  int compared = 0;
  for (const int round : {1, 6, 15, 28, 41, 52}) {
    const auto symmetries = symmetries_of(round);
    visit_positions({3, 1, Pawns::kAny, round}, {5, 500}, [&](const Position& position, const Ordinal& ordinal) {
      if (ordinal.within % 23 != 0) return;
      for (const Symmetry& symmetry : symmetries) {
        if (!has_image(position, symmetry)) continue;
        EXPECT_EQ(numbers_of(image_of(position, symmetry)), numbers_of(position)) << text_of(position);
        ++compared;
      }
    });
  }
  EXPECT_GT(compared, 1000);
}

// Next to its duel opponent's king north's has five squares, next to another's eight.
TEST(QuantumSymmetry, DuelOpponentsMayNotBeToldOtherwiseBeforePhase3) {
  const Position beside_rival = placed("nKe5 sKe7 eKj3 wKj9", 1);
  const Symmetry parts_duels{false, {Player::kNorth, Player::kSouth, Player::kEast, Player::kWest}};
  EXPECT_NE(numbers_of(image_of(beside_rival, parts_duels)), numbers_of(beside_rival));
}

// When the last player of round 14 has moved, east's king, which another pair's may check now, is mated. If another
// player has moved, it is not yet.
TEST(QuantumSymmetry, TheOrderOfTurnsCountsWhereOtherRulesAreNext) {
  const Position last = placed("nKe3 eKe5 sKe6 wKj10", 14, Player::kWest);
  const Symmetry mirrors{true, {Player::kWest, Player::kSouth, Player::kEast, Player::kNorth}};
  EXPECT_NE(numbers_of(image_of(last, mirrors)), numbers_of(last));
  Position later = last;
  later.round = 16;
  EXPECT_EQ(numbers_of(image_of(later, mirrors)), numbers_of(later));
}

TEST(QuantumSymmetry, HowManyThereAre) {
  for (const int round : {1, 4, 6, 13}) EXPECT_EQ(symmetries_of(round).size(), 2U * 8) << round;
  for (const int round : {15, 26, 28, 39, 41, 49, 52, 59}) EXPECT_EQ(symmetries_of(round).size(), 2U * 24) << round;
  for (const int round : {5, 14, 27, 40, 50, 60}) EXPECT_EQ(symmetries_of(round).size(), 1U) << round;
}

}  // namespace
}  // namespace tetrarch::search::quantum
