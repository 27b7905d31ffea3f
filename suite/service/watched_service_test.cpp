// Engines that lie, each in one way, and that the watch sees it.
#include "suite/service/watched_service.hpp"

#include <algorithm>

#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

using testing::HasSubstr;

std::string request(const std::string& method, const json& params) {
  return json{{"jsonrpc", "2.0"}, {"id", 7}, {"method", method}, {"params", params}}.dump();
}

std::string load(const json& position) { return request("load", {{"ruleset", "quaternity"}, {"position", position}}); }

std::string act(const json& action) { return request("act", {{"action", action}}); }

json start() { return document("wKa1 wRh11 wRg5 rKa12 rNj4 bKl9 gKl2"); }

// A lie about one request: it gets the truth, the reference and the line.
using Lie = std::function<std::string(const Answerer& truth, std::string_view line)>;

std::function<Answerer()> liar(const std::string& about, const Lie& lie) {
  return [=] {
    return [truth = fresh_reference(protocol()), about, lie](std::string_view line) {
      return line.find(about) == std::string_view::npos ? truth(line) : lie(truth, line);
    };
  };
}

// The truth with its answer changed.
Lie answering(const std::function<void(json& answer)>& change) {
  return [=](const Answerer& truth, std::string_view line) {
    json answer = json::parse(truth(line));
    change(answer);
    return answer.dump();
  };
}

// The truth, and another request behind it.
Lie doing(const std::string& more) {
  return [=](const Answerer& truth, std::string_view line) {
    std::string answer = truth(line);
    truth(more);
    return answer;
  };
}

// The answer to another request.
Lie instead(const std::string& other) {
  return [=](const Answerer& truth, std::string_view) { return truth(other); };
}

struct Liar {
  std::string name;
  std::string about;  // what the line has in it
  Lie lie;
  std::string asked;
  std::string fault;
};

const std::string kMove = act(move_of("h11", "h10"));
const std::string kIllegal = act(move_of("h11", "a1"));
const std::string kUndo = request("undo", json::object());
const std::string kNobody = R"({"jsonrpc": "2.0", "method": "state", "params": {}})";

json record_with(const std::vector<json>& actions) { return record_in(game_with(start(), actions)); }

std::vector<Liar> liars() {
  return {
      {"NoJson", "act", [](const auto&, auto) { return "{"; }, kMove, "no strict JSON"},
      {"NoObject", "act", [](const auto&, auto) { return "[]"; }, kMove, "no strict JSON object"},
      {"TwoLines", "act", [](const auto&, auto) { return "{}\n"; }, kMove, "not one line"},
      {"WrongId", "act", answering([](json& answer) { answer["id"] = 8; }), kMove, "the id"},
      {"NoId", "act", answering([](json& answer) { answer["id"] = nullptr; }), kMove, "answer.id"},
      {"NoEvents", "act", answering([](json& answer) { answer["result"].erase("events"); }), kMove, "\"events\""},
      {"UnknownError", "act", answering([](json& answer) { answer["error"]["code"] = -32050; }), kIllegal,
       "there is no error -32050"},
      {"GuessesAnId", kNobody, answering([](json& answer) { answer["id"] = 1; }), kNobody, "an id that nobody gave"},
      {"AnswersNobody", kNobody,
       answering([](json& answer) { answer["result"] = answer["error"], answer.erase("error"); }), kNobody,
       "a result for what has no id"},
      {"NoParseError", "no json", answering([](json& answer) { answer["error"]["code"] = -32600; }), "no json",
       "the error code: expected -32700"},
      {"AcceptsWhatIsNoRequest", "moves", instead(request("moves", json::object())), request("moves", {{"all", true}}),
       "accepted although params"},
      {"RefusesAndActs", "h11\",\"kind\":\"move\",\"to\":\"a1", doing(kMove), kIllegal, "the game after an error"},
      {"RefusesAndLoads", "load", doing(load(start())), load({{"turn", "white"}}), "the game after an error"},
      {"LooksAndActs", "moves", doing(kMove), request("moves", json::object()), "the game after moves"},
      {"TellsAnotherState", "load", answering([](json& answer) { answer["result"]["state"]["turn"] = "black"; }),
       load(start()), "the state that is told"},
      {"LoadsAnotherPosition", "load", instead(load(document("wKa2 rKa12"))), load(start()),
       "the start of a loaded game"},
      {"LoadsAnotherGame", "load", instead(request("load", {{"ruleset", "quantum"}})), load(start()),
       "the ruleset of a loaded game"},
      {"LoadsAndActs", "load", doing(kMove), load(start()), "the history of a loaded game"},
      {"ActsTwice", "h10", doing(act(propose_draw())), kMove, "the history after an action"},
      {"DoesNotAct", "h10", doing(kUndo), kMove, "the history after an action"},
      {"DoesNotListIt", "moves", answering([](json& answer) { answer["result"]["moves"].clear(); }), kMove,
       "accepted a move that is not listed"},
      {"UndoesTwo", "undo", doing(kUndo), kUndo, "the history after undo"},
      {"UndoesNothing", "undo", instead(request("state", json::object())), kUndo, "the history after undo"},
      {"RestoresAnother", "restore", instead(request("restore", {{"record", record_with({})}})),
       request("restore", {{"record", record_with({propose_draw()})}}), "the restored record"},
      {"CannotPlayItAgain", "\"method\":\"act\"", instead(request("state", json::object())),
       request("restore", {{"record", record_with({propose_draw(), move_of("g5", "g12")})}}),
       "the events of an action played again"},
  };
}

