// Every way in which somebody might change a record of Quantum Chess: it is refused, and the game that was there goes
// on (C-RECORD-1).
#include <functional>

#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

using testing::HasSubstr;

// North mates south, and east steps.
json mating_game() {
  return record_in(quantum_game(north_to_mate_south(), {move_of("g5", "g12"), move_of("l6", "l7")}));
}

// The zone shrinks, and north's king, which has not moved, is left outside.
json shrunk_game() { return record_in(quantum_game(zone_to_shrink(), {move_of("c3", "c4")})); }

json promoting_game() {
  return record_in(quantum_game(two_promotions_owed(), {promote_of("d8", "knight"), promote_of("f8", "rook")}));
}

json passed_game() {
  return record_in(quantum_game(quantum_document("nKc10 nPf5 sKj3 sPd2", 7, "south"), {move_of("d2", "d4")}));
}

json time_up_game() { return record_in(quantum_game(time_to_be_up(), {move_of("c3", "c4")})); }

json won_game() { return record_in(quantum_game(points_to_count(), {move_of("i4", "i5")})); }

json drawn_game() { return record_in(quantum_game(overtime_to_end(), {move_of("i4", "i5")})); }

struct Tampering {
  std::string name;
  json (*honest)();
  std::function<void(json& record)> tamper;
  std::string fault;  // what the refusal says of it
};

// A value put at a place of the record.
Tampering put(const std::string& name, json (*honest)(), const std::string& place, const json& value,
              const std::string& fault) {
  return {name, honest, [=](json& record) { record.at(json::json_pointer(place)) = value; }, fault};
}

// A value put at the end of a list of the record.
Tampering add(const std::string& name, json (*honest)(), const std::string& place, const json& value,
              const std::string& fault) {
  return {name, honest, [=](json& record) { record.at(json::json_pointer(place)).push_back(value); }, fault};
}

// The item at a place of the record left out.
Tampering drop(const std::string& name, json (*honest)(), const std::string& list, std::size_t index,
               const std::string& fault) {
  return {name, honest, [=](json& record) { record.at(json::json_pointer(list)).erase(index); }, fault};
}

Tampering in(const std::string& name, json (*honest)(), std::function<void(json& record)> tamper,
             const std::string& fault) {
  return {name, honest, std::move(tamper), fault};
}

const char* const kOtherState = "record.state: the actions lead to another state";
const char* const kNoStart = "record.start: the position may not be loaded under C-LOAD-1";

std::vector<Tampering> of_the_head() {
  return {
      in(
          "RecordNull", won_game, [](json& record) { record = nullptr; }, "record: expected a record, an object"),
      in(
          "RecordText", won_game, [](json& record) { record = record.dump(); }, "record: expected a record, an object"),
      put("FormatOther", won_game, "/format", "pgn", "record.format: expected \"tetrarch-record\""),
      put("VersionTwo", won_game, "/version", 2, "record.version: expected the number 1"),
      put("VersionText", won_game, "/version", "1", "record.version: expected the number 1"),
      put("RulesetOther", won_game, "/ruleset", "quaternity", "record.ruleset: expected \"quantum\""),
      in(
          "OneMemberMore", won_game, [](json& record) { record["comment"] = ""; },
          "record: the member \"comment\" does not belong here"),
      in(
          "StateLost", won_game, [](json& record) { record.erase("state"); },
          "record: the member \"state\" is missing"),
  };
}

