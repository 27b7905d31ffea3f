// A game of Quantum Chess, asked in documents of the protocol.
#include "suite/service/quantum_service.hpp"

#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

using testing::UnorderedElementsAre;

std::vector<json> moves_of(const GameService& game) { return result_of(game.moves())["moves"]; }

json outcome_of(const GameService& game) { return state_of(game)["outcome"]; }

json won(const std::string& winner, const std::string& by) {
  return {{"kind", "winner"}, {"winner", winner}, {"by", by}};
}

TEST(QuantumService, BeginsWithTheOpening) {
  const QuantumService game;
  const json state = state_of(game);
  EXPECT_EQ(state["turn"], "north");
  EXPECT_EQ(state["round"], 1);
  EXPECT_EQ(state["pieces"].size(), 64U);
  EXPECT_EQ(state["unmoved"].size(), 12U);
  EXPECT_EQ(state["passed"], json::array());
  EXPECT_EQ(state["outside"], json::array());
  EXPECT_EQ(moves_of(game).size(), game.perft(1));
  EXPECT_EQ(game.perft(2), 664U);
}

TEST(QuantumService, ActsAndTellsEventsAndState) {
  QuantumService game = quantum_game(north_to_mate_south(), {});
  const json result = result_of(game.act(move_of("g5", "g12")));
  EXPECT_EQ(result["events"], json::parse(R"([{"kind": "eliminated", "player": "south", "by": "north"}])"));
  EXPECT_EQ(result["state"]["turn"], "east");
  EXPECT_EQ(result["state"]["players"]["south"], "eliminated");
  EXPECT_EQ(result["state"]["pieces"].size(), 4U);
  EXPECT_EQ(state_of(game), result["state"]);
}

TEST(QuantumService, TellsThatNobodyDeliveredAnElimination) {
  QuantumService game = quantum_game(time_to_be_up(), {});
  const json result = result_of(game.act(move_of("c3", "c4")));
  EXPECT_EQ(result["events"], json::parse(R"([{"kind": "eliminated", "player": "north", "by": null}])"));
  EXPECT_EQ(result["state"]["turn"], "east");
  EXPECT_EQ(result["state"]["round"], 17);
}

TEST(QuantumService, ShrinksTheZone) {
  const json state = state_of(quantum_game(zone_to_shrink(), {move_of("c3", "c4")}));
  EXPECT_EQ(state["round"], 15);
  EXPECT_EQ(state["pieces"].size(), 5U);
  EXPECT_EQ(state["unmoved"], json({"g12"}));
  EXPECT_EQ(state["outside"], json::parse(R"([{"square": "g12", "until": 17}])"));
}

TEST(QuantumService, TellsWhoMayBeCapturedEnPassantAndWhoIsInHand) {
  QuantumService game = quantum_game(quantum_document("nKc10 nPe4 sKj3 sPd2", 7, "south"), {});
  EXPECT_EQ(result_of(game.act(move_of("d2", "d4")))["state"]["passed"],
            json::parse(R"([{"pawn": "d4", "square": "d3"}])"));
  EXPECT_EQ(result_of(game.act(move_of("e4", "d3")))["state"]["passed"], json::array());

  const json state =
      state_of(quantum_game(quantum_document("nKd9 nRe6 sKi3 sNe4", 20, "north"), {move_of("e6", "e4")}));
  EXPECT_EQ(state["hand"]["south"], json::parse(R"({"rook": 0, "bishop": 0, "knight": 1})"));
}

TEST(QuantumService, ListsPromotionsThatAreOwedAloneAndTakesThem) {
  QuantumService game = quantum_game(two_promotions_owed(), {});
  EXPECT_THAT(moves_of(game), UnorderedElementsAre(promote_of("d8", "rook"), promote_of("d8", "knight"),
                                                   promote_of("f8", "rook"), promote_of("f8", "knight")));
  EXPECT_EQ(fault_of(game.act(move_of("c10", "c9"))).clause, "C-PROMOTE-4");
  EXPECT_EQ(result_of(game.act(promote_of("d8", "knight")))["state"]["turn"], "north");
  EXPECT_THAT(moves_of(game), UnorderedElementsAre(promote_of("f8", "rook")));
  result_of(game.act(promote_of("f8", "rook")));
  EXPECT_EQ(state_of(game)["hand"]["north"], json::parse(R"({"rook": 0, "bishop": 0, "knight": 0})"));
  EXPECT_THAT(moves_of(game), testing::Contains(move_of("c10", "c9")));
}

