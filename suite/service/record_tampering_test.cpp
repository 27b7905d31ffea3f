// Every way in which somebody might change a record: it is refused, and the game that was there goes on (Q-RECORD-2).
#include <functional>

#include "suite/service/served.hpp"

namespace tetrarch::service {
namespace {

using testing::HasSubstr;

// White promotes, Red and Black can only pass, Green steps; then one rook move mates Red and Black in one batch.
json mating_game() {
  return record_in(
      game_with(document("wKe1 wRf1 wNc10 wNd10 wNi10 wNj10 wP>k3 rKa12 bKl12 gKg6 gP<j5"),
                {promotion_of("k3", "l3", "knight"), pass(), pass(), move_of("g6", "g5"), move_of("f1", "f12")}));
}

json won_game() {
  return record_in(game_with(document("wKa1 wRe5 bKl11"), {move_of("e5", "e6"), freeze("time-loss", "white")}));
}

json mated_game() { return record_in(game_with(document("wKa1 wRh11 wRg5 rKa12"), {move_of("g5", "g12")})); }

json voted_game() {
  return record_in(game_with(document("wKa1 wP>e2 rKa12 bKl12 gKl1"), {move_of("e2", "f2"), freeze("resign", "green"),
                                                                       propose_draw(), answer_draw("black", true)}));
}

struct Tampering {
  std::string name;
  json (*honest)();
  std::function<void(json& record)> tamper;
  std::string fault;  // what the refusal says of it
};

json& listed_on(json& pieces, const std::string& square) {
  for (json& piece : pieces) {
    if (piece["square"] == square) return piece;
  }
  throw std::invalid_argument("no piece on " + square);
}

// A value put at a place of the record.
Tampering put(const std::string& name, json (*honest)(), const std::string& place, const json& value,
              const std::string& fault) {
  return {name, honest,
          [=](json& record) {
            json& target = record.at(json::json_pointer(place));
            if (target == value) throw std::invalid_argument(place + " is that already");
            target = value;
          },
          fault};
}

Tampering without_piece(const std::string& name, const std::string& part, const std::string& square,
                        const std::string& fault) {
  return {name, mating_game,
          [=](json& record) {
            json& pieces = record[part]["pieces"];
            pieces.erase(static_cast<std::size_t>(&listed_on(pieces, square) - &pieces[0]));
          },
          fault};
}

Tampering with_piece(const std::string& name, const std::string& part, const json& piece, const std::string& fault) {
  return {name, mating_game, [=](json& record) { record[part]["pieces"].push_back(piece); }, fault};
}

Tampering with_change(const std::string& name, const std::string& part, const std::string& square,
                      const std::string& member, const json& value, const std::string& fault) {
  return {name, mating_game, [=](json& record) { listed_on(record[part]["pieces"], square)[member] = value; }, fault};
}

Tampering in(json (*honest)(), const std::string& name, std::function<void(json& record)> tamper,
             const std::string& fault) {
  return {name, honest, std::move(tamper), fault};
}

const json kPawn = {{"square", "b5"}, {"army", "white"}, {"type", "pawn"}, {"heading", "up"}};
const char* const kOtherState = "record.state: the actions lead to another state";

std::vector<Tampering> of_the_head() {
  return {
      in(
          won_game, "RecordNull", [](json& record) { record = nullptr; }, "record: expected a record, an object"),
      in(
          won_game, "RecordList", [](json& record) { record = json::array({record}); },
          "record: expected a record, an object"),
      in(
          won_game, "RecordText", [](json& record) { record = record.dump(); }, "record: expected a record, an object"),
      put("FormatOther", won_game, "/format", "pgn", "record.format: expected \"tetrarch-record\""),
      put("VersionZero", won_game, "/version", 0, "record.version: expected the number 1"),
      put("VersionTwo", won_game, "/version", 2, "record.version: expected the number 1"),
      put("VersionText", won_game, "/version", "1", "record.version: expected the number 1"),
      put("VersionBroken", won_game, "/version", 1.5, "record.version: expected the number 1"),
      put("VersionTrue", won_game, "/version", true, "record.version: expected the number 1"),
      put("RulesetOther", won_game, "/ruleset", "quantum", "record.ruleset: expected \"quaternity\""),
      in(
          won_game, "OneMemberMore", [](json& record) { record["comment"] = ""; },
          "record: the member \"comment\" does not belong here"),
      in(
          won_game, "StateLost", [](json& record) { record.erase("state"); },
          "record: the member \"state\" is missing"),
  };
}

std::vector<Tampering> of_the_start() {
  return {
      with_change("StartRookMoved", "start", "f1", "square", "f2", "record.events[4].action: it is refused under"),
      with_change("StartKingMoved", "start", "e1", "square", "e2", kOtherState),
      with_piece("StartPawnAdded", "start", kPawn, kOtherState),
      without_piece("StartPawnRemoved", "start", "j5", kOtherState),
      without_piece("StartKnightRemoved", "start", "c10", "record.events[1].action: it is refused under Q-PASS-2"),
      without_piece("StartKingRemoved", "start", "g6", "record.start: the position may not be loaded under Q-LOAD-1"),
      with_piece("StartTwoKings", "start", {{"square", "c1"}, {"army", "white"}, {"type", "king"}},
                 "record.start: the position may not be loaded under Q-LOAD-1"),
      with_piece("StartTwoOnOneSquare", "start", {{"square", "f1"}, {"army", "red"}, {"type", "rook"}},
                 "record.start: two pieces stand on f1"),
      with_change("StartOffTheBoard", "start", "f1", "square", "f13",
                  "record.start.pieces[1].square: expected a square such as \"a1\" or \"l12\", got \"f13\""),
      with_change("StartTypeOther", "start", "f1", "type", "queen", kOtherState),
      with_change("StartHeadingOther", "start", "k3", "heading", "up", "record.events[0].action: it is refused under"),
      with_change("StartHeadingOfAnotherArmy", "start", "k3", "heading", "left",
                  "record.start: the position may not be loaded under Q-LOAD-1"),
      with_change("StartHeadingOfAKing", "start", "e1", "heading", "up",
                  "record.start.pieces[0].heading: expected no heading, which only pawns have"),
      put("StartTurn", mating_game, "/start/turn", "red", "record.events[0].action: it is refused under Q-MOVE-6"),
      put("StartFrozen", mating_game, "/start/players/red", "frozen",
          "record.events[2].action: it is refused under Q-PASS-2"),
      put("StartTurnFrozen", mating_game, "/start/players/white", "frozen",
          "record.start: the position may not be loaded under Q-LOAD-1"),
      put("StartEliminated", mating_game, "/start/players/red", "eliminated",
          "record.start: the position may not be loaded under Q-LOAD-1"),
      put("StartController", mating_game, "/start/controllers/black", "red",
          "record.start: the position may not be loaded under Q-LOAD-1"),
      in(
          mating_game, "StartWithAnOffer", [](json& record) { record["start"]["offer"] = nullptr; },
          "record.start: the member \"offer\" does not belong here"),
      // The record is consistent, but such a start cannot be loaded (Q-GUARD-5).
      in(
          mating_game, "StartWithNothingToCommit",
          [](json& record) {
            const QuaternityService game = game_with(document(kNearTheGuard), {move_of("e4", "c3")});
            record["start"] = record["state"] = state_of(game);
            record["start"].erase("offer");
            record["start"].erase("outcome");
            record["events"] = json::array();
          },
          "record.start: the position may not be loaded under Q-GUARD-5"),
  };
}

std::vector<Tampering> of_the_actions() {
  return {
      put("AnotherLegalMove", mating_game, "/events/3/action/to", "h5", kOtherState),
      put("AnIllegalMove", mating_game, "/events/3/action/to", "g4", "record.events[3].action: it is refused under"),
      in(
          mating_game, "FirstActionDropped", [](json& record) { record["events"].erase(0); },
          "record.events[0].action: it is refused under"),
      in(
          mating_game, "MiddleActionDropped", [](json& record) { record["events"].erase(2); },
          "record.events[2].action: it is refused under"),
      in(
          mating_game, "LastActionDropped", [](json& record) { record["events"].erase(4); }, kOtherState),
      in(
          mating_game, "AllActionsDropped", [](json& record) { record["events"].clear(); }, kOtherState),
      in(
          mating_game, "ActionDoubled",
          [](json& record) { record["events"].insert(record["events"].begin(), json(record["events"][0])); },
          "record.events[1].action: it is refused under"),
      in(
          mating_game, "ActionsSwapped", [](json& record) { std::swap(record["events"][3], record["events"][4]); },
          "record.events[3].action: it is refused under"),
      put("PromotionThatMates", mating_game, "/events/0/action/promotion", "queen",
          "record.events[0].events: the action brings [{"),
      put("PromotionOther", mating_game, "/events/0/action/promotion", "bishop", kOtherState),
      put("PromotionToAKing", mating_game, "/events/0/action/promotion", "king",
          "record.events[0].action.promotion: expected what a pawn becomes"),
      in(
          mating_game, "PromotionLost", [](json& record) { record["events"][0]["action"].erase("promotion"); },
          "record.events[0].action: it is refused under Q-PAWN-10"),
      in(
          mating_game, "PromotionNotDue", [](json& record) { record["events"][3]["action"]["promotion"] = "queen"; },
          "record.events[3].action: it is refused under Q-PAWN-10"),
      put("UnknownKind", mating_game, "/events/1/action/kind", "skip",
          "record.events[1].action.kind: expected a kind of action"),
      put("MoveForAPass", mating_game, "/events/1/action", move_of("a12", "a11"),
          "record.events[1].action: it is refused under Q-SAFE-1"),
      put("MoveWithoutSquares", mating_game, "/events/1/action/kind", "move",
          "record.events[1].action: the member \"from\" is missing"),
      put("FromOffTheBoard", mating_game, "/events/3/action/from", "g0", "record.events[3].action.from: expected"),
      put("AnswerByAnother", voted_game, "/events/3/action/player", "white", kOtherState),
      put("AnswerByTheOfferer", voted_game, "/events/3/action/player", "red",
          "record.events[3].action: it is refused under Q-DRAW-2"),
      put("AnswerWithoutAnOffer", voted_game, "/events/2/action", answer_draw("black", true),
          "record.events[2].action: it is refused under Q-DRAW-5"),
      put("AnswerTurned", voted_game, "/events/3/action/accept", false, kOtherState),
      put("AnswerNumber", voted_game, "/events/3/action/accept", 1,
          "record.events[3].action.accept: expected true or false, got 1"),
      put("FreezeOfAnother", voted_game, "/events/1/action/player", "black",
          "record.events[3].action: it is refused under Q-DRAW-2"),
      in(
          voted_game, "FreezeWithMore", [](json& record) { record["events"][1]["action"]["reason"] = "late"; },
          "record.events[1].action: the member \"reason\" does not belong here"),
      in(
          won_game, "MoveAfterTheEnd",
          [](json& record) {
            record["events"].push_back({{"action", move_of("l11", "l10")}, {"events", json::array()}});
          },
          "record.events[2].action: it is refused under Q-END-2"),
      in(
          won_game, "PassAfterTheEnd",
          [](json& record) {
            record["events"].push_back({{"action", pass()}, {"events", json::array()}});
          },
          "record.events[2].action: it is refused under Q-END-2"),
  };
}

std::vector<Tampering> of_the_events() {
  const json award = {{"kind", "award"}, {"king", "red"}, {"to", "white"}};
  const char* brought = "record.events[4].events: the action brings [{";
  return {
      in(
          mating_game, "AwardAddedToAMove", [=](json& record) { record["events"][3]["events"].push_back(award); },
          "record.events[3].events: the action brings []"),
      in(
          mating_game, "AwardAddedToAPass", [=](json& record) { record["events"][1]["events"].push_back(award); },
          "record.events[1].events: the action brings []"),
      in(
          mating_game, "AwardDoubled", [=](json& record) { record["events"][4]["events"].push_back(award); }, brought),
      in(
          mating_game, "AwardDropped", [](json& record) { record["events"][4]["events"].erase(0); }, brought),
      in(
          mating_game, "AwardsDropped", [](json& record) { record["events"][4]["events"].clear(); }, brought),
      put("AwardOfAnotherKing", mating_game, "/events/4/events/0/king", "green", brought),
      put("AwardToAnother", mating_game, "/events/4/events/0/to", "green", brought),
      in(
          mating_game, "AwardsSwapped",
          [](json& record) { std::swap(record["events"][4]["events"][0], record["events"][4]["events"][1]); }, brought),
      put("AwardOfAnotherKind", mating_game, "/events/4/events/0/kind", "gift",
          "record.events[4].events[0].kind: expected \"award\""),
      put("AwardToNobody", mating_game, "/events/4/events/0/to", nullptr,
          "record.events[4].events[0].to: expected a player"),
      put("FiveAwards", mating_game, "/events/4/events", json::array({award, award, award, award, award}),
          "record.events[4].events: a list of more than 4 items"),
  };
}

std::vector<Tampering> of_the_state() {
  return {
      with_change("StatePieceMoved", "state", "f12", "square", "e12", kOtherState),
      with_piece("StatePieceAdded", "state", kPawn, kOtherState),
      without_piece("StatePieceRemoved", "state", "j5", kOtherState),
      with_change("StatePieceOfAnotherArmy", "state", "f12", "army", "green", kOtherState),
      with_change("StatePieceOfAnotherType", "state", "f12", "type", "queen", kOtherState),
      with_change("StateHeading", "state", "j5", "heading", "up", kOtherState),
      put("StateTurn", mating_game, "/state/turn", "white", kOtherState),
      put("StateStatus", mating_game, "/state/players/red", "active", kOtherState),
      put("StateFrozen", mating_game, "/state/players/white", "frozen", kOtherState),
      put("StateController", mating_game, "/state/controllers/red", "green", kOtherState),
      put("StateOffer", mating_game, "/state/offer", {{"by", "green"}, {"accepted", json::array()}}, kOtherState),
      put("StateOutcome", mating_game, "/state/outcome", {{"kind", "draw"}}, kOtherState),
      put("StateOutcomeUnnamed", mating_game, "/state/outcome", nullptr, kOtherState),
      put("StateOfferLost", voted_game, "/state/offer", nullptr, kOtherState),
      put("StateOfferByAnother", voted_game, "/state/offer/by", "black", kOtherState),
      put("StateVoteAdded", voted_game, "/state/offer/accepted", {"white", "black"}, kOtherState),
      put("StateVoteOfAnother", voted_game, "/state/offer/accepted", json::array({"white"}), kOtherState),
      put("StateVoteLost", voted_game, "/state/offer/accepted", json::array(), kOtherState),
      put("StateVoteDoubled", voted_game, "/state/offer/accepted", json::array({"black", "black"}), kOtherState),
      put("StateWinner", won_game, "/state/outcome/winner", "white", kOtherState),
      put("StateNotOver", won_game, "/state/outcome", {{"kind", "in-progress"}}, kOtherState),
      put("StateDrawWithWinner", won_game, "/state/outcome/kind", "draw",
          "record.state.outcome.winner: expected no winner"),
      in(
          won_game, "StateWithoutWinner", [](json& record) { record["state"]["outcome"].erase("winner"); },
          "record.state.outcome: the member \"winner\" is missing"),
      in(
          voted_game, "StateOfTheStart",
          [](json& record) {
            record["state"] = record["start"];
            record["state"]["offer"] = nullptr;
            record["state"]["outcome"] = {{"kind", "in-progress"}};
          },
          kOtherState),
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
class Tampered : public testing::Test {
 protected:
  // The refusal of a record, after which state and history must be what they were.
  Fault refusal_of(const json& record) {
    const json before = record_in(game_);
    const Fault fault = fault_of(game_.restore(record));
    EXPECT_EQ(record_in(game_), before);
    return fault;
  }

  QuaternityService game_ = game_with(document("wKb1 wP>e1 rKb12 bKk12 gKk1"),
                                      {move_of("e1", "f1"), propose_draw(), answer_draw("green", true)});
};

class TamperedRecord : public Tampered, public testing::WithParamInterface<Tampering> {};

TEST_P(TamperedRecord, IsRefusedAndLeavesTheGame) {
  const auto states = states_back_to_start(game_);
  ASSERT_EQ(states.size(), 4U);
  json record = GetParam().honest();
  GetParam().tamper(record);
  ASSERT_NE(record, GetParam().honest());
  const Fault fault = refusal_of(record);
  EXPECT_EQ(fault.code, -32003);
  EXPECT_EQ(fault.kind, "invalid");
  EXPECT_EQ(fault.clause, "Q-RECORD-2");
  EXPECT_THAT(fault.message, testing::StartsWith("invalid under Q-RECORD-2: " + GetParam().fault));
  EXPECT_EQ(states_back_to_start(game_), states);
}

INSTANTIATE_TEST_SUITE_P(Quaternity, TamperedRecord, testing::ValuesIn(tamperings()),
                         [](const auto& tested) { return tested.param.name; });

TEST_F(Tampered, HonestRecordsAreTaken) {
  for (const auto honest : {mating_game, mated_game, won_game, voted_game}) {
    QuaternityService game;
    EXPECT_EQ(result_of(game.restore(honest()))["state"], honest()["state"]);
  }
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

TEST_F(Tampered, NoMemberMayBeMissingAnywhere) {
  for (const auto honest : {mated_game, won_game, voted_game}) {
    const json whole = honest();
    for (const auto& place : places_in(whole)) {
      if (place.empty() || !whole.at(place.parent_pointer()).is_object()) continue;
      json record = whole;
      record.at(place.parent_pointer()).erase(place.back());
      EXPECT_EQ(refusal_of(record).clause, "Q-RECORD-2") << place;
    }
  }
}

TEST_F(Tampered, NoMemberMayBeAddedAnywhere) {
  for (const auto honest : {mated_game, won_game, voted_game}) {
    const json whole = honest();
    for (const auto& place : places_in(whole)) {
      if (!whole.at(place).is_object()) continue;
      json record = whole;
      record.at(place)["more"] = nullptr;
      EXPECT_THAT(refusal_of(record).message, HasSubstr("the member \"more\" does not belong here")) << place;
    }
  }
}

TEST_F(Tampered, NoValueMayBeOfAnotherType) {
  for (const auto honest : {mated_game, won_game, voted_game}) {
    const json whole = honest();
    for (const auto& place : places_in(whole)) {
      for (const json& other : {json(nullptr), json(7), json("x"), json(true), json::array(), json::object()}) {
        if (whole.at(place).type() == other.type()) continue;
        json record = whole;
        record.at(place) = other;
        EXPECT_EQ(refusal_of(record).clause, "Q-RECORD-2") << place << " " << other;
      }
    }
  }
}

}  // namespace
}  // namespace tetrarch::service
