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
  EXPECT_THAT(remarks_in(14), Contains(HasSubstr("active zone: the whole board; ")));
  EXPECT_THAT(remarks_in(15), Contains(HasSubstr("active zone: c3 to j10; ")));
  EXPECT_THAT(remarks_in(40), Contains(HasSubstr("active zone: c3 to j10; ")));
  EXPECT_THAT(remarks_in(41), Contains(HasSubstr("active zone: d4 to i9; ")));
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

TEST(QuaternityRemarks, AreNone) {
  EXPECT_TRUE(notation_of("quaternity")->remarks(notation_of("quaternity")->opening()).empty());
}

}  // namespace
}  // namespace tetrarch::notation
