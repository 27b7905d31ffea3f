#include "generators/quaternity/positions.hpp"

#include <gtest/gtest.h>

#include <set>

#include "generators/quaternity/nets.hpp"
#include "generators/quaternity/scripts.hpp"
#include "generators/quaternity/variations.hpp"
#include "reference/quaternity/load.hpp"
#include "reference/quaternity/opening.hpp"

namespace tetrarch::generators {
namespace {

using namespace quaternity;

constexpr std::uint64_t kSeed = 20'261;

struct Kind {
  const char* name;
  Position (*make)(Dice&);
};

Position any_position(Dice& dice) { return position(dice, {opening()}); }

Position near_the_opening(Dice& dice) { return near_miss(dice, opening()); }

class Made : public testing::TestWithParam<Kind> {
 protected:
  static std::vector<Position> many(int count) {
    Dice dice{rc::Random(kSeed)};
    std::vector<Position> made;
    for (int number = 0; number < count; ++number) made.push_back(GetParam().make(dice));
    return made;
  }
};

TEST_P(Made, MayBeLoaded) {
  for (const Position& position : many(300)) {
    const auto refusal = load_forbids(position);
    EXPECT_FALSE(refusal.has_value()) << refusal->clause;
  }
}

TEST_P(Made, TheSameSeedGivesTheSame) { EXPECT_EQ(many(20), many(20)); }

TEST_P(Made, NoTwoAreTheSameForLong) {
  const auto made = many(20);
  EXPECT_NE(std::ranges::count(made, made.front()), 20);
}

INSTANTIATE_TEST_SUITE_P(Positions, Made,
                         testing::Values(Kind{"sparse", sparse_position}, Kind{"mating", mating_net},
                                         Kind{"actor", actor_net}, Kind{"stalemate", stalemate_net},
                                         Kind{"promotion", promotion_net}, Kind{"played", played_position},
                                         Kind{"near", near_the_opening}, Kind{"any", any_position}),
                         [](const auto& kind) { return std::string(kind.param.name); });

// All of a position, folded into a number (FNV-1a).
std::uint64_t folded(std::uint64_t digest, const Position& position) {
  const auto fold = [&](int value) { digest = (digest ^ static_cast<std::uint64_t>(value)) * 0x100000001b3U; };
  fold(static_cast<int>(position.turn));
  for (const Player player : kPlayers) {
    fold(static_cast<int>(position.statuses[player]));
    fold(static_cast<int>(position.controllers[player]));
  }
  for (const Square square : board::kSquares) {
    const Piece piece = position.board.at(square).value_or(Piece{});
    fold(static_cast<int>(piece.type) + 8 * static_cast<int>(piece.army) + 32 * static_cast<int>(piece.heading));
  }
  return digest;
}

// What a seed gives must not hang on who compiled the generators. The number can only be taken from a run: it is there
// for all compilers and machines to agree on, and changes with the generators.
TEST(Positions, AreTheSameWithEveryCompiler) {
  Dice dice{rc::Random(kSeed)};
  std::uint64_t digest = 0xcbf29ce484222325U;
  for (int number = 0; number < 300; ++number) digest = folded(digest, position(dice, {opening()}));
  EXPECT_EQ(digest, 7'962'511'647'686'626'544U);
}

// What generators are for: everything that a position may have comes up.
TEST(Positions, HaveEverything) {
  Dice dice{rc::Random(kSeed)};
  int frozen = 0;
  int assimilated = 0;
  int open_pawns = 0;
  int several_kings = 0;
  std::set<Player> turns;
  for (int number = 0; number < 500; ++number) {
    const Position made = position(dice, {});
    turns.insert(made.turn);
    for (const Player player : kPlayers) {
      frozen += made.statuses[player] == Status::kFrozen ? 1 : 0;
      assimilated += made.controllers[player] != player ? 1 : 0;
    }
    int kings_of_turn = 0;
    for (const Square square : board::kSquares) {
      const auto piece = made.board.at(square);
      if (piece && piece->heading == Heading::kOpen) ++open_pawns;
      if (is_king(made, square) && is_controlled_by(made, square, made.turn)) ++kings_of_turn;
    }
    several_kings += kings_of_turn > 1 ? 1 : 0;
  }
  EXPECT_EQ(turns.size(), 4U);
  EXPECT_GT(frozen, 50);
  EXPECT_GT(assimilated, 50);
  EXPECT_GT(open_pawns, 20);
  EXPECT_GT(several_kings, 10);
}

TEST(Nets, AMatingNetHasAMateMoreOftenThanNot) {
  Dice dice{rc::Random(kSeed)};
  int mates = 0;
  for (int number = 0; number < 100; ++number) mates += is_granted(mating_net(dice), Wish::kAward) ? 1 : 0;
  EXPECT_GT(mates, 50);
}

TEST(Nets, AnActorNetHasMovesThatCostTheirMoverMoreThanRarely) {
  Dice dice{rc::Random(kSeed)};
  int refusals = 0;
  for (int number = 0; number < 100; ++number) refusals += is_granted(actor_net(dice), Wish::kActorRefusal) ? 1 : 0;
  EXPECT_GT(refusals, 20);
}

TEST(Nets, AStalemateNetHasAPassMoreThanRarely) {
  Dice dice{rc::Random(kSeed)};
  int passes = 0;
  for (int number = 0; number < 100; ++number) passes += is_granted(stalemate_net(dice), Wish::kPass) ? 1 : 0;
  EXPECT_GT(passes, 20);
}

}  // namespace
}  // namespace tetrarch::generators
