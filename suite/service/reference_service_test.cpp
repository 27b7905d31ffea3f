#include "suite/service/reference_service.hpp"

#include "suite/engines/engine.hpp"
#include "suite/service/asked_reference.hpp"

namespace tetrarch::service {
namespace {

using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST_F(ReferenceServiceTest, SaysHello) {
  const json hello = ask("hello", {{"protocol", 1}});
  EXPECT_EQ(hello["protocol"], 1);
  EXPECT_EQ(hello["engine"],
            json({{"name", "Tetrarch reference"}, {"version", TETRARCH_VERSION}, {"language", "C++"}}));
  EXPECT_EQ(hello["rulesets"], json({"quaternity", "quantum"}));
  EXPECT_THAT(hello["supports"].get<std::vector<std::string>>(), UnorderedElementsAre("attackers", "undo", "record"));
  EXPECT_THAT(error_of("hello", {{"protocol", 2}}), IsError(kBadParams, "the number 1"));
}

TEST_F(ReferenceServiceTest, LoadsTheOpeningOrAPosition) {
  const json opening = ask("load", {{"ruleset", "quaternity"}})["state"];
  EXPECT_EQ(opening, state_of(QuaternityService()));
  const json position = document("wKa1 rKa12 bKl12");
  EXPECT_EQ(ask("load", {{"ruleset", "quaternity"}, {"position", position}})["state"]["pieces"], position["pieces"]);
  EXPECT_EQ(ask("load", {{"ruleset", "quaternity"}})["state"], opening);
}

TEST_F(ReferenceServiceTest, ActsAndTellsEventsAndState) {
  load(document("wKa1 wRh11 wRg5 rKa12 rNj4 bKl9 gKl2"));
  const json result = act(move_of("g5", "g12"));
  EXPECT_EQ(result["events"], json::parse(R"([{"kind": "award", "king": "red", "to": "white"}])"));
  EXPECT_EQ(result["state"]["turn"], "black");
  EXPECT_EQ(result["state"]["players"]["red"], "eliminated");
  EXPECT_EQ(result["state"]["controllers"]["red"], "white");
  EXPECT_EQ(ask("state", json::object())["state"], result["state"]);
}

TEST_F(ReferenceServiceTest, TakesEveryKindOfAction) {
  load(document("wKa1 wP^e11 rKa10 bKl10 gKl1"));
  EXPECT_EQ(act(promotion_of("e11", "e12", "queen"))["state"]["turn"], "red");
  EXPECT_EQ(act(propose_draw())["state"]["offer"]["by"], "red");
  EXPECT_EQ(act(answer_draw("white", true))["state"]["offer"]["accepted"], json({"white"}));
  EXPECT_EQ(act(answer_draw("green", false))["state"]["offer"], nullptr);
  EXPECT_EQ(act(freeze("resign", "red"))["state"]["turn"], "black");
  EXPECT_EQ(act(freeze("time-loss", "green"))["state"]["players"]["green"], "frozen");
  EXPECT_EQ(act(freeze("walkover", "black"))["state"]["outcome"], json({{"kind", "winner"}, {"winner", "white"}}));
  load(document("wKa1 rKa12 bKl12 bRb5 bRc2 gKl1"));
  EXPECT_EQ(act(pass())["state"]["turn"], "red");
}

TEST_F(ReferenceServiceTest, ListsMoves) {
  load();
  EXPECT_EQ(ask("moves", json::object())["moves"].size(), 41U);
  load(document("wKa1 wP^e11 rKa10 bKl10 gKl1"));
  const json moves = ask("moves", json::object())["moves"];
  for (const char* promotion : {"queen", "rook", "bishop", "knight"}) {
    EXPECT_THAT(moves, testing::Contains(promotion_of("e11", "e12", promotion)));
  }
  EXPECT_THAT(moves, testing::Contains(move_of("a1", "b2")));
  EXPECT_EQ(moves.size(), 7U);
  load(document("wKa1"));
  EXPECT_EQ(ask("moves", json::object())["moves"], json::array());
}

TEST_F(ReferenceServiceTest, TellsAttackers) {
  load(document("wKa1 wRa5 wRh1 wNf3 rKa12 bKl12"));
  const auto squares = ask("attackers", {{"square", "h4"}, {"by", "white"}})["squares"].get<std::vector<std::string>>();
  EXPECT_THAT(squares, UnorderedElementsAre("h1", "f3"));
  EXPECT_EQ(ask("attackers", {{"square", "h4"}, {"by", "green"}})["squares"], json::array());
}

TEST_F(ReferenceServiceTest, Undoes) {
  load();
  const json before = ask("state", json::object());
  act(move_of("e1", "f1"));
  EXPECT_EQ(ask("undo", json::object()), before);
  EXPECT_THAT(error_of("undo", json::object()), IsRefusal(-32001, "illegal", "Q-UNDO-2"));
}

TEST_F(ReferenceServiceTest, SavesAndRestores) {
  load();
  const json after = act(move_of("e1", "f1"))["state"];
  const json record = ask("save", json::object())["record"];
  load();
  EXPECT_EQ(ask("restore", {{"record", record}})["state"], after);
  ask("undo", json::object());
  for (const json& other : {json(nullptr), json(7), json::array(), json::object()}) {
    EXPECT_THAT(error_of("restore", {{"record", other}}), IsRefusal(-32003, "invalid", "Q-RECORD-2")) << other;
  }
}

TEST_F(ReferenceServiceTest, RefusesWithKindAndClause) {
  load();
  EXPECT_THAT(error_of("act", {{"action", move_of("e12", "f12")}}), IsRefusal(-32001, "illegal", "Q-MOVE-6"));
  EXPECT_THAT(error_of("act", {{"action", pass()}}), IsRefusal(-32001, "illegal", "Q-PASS-2"));
  EXPECT_THAT(error_of("act", {{"action", answer_draw("red", true)}}), IsRefusal(-32001, "illegal", "Q-DRAW-5"));
  EXPECT_THAT(error_of("load", {{"ruleset", "quaternity"}, {"position", document("wKa1 wKa3")}}),
              IsRefusal(-32003, "invalid", "Q-LOAD-1"));
  load(document(kAtTheGuard));
  EXPECT_THAT(error_of("act", {{"action", move_of("l2", "l1")}}), IsRefusal(-32002, "unresolved", "Q-GUARD-1"));
  load(document(kNearTheGuard));
  act(move_of("e4", "c3"));
  EXPECT_THAT(error_of("moves", json::object()), IsRefusal(-32002, "unresolved", "Q-GUARD-4"));
  EXPECT_THAT(error_of("act", {{"action", pass()}}), IsRefusal(-32002, "unresolved", "Q-GUARD-4"));
  EXPECT_THAT(error_of("act", {{"action", freeze("resign", "green")}}), IsRefusal(-32002, "unresolved", "Q-GUARD-4"));
}

TEST_F(ReferenceServiceTest, NamesTheCheckThatAMoveWouldLeave) {
  load(document("wKa1 wBb1 rKa12 rRl1 bKl12 gKf6"));
  const json pinned = error_of("act", {{"action", move_of("b1", "c2")}});
  EXPECT_THAT(pinned, IsRefusal(-32001, "illegal", "Q-SAFE-1"));
  EXPECT_EQ(pinned["message"], "illegal under Q-SAFE-1: white's king on a1 would be in check by red's rook on l1");
  json assimilated = document("wKa1 wBb1 rKa12 rRl1 bKl12 gKf6");
  assimilated["players"]["red"] = "eliminated";
  assimilated["controllers"]["red"] = "black";
  load(assimilated);
  EXPECT_EQ(error_of("act", {{"action", move_of("b1", "c2")}})["message"],
            "illegal under Q-SAFE-1: white's king on a1 would be in check by red's rook on l1 (under black)");
}

// The bishop's defence opens the file on which black is mated, and without black's king the file is open to a1.
TEST_F(ReferenceServiceTest, NamesTheDefencesThatTheGuardFoundUnsafe) {
  const std::string why =
      "unresolved under Q-GUARD-1: red's king on a1 would be in check by white's rook on l1, and no "
      "defence is safe: a9-i1 ";
  const std::string position = "wKh7 wRa12 wRl2 wNc3 wNc4 wNd8 rKa1 rBa9 bKa6 gKj6";
  load(document(position + " rNb5"));
  EXPECT_EQ(error_of("act", {{"action", move_of("l2", "l1")}})["message"], why + "(Q-ACTOR-2)")
      << "the knight goes between";
  load(document(position));
  EXPECT_EQ(error_of("act", {{"action", move_of("l2", "l1")}})["message"], why + "(Q-ACTOR-1)");
}

TEST_F(ReferenceServiceTest, ARefusedLoadLeavesStateAndHistory) {
  load();
  const json before = ask("state", json::object());
  act(move_of("e1", "f1"));
  EXPECT_THAT(error_of("load", {{"ruleset", "quaternity"}, {"position", document("wKa1 wKa3")}}),
              IsRefusal(-32003, "invalid", "Q-LOAD-1"));
  EXPECT_EQ(ask("undo", json::object()), before);
}

TEST_F(ReferenceServiceTest, RestoresARecordBeforeAnythingIsLoaded) {
  EXPECT_THAT(error_of("restore", {{"record", "nonsense"}}), IsRefusal(-32003, "invalid", "Q-RECORD-2"));
  EXPECT_THAT(error_of("state", json::object()), IsError(kInvalidRequest, "load")) << "a refused record is no game";
  const json restored = ask("restore", {{"record", record_in(QuaternityService())}});
  EXPECT_EQ(ask("state", json::object()), restored);
}

TEST_F(ReferenceServiceTest, AsksForAGameFirst) {
  for (const char* method : {"state", "moves", "undo", "save"}) {
    EXPECT_THAT(error_of(method, json::object()), IsError(kInvalidRequest, "load")) << method;
  }
  EXPECT_THAT(error_of("act", {{"action", pass()}}), IsError(kInvalidRequest, "load"));
  EXPECT_THAT(error_of("attackers", {{"square", "a1"}, {"by", "red"}}), IsError(kInvalidRequest, "load"));
  EXPECT_THAT(error_of("load", {{"ruleset", "quaternity"}, {"position", document("wKa1 wKa3")}}),
              IsRefusal(-32003, "invalid", "Q-LOAD-1"));
  EXPECT_THAT(error_of("state", json::object()), IsError(kInvalidRequest, "load"));
}

TEST_F(ReferenceServiceTest, KnowsNoOtherRuleset) {
  load();
  act(move_of("e1", "f1"));
  EXPECT_THAT(error_of("load", {{"ruleset", "chess"}}), IsError(kBadParams, "\"chess\" is no ruleset"));
  ask("undo", json::object());
  EXPECT_THROW(make_game("chess"), std::invalid_argument);
}

TEST_F(ReferenceServiceTest, KnowsNoOtherMethod) {
  load();
  for (const char* method : {"", "Load", "help", "rpc.discover", "load "}) {
    EXPECT_THAT(error_of(method, json::object()), IsError(kNoSuchMethod, "is no method")) << method;
  }
}

TEST_F(ReferenceServiceTest, RefusesBadParamsOfEveryMethod) {
  load();
  const std::vector<std::pair<const char*, const char*>> params = {
      {"hello", R"({})"},
      {"hello", R"({"protocol": "1"})"},
      {"load", R"({})"},
      {"load", R"({"ruleset": 1})"},
      {"load", R"({"ruleset": "quaternity", "position": null})"},
      {"load", R"({"ruleset": "quaternity", "position": []})"},
      {"load", R"({"ruleset": "quaternity", "setup": {}})"},
      {"act", R"({})"},
      {"act", R"({"action": null})"},
      {"act", R"({"action": "pass"})"},
      {"act", R"({"action": {}})"},
      {"act", R"({"action": {"kind": "castle"}})"},
      {"act", R"({"action": {"kind": "pass", "player": "red"}})"},
      {"act", R"({"action": {"kind": "move", "from": "a1"}})"},
      {"act", R"({"action": {"kind": "move", "from": "a1", "to": "a13"}})"},
      {"act", R"({"action": {"kind": "move", "from": "a1\n", "to": "a2"}})"},
      {"act", R"({"action": {"kind": "move", "from": "e1", "to": "f1", "promotion": null}})"},
      {"act", R"({"action": {"kind": "answer-draw", "player": "red", "accept": 1}})"},
      {"act", R"({"action": {"kind": "resign", "player": "blue"}})"},
      {"act", R"({"action": {"kind": "pass"}, "more": 1})"},
      {"state", R"({"more": 1})"},
      {"moves", R"({"from": "a1"})"},
      {"attackers", R"({"square": "a1"})"},
      {"attackers", R"({"by": "red"})"},
      {"attackers", R"({"square": "a1\n", "by": "red"})"},
      {"attackers", R"({"square": "a1", "by": "blue"})"},
      {"undo", R"({"times": 2})"},
      {"save", R"({"more": 1})"},
      {"restore", R"({})"},
      {"quit", R"({"more": 1})"},
      {"state", R"([])"},
      {"state", R"(null)"},
      {"state", R"("x")"}};
  for (const auto& [method, text] : params) {
    EXPECT_THAT(error_of(method, json::parse(text)), IsError(kBadParams, "params")) << method << " " << text;
  }
  json without = request("state", nullptr);
  without.erase("params");
  EXPECT_THAT(error_to(without), IsError(kBadParams, "params"));
  EXPECT_FALSE(service_.has_quit());
}

TEST_F(ReferenceServiceTest, RefusesWhatIsNoRequest) {
  load();
  for (const char* text : {"[]", "{}", "null", "7", "\"state\"", "true", R"([{"jsonrpc":"2.0","id":1}])",
                           R"({"jsonrpc":"2.0","method":"state","params":{}})",
                           R"({"jsonrpc":"2.0","id":null,"method":"state","params":{}})",
                           R"({"jsonrpc":"2.0","id":1.5,"method":"state","params":{}})",
                           R"({"jsonrpc":"2.0","id":"1","method":"state","params":{}})",
                           R"({"jsonrpc":"2.0","id":[1],"method":"state","params":{}})",
                           R"({"jsonrpc":"2.0","id":100000000000000000000,"method":"state","params":{}})"}) {
    EXPECT_THAT(error_to(json::parse(text)), IsError(kInvalidRequest, "a request is an object")) << text;
    EXPECT_EQ(last_answered_id_, nullptr) << text;
  }
  for (const char* text : {R"({"jsonrpc":"2.0","id":9})", R"({"jsonrpc":"2.0","id":9,"method":7,"params":{}})"}) {
    EXPECT_THAT(error_to(json::parse(text)), IsError(kInvalidRequest, "a request is an object")) << text;
    EXPECT_EQ(last_answered_id_, 9) << text;
  }
  for (const char* text :
       {R"({"id":9,"method":"state","params":{}})", R"({"jsonrpc":"1.0","id":9,"method":"state","params":{}})",
        R"({"jsonrpc":2.0,"id":9,"method":"state","params":{}})",
        R"({"jsonrpc":"2.0","id":9,"method":"state","params":{},"more":1})"}) {
    EXPECT_THAT(error_to(json::parse(text)), IsError(kInvalidRequest, "request")) << text;
    EXPECT_EQ(last_answered_id_, 9) << text;
  }
  EXPECT_THAT(error_to(json::parse(R"({"jsonrpc":"2.0","id":0,"method":"state","params":{}})")),
              IsError(kInvalidRequest, "request.id"));
  EXPECT_EQ(last_answered_id_, 0);
}

TEST_F(ReferenceServiceTest, RefusesLinesThatAreNotStrictJson) {
  load();
  const json before = ask("state", json::object());
  const std::string state = request("state", json::object()).dump();
  const std::string nested(100'000, '[');
  for (const std::string& line :
       {std::string(), std::string(" "), std::string("{"), state + state, state + "x", "x" + state,
        "\xEF\xBB\xBF" + state, state + std::string(1, '\0'), std::string(1, '\0'), nested, R"({"a":)" + nested,
        std::string("\"\xFF\""), std::string("\"\xED\xA0\x80\""), std::string(R"({"id":NaN})"),
        std::string(R"({"id":1e999})"), std::string(R"({"id":01})"), std::string(R"({'id':1})"),
        std::string(R"({"jsonrpc":"2.0","id":1,"id":1,"method":"state","params":{}})"),
        std::string(R"({"jsonrpc":"2.0","id":1,"method":"act","params":{"action":{"kind":"pass","kind":"pass"}}})")}) {
    const json answer = answer_to(line);
    EXPECT_EQ(answer["id"], nullptr) << line.substr(0, 99);
    EXPECT_THAT(answer.value("error", json()), IsError(kParseError, "")) << line.substr(0, 99);
    EXPECT_NE(answer["error"]["message"], "") << line.substr(0, 99);
  }
  EXPECT_EQ(ask("state", json::object()), before);
}

TEST_F(ReferenceServiceTest, AnswersShortlyWhateverItQuotes) {
  load();
  const std::string long_word(1 << 19, '\x7F');
  json position = document("wKa1 rKa12");
  position["pieces"][0]["square"] = long_word;
  const json requests[] = {request(long_word, json::object()),
                           request("load", {{"ruleset", long_word}}),
                           request("load", {{"ruleset", "quaternity"}, {"position", position}}),
                           request("act", {{"action", {{"kind", long_word}}}}),
                           request("state", {{long_word, 1}}),
                           request("restore", {{"record", {{"format", long_word}}}}),
                           {{"jsonrpc", "2.0"}, {"id", long_word}, {"method", "state"}, {"params", json::object()}}};
  for (const json& request : requests) {
    EXPECT_LT(service_.answer_line(request.dump()).size(), 1000U) << request.dump().substr(0, 99);
  }
}

TEST_F(ReferenceServiceTest, Quits) {
  EXPECT_FALSE(service_.has_quit());
  EXPECT_EQ(ask("quit", json::object()), json::object());
  EXPECT_TRUE(service_.has_quit());
}

class ReferenceChannelTest : public testing::Test {
 protected:
  json exchange(const std::string& method, const json& params) {
    const json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
    return json::parse(std::get<std::string>(channel_.exchange(request.dump())));
  }

  ReferenceChannel channel_{protocol()};
};

TEST_F(ReferenceChannelTest, StartsAFreshReference) {
  EXPECT_EQ(channel_.start(), std::nullopt);
  EXPECT_TRUE(exchange("load", {{"ruleset", "quaternity"}}).contains("result"));
  EXPECT_TRUE(exchange("state", json::object()).contains("result"));
  channel_.stop(R"({"jsonrpc":"2.0","id":2,"method":"quit","params":{}})");
  channel_.stop("");
  EXPECT_EQ(channel_.start(), std::nullopt);
  EXPECT_EQ(exchange("state", json::object())["error"]["code"], kInvalidRequest);
  EXPECT_EQ(channel_.take_standard_error(), "");
}

TEST_F(ReferenceChannelTest, IsAnEngineLikeAnyOther) {
  suite::Engine engine(std::make_unique<ReferenceChannel>(protocol()), protocol());
  const auto started = engine.start();
  ASSERT_TRUE(std::holds_alternative<reports::EngineIdentity>(started));
  const auto answer = engine.ask("load", {{"ruleset", "quaternity"}}, "quaternity");
  EXPECT_TRUE(std::holds_alternative<suite::Result>(answer));
  engine.stop();
}

}  // namespace
}  // namespace tetrarch::service