class Watch : public testing::TestWithParam<Liar> {};

TEST_P(Watch, SeesTheLie) {
  const Liar& liar_tested = GetParam();
  // The lie begins with the request that is watched for it.
  bool lying = false;
  const auto lie = [&](const Answerer& truth, std::string_view line) {
    return lying ? liar_tested.lie(truth, line) : truth(line);
  };
  WatchedService liar_watched(liar(liar_tested.about, lie), protocol());
  for (const std::string& line :
       {load(start()), act(propose_draw()), act(answer_draw("red", true)), act(move_of("h11", "h12")), kUndo}) {
    ASSERT_EQ(liar_watched.ask(line).fault.value_or(""), "") << line;
  }
  lying = true;
  EXPECT_THAT(liar_watched.ask(liar_tested.asked).fault.value_or("nothing"), HasSubstr(liar_tested.fault));
}

INSTANTIATE_TEST_SUITE_P(Liars, Watch, testing::ValuesIn(liars()),
                         [](const auto& tested) { return tested.param.name; });

TEST(WatchOfTheReference, SeesNothing) {
  WatchedService reference([] { return fresh_reference(protocol()); }, protocol());
  const json record = record_with({propose_draw(), move_of("g5", "g12")});
  for (const std::string& line : {request("state", json::object()),
                                  kMove,
                                  load(start()),
                                  kMove,
                                  kIllegal,
                                  kUndo,
                                  kUndo,
                                  kUndo,
                                  kNobody,
                                  std::string("no json"),
                                  std::string("null"),
                                  load({{"turn", "white"}}),
                                  request("restore", {{"record", record}}),
                                  request("moves", json::object()),
                                  request("restore", {{"record", 1}}),
                                  request("save", json::object()),
                                  request("hello", {{"protocol", 1}}),
                                  request("attackers", {{"square", "a1"}, {"by", "red"}}),
                                  request("load", {{"ruleset", "quaternity"}}),
                                  request("sing", json::object()),
                                  request("quit", json::object())}) {
    const auto told = reference.ask(line);
    EXPECT_EQ(told.fault.value_or(""), "") << line << '\n' << told.answer;
  }
}

std::string load_quantum(const json& position) {
  return request("load", {{"ruleset", "quantum"}, {"position", position}});
}

// Of what was sent the pieces stand in another order and empty hands are left out.
json as_people_send_it(json position) {
  std::ranges::reverse(position["pieces"]);
  position["hand"].erase("south");
  return position;
}

TEST(WatchOfTheReference, SeesNothingInEitherGame) {
  WatchedService reference([] { return fresh_reference(protocol()); }, protocol());
  const json record = record_in(quantum_game(north_to_mate_south(), {move_of("g5", "g12")}));
  for (const std::string& line :
       {request("load", {{"ruleset", "quantum"}}), act(move_of("d11", "d9")), kIllegal, kUndo,
        load_quantum(as_people_send_it(two_promotions_owed())), request("moves", json::object()),
        act(promote_of("d8", "rook")), kUndo, load_quantum({{"turn", "north"}}),
        request("restore", {{"record", record}}), request("attackers", {{"square", "a12"}, {"by", "north"}}),
        load(start()), kMove, request("restore", {{"record", record}})}) {
    const auto told = reference.ask(line);
    EXPECT_EQ(told.fault.value_or(""), "") << line << '\n' << told.answer;
    const bool is_refused = line == kIllegal || line == load_quantum({{"turn", "north"}});
    EXPECT_NE(told.is_accepted, is_refused) << line << '\n' << told.answer;
  }
}

}  // namespace
}  // namespace tetrarch::service
