#include "suite/search/quantum/census.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "reference/quantum/placed.hpp"
#include "suite/search/quantum/placements.hpp"
#include "suite/search/tally.hpp"

namespace tetrarch::search::quantum {
namespace {

using namespace tetrarch::quantum;

using Numbers = std::map<std::size_t, std::uint64_t>;
using Refusals = std::map<std::string, std::uint64_t>;

Census census_of(std::string_view pieces, int round, Player turn = Player::kNorth) {
  Census census;
  EXPECT_EQ(take_in(census, placed(pieces, round, turn), {}), std::nullopt);
  return census;
}

// North's king has eight squares, some of them outside the zone, and may not pass.
TEST(QuantumCensus, CountsActions) {
  const Census census = census_of("nKc10 eKj10 sKj3 wKc3", 15);
  EXPECT_EQ(census.positions, 1U);
  EXPECT_EQ(census.moves, 9U);
  EXPECT_EQ(census.accepted, 8U);
  EXPECT_EQ(census.refused, (Refusals{{"C-TURN-1", 1}}));
  EXPECT_TRUE(census.sights.empty());
}

// Three of the squares are next to a king that gives check: from round 15 on any, before only the duel opponent's.
TEST(QuantumCensus, CountsRefusals) {
  const Refusals with_check = {{"C-CHECK-2", 3}, {"C-TURN-1", 1}};
  const Refusals without = {{"C-TURN-1", 1}};
  EXPECT_EQ(census_of("nKe5 eKe7 sKj3 wKj9", 15).refused, with_check);
  EXPECT_EQ(census_of("nKe5 eKe7 sKj3 wKj9", 14).refused, without);
  EXPECT_EQ(census_of("nKe5 eKj3 sKe7 wKj9", 14).refused, with_check);
}

// Of the knight's squares one holds its own king, one east's, and one east's bishop, which is on one of the king's,
// too.
TEST(QuantumCensus, CountsWhatMayNotBeTaken) {
  EXPECT_EQ(census_of("nNe5 nKf7 eBg6 eKg4 sKa1 wKl1", 7).refused,
            (Refusals{{"C-CAPTURE-2", 2}, {"C-MOVE-1", 1}, {"C-MOVE-6", 1}, {"C-TURN-1", 1}}));
}

// East's king has south's beside it, and west's holds the three squares that are left: whatever north does, it is
// mated.
TEST(QuantumCensus, CountsMatesAndSaysWhoWasMatedBefore) {
  const Census census = census_of("nKj10 eKe5 sKe6 wKe3", 15);
  EXPECT_EQ(census.accepted, 8U);
  EXPECT_EQ(census.batches, (Numbers{{1, 8}}));
  EXPECT_EQ(census.batch_counts, (Numbers{{1, 8}}));
  ASSERT_TRUE(census.sights.contains("mate"));
  EXPECT_EQ(census.sights.at("mate").at(4).positions, 1U);
  EXPECT_EQ(census.sights.at("mate").at(4).move, "j10-i9");
  EXPECT_TRUE(census.sights.contains("mate-by-anothers-piece"));
  EXPECT_FALSE(census.sights.contains("mate, with no king mated before"));
}

// Of the eight squares of west's king e5 alone takes all that east's has left.
TEST(QuantumCensus, CountsAMateThatAMoveBrings) {
  const Census census = census_of("nKj10 eKe7 sKe8 wKe4", 15, Player::kWest);
  EXPECT_EQ(census.accepted, 8U);
  EXPECT_EQ(census.batches, (Numbers{{1, 1}}));
  ASSERT_TRUE(census.sights.contains("mate, with no king mated before"));
  EXPECT_EQ(census.sights.at("mate, with no king mated before").at(4).move, "e4-e5");
}

// From e8 north's king takes south's last three squares, while east's is mated anyway.
TEST(QuantumCensus, CountsKingsThatAreMatedTogether) {
  const Census census = census_of("nKe9 eKe5 sKe6 wKe3", 15);
  EXPECT_EQ(census.batches, (Numbers{{1, 7}, {2, 1}}));
  EXPECT_EQ(census.batch_counts, (Numbers{{1, 8}}));
  EXPECT_EQ(census.sights.at("mates-together").at(4).move, "e9-e8");
}

// --- in files

Tally tally_of(const Kind& kind, const Shard& shard) {
  Tally tally{kind, shard.count, {shard.index}, {}};
  visit_positions(kind, shard, [&](const Position& position, const Ordinal& ordinal) {
    EXPECT_EQ(take_in(tally.census, position, ordinal), std::nullopt);
  });
  return tally;
}

TEST(QuantumCensus, ShardsAddUpToTheWhole) {
  const Kind kind{3, 0, Pawns::kAny, 15};
  Tally sum = tally_of(kind, {1, 2});
  add(sum, tally_from(json_of(tally_of(kind, {0, 2}))));
  const Tally whole = tally_of(kind, {});
  EXPECT_EQ(json_of(sum), json_of(Tally{kind, 2, {0, 1}, whole.census}));
  EXPECT_GT(whole.census.sights.at("mate").at(4).positions, 0U);
}

TEST(QuantumCensus, RoundsAreNotAddedUp) {
  Tally sum = tally_of({2, 0, Pawns::kAny, 15}, {0, 2});
  EXPECT_THROW(add(sum, tally_of({2, 0, Pawns::kAny, 16}, {1, 2})), std::invalid_argument);
}

}  // namespace
}  // namespace tetrarch::search::quantum
