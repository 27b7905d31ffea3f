#include "suite/service/quaternity_json.hpp"

#include "suite/service/served.hpp"

namespace tetrarch::service {
namespace {

using namespace quaternity;
using testing::HasSubstr;

// Every type of piece, every heading, a frozen and an eliminated player, an assimilated army.
Position varied() {
  Position position = placed("wKa1 wQb2 wRc3 wBd4 wNe5 wP^a5 wP>a6 wP*a7 rPvc10 rKa12 bP<h5 bNh6 gKl1");
  position.statuses[Player::kRed] = Status::kFrozen;
  position.controllers[Player::kBlack] = Player::kGreen;
  position.turn = Player::kGreen;
  return position;
}

Position read(const json& document) {
  auto position = position_from_json(document);
  if (const auto* fault = std::get_if<std::string>(&position)) {
    ADD_FAILURE() << *fault;
    return {};
  }
  return std::get<Position>(position);
}

std::string fault_in(const json& document) {
  const auto position = position_from_json(document);
  const auto* fault = std::get_if<std::string>(&position);
  return fault ? *fault : "accepted";
}

TEST(QuaternityJson, WritesAPositionAsTheProtocolHasIt) {
  Position position = placed("wKa1 wP^c5 wP*d4 rKa12 gKl1 bNl12");
  position.statuses[Player::kRed] = Status::kFrozen;
  position.controllers[Player::kBlack] = Player::kWhite;
  EXPECT_EQ(position_to_json(position), json::parse(R"({
    "turn": "white",
    "players": {"white": "active", "red": "frozen", "black": "eliminated", "green": "active"},
    "controllers": {"white": "white", "red": "red", "black": "white", "green": "green"},
    "pieces": [{"square": "a1", "army": "white", "type": "king"},
               {"square": "l1", "army": "green", "type": "king"},
               {"square": "d4", "army": "white", "type": "pawn", "heading": "open"},
               {"square": "c5", "army": "white", "type": "pawn", "heading": "up"},
               {"square": "a12", "army": "red", "type": "king"},
               {"square": "l12", "army": "black", "type": "knight"}]})"));
}

TEST(QuaternityJson, PositionsGoThereAndBack) {
  for (const Position& position : {opening(), varied(), placed("")}) {
    EXPECT_EQ(read(position_to_json(position)), position) << position_to_json(position);
  }
}

TEST(QuaternityJson, PiecesAndMembersComeInAnyOrder) {
  json document = position_to_json(varied());
  std::reverse(document["pieces"].begin(), document["pieces"].end());
  EXPECT_EQ(read(document), varied());
}

// What `load` refuses beyond this is asked in load_refusals_test.cpp.
TEST(QuaternityJson, RefusesWhatIsNoPosition) {
  EXPECT_EQ(fault_in(nullptr), "a position is no object");
  EXPECT_EQ(fault_in(json::array()), "a position is no object");
  EXPECT_EQ(fault_in("opening"), "a position is no object");
  EXPECT_EQ(fault_in(json::object()), "\"turn\" is missing");
}

TEST(QuaternityJson, AFaultIsShortAndReadableWhateverItQuotes) {
  const std::string long_word = std::string(1 << 20, 'x') + "\n";
  for (const char* member : {"square", "army", "type", "heading", "more"}) {
    json document = position_to_json(varied());
    document["pieces"][0][member] = long_word;
    EXPECT_LT(fault_in(document).size(), 300U) << member;
  }
  json document = position_to_json(varied());
  document[long_word] = 1;
  EXPECT_LT(fault_in(document).size(), 300U);
  document.erase(long_word);
  document["pieces"][0]["square"] = "a1\n";
  EXPECT_EQ(fault_in(document), "\"a1\\x0A\" is no square of the board");
}

json outcome_in(const State& state) { return state_to_json(state)["outcome"]; }

TEST(QuaternityJson, AStateAddsOfferAndOutcome) {
  Game game = game_from(opening());
  json document = state_to_json(game.state);
  EXPECT_EQ(document["offer"], nullptr);
  EXPECT_EQ(document["outcome"], json::parse(R"({"kind": "in-progress"})"));
  document.erase("offer");
  document.erase("outcome");
  EXPECT_EQ(document, position_to_json(opening()));

  ASSERT_FALSE(act(game, ProposeDraw{}));
  EXPECT_EQ(state_to_json(game.state)["offer"], json::parse(R"({"by": "white", "accepted": []})"));
  ASSERT_FALSE(act(game, AnswerDraw{Player::kGreen, true}));
  ASSERT_FALSE(act(game, AnswerDraw{Player::kRed, true}));
  EXPECT_EQ(state_to_json(game.state)["offer"], json::parse(R"({"by": "white", "accepted": ["red", "green"]})"));
}

TEST(QuaternityJson, NamesEveryOutcome) {
  EXPECT_EQ(outcome_in(game_from(placed("wKa1")).state), json::parse(R"({"kind": "winner", "winner": "white"})"));
  EXPECT_EQ(outcome_in(game_from(placed("wKa1 bKl12 bRb5 bRc2")).state), json::parse(R"({"kind": "draw"})"));
  Game agreed = game_from(placed("wKa1 bKl12"));
  ASSERT_FALSE(act(agreed, ProposeDraw{}));
  ASSERT_FALSE(act(agreed, AnswerDraw{Player::kBlack, true}));
  EXPECT_EQ(outcome_in(agreed.state), json::parse(R"({"kind": "draw"})"));
  Game unnamed = game_from(placed(kNearTheGuard));
  ASSERT_FALSE(act(unnamed, move("e4", "c3")));
  EXPECT_EQ(outcome_in(unnamed.state), nullptr);
}

TEST(QuaternityJson, ActionsGoThereAndBack) {
  const std::vector<std::pair<Action, const char*>> actions = {
      {move("a3", "c4"), R"({"kind": "move", "from": "a3", "to": "c4"})"},
      {Move{at("d11"), at("e12"), PieceType::kQueen},
       R"({"kind": "move", "from": "d11", "to": "e12", "promotion": "queen"})"},
      {Move{at("d11"), at("e12"), PieceType::kKing},
       R"({"kind": "move", "from": "d11", "to": "e12", "promotion": "king"})"},
      {Pass{}, R"({"kind": "pass"})"},
      {ProposeDraw{}, R"({"kind": "propose-draw"})"},
      {AnswerDraw{Player::kRed, true}, R"({"kind": "answer-draw", "player": "red", "accept": true})"},
      {AnswerDraw{Player::kGreen, false}, R"({"kind": "answer-draw", "player": "green", "accept": false})"},
      {Freeze{FreezeKind::kResignation, Player::kRed}, R"({"kind": "resign", "player": "red"})"},
      {Freeze{FreezeKind::kTimeLoss, Player::kBlack}, R"({"kind": "time-loss", "player": "black"})"},
      {Freeze{FreezeKind::kWalkover, Player::kWhite}, R"({"kind": "walkover", "player": "white"})"}};
  for (const auto& [action, text] : actions) {
    EXPECT_EQ(action_to_json(action), json::parse(text));
    EXPECT_EQ(action_from_json(json::parse(text)), action) << text;
  }
}

std::string fault_in_action(const char* text) {
  try {
    action_from_json(json::parse(text));
  } catch (const std::invalid_argument& fault) {
    return fault.what();
  }
  return "accepted";
}

TEST(QuaternityJson, RefusesWhatIsNoAction) {
  EXPECT_EQ(fault_in_action("{}"), "\"kind\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": 7})"), "\"kind\" is no string");
  EXPECT_EQ(fault_in_action(R"({"kind": "castle", "player": "red"})"), "\"castle\" is no kind of action");
  EXPECT_EQ(fault_in_action(R"({"kind": "move", "to": "a1"})"), "\"from\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": "move", "from": "a1"})"), "\"to\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": "move", "from": "a1", "to": "a13"})"), "\"a13\" is no square of the board");
  EXPECT_EQ(fault_in_action(R"({"kind": "move", "from": "a1", "to": "a2", "promotion": "prince"})"),
            "\"prince\" is no type of piece");
  EXPECT_EQ(fault_in_action(R"({"kind": "answer-draw", "player": "red"})"), "\"accept\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": "answer-draw", "player": "red", "accept": 1})"),
            "\"accept\" is neither true nor false");
  EXPECT_EQ(fault_in_action(R"({"kind": "resign"})"), "\"player\" is missing");
  EXPECT_EQ(fault_in_action(R"({"kind": "resign", "player": "blue"})"), "\"blue\" is no player");
}

TEST(QuaternityJson, EventsAreTheAwardsOfAllBatchesInOrder) {
  const Award black{.king = Player::kBlack, .loser = Player::kRed, .square = at("a1")};
  const Award green{.king = Player::kGreen, .loser = Player::kGreen, .square = at("a3")};
  const Award red{.king = Player::kRed, .loser = Player::kRed, .square = at("a5")};
  const std::vector<Batch> batches = {{{black, green}, {}, {}}, {{red}, {}, {}}};
  EXPECT_EQ(events_to_json(batches, Player::kWhite), json::parse(R"([{"kind": "award", "king": "black", "to": "white"},
                                                                    {"kind": "award", "king": "green", "to": "white"},
                                                                    {"kind": "award", "king": "red", "to": "white"}])"));
  EXPECT_EQ(events_to_json({}, Player::kWhite), json::array());
}

TEST(QuaternityJson, PlayersHaveNames) {
  for (const Player player : kPlayers) EXPECT_EQ(player_named(name_of(player)), player);
  EXPECT_EQ(name_of(Player::kGreen), "green");
  EXPECT_THROW(player_named("White"), std::invalid_argument);
}

}  // namespace
}  // namespace tetrarch::service
