#include <gtest/gtest.h>

#include "suite/notation/quantum.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using nlohmann::json;
using Names = std::vector<std::string>;

std::string events_refusal(const std::string& text) {
  return refusal_of(text, [](const documents::Node& node) { quantum().expected_events(node); });
}

TEST(QuantumEvents, AreReadAndWritten) {
  const std::vector<json> events = quantum().expected_events(written("[{south: north}, {west: nobody}]"));
  EXPECT_EQ(events, (std::vector<json>{{{"player", "south"}, {"by", "north"}}, {{"player", "west"}, {"by", nullptr}}}));
  EXPECT_EQ(quantum().written_event(events[0]), "{south: north}");
  EXPECT_EQ(quantum().written_event(events[1]), "{west: nobody}");
  EXPECT_EQ(quantum().event_text(events[0]), "south by north");
  EXPECT_EQ(quantum().event_text(events[1]), "west by nobody");
  EXPECT_EQ(quantum().event_subject(events[1]), "west");
  EXPECT_EQ(quantum().expected_events(written("[]")), std::vector<json>{});
}

TEST(QuantumEvents, ThatCameAreWrittenAlike) {
  const json event = json::parse(R"({"kind": "eliminated", "player": "south", "by": null})");
  EXPECT_EQ(quantum().expected_event(event), quantum().expected_events(written("[{south: nobody}]"))[0]);
  EXPECT_EQ(quantum().event_text(event), "south by nobody");
  EXPECT_EQ(quantum().event_text(quantum().turned(event, 1)), "west by nobody");
}

TEST(QuantumEvents, AreRefused) {
  EXPECT_EQ(events_refusal("[{south: north}, {south: west}]"), "f.yaml:1:18: south stands here twice");
  EXPECT_EQ(events_refusal("[south]").substr(0, 66),
            "f.yaml:1:2: expected an elimination, such as {south: north} or {we");
  EXPECT_EQ(events_refusal("[{}]").substr(0, 34), "f.yaml:1:2: expected an eliminatio");
  EXPECT_EQ(events_refusal("[{south: north, west: north}]").substr(0, 34), "f.yaml:1:2: expected an eliminatio");
  EXPECT_EQ(events_refusal("[{white: north}]").substr(0, 29), "f.yaml:1:3: expected a player");
  EXPECT_EQ(events_refusal("[{south: none}]"),
            "f.yaml:1:10: expected who delivered it: one of north, east, south, west, nobody, got \"none\"");
  EXPECT_EQ(events_refusal("{south: north}").substr(0, 35), "f.yaml:1:1: expected a list of elim");
}

// North and south are duel opponents, and so are east and west.
json state_in_round(int round) {
  json state = json::parse(R"({
    "players": {"north": "active", "east": "active", "south": "active", "west": "active"},
    "pieces": [{"square": "c3", "army": "west", "type": "king"}, {"square": "c4", "army": "west", "type": "rook"},
               {"square": "d9", "army": "north", "type": "king"}]})");
  state["round"] = round;
  return state;
}

TEST(QuantumCheck, IsOfTheKingAlone) {
  EXPECT_EQ(quantum().kings_of(state_in_round(1), "west"), Names{"c3"});
  EXPECT_EQ(quantum().kings_of(state_in_round(1), "east"), Names{});
}

// C-CHECK-1
TEST(QuantumCheck, ComesOfTheDuelOpponentUntilPhase3) {
  for (const int round : {1, 5, 6, 14}) {
    EXPECT_EQ(quantum().checkers_of(state_in_round(round), "north"), Names{"south"}) << round;
    EXPECT_EQ(quantum().checkers_of(state_in_round(round), "west"), Names{"east"}) << round;
  }
  for (const int round : {15, 28, 41, 52, 60}) {
    EXPECT_EQ(quantum().checkers_of(state_in_round(round), "north"), (Names{"east", "south", "west"})) << round;
  }
}

TEST(QuantumCheck, ComesOfNobodyWhoIsEliminated) {
  json state = state_in_round(14);
  state["players"]["south"] = "eliminated";
  EXPECT_EQ(quantum().checkers_of(state, "north"), Names{});
  state["round"] = 15;
  EXPECT_EQ(quantum().checkers_of(state, "north"), (Names{"east", "west"}));
}

}  // namespace
}  // namespace tetrarch::notation
