#include "generators/quantum/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <ostream>
#include <set>

#include "generators/quantum/nets.hpp"
#include "generators/quantum/plans.hpp"
#include "generators/quantum/scenes.hpp"
#include "generators/quantum/settling.hpp"
#include "generators/quantum/variations.hpp"
#include "reference/quantum/load.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/pawn.hpp"
#include "reference/quantum/promotion.hpp"
#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"

namespace tetrarch::generators::quantum {
namespace {

using namespace tetrarch::quantum;

constexpr std::uint64_t kSeed = 20'262;

struct Kind {
  const char* name;
  Position (*make)(Dice&);
};

Position any_position(Dice& dice) { return position(dice, {opening()}); }

// With one survivor, so that a near miss may take the last piece off the board.
Position near_the_end(Dice& dice) {
  Position base = empty_position(30);
  base.turn = Player::kSouth;
  settle(dice, base);
  return near_miss(dice, base);
}

Position near_the_opening(Dice& dice) { return near_miss(dice, opening()); }

// A near miss of a position in which there is much to miss.
Position near_anything(Dice& dice) {
  const Position base = position(dice, {});
  return near_miss(dice, base);
}

std::ostream& operator<<(std::ostream& out, const Kind& kind) { return out << kind.name; }

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
  for (const Position& position : many(1000)) {
    const auto refusal = load_forbids(position);
    EXPECT_FALSE(refusal.has_value()) << refusal->reason;
    EXPECT_EQ(load(described(position)), (std::variant<Position, Refusal>{position}));
  }
}

TEST_P(Made, TheSameSeedGivesTheSame) { EXPECT_EQ(many(20), many(20)); }

TEST_P(Made, NoTwoAreTheSameForLong) {
  const auto made = many(20);
  EXPECT_NE(std::ranges::count(made, made.front()), 20);
}

INSTANTIATE_TEST_SUITE_P(
    Positions, Made,
    testing::Values(Kind{"sparse", sparse_position}, Kind{"played", played_position}, Kind{"aged", aged_position},
                    Kind{"mating", mating_net}, Kind{"overtime", overtime_net}, Kind{"standing", standing_net},
                    Kind{"own_mate", own_mate_net}, Kind{"dawning", dawning_net}, Kind{"stalemate", stalemate_net},
                    Kind{"castling", castling_scene}, Kind{"passing", passing_scene}, Kind{"pawns", pawn_scene},
                    Kind{"promotion", promotion_scene}, Kind{"owing", owing_scene}, Kind{"outside", outside_scene},
                    Kind{"flank", flank_scene}, Kind{"overdue", overdue_scene}, Kind{"shrinking", shrinking_scene},
                    Kind{"points", points_scene}, Kind{"dusk", dusk_scene}, Kind{"duel", duel_scene},
                    Kind{"bare", bare_scene}, Kind{"near_the_opening", near_the_opening},
                    Kind{"near_the_end", near_the_end}, Kind{"near_anything", near_anything},
                    Kind{"any", any_position}),
    [](const auto& kind) { return std::string(kind.param.name); });

// All of a position, folded into a number (FNV-1a).
std::uint64_t folded(std::uint64_t digest, const Position& position) {
  const auto fold = [&](int value) { digest = (digest ^ static_cast<std::uint64_t>(value)) * 0x100000001b3U; };
  fold(position.round);
  fold(static_cast<int>(position.turn));
  for (const Player player : kPlayers) {
    const Hand hand = position.hand[player];
    fold(hand.rook + 16 * hand.bishop + 256 * hand.knight + (position.survives[player] ? 4096 : 0));
  }
  for (const Square square : board::kSquares) {
    const Piece piece = position.board.at(square).value_or(Piece{});
    fold(static_cast<int>(piece.type) + 8 * static_cast<int>(piece.army));
    fold(static_cast<int>(piece.time_outside) + (piece.is_unmoved ? 4 : 0));
    fold(position.passed[board::index_of(square)] ? 1 : 0);
  }
  return digest;
}

// What a seed gives must not hang on who compiled the generators. The number can only be taken from a run: it is there
// for all compilers and machines to agree on, and changes with the generators.
TEST(Positions, AreTheSameWithEveryCompiler) {
  Dice dice{rc::Random(kSeed)};
  std::uint64_t digest = 0xcbf29ce484222325U;
  for (int number = 0; number < 1000; ++number) digest = folded(digest, position(dice, {opening()}));
  EXPECT_EQ(digest, 2'014'062'916'568'426'365U);
}

// Which rounds come up, and how often.
std::map<int, int> rounds_made(int count) {
  Dice dice{rc::Random(kSeed)};
  std::map<int, int> rounds;
  for (int number = 0; number < count; ++number) ++rounds[any_round(dice)];
  return rounds;
}

TEST(Positions, AreOfEveryRoundAndMostlyOfThoseBesideWhichTheRulesChange) {
  const auto rounds = rounds_made(10'000);
  EXPECT_EQ(rounds.size(), 59U);
  EXPECT_FALSE(rounds.contains(51));
  int at_turning_points = 0;
  for (const int round : {5, 14, 15, 17, 27, 28, 40, 41, 43, 50, 52, 60}) at_turning_points += rounds.at(round);
  EXPECT_GT(at_turning_points, 4'000);
}

// What a position may have, each asked of the board alone.
bool has_player_gone(const Position& position) { return count_survivors(position) < 4; }

bool is_overtime_of_two(const Position& position) { return position.round >= 52 && count_survivors(position) == 2; }

bool has_something_in_hand(const Position& position) {
  return std::ranges::any_of(kPlayers, [&](Player player) { return position.hand[player] != Hand{}; });
}

template <class IsSuch>
bool any_piece_is(const Position& position, IsSuch is_such) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return is_such(square, *position.board.at(square)); });
}