std::vector<Tampering> of_the_start() {
  const json pawn = {{"square", "f7"}, {"army", "north"}, {"type", "pawn"}};
  return {
      add("StartPawnAdded", mating_game, "/start/pieces", pawn, kOtherState),
      drop("StartPawnRemoved", shrunk_game, "/start/pieces", 2, kOtherState),
      drop("StartUnmovedRookRemoved", shrunk_game, "/start/pieces", 5, kNoStart),
      add("StartTwoOnOneSquare", mating_game, "/start/pieces", {{"square", "c3"}, {"army", "east"}, {"type", "rook"}},
          kNoStart),
      put("StartOffTheBoard", mating_game, "/start/pieces/0/square", "c13",
          "record.start.pieces[0].square: expected a square such as \"a1\" or \"l12\", got \"c13\""),
      in(
          "StartWithHeading", mating_game, [](json& record) { record["start"]["pieces"][0]["heading"] = "up"; },
          "record.start.pieces[0]: the member \"heading\" does not belong here"),
      put("StartTurn", mating_game, "/start/turn", "east", "record.events[0].action: it is refused under"),
      put("StartRound", mating_game, "/start/round", 8, kOtherState),
      put("StartRoundOfAnotherPhase", mating_game, "/start/round", 20, kNoStart),
      put("StartRoundOfPoints", won_game, "/start/round", 51, kNoStart),
      put("StartRoundAfterTheLast", won_game, "/start/round", 61, "record.start: \"round\" is no integer from 1 to 60"),
      put("StartRoundZero", won_game, "/start/round", 0,
          "record.start.round: expected a round, an integer from 1 to 61, got 0"),
      put("StartEliminated", mating_game, "/start/players/south", "eliminated", kNoStart),
      put("StartActive", mating_game, "/start/players/west", "active", kNoStart),
      drop("StartMoved", shrunk_game, "/start/unmoved", 1, kOtherState),
      add("StartUnmoved", mating_game, "/start/unmoved", "c3", kNoStart),
      add("StartUnmovedTwice", shrunk_game, "/start/unmoved", "g12", kNoStart),
      put("StartPassed", passed_game, "/start/passed", {{{"pawn", "f5"}, {"square", "f6"}}}, kNoStart),
      put("StartHand", promoting_game, "/start/hand/north/bishop", 1, kOtherState),
      put("StartHandOfAnother", promoting_game, "/start/hand/south/rook", 1, kOtherState),
      put("StartHandEmpty", promoting_game, "/start/hand/north/knight", 0,
          "record.events[0].action: it is refused under C-PROMOTE"),
      put("StartHandTooFull", promoting_game, "/start/hand/north/knight", 17,
          "record.start: \"knight\" is no integer from 0 to 16"),
      put("StartHandBelowZero", promoting_game, "/start/hand/north/knight", -1,
          "record.start.hand.north.knight: expected a number in hand, an integer from 0 to 160, got -1"),
      put("StartTimeOutside", time_up_game, "/start/outside/0/until", 18,
          "record.events[0].events: the action brings []"),
      drop("StartWithoutTime", time_up_game, "/start/outside", 0, kNoStart),
      add("StartTimeInside", time_up_game, "/start/outside", {{"square", "c3"}, {"until", 18}}, kNoStart),
      in(
          "StartWithAnOutcome", mating_game,
          [](json& record) { record["start"]["outcome"] = record["state"]["outcome"]; },
          "record.start: the member \"outcome\" does not belong here"),
  };
}

std::vector<Tampering> of_the_actions() {
  const json step_after = {{"action", move_of("d9", "d8")}, {"events", json::array()}};
  return {
      put("AnotherLegalMove", mating_game, "/events/1/action/to", "k7", kOtherState),
      put("AnIllegalMove", mating_game, "/events/1/action/to", "l9", "record.events[1].action: it is refused under"),
      drop("FirstActionDropped", mating_game, "/events", 0, "record.events[0].action: it is refused under"),
      drop("LastActionDropped", mating_game, "/events", 1, kOtherState),
      in(
          "AllActionsDropped", mating_game, [](json& record) { record["events"].clear(); }, kOtherState),
      in(
          "ActionsSwapped", mating_game, [](json& record) { std::swap(record["events"][0], record["events"][1]); },
          "record.events[0].action: it is refused under"),
      put("PassForAMove", mating_game, "/events/1/action", pass(),
          "record.events[1].action: it is refused under C-TURN-1"),
      put("UnknownKind", mating_game, "/events/1/action/kind", "resign",
          "record.events[1].action.kind: expected a kind of action"),
      put("FromOffTheBoard", mating_game, "/events/1/action/from", "m6", "record.events[1].action.from: expected"),
      in(
          "PromotionNotDue", mating_game, [](json& record) { record["events"][1]["action"]["promotion"] = "queen"; },
          "record.events[1].action: it is refused under C-PROMOTE-7"),
      put("PromotionOfAnotherPawn", promoting_game, "/events/0/action/square", "f8",
          "record.events[1].action: it is refused under C-PROMOTE"),
      put("PromotionToAnotherPiece", promoting_game, "/events/0/action/to", "rook",
          "record.events[1].action: it is refused under C-PROMOTE"),
      put("PromotionToAQueen", promoting_game, "/events/0/action/to", "queen",
          "record.events[0].action.to: expected a piece that comes into hand"),
      put("MoveForAPromotion", promoting_game, "/events/0/action", move_of("d8", "d7"),
          "record.events[0].action: it is refused under C-PROMOTE-4"),
      add("MoveAfterTheEnd", won_game, "/events", step_after, "record.events[1].action: it is refused under C-END-6"),
  };
}

