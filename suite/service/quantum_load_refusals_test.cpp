// Every way in which a position of Quantum Chess can be none that may be loaded (C-LOAD-1), and that the game before
// goes on (C-LOAD-3).
#include <functional>

#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

struct BadPosition {
  std::string name;
  std::function<void(json& position)> spoil;
  std::string fault;  // what the refusal says of it
};

// A position that may be loaded, with something in every member and an eliminated player.
json sound() { return quantum_document("nKg12!~~ nRe8 nPe9 sKj3 sPd4* wKc11~", 16, "west"); }

BadPosition without(const std::string& member) {
  return {"Without_" + member, [=](json& position) { position.erase(member); }, "\"" + member + "\" is missing"};
}

// A value put at a place of the document.
BadPosition with(const std::string& name, const std::string& place, const json& value, const std::string& fault) {
  return {name, [=](json& position) { position[json::json_pointer(place)] = value; }, fault};
}

// An item put at the end of a list.
BadPosition more(const std::string& name, const std::string& list, const json& item, const std::string& fault) {
  return {name, [=](json& position) { position[list].push_back(item); }, fault};
}

json piece(const std::string& square, const std::string& army, const std::string& type) {
  return {{"square", square}, {"army", army}, {"type", type}};
}

const char* const kRound = "\"round\" is no integer from 1 to 60";
const char* const kUntil = "\"until\" is no integer from 1 to 62";
const char* const kRooks = "\"rook\" is no integer from 0 to 16";

std::vector<BadPosition> bad_heads() {
  return {
      without("turn"),
      without("round"),
      without("players"),
      without("pieces"),
      without("unmoved"),
      without("passed"),
      without("hand"),
      without("outside"),
      with("WithAnOutcome", "/outcome", {{"kind", "in-progress"}}, "\"outcome\" is no member of a position"),
      with("TurnNull", "/turn", nullptr, "\"turn\" is no string"),
      with("TurnUnknown", "/turn", "white", "\"white\" is no player"),
      with("TurnEliminated", "/turn", "east", "the player on turn is eliminated"),

      with("RoundZero", "/round", 0, kRound),
      with("RoundBelowZero", "/round", -1, kRound),
      with("RoundAfterTheLast", "/round", 61, kRound),
      with("RoundBeyond32Bits", "/round", (std::int64_t{1} << 32) + 16, kRound),
      with("RoundBroken", "/round", 16.5, kRound),
      with("RoundText", "/round", "16", kRound),
      with("RoundNull", "/round", nullptr, kRound),
      with("RoundOfPoints", "/round", 51, "the round is not from 1 to 60, or it is 51"),

      with("PlayersList", "/players", json::array(), "\"players\" is no object"),
      with("PlayersOneMissing", "/players", {{"north", "active"}}, "\"east\" is missing"),
      with("PlayersOneMore", "/players/white", "active", "\"white\" is no member of \"players\""),
      with("StatusFrozen", "/players/north", "frozen", "\"frozen\" is no status"),
      with("StatusTrue", "/players/north", true, "\"north\" is no string"),
      with("ActiveWithoutKing", "/players/east", "active", "a surviving player has no king or several"),
      with("EliminatedWithPieces", "/players/north", "eliminated", "an eliminated player has a piece"),
  };
}

std::vector<BadPosition> bad_lists() {
  return {
      with("PiecesNull", "/pieces", nullptr, "\"pieces\" is no array"),
      more("PieceText", "pieces", "Ka1", "a piece is no object"),
      more("PieceWithHeading", "pieces", {{"square", "e5"}, {"army", "north"}, {"type", "pawn"}, {"heading", "down"}},
           "\"heading\" is no member of a piece"),
      more("PieceWithoutType", "pieces", {{"square", "e5"}, {"army", "north"}}, "\"type\" is missing"),
      more("PieceArmyUnknown", "pieces", piece("e5", "white", "rook"), "\"white\" is no army"),
      more("PieceTypeUnknown", "pieces", piece("e5", "north", "prince"), "\"prince\" is no type of piece"),
      more("PieceOffTheBoard", "pieces", piece("e13", "north", "rook"), "\"e13\" is no square of the board"),
      more("TwoOnOneSquare", "pieces", piece("e8", "south", "rook"), "a square holds two pieces"),
      more("TwoKings", "pieces", piece("e7", "south", "king"), "a surviving player has no king or several"),
      more("PawnOutside", "pieces", piece("b5", "south", "pawn"),
           "a pawn stands outside the zone, on its promotion line or behind its first"),
      more("RookOutsideWithoutTime", "pieces", piece("b5", "south", "rook"),
           "a piece outside the zone has no deadline, or one inside has"),

      with("UnmovedNull", "/unmoved", nullptr, "\"unmoved\" is no array"),
      more("UnmovedNumber", "unmoved", 7, "\"unmoved\" holds what is no string"),
      more("UnmovedOffTheBoard", "unmoved", "m1", "\"m1\" is no square of the board"),
      more("UnmovedEmpty", "unmoved", "a1", "a square of an unmoved piece is empty"),
      more("UnmovedTwice", "unmoved", "g12", "an unmoved piece is named twice"),
      more("UnmovedElsewhere", "unmoved", "e8", "an unmoved king or rook does not stand where it began"),

      with("PassedNull", "/passed", nullptr, "\"passed\" is no array"),
      more("PassedText", "passed", "d4", "a pawn in \"passed\" is no object"),
      more("PassedWithoutPawn", "passed", {{"square", "d3"}}, "\"pawn\" is missing"),
      more("PassedWithoutSquare", "passed", {{"pawn", "d4"}}, "\"square\" is missing"),
      more("PassedWithMore", "passed", {{"pawn", "d4"}, {"square", "d3"}, {"by", "north"}},
           "\"by\" is no member of a pawn in \"passed\""),
      more("PassedEmpty", "passed", {{"pawn", "f4"}, {"square", "f3"}},
           "a square of a pawn that may be captured en passant is empty"),
      more("PassedTwice", "passed", {{"pawn", "d4"}, {"square", "d3"}},
           "a pawn that may be captured en passant is named twice"),
      with("PassedAnotherSquare", "/passed/0/square", "d2", "a square named is not the one that the pawn passed"),
      {"PassedOfThePlayerOnTurn", [](json& position) { position["turn"] = "south"; },
       "a piece cannot be captured en passant"},

      with("OutsideNull", "/outside", nullptr, "\"outside\" is no array"),
      more("OutsideText", "outside", "b5", "a piece in \"outside\" is no object"),
      more("OutsideWithMore", "outside", {{"square", "c11"}, {"until", 17}, {"since", 15}},
           "\"since\" is no member of a piece in \"outside\""),
      more("OutsideEmpty", "outside", {{"square", "a1"}, {"until", 17}},
           "a square of a piece outside the zone is empty"),
      more("OutsideTwice", "outside", {{"square", "c11"}, {"until", 17}}, "a piece outside the zone is named twice"),
      more("OutsideInside", "outside", {{"square", "e8"}, {"until", 17}},
           "a piece outside the zone has no deadline, or one inside has"),
      with("UntilNow", "/outside/0/until", 16, "a deadline is not one or two rounds ahead"),
      with("UntilTooFar", "/outside/0/until", 19, "a deadline is not one or two rounds ahead"),
      with("UntilZero", "/outside/0/until", 0, kUntil),
      with("UntilNever", "/outside/0/until", 63, kUntil),
      with("UntilBeyond32Bits", "/outside/0/until", (std::int64_t{1} << 32) + 17, kUntil),
      with("UntilBroken", "/outside/0/until", 17.5, kUntil),
      with("UntilText", "/outside/0/until", "17", kUntil),
  };
}

