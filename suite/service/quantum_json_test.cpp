#include "suite/service/quantum_json.hpp"

#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

using namespace quantum;

// Every type of piece, what has not moved, a pawn that has passed, pieces outside, and pieces in hand.
Position varied() {
  Position position = placed("nKg12!~~ nQe9 nRd9 nBd8 nNh8 nPe7 eKj10~ sKk3~ sRd4 wKd5", 41, Player::kSouth);
  position.hand[Player::kNorth] = {.rook = 1, .bishop = 0, .knight = 2};
  position.hand[Player::kWest] = {.rook = 0, .bishop = 10, .knight = 0};
  return position;
}

Position en_passant() { return placed("nKc10 nPe4 sKj3 sPd4*", 7); }

Position read(const json& document) {
  const auto description = description_from_json(document);
  if (const auto* fault = std::get_if<std::string>(&description)) {
    ADD_FAILURE() << *fault;
    return {};
  }
  const auto position = load(std::get<Description>(description));
  if (const auto* refusal = std::get_if<Refusal>(&position)) {
    ADD_FAILURE() << refusal->reason;
    return {};
  }
  return std::get<Position>(position);
}

std::string fault_in(const json& document) {
  const auto description = description_from_json(document);
  const auto* fault = std::get_if<std::string>(&description);
  return fault ? *fault : "accepted";
}

TEST(QuantumJson, WritesAPositionAsTheProtocolHasIt) {
  Position position = placed("nKg12!~~ nPe9 sKj3 sPd4* wKc11~", 15, Player::kWest);
  position.hand[Player::kNorth] = {.rook = 1, .bishop = 0, .knight = 2};
  EXPECT_EQ(position_to_json(position), json::parse(R"({
    "turn": "west", "round": 15,
    "players": {"north": "active", "east": "eliminated", "south": "active", "west": "active"},
    "pieces": [{"square": "j3", "army": "south", "type": "king"},
               {"square": "d4", "army": "south", "type": "pawn"},
               {"square": "e9", "army": "north", "type": "pawn"},
               {"square": "c11", "army": "west", "type": "king"},
               {"square": "g12", "army": "north", "type": "king"}],
    "unmoved": ["g12"],
    "passed": [{"pawn": "d4", "square": "d3"}],
    "hand": {"north": {"rook": 1, "bishop": 0, "knight": 2}, "east": {"rook": 0, "bishop": 0, "knight": 0},
             "south": {"rook": 0, "bishop": 0, "knight": 0}, "west": {"rook": 0, "bishop": 0, "knight": 0}},
    "outside": [{"square": "c11", "until": 16}, {"square": "g12", "until": 17}]})"));
}

TEST(QuantumJson, PositionsGoThereAndBack) {
  for (const Position& position : {opening(), varied(), en_passant()}) {
    EXPECT_EQ(read(position_to_json(position)), position) << position_to_json(position);
  }
}

TEST(QuantumJson, ListsComeInAnyOrder) {
  json document = position_to_json(varied());
  for (const char* list : {"pieces", "outside"}) std::reverse(document[list].begin(), document[list].end());
  EXPECT_EQ(read(document), varied());
}

TEST(QuantumJson, WhatIsMissingInHandIsNothing) {
  const json whole = position_to_json(varied());
  json sparse = whole;
  sparse["hand"] = json::parse(R"({"north": {"rook": 1, "knight": 2}, "west": {"bishop": 10}, "east": {}})");
  EXPECT_EQ(read(sparse), varied());
  EXPECT_EQ(position_to_json(read(sparse)), whole);
  sparse["hand"] = json::object();
  EXPECT_EQ(read(sparse).hand, Each<Hand>{});
}

// What `load` refuses beyond this is asked in quantum_load_refusals_test.cpp.
TEST(QuantumJson, RefusesWhatIsNoPosition) {
  EXPECT_EQ(fault_in(nullptr), "a position is no object");
  EXPECT_EQ(fault_in(json::array()), "a position is no object");
  EXPECT_EQ(fault_in("opening"), "a position is no object");
  EXPECT_EQ(fault_in(json::object()), "\"turn\" is missing");
}