std::vector<Tampering> of_the_events() {
  const json event = {{"kind", "eliminated"}, {"player", "south"}, {"by", "north"}};
  return {
      add("EliminationAdded", mating_game, "/events/1/events", event, "record.events[1].events: the action brings []"),
      add("EliminationDoubled", mating_game, "/events/0/events", event,
          "record.events[0].events: the action brings [{"),
      drop("EliminationDropped", mating_game, "/events/0/events", 0, "record.events[0].events: the action brings [{"),
      put("EliminationOfAnother", mating_game, "/events/0/events/0/player", "east",
          "record.events[0].events: the action brings [{"),
      put("EliminationByAnother", mating_game, "/events/0/events/0/by", "east",
          "record.events[0].events: the action brings [{"),
      put("EliminationByNobody", mating_game, "/events/0/events/0/by", nullptr,
          "record.events[0].events: the action brings [{"),
      put("EliminationBySomebody", time_up_game, "/events/0/events/0/by", "west",
          "record.events[0].events: the action brings [{"),
      put("EliminationOfAnotherKind", mating_game, "/events/0/events/0/kind", "award",
          "record.events[0].events[0].kind: expected \"eliminated\""),
      put("EliminationOfNobody", mating_game, "/events/0/events/0/player", nullptr,
          "record.events[0].events[0].player: expected a player"),
      put("FiveEliminations", mating_game, "/events/0/events", json(5, event),
          "record.events[0].events: a list of more than 4 items"),
  };
}

std::vector<Tampering> of_the_state() {
  return {
      put("StatePieceMoved", mating_game, "/state/pieces/0/square", "d3", kOtherState),
      put("StatePieceOfAnotherArmy", mating_game, "/state/pieces/0/army", "south", kOtherState),
      put("StatePieceOfAnotherType", mating_game, "/state/pieces/0/type", "queen", kOtherState),
      drop("StatePieceRemoved", mating_game, "/state/pieces", 0, kOtherState),
      put("StateTurn", mating_game, "/state/turn", "east", kOtherState),
      put("StateRound", mating_game, "/state/round", 9, kOtherState),
      put("StateStatus", mating_game, "/state/players/south", "active", kOtherState),
      drop("StateUnmoved", shrunk_game, "/state/unmoved", 0, kOtherState),
      drop("StatePassedLost", passed_game, "/state/passed", 0, kOtherState),
      put("StatePassedAnotherSquare", passed_game, "/state/passed/0/square", "d2", kOtherState),
      put("StateHand", promoting_game, "/state/hand/north/rook", 1, kOtherState),
      put("StateHandTooFull", promoting_game, "/state/hand/north/rook", 161,
          "record.state.hand.north.rook: expected a number in hand, an integer from 0 to 160, got 161"),
      put("StateTimeOutside", shrunk_game, "/state/outside/0/until", 16, kOtherState),
      drop("StateTimeOutsideLost", shrunk_game, "/state/outside", 0, kOtherState),
      put("StateWinner", won_game, "/state/outcome/winner", "north", kOtherState),
      put("StateOtherVictory", won_game, "/state/outcome/by", "mate", kOtherState),
      put("StateNotOver", won_game, "/state/outcome", {{"kind", "in-progress"}}, kOtherState),
      put("StateOver", mating_game, "/state/outcome", {{"kind", "draw"}}, kOtherState),
      put("StateDrawWithWinner", won_game, "/state/outcome/kind", "draw", "record.state.outcome."),
      in(
          "StateWithoutWinner", won_game, [](json& record) { record["state"]["outcome"].erase("winner"); },
          "record.state.outcome: the member \"winner\" is missing"),
      in(
          "StateWithoutVictory", won_game, [](json& record) { record["state"]["outcome"].erase("by"); },
          "record.state.outcome: the member \"by\" is missing"),
      put("StateOutcomeNull", won_game, "/state/outcome", nullptr,
          "record.state.outcome: expected an outcome, got null"),
  };
}