std::vector<BadPosition> bad_hands() {
  return {
      with("HandNull", "/hand", nullptr, "\"hand\" is no object"),
      with("HandList", "/hand", json::array(), "\"hand\" is no object"),
      with("HandOfAnother", "/hand/white", json::object(), "\"white\" is no member of \"hand\""),
      with("HandOfNull", "/hand/north", nullptr, "the hand of north is no object"),
      with("HandOfNumber", "/hand/north", 1, "the hand of north is no object"),
      with("QueenInHand", "/hand/north/queen", 1, "\"queen\" is no member of the hand of north"),
      with("RooksBelowZero", "/hand/north/rook", -1, kRooks),
      with("RooksTooMany", "/hand/north/rook", 17, kRooks),
      with("RooksBeyond32Bits", "/hand/north/rook", std::int64_t{1} << 32, kRooks),
      with("RooksBeyond63Bits", "/hand/north/rook", std::uint64_t{1} << 63, kRooks),
      with("RooksBroken", "/hand/north/rook", 0.5, kRooks),
      with("RooksNull", "/hand/north/rook", nullptr, kRooks),
      with("RooksTrue", "/hand/north/rook", true, kRooks),
  };
}

std::vector<BadPosition> bad_positions() {
  std::vector<BadPosition> all;
  for (const auto& some : {bad_heads(), bad_lists(), bad_hands()}) all.insert(all.end(), some.begin(), some.end());
  return all;
}

class QuantumLoadRefusal : public testing::TestWithParam<BadPosition> {};

TEST_P(QuantumLoadRefusal, NamesTheFaultAndLeavesTheGame) {
  QuantumService game = quantum_game(nullptr, {move_of("d12", "e10"), move_of("l9", "j8")});
  const auto states = states_back_to_start(game);
  ASSERT_EQ(states.size(), 3U);
  json position = sound();
  GetParam().spoil(position);
  const Fault fault = fault_of(game.load(position));
  EXPECT_EQ(fault.code, -32003);
  EXPECT_EQ(fault.kind, "invalid");
  EXPECT_EQ(fault.clause, "C-LOAD-1");
  EXPECT_EQ(fault.message, "invalid under C-LOAD-1: " + GetParam().fault);
  EXPECT_EQ(states_back_to_start(game), states);
}

INSTANTIATE_TEST_SUITE_P(Load, QuantumLoadRefusal, testing::ValuesIn(bad_positions()),
                         [](const auto& tested) { return tested.param.name; });

TEST(QuantumLoad, TakesTheSoundPosition) {
  QuantumService game = quantum_game(nullptr, {move_of("d12", "e10")});
  json state = result_of(game.load(sound()))["state"];
  EXPECT_EQ(state.at("outcome"), json({{"kind", "in-progress"}}));
  state.erase("outcome");
  EXPECT_EQ(state, sound());
  EXPECT_EQ(fault_of(game.undo()).clause, "C-UNDO-1");
}

TEST(QuantumLoad, OfNothingIsTheOpening) {
  QuantumService game = quantum_game(sound(), {});
  EXPECT_EQ(result_of(game.load(nullptr))["state"], state_of(QuantumService()));
}

TEST(QuantumLoad, TakesAsManyInHandAsItSaysAndOneMoreIsCaptured) {
  json position = quantum_document("nKd9 nRe6 sKi3 sNe4", 20, "north");
  position["hand"]["south"]["knight"] = 16;
  const json state = state_of(quantum_game(position, {move_of("e6", "e4")}));
  EXPECT_EQ(state["hand"]["south"]["knight"], 17);
}

}  // namespace
}  // namespace tetrarch::service