TEST(QuantumJson, AFaultIsShortAndReadableWhateverItQuotes) {
  const std::string long_word = std::string(1 << 20, 'x') + "\n";
  for (const char* member : {"square", "army", "type", "more"}) {
    json document = position_to_json(varied());
    document["pieces"][0][member] = long_word;
    EXPECT_LT(fault_in(document).size(), 300U) << member;
  }
  json document = position_to_json(varied());
  document["unmoved"][0] = "g12\n";
  EXPECT_EQ(fault_in(document), "\"g12\\x0A\" is no square of the board");
}

TEST(QuantumJson, AStateAddsTheOutcome) {
  json document = state_to_json(game_from(opening()).state);
  EXPECT_EQ(document["outcome"], json::parse(R"({"kind": "in-progress"})"));
  document.erase("outcome");
  EXPECT_EQ(document, position_to_json(opening()));
}

TEST(QuantumJson, NamesEveryOutcome) {
  const auto outcome_of = [](const Outcome& outcome) { return state_to_json({opening(), outcome})["outcome"]; };
  const auto won = [](const char* winner, const char* by) {
    return json{{"kind", "winner"}, {"winner", winner}, {"by", by}};
  };
  EXPECT_EQ(outcome_of(Won{Player::kNorth, Victory::kSurvival}), won("north", "survival"));
  EXPECT_EQ(outcome_of(Won{Player::kEast, Victory::kPoints}), won("east", "points"));
  EXPECT_EQ(outcome_of(Won{Player::kWest, Victory::kMate}), won("west", "mate"));
  EXPECT_EQ(outcome_of(Drawn{}), json::parse(R"({"kind": "draw"})"));
}

TEST(QuantumJson, ActionsGoThereAndBack) {
  const std::vector<std::pair<Action, const char*>> actions = {
      {move("d4", "d3"), R"({"kind": "move", "from": "d4", "to": "d3"})"},
      {move("d4", "d3", PieceType::kQueen), R"({"kind": "move", "from": "d4", "to": "d3", "promotion": "queen"})"},
      {move("d4", "d3", PieceType::kKing), R"({"kind": "move", "from": "d4", "to": "d3", "promotion": "king"})"},
      {Promote{at("e6"), PieceType::kRook}, R"({"kind": "promote", "square": "e6", "to": "rook"})"},
      {Pass{}, R"({"kind": "pass"})"}};
  for (const auto& [action, text] : actions) {
    EXPECT_EQ(action_to_json(action), json::parse(text));
    EXPECT_EQ(quantum_action_from_json(json::parse(text)), action) << text;
  }
}

std::string fault_in_action(const char* text) {
  try {
    quantum_action_from_json(json::parse(text));
  } catch (const std::invalid_argument& fault) {
    return fault.what();
  }
  return "accepted";
}

TEST(QuantumJson, RefusesWhatIsNoAction) {
  EXPECT_EQ(fault_in_action("{}"), "\"kind\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": 7})"), "\"kind\" is no string");
  EXPECT_EQ(fault_in_action(R"({"kind": "resign", "player": "north"})"), "\"resign\" is no kind of action");
  EXPECT_EQ(fault_in_action(R"({"kind": "move", "from": "a1"})"), "\"to\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": "move", "from": "a1", "to": "a2", "promotion": "prince"})"),
            "\"prince\" is no type of piece");
  EXPECT_EQ(fault_in_action(R"({"kind": "promote", "to": "rook"})"), "\"square\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": "promote", "square": "e6"})"), "\"to\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": "promote", "square": "e13", "to": "rook"})"),
            "\"e13\" is no square of the board");
}

TEST(QuantumJson, EventsAreTheEliminationsInOrder) {
  EXPECT_EQ(events_to_json({{Player::kSouth, Player::kNorth, "C-MATE-2"}, {Player::kEast, std::nullopt, "C-ZONE-4"}}),
            json::parse(R"([{"kind": "eliminated", "player": "south", "by": "north"},
                            {"kind": "eliminated", "player": "east", "by": null}])"));
  EXPECT_EQ(events_to_json({}), json::array());
}

TEST(QuantumJson, PlayersHaveNames) {
  for (const Player player : kPlayers) EXPECT_EQ(quantum_player_named(name_of(player)), player);
  EXPECT_EQ(name_of(Player::kWest), "west");
  EXPECT_THROW(quantum_player_named("white"), std::invalid_argument);
}

}  // namespace
}  // namespace tetrarch::service