std::vector<Tampering> tamperings() {
  std::vector<Tampering> all;
  for (const auto& some : {of_the_head(), of_the_start(), of_the_actions(), of_the_events(), of_the_state()}) {
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

// A game that somebody tries to replace.
class TamperedQuantum : public testing::Test {
 protected:
  // The refusal of a record, after which state and history must be what they were.
  Fault refusal_of(const json& record) {
    const json before = record_in(game_);
    const Fault fault = fault_of(game_.restore(record));
    EXPECT_EQ(record_in(game_), before);
    return fault;
  }

  QuantumService game_ = quantum_game(two_promotions_owed(), {promote_of("d8", "rook")});
};

class TamperedQuantumRecord : public TamperedQuantum, public testing::WithParamInterface<Tampering> {};

TEST_P(TamperedQuantumRecord, IsRefusedAndLeavesTheGame) {
  const auto states = states_back_to_start(game_);
  ASSERT_EQ(states.size(), 2U);
  json record = GetParam().honest();
  GetParam().tamper(record);
  ASSERT_NE(record, GetParam().honest());
  const Fault fault = refusal_of(record);
  EXPECT_EQ(fault.code, -32003);
  EXPECT_EQ(fault.kind, "invalid");
  EXPECT_EQ(fault.clause, "C-RECORD-1");
  EXPECT_THAT(fault.message, testing::StartsWith("invalid under C-RECORD-1: " + GetParam().fault));
  EXPECT_EQ(states_back_to_start(game_), states);
}

INSTANTIATE_TEST_SUITE_P(Quantum, TamperedQuantumRecord, testing::ValuesIn(tamperings()),
                         [](const auto& tested) { return tested.param.name; });

TEST_F(TamperedQuantum, HonestRecordsAreTaken) {
  for (const auto honest :
       {mating_game, shrunk_game, promoting_game, passed_game, time_up_game, won_game, drawn_game}) {
    QuantumService game;
    EXPECT_EQ(result_of(game.restore(honest()))["state"], honest()["state"]);
  }
}

// The record is consistent, but such a start cannot be loaded (C-LOAD-1).
TEST_F(TamperedQuantum, AStartThatIsAnEndOfPointsIsRefused) {
  json record = won_game();
  record["start"] = record["state"];
  record["start"].erase("outcome");
  record["events"] = json::array();
  EXPECT_THAT(refusal_of(record).message, HasSubstr(kNoStart));
}

// The places of all values within a document, the document itself first.
std::vector<json::json_pointer> places_in(const json& document) {
  std::vector<json::json_pointer> places = {json::json_pointer()};
  for (std::size_t index = 0; index < places.size(); ++index) {
    const json& value = document.at(places[index]);
    for (const auto& [key, part] : value.items()) {
      if (value.is_object()) places.push_back(places[index] / key);
      if (value.is_array()) places.push_back(places[index] / std::stoul(key));
    }
  }
  return places;
}

TEST_F(TamperedQuantum, NoMemberMayBeMissingAnywhere) {
  for (const auto honest : {passed_game, time_up_game, won_game}) {
    const json whole = honest();
    for (const auto& place : places_in(whole)) {
      if (place.empty() || !whole.at(place.parent_pointer()).is_object()) continue;
      json record = whole;
      record.at(place.parent_pointer()).erase(place.back());
      EXPECT_EQ(refusal_of(record).clause, "C-RECORD-1") << place;
    }
  }
}

TEST_F(TamperedQuantum, NoMemberMayBeAddedAnywhere) {
  for (const auto honest : {passed_game, time_up_game, won_game}) {
    const json whole = honest();
    for (const auto& place : places_in(whole)) {
      if (!whole.at(place).is_object()) continue;
      json record = whole;
      record.at(place)["more"] = nullptr;
      EXPECT_THAT(refusal_of(record).message, HasSubstr("the member \"more\" does not belong here")) << place;
    }
  }
}

TEST_F(TamperedQuantum, NoValueMayBeOfAnotherType) {
  for (const auto honest : {passed_game, time_up_game, won_game}) {
    const json whole = honest();
    for (const auto& place : places_in(whole)) {
      for (const json& other : {json(nullptr), json(7.5), json("x"), json(true), json::array(), json::object()}) {
        if (whole.at(place).type() == other.type()) continue;
        json record = whole;
        record.at(place) = other;
        EXPECT_EQ(refusal_of(record).clause, "C-RECORD-1") << place << " " << other;
      }
    }
  }
}

}  // namespace
}  // namespace tetrarch::service
