// Every way in which a position can be none that may be loaded (Q-LOAD-1, Q-GUARD-5), and that the game before goes on.
#include <functional>

#include "suite/service/served.hpp"

namespace tetrarch::service {
namespace {

using testing::HasSubstr;

struct BadPosition {
  std::string name;
  std::function<void(json& position)> spoil;
  std::string fault;  // what the refusal says of it
};

// A position that may be loaded, with a frozen player, an eliminated one and its army under another's control.
json sound() {
  json position = document("wKa1 wP^c5 wNd4 rKa12 bRh8 gKl1 gP<h1");
  position["players"]["red"] = "frozen";
  position["controllers"]["black"] = "green";
  return position;
}

json& piece_on(json& position, const std::string& square) {
  for (json& piece : position["pieces"]) {
    if (piece["square"] == square) return piece;
  }
  throw std::invalid_argument("no piece on " + square);
}

BadPosition without(const std::string& member) {
  return {"Without_" + member, [=](json& position) { position.erase(member); }, "\"" + member + "\" is missing"};
}

// A value put at a place of the document.
BadPosition with(const std::string& name, const std::string& place, const json& value, const std::string& fault) {
  return {name, [=](json& position) { position[json::json_pointer(place)] = value; }, fault};
}

BadPosition with_piece(const std::string& name, const json& piece, const std::string& fault) {
  return {name, [=](json& position) { position["pieces"].push_back(piece); }, fault};
}

BadPosition with_change(const std::string& name, const std::string& square, const std::string& member,
                        const json& value, const std::string& fault) {
  return {name, [=](json& position) { piece_on(position, square)[member] = value; }, fault};
}

BadPosition with_part_lost(const std::string& name, const std::string& square, const std::string& member,
                           const std::string& fault) {
  return {name, [=](json& position) { piece_on(position, square).erase(member); }, fault};
}

const char* const kHeadings = "a pawn without a heading of its army, or another piece with one";
const char* const kNoKing = "an active or frozen player controls no king";

std::vector<BadPosition> bad_positions() {
  return {
      without("turn"),
      without("players"),
      without("controllers"),
      without("pieces"),
      with("WithAnOffer", "/offer", nullptr, "\"offer\" is no member of a position"),
      with("TurnNull", "/turn", nullptr, "\"turn\" is no string"),
      with("TurnUnknown", "/turn", "blue", "\"blue\" is no player"),
      with("TurnFrozen", "/turn", "red", "the player on turn is not active"),
      with("TurnEliminated", "/turn", "black", "the player on turn is not active"),

      with("PlayersList", "/players", json::array(), "\"players\" is no object"),
      with("PlayersNull", "/players", nullptr, "\"players\" is no object"),
      with("PlayersOneMissing", "/players", {{"white", "active"}}, "\"red\" is missing"),
      with("PlayersOneMore", "/players/blue", "active", "\"blue\" is no member of \"players\""),
      with("StatusUnknown", "/players/white", "alive", "\"alive\" is no status"),
      with("StatusNumber", "/players/white", 1, "\"white\" is no string"),
      {"NobodyActive", [](json& position) { position["players"]["white"] = position["players"]["green"] = "frozen"; },
       "no player is active"},
      with("ActiveWithoutKing", "/players/black", "active", kNoKing),
      with("FrozenWithoutKing", "/players/black", "frozen", kNoKing),
      with("EliminatedWithPieces", "/players/red", "eliminated", "an eliminated player controls a piece"),

      with("ControllersList", "/controllers", json::array(), "\"controllers\" is no object"),
      with("ControllersOneMissing", "/controllers", {{"white", "white"}}, "\"red\" is missing"),
      with("ControllersOneMore", "/controllers/blue", "white", "\"blue\" is no member of \"controllers\""),
      with("ControllerUnknown", "/controllers/black", "nobody", "\"nobody\" is no player"),
      with("ControllerNull", "/controllers/black", nullptr, "\"black\" is no string"),
      with("ControllerEliminated", "/controllers/black", "black", "an eliminated player controls a piece"),
      with("KingGivenAway", "/controllers/red", "green", kNoKing),

      with("PiecesNull", "/pieces", nullptr, "\"pieces\" is no array"),
      with("PiecesMap", "/pieces", {{"a1", "king"}}, "\"pieces\" is no array"),
      with("PiecesNone", "/pieces", json::array(), kNoKing),
      with_piece("PieceText", "Ka1", "a piece is no object"),
      with_piece("PieceNull", nullptr, "a piece is no object"),
      with_part_lost("PieceWithoutSquare", "d4", "square", "\"square\" is missing"),
      with_part_lost("PieceWithoutArmy", "d4", "army", "\"army\" is missing"),
      with_part_lost("PieceWithoutType", "d4", "type", "\"type\" is missing"),
      with_change("PieceWithMore", "d4", "controller", "red", "\"controller\" is no member of a piece"),
      with_change("ArmyUnknown", "d4", "army", "blue", "\"blue\" is no army"),
      with_change("ArmyNumber", "d4", "army", 0, "\"army\" is no string"),
      with_change("TypeUnknown", "d4", "type", "prince", "\"prince\" is no type of piece"),
      with_change("SquareNumber", "d4", "square", 44, "\"square\" is no string"),
      with_change("SquareEmpty", "d4", "square", "", "\"\" is no square of the board"),
      with_change("RankZero", "d4", "square", "d0", "\"d0\" is no square of the board"),
      with_change("RankThirteen", "d4", "square", "d13", "\"d13\" is no square of the board"),
      with_change("RankWithZero", "d4", "square", "d04", "\"d04\" is no square of the board"),
      with_change("FileM", "d4", "square", "m4", "\"m4\" is no square of the board"),
      with_change("FileUpperCase", "d4", "square", "D4", "\"D4\" is no square of the board"),
      with_change("SquareWithNewline", "d4", "square", "d4\n", "\"d4\\x0A\" is no square of the board"),
      with_change("TwoOnOneSquare", "d4", "square", "a1", "two pieces stand on a1"),
      with_piece("TwoAlikeOnOneSquare", {{"square", "d4"}, {"army", "white"}, {"type", "knight"}},
                 "two pieces stand on d4"),
      with_piece("TwoKings", {{"square", "c1"}, {"army", "white"}, {"type", "king"}}, "an army has two kings"),

      with_part_lost("PawnWithoutHeading", "c5", "heading", kHeadings),
      with_change("PawnDown", "c5", "heading", "down", kHeadings),
      with_change("PawnLeft", "c5", "heading", "left", kHeadings),
      with_change("PawnOfAnotherArmy", "h1", "heading", "right", kHeadings),
      with_change("HeadingUnknown", "c5", "heading", "forward", "\"forward\" is no heading"),
      with_change("HeadingNull", "c5", "heading", nullptr, "\"heading\" is no string"),
      with_change("KnightWithHeading", "d4", "heading", "up", kHeadings),
      with_change("KingOpen", "a1", "heading", "open", kHeadings),
  };
}

class LoadRefusal : public testing::TestWithParam<BadPosition> {};

TEST_P(LoadRefusal, NamesTheFaultAndLeavesTheGame) {
  QuaternityService game = game_with(nullptr, {move_of("e1", "f1"), propose_draw()});
  const auto states = states_back_to_start(game);
  ASSERT_EQ(states.size(), 3U);
  json position = sound();
  GetParam().spoil(position);
  const Fault fault = fault_of(game.load(position));
  EXPECT_EQ(fault.code, -32003);
  EXPECT_EQ(fault.kind, "invalid");
  EXPECT_EQ(fault.clause, "Q-LOAD-1");
  EXPECT_EQ(fault.message, "invalid under Q-LOAD-1: " + GetParam().fault);
  EXPECT_EQ(states_back_to_start(game), states);
}

INSTANTIATE_TEST_SUITE_P(Load, LoadRefusal, testing::ValuesIn(bad_positions()),
                         [](const auto& tested) { return tested.param.name; });

TEST(Load, TakesTheSoundPosition) {
  QuaternityService game = game_with(nullptr, {move_of("e1", "f1")});
  json state = result_of(game.load(sound()))["state"];
  EXPECT_EQ(state.at("offer"), nullptr);
  state.erase("offer");
  state.erase("outcome");
  EXPECT_EQ(state, sound());
  EXPECT_EQ(fault_of(game.undo()).clause, "Q-UNDO-2");
}

TEST(Load, OfNothingIsTheOpening) {
  QuaternityService game = game_with(sound(), {});
  EXPECT_EQ(result_of(game.load(nullptr))["state"], state_of(QuaternityService()));
}

// As it would be after the move that Q-GUARD-2 lets stand.
TEST(Load, OfAPositionWithNothingToCommitIsUnresolved) {
  json position = state_of(game_with(document(kNearTheGuard), {move_of("e4", "c3")}));
  position.erase("offer");
  position.erase("outcome");
  QuaternityService game = game_with(nullptr, {move_of("e1", "f1")});
  const auto states = states_back_to_start(game);
  const Fault fault = fault_of(game.load(position));
  EXPECT_EQ(fault.code, -32002);
  EXPECT_EQ(fault.kind, "unresolved");
  EXPECT_EQ(fault.clause, "Q-GUARD-5");
  EXPECT_EQ(states_back_to_start(game), states);
}

}  // namespace
}  // namespace tetrarch::service
