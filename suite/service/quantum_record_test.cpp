// What `save` gives in every situation of Quantum Chess, and that `restore` takes it for the same game.
#include "suite/service/quantum_record.hpp"

#include "suite/service/quantum_served.hpp"
#include "suite/service/record_schema.hpp"

namespace tetrarch::service {
namespace {

struct Situation {
  std::string name;
  json start;  // null: the opening
  std::vector<json> actions;
  std::size_t undone = 0;  // how many of them were taken back
};

const std::vector<json> kMoves = {move_of("d12", "e10"), move_of("k6", "i6"), move_of("d1", "e3")};

json full_hands() {
  json position = two_promotions_owed();
  position["hand"]["south"] = {{"rook", 16}, {"bishop", 16}, {"knight", 16}};
  return position;
}

std::vector<Situation> situations() {
  return {
      {"Opening", nullptr, {}},
      {"Moves", nullptr, kMoves},
      {"Elimination", north_to_mate_south(), {move_of("g5", "g12"), move_of("l6", "l7")}},
      {"SmallerZone", zone_to_shrink(), {move_of("c3", "c4"), move_of("g12", "g11")}},
      {"TimeUp", time_to_be_up(), {move_of("c3", "c4")}},
      {"OwedPromotion", two_promotions_owed(), {promote_of("d8", "knight")}},
      {"OwedPromotions", two_promotions_owed(), {promote_of("d8", "knight"), promote_of("f8", "rook")}},
      {"FullHands", full_hands(), {}},
      {"PawnPassed", quantum_document("nKc10 nPe4 sKj3 sPd2", 7, "south"), {move_of("d2", "d4")}},
      {"EnPassant", quantum_document("nKc10 nPe4 sKj3 sPd2", 7, "south"), {move_of("d2", "d4"), move_of("e4", "d3")}},
      {"Castling", quantum_document("nKg12! nRc12! nRj12! sKf3", 7, "north"), {move_of("g12", "i12")}},
      {"Promotion", quantum_document("nKd9 nPe4 sKi4", 41, "north"), {promotion_of("e4", "e3", "queen")}},
      {"Capture", quantum_document("nKd9 nRe6 sKi3 sNe4", 20, "north"), {move_of("e6", "e4")}},
      {"Pass", quantum_document("nKa1 sKl12 sQc2", 7, "north"), {pass()}},
      {"WinBySurvival", quantum_document("nKc3 nRh11 nRg5 sKa12", 7, "north"), {move_of("g5", "g12")}},
      {"WinByPoints", points_to_count(), {move_of("i4", "i5")}},
      {"Overtime", points_to_share(), {move_of("f4", "g4")}},
      {"WinByMate", points_to_share(), {move_of("f4", "g4"), move_of("d8", "d6")}},
      {"Draw", overtime_to_end(), {move_of("i4", "i5")}},
      {"Undo", nullptr, kMoves, 1},
      {"UndoOfAll", nullptr, kMoves, 3},
      {"UndoOfARound", zone_to_shrink(), {move_of("c3", "c4")}, 1},
      {"LoadedEnd", quantum_document("nKc10 nRe5", 7, "north"), {}},
      {"LoadedMate", quantum_document("nKc3 nRh11 nRg12 eKl6 sKa12", 7, "north"), {}},
  };
}

class QuantumRecord : public testing::TestWithParam<Situation> {
 protected:
  static QuantumService played() {
    QuantumService game = quantum_game(GetParam().start, GetParam().actions);
    for (std::size_t time = 0; time < GetParam().undone; ++time) result_of(game.undo());
    return game;
  }
};

TEST_P(QuantumRecord, HoldsStartActionsAndState) {
  const QuantumService game = played();
  const json record = record_in(game);
  EXPECT_EQ(fault_of_record(record, "quantum").value_or(""), "");
  EXPECT_EQ(record["format"], "tetrarch-record");
  EXPECT_EQ(record["version"], 1);
  EXPECT_EQ(record["ruleset"], "quantum");
  const json start = GetParam().start.is_null() ? position_to_json(quantum::opening()) : GetParam().start;
  EXPECT_EQ(record["start"], start);
  EXPECT_EQ(record["state"], state_of(game));
  const std::size_t count = GetParam().actions.size() - GetParam().undone;
  ASSERT_EQ(record["events"].size(), count);
  for (std::size_t index = 0; index < count; ++index) {
    EXPECT_EQ(record["events"][index]["action"], GetParam().actions[index]);
  }
}

TEST_P(QuantumRecord, IsRestoredWithStateAndHistory) {
  const QuantumService game = played();
  QuantumService other = quantum_game(nullptr, {move_of("d12", "e10")});
  EXPECT_EQ(result_of(other.restore(record_in(game)))["state"], state_of(game));
  EXPECT_EQ(record_in(other), record_in(game));
  const auto states = states_back_to_start(game);
  EXPECT_EQ(states.size(), GetParam().actions.size() - GetParam().undone + 1);
  EXPECT_EQ(states_back_to_start(other), states);
}

TEST_P(QuantumRecord, SurvivesTheWire) {
  const QuantumService game = played();
  QuantumService other;
  EXPECT_EQ(result_of(other.restore(json::parse(record_in(game).dump())))["state"], state_of(game));
}

TEST_P(QuantumRecord, IsPlayedOnAlike) {
  const QuantumService game = played();
  QuantumService other;
  result_of(other.restore(record_in(game)));
  EXPECT_EQ(result_of(game.moves()), result_of(other.moves()));
}

INSTANTIATE_TEST_SUITE_P(Quantum, QuantumRecord, testing::ValuesIn(situations()),
                         [](const auto& tested) { return tested.param.name; });

TEST(QuantumRecords, HoldTheEventsOfEachAction) {
  const json events = record_in(quantum_game(time_to_be_up(), {move_of("c3", "c4"), move_of("j10", "j9")}))["events"];
  EXPECT_EQ(events, json::parse(R"([{"action": {"kind": "move", "from": "c3", "to": "c4"},
                                     "events": [{"kind": "eliminated", "player": "north", "by": null}]},
                                    {"action": {"kind": "move", "from": "j10", "to": "j9"}, "events": []}])"));
}

TEST(QuantumRecords, AreTakenWithTheirStartInAnyOrder) {
  json record = record_in(quantum_game(nullptr, kMoves));
  for (const char* list : {"pieces", "unmoved"}) {
    std::reverse(record["start"][list].begin(), record["start"][list].end());
  }
  QuantumService game;
  result_of(game.restore(record));
  EXPECT_EQ(states_back_to_start(game).size(), 4U);
}

}  // namespace
}  // namespace tetrarch::service