bool has_pawn_before_promotion(const Position& position) {
  return any_piece_is(position, [&](Square square, Piece piece) {
    return piece.type == PieceType::kPawn && advance_of(piece.army, square) == promotion_line(position.round) - 1;
  });
}

bool has_several_passed(const Position& position) { return position.passed.count() > 1; }

bool has_outside(const Position& position, bool of_king) {
  return any_piece_is(position, [&](Square, Piece piece) {
    return piece.time_outside != TimeOutside::kNone && (piece.type == PieceType::kKing) == of_king;
  });
}

bool has_unmoved(const Position& position) {
  return any_piece_is(position, [](Square, Piece piece) { return piece.is_unmoved; });
}

bool is_last_of_round(const Position& position) {
  return next_survivor_after(position, position.turn) <= position.turn;
}

struct Trait {
  const char* name;
  bool (*holds)(const Position&);
};

// What generators are for: everything that a position may have comes up.
TEST(Positions, HaveEverything) {
  const std::array traits = {
      Trait{"a player gone", has_player_gone},
      Trait{"overtime of two", is_overtime_of_two},
      Trait{"in hand", has_something_in_hand},
      Trait{"owing", [](const Position& position) { return owes_promotion(position, position.turn); }},
      Trait{"before promotion", has_pawn_before_promotion},
      Trait{"passed", [](const Position& position) { return position.passed.any(); }},
      Trait{"several passed", has_several_passed},
      Trait{"king outside", [](const Position& position) { return has_outside(position, true); }},
      Trait{"piece outside", [](const Position& position) { return has_outside(position, false); }},
      Trait{"unmoved", has_unmoved},
      Trait{"last of the round", is_last_of_round},
  };
  Dice dice{rc::Random(kSeed)};
  std::map<std::string, int> found;
  std::set<int> phases;
  for (int number = 0; number < 2000; ++number) {
    const Position made = position(dice, {});
    phases.insert(phase_of(made.round));
    for (const auto& [name, holds] : traits) found[name] += holds(made) ? 1 : 0;
  }
  EXPECT_EQ(phases, (std::set<int>{1, 2, 3, 4, 5, 7}));
  for (const auto& [name, holds] : traits) EXPECT_GE(found[name], 20) << name;
}

// How many of so many positions grant the wish.
int granted(Position (*make)(Dice&), Wish wish) {
  Dice dice{rc::Random(kSeed)};
  int count = 0;
  for (int number = 0; number < 200; ++number) count += is_granted(game_from(make(dice)).state, wish) ? 1 : 0;
  return count;
}

TEST(Nets, HaveWhatTheyAreFor) {
  EXPECT_GT(granted(mating_net, "mate"), 60);
  EXPECT_GT(granted(mating_net, "mates-together"), 10);
  EXPECT_GT(granted(overtime_net, "won-by-mate"), 60);
  EXPECT_GT(granted(standing_net, "loaded-mate-judged"), 40);
  EXPECT_GT(granted(own_mate_net, "own-mate"), 40);
  EXPECT_GT(granted(dawning_net, "mate-as-round-begins"), 60);
  EXPECT_GT(granted(stalemate_net, "pass"), 40);
}

TEST(Scenes, AreTheOnesInWhichAimsAreReached) {
  for (const Aim& aim : aims()) EXPECT_GE(granted(aim.scene, aim.wish), 5) << aim.wish;
}

}  // namespace
}  // namespace tetrarch::generators::quantum
