// What `save` gives in every situation, and that `restore` takes it for the same game.
#include "suite/service/quaternity_record.hpp"

#include "suite/service/record_schema.hpp"
#include "suite/service/served.hpp"

namespace tetrarch::service {
namespace {

struct Situation {
  std::string name;
  json start;  // null: the opening
  std::vector<json> actions;
  std::size_t undone = 0;  // how many of them were taken back
};

json white_to_mate_red() { return document("wKa1 wRh11 wRg5 rKa12 rNj4 bKl9 gKl2"); }

json three_in_a_row() { return document("wKa2 wRb11 wRd1 rKj12 rNa5 bKh12 bP<h2 gKf12 gRk3"); }

// With an assimilated army, a frozen player, an eliminated one and an open pawn.
json loaded() {
  json position = document("wKa1 wP^e5 rNd9 rP*d8 rPvc7 bKl12 bQh7 gKl1 gRi4");
  position["turn"] = "black";
  position["controllers"]["red"] = "black";
  position["players"]["green"] = "frozen";
  return position;
}

json black_to_stalemate() {
  json position = document("wKa1 bKl12 bQd3");
  position["turn"] = "black";
  return position;
}

const std::vector<json> kMoves = {move_of("e1", "f1"), move_of("e12", "f12"), move_of("h12", "g12")};

std::vector<json> after_moves(std::vector<json> more) {
  std::vector<json> actions = kMoves;
  actions.insert(actions.end(), more.begin(), more.end());
  return actions;
}

std::vector<Situation> situations() {
  return {
      {"Opening", nullptr, {}},
      {"Moves", nullptr, kMoves},
      {"Offer", nullptr, after_moves({propose_draw()})},
      {"OfferWithVotes", nullptr, after_moves({propose_draw(), answer_draw("red", true), answer_draw("white", true)})},
      {"Decline", nullptr, after_moves({propose_draw(), answer_draw("red", true), answer_draw("white", false)})},
      {"LapsedOffer", nullptr, {propose_draw(), answer_draw("red", true), move_of("e1", "f1")}},
      {"Freezes", nullptr, {freeze("resign", "white"), freeze("time-loss", "green"), freeze("walkover", "black")}},
      {"FreezeOfAnother", nullptr, after_moves({freeze("walkover", "red")})},
      {"Award", white_to_mate_red(), {move_of("g5", "g12")}},
      {"MoveOfTheTransferred",
       white_to_mate_red(),
       {move_of("g5", "g12"), move_of("l9", "l8"), move_of("l2", "l1"), move_of("j4", "h5")}},
      {"Cascade", three_in_a_row(), {move_of("d1", "d12")}},
      {"Promotions",
       document("wKa1 wP^e11 rKa10 rP*d9 bKl10 gKl1"),
       {promotion_of("e11", "e12", "knight"), move_of("d9", "e9")}},
      {"Passes", document("wKa1 rKa12 bKl12 bRb5 bRc2 gKl1"), {pass()}},
      {"Win", document("wKa1 wRh11 wRg5 rKa12 rNj4"), {move_of("g5", "g12")}},
      {"WinByFreeze", document("wKa1 wRe5 bKl11"), {move_of("e5", "e6"), freeze("time-loss", "white")}},
      {"AgreedDraw",
       nullptr,
       {freeze("resign", "red"), propose_draw(), answer_draw("black", true), answer_draw("green", true)}},
      {"Stalemate", black_to_stalemate(), {move_of("d3", "c2")}},
      {"Undo", nullptr, kMoves, 1},
      {"UndoOfAll", nullptr, kMoves, 3},
      {"UndoOfACascade", three_in_a_row(), {move_of("d1", "d12")}, 1},
      {"UndoOfAWin", document("wKa1 wRe5 bKl11"), {freeze("resign", "black")}, 1},
      {"UndoOfAVote", nullptr, {propose_draw(), answer_draw("red", true), answer_draw("black", true)}, 1},
      {"Loaded", loaded(), {}},
      {"LoadedAndPlayed", loaded(), {move_of("d9", "b8"), move_of("e5", "e6")}},
      {"LoadedEnd", document("wKa1"), {}},
      {"NothingToCommit", document(kNearTheGuard), {move_of("e4", "c3")}},
  };
}

class Record : public testing::TestWithParam<Situation> {
 protected:
  static QuaternityService played() {
    QuaternityService game = game_with(GetParam().start, GetParam().actions);
    for (std::size_t time = 0; time < GetParam().undone; ++time) result_of(game.undo());
    return game;
  }
};

TEST_P(Record, HoldsStartActionsAndState) {
  const QuaternityService game = played();
  const json record = record_in(game);
  EXPECT_EQ(fault_of_record(record, "quaternity").value_or(""), "");
  EXPECT_EQ(record["format"], "tetrarch-record");
  EXPECT_EQ(record["version"], 1);
  EXPECT_EQ(record["ruleset"], "quaternity");
  const json start = GetParam().start.is_null() ? position_to_json(quaternity::opening()) : GetParam().start;
  EXPECT_EQ(record["start"], start);
  EXPECT_EQ(record["state"], state_of(game));
  const std::size_t count = GetParam().actions.size() - GetParam().undone;
  ASSERT_EQ(record["events"].size(), count);
  for (std::size_t index = 0; index < count; ++index) {
    EXPECT_EQ(record["events"][index]["action"], GetParam().actions[index]);
  }
}

TEST_P(Record, IsRestoredWithStateAndHistory) {
  const QuaternityService game = played();
  QuaternityService other = game_with(nullptr, {move_of("e1", "f1"), propose_draw()});
  EXPECT_EQ(result_of(other.restore(record_in(game)))["state"], state_of(game));
  EXPECT_EQ(record_in(other), record_in(game));
  const auto states = states_back_to_start(game);
  EXPECT_EQ(states.size(), GetParam().actions.size() - GetParam().undone + 1);
  EXPECT_EQ(states_back_to_start(other), states);
}

TEST_P(Record, SurvivesTheWire) {
  const QuaternityService game = played();
  QuaternityService other;
  EXPECT_EQ(result_of(other.restore(json::parse(record_in(game).dump())))["state"], state_of(game));
}

TEST_P(Record, IsPlayedOnAlike) {
  const QuaternityService game = played();
  QuaternityService other;
  result_of(other.restore(record_in(game)));
  const Reply moves = game.moves();
  const Reply restored_moves = other.moves();
  EXPECT_EQ(moves.index(), restored_moves.index());
  if (std::holds_alternative<json>(moves)) {
    EXPECT_EQ(std::get<json>(moves), std::get<json>(restored_moves));
  }
}

INSTANTIATE_TEST_SUITE_P(Quaternity, Record, testing::ValuesIn(situations()),
                         [](const auto& tested) { return tested.param.name; });

TEST(QuaternityRecord, HoldsTheEventsOfEachAction) {
  const json events = record_in(game_with(three_in_a_row(), {move_of("d1", "d12")}))["events"];
  EXPECT_EQ(events, json::parse(R"([{"action": {"kind": "move", "from": "d1", "to": "d12"},
                                     "events": [{"kind": "award", "king": "green", "to": "white"},
                                                {"kind": "award", "king": "black", "to": "white"},
                                                {"kind": "award", "king": "red", "to": "white"}]}])"));
  EXPECT_EQ(record_in(game_with(nullptr, {propose_draw()}))["events"],
            json::parse(R"([{"action": {"kind": "propose-draw"}, "events": []}])"));
}

TEST(QuaternityRecord, IsTakenWithItsStartInAnyOrder) {
  json record = record_in(game_with(nullptr, kMoves));
  std::reverse(record["start"]["pieces"].begin(), record["start"]["pieces"].end());
  QuaternityService game;
  result_of(game.restore(record));
  EXPECT_EQ(states_back_to_start(game).size(), 4U);
}

}  // namespace
}  // namespace tetrarch::service
