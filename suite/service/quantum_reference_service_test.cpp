// The reference as an engine that plays Quantum Chess beside Quaternity.
#include "suite/service/asked_reference.hpp"
#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

class QuantumReferenceService : public ReferenceServiceTest {};

TEST_F(QuantumReferenceService, RestoresARecordOfAnotherGameThanIsLoaded) {
  const json quantum = record_in(quantum_game(two_promotions_owed(), {promote_of("d8", "rook")}));
  const json quaternity = record_in(game_with(nullptr, {move_of("e1", "f1")}));
  load();
  ruleset_ = "quantum";
  EXPECT_EQ(ask("restore", {{"record", quantum}})["state"], quantum["state"]);
  EXPECT_EQ(act(promote_of("f8", "knight"))["state"]["turn"], "north");
  ruleset_ = "quaternity";
  EXPECT_EQ(ask("restore", {{"record", quaternity}})["state"], quaternity["state"]);
  act(move_of("e12", "f12"));
}

TEST_F(QuantumReferenceService, ARefusedRecordOfAnotherGameLeavesTheOneThatIsLoaded) {
  load();
  act(move_of("e1", "f1"));
  json record = record_in(QuantumService());
  record["version"] = 2;
  EXPECT_THAT(error_of("restore", {{"record", record}}), IsRefusal(-32003, "invalid", "C-RECORD-1"));
  act(move_of("e12", "f12"));
}

TEST_F(QuantumReferenceService, ARecordOfAnUnknownGameIsRefusedByTheOneThatIsLoaded) {
  json record = record_in(QuantumService());
  for (const json& ruleset : {json("chess"), json(nullptr), json({"quantum"})}) {
    record["ruleset"] = ruleset;
    load();
    EXPECT_THAT(error_of("restore", {{"record", record}}), IsRefusal(-32003, "invalid", "Q-RECORD-2"));
    load(nullptr, "quantum");
    EXPECT_THAT(error_of("restore", {{"record", record}}), IsRefusal(-32003, "invalid", "C-RECORD-1"));
  }
}

TEST_F(QuantumReferenceService, PlaysQuantumChess) {
  load(nullptr, "quantum");
  EXPECT_EQ(ask("state", json::object())["state"], state_of(QuantumService()));
  EXPECT_EQ(act(move_of("d12", "e10"))["state"]["turn"], "east");
  EXPECT_GT(ask("moves", json::object())["moves"].size(), 20U);
  EXPECT_EQ(ask("attackers", {{"square", "d8"}, {"by", "north"}})["squares"], json({"e10"}));
  EXPECT_THAT(error_of("act", {{"action", pass()}}), IsRefusal(-32001, "illegal", "C-TURN-1"));
  EXPECT_THAT(error_of("act", {{"action", freeze("resign", "east")}}), IsError(kBadParams, "params.action.kind"));
  EXPECT_THAT(error_of("attackers", {{"square", "d8"}, {"by", "white"}}), IsError(kBadParams, "params.by"));
  EXPECT_THAT(error_of("load", {{"ruleset", "quantum"}, {"position", json::object()}}),
              IsRefusal(-32003, "invalid", "C-LOAD-1"));
  const json record = ask("save", json::object())["record"];
  ask("undo", json::object());
  EXPECT_THAT(error_of("undo", json::object()), IsRefusal(-32001, "illegal", "C-UNDO-1"));
  EXPECT_EQ(ask("restore", {{"record", record}})["state"], record["state"]);
}

// Every situation in which a state has more to tell, held to the schema.
TEST_F(QuantumReferenceService, TellsWhateverAGameOfQuantumChessBrings) {
  const std::vector<std::pair<json, json>> actions = {
      {north_to_mate_south(), move_of("g5", "g12")}, {zone_to_shrink(), move_of("c3", "c4")},
      {time_to_be_up(), move_of("c3", "c4")},        {two_promotions_owed(), promote_of("d8", "knight")},
      {points_to_count(), move_of("i4", "i5")},      {points_to_share(), move_of("f4", "g4")},
      {overtime_to_end(), move_of("i4", "i5")}};
  for (const auto& [position, action] : actions) {
    load(position, "quantum");
    const json state = act(action)["state"];
    EXPECT_EQ(ask("state", json::object())["state"], state);
    ask("moves", json::object());
    EXPECT_EQ(ask("restore", {{"record", ask("save", json::object())["record"]}})["state"], state);
  }
}

}  // namespace
}  // namespace tetrarch::service
