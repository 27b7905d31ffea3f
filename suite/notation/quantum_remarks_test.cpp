// What is said beside boards of Quantum Chess.
#include <gmock/gmock.h>

#include "suite/notation/notation.hpp"

namespace tetrarch::notation {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

// The opening as a state in that round.
json state_in(int round) {
  json state = notation_of("quantum")->opening();
  state["round"] = round;
  state["outcome"] = {{"kind", "in-progress"}};
  return state;
}

std::vector<std::string> remarks_in(int round) { return notation_of("quantum")->remarks(state_in(round)); }

TEST(QuantumRemarks, SayThePhaseOfItsFirstAndLastRound) {
  const std::vector<std::pair<int, int>> rounds = {{1, 5}, {6, 14}, {15, 27}, {28, 40}, {41, 50}, {51, 51}, {52, 60}};
  for (std::size_t phase = 0; phase < rounds.size(); ++phase) {
    const std::string named = "phase " + std::to_string(phase + 1) + ", ";
    EXPECT_THAT(remarks_in(rounds[phase].first), Contains(HasSubstr(named)));
    EXPECT_THAT(remarks_in(rounds[phase].second), Contains(HasSubstr(named)));
  }
}

TEST(QuantumRemarks, SayTheZone) {
  EXPECT_THAT(remarks_in(14), Contains("active zone: the whole board"));
  EXPECT_THAT(remarks_in(15), Contains(HasSubstr("active zone: c3 to j10; ")));
  EXPECT_THAT(remarks_in(40), Contains(HasSubstr("active zone: c3 to j10; ")));
  EXPECT_THAT(remarks_in(41), Contains(HasSubstr("active zone: d4 to i9; ")));
}

TEST(QuantumRemarks, SayWherePawnsPromoteAndToWhat) {
  EXPECT_THAT(remarks_in(14),
              Contains("pawns promote on rank 1 (north), file a (east), rank 12 (south), file l (west), "
                       "to a queen, rook, bishop or knight"));
  EXPECT_THAT(remarks_in(27),
              Contains("pawns promote on rank 2 (north), file b (east), rank 11 (south), file k (west), "
                       "to a queen, rook, bishop or knight"));
  EXPECT_THAT(remarks_in(41),
              Contains("pawns promote on rank 3 (north), file c (east), rank 10 (south), file j (west), "
                       "to a queen alone"));
}

TEST(QuantumRemarks, SayWhoDuelsWhileThatMatters) {
  EXPECT_THAT(remarks_in(14), Contains("duel opponents: north and south, east and west"));
  EXPECT_THAT(remarks_in(15), Not(Contains(HasSubstr("duel opponents: "))));
  json state = state_in(3);
  state["players"]["south"] = "eliminated";
  EXPECT_THAT(notation_of("quantum")->remarks(state),
              Contains("duel opponents: north has none left and captures nothing, east and west"));
  state["round"] = 9;
  state["players"]["east"] = "eliminated";
  EXPECT_THAT(notation_of("quantum")->remarks(state), Contains("duel opponents: north has none left and captures pawns "
                                                               "alone, west has none left and captures pawns alone"));
}

TEST(QuantumRemarks, AreNoneWhenTheGameIsOver) {
  json state = state_in(61);
  state["outcome"] = {{"kind", "draw"}};
  EXPECT_THAT(notation_of("quantum")->remarks(state), testing::IsEmpty());
}

TEST(QuantumRemarks, SayWhoOwesAPromotion) {
  const std::string owes = "north owes a promotion";
  EXPECT_THAT(remarks_in(28), Not(Contains(owes))) << "nothing is in hand";
  json state = state_in(28);
  state["hand"]["north"]["knight"] = 1;
  EXPECT_THAT(notation_of("quantum")->remarks(state), Contains(owes));
  state["turn"] = "east";
  EXPECT_THAT(notation_of("quantum")->remarks(state), Not(Contains(HasSubstr(" owes a promotion"))))
      << "the knight is north's";
  state["turn"] = "north";
  state["round"] = 27;
  EXPECT_THAT(notation_of("quantum")->remarks(state), Not(Contains(owes))) << "too early";
}

// C-ZONE-1
TEST(QuantumZones, ShrinkTwice) {
  EXPECT_EQ(notation_of("quantum")->zones(), (std::vector<reports::ZoneOfRounds>{{1, 0}, {15, 2}, {41, 3}}));
}

TEST(QuaternityZones, AreNone) { EXPECT_TRUE(notation_of("quaternity")->zones().empty()); }

TEST(QuaternityRemarks, AreNone) {
  EXPECT_TRUE(notation_of("quaternity")->remarks(notation_of("quaternity")->opening()).empty());
}

}  // namespace
}  // namespace tetrarch::notation