TEST(QuantumService, Passes) {
  QuantumService game = quantum_game(quantum_document("nKa1 sKl12 sQc2", 7, "north"), {});
  EXPECT_EQ(moves_of(game).size(), 0U);
  EXPECT_EQ(result_of(game.act(pass()))["state"]["turn"], "south");
}

TEST(QuantumService, NamesEveryOutcome) {
  EXPECT_EQ(outcome_of(quantum_game(quantum_document("nKc3 nRh11 nRg5 sKa12", 7, "north"), {move_of("g5", "g12")})),
            won("north", "survival"));
  EXPECT_EQ(outcome_of(quantum_game(points_to_count(), {move_of("i4", "i5")})), won("south", "points"));
  EXPECT_EQ(outcome_of(quantum_game(points_to_share(), {move_of("f4", "g4"), move_of("d8", "d6")})),
            won("north", "mate"));
  EXPECT_EQ(outcome_of(quantum_game(overtime_to_end(), {move_of("i4", "i5")})), json({{"kind", "draw"}}));
  EXPECT_EQ(outcome_of(quantum_game(quantum_document("nKd9", 7, "north"), {})), won("north", "survival"));
}

TEST(QuantumService, ListsNoMovesAfterTheEnd) {
  QuantumService game = quantum_game(overtime_to_end(), {move_of("i4", "i5")});
  EXPECT_EQ(moves_of(game).size(), 0U);
  EXPECT_EQ(fault_of(game.act(move_of("d9", "d8"))).clause, "C-END-6");
  EXPECT_EQ(result_of(game.undo())["state"]["outcome"], json({{"kind", "in-progress"}}));
}

TEST(QuantumService, TellsAttackers) {
  const QuantumService game = quantum_game(quantum_document("nKc3 nRc8 nBe10 sKj3", 7, "north"), {});
  const auto by = [&](const char* player) {
    const json params = {{"square", "g8"}, {"by", player}};
    return result_of(game.attackers(params))["squares"].get<std::vector<std::string>>();
  };
  EXPECT_THAT(by("north"), UnorderedElementsAre("c8", "e10"));
  EXPECT_THAT(by("south"), UnorderedElementsAre());
  EXPECT_THAT(by("west"), UnorderedElementsAre());
}

TEST(QuantumService, ARefusalSaysWhyAndChangesNothing) {
  QuantumService game = quantum_game(nullptr, {move_of("d12", "e10")});
  const json record = record_in(game);
  const Fault of_move = fault_of(game.act(move_of("l9", "l7")));
  EXPECT_EQ(of_move.code, -32001);
  EXPECT_EQ(of_move.kind, "illegal");
  EXPECT_EQ(of_move.message, "illegal under " + of_move.clause);
  const Fault of_pass = fault_of(game.act(pass()));
  EXPECT_EQ(of_pass.clause, "C-TURN-1");
  EXPECT_EQ(of_pass.message, "illegal under C-TURN-1: the player on turn has a legal move");
  EXPECT_EQ(fault_of(game.act(promote_of("k9", "rook"))).kind, "illegal");
  EXPECT_EQ(record_in(game), record);
}

TEST(QuantumService, UndoesOneActionWithAllThatItBrought) {
  QuantumService game = quantum_game(zone_to_shrink(), {});
  const json before = state_of(game);
  result_of(game.act(move_of("c3", "c4")));
  EXPECT_EQ(result_of(game.undo())["state"], before);
  const Fault fault = fault_of(game.undo());
  EXPECT_EQ(fault.kind, "illegal");
  EXPECT_EQ(fault.clause, "C-UNDO-1");
}

}  // namespace
}  // namespace tetrarch::service
