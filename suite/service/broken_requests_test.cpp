// Positions, actions and whole requests that are broken: whatever comes in, the reference answers, and what it refuses
// leaves its game alone (Q-LOAD-1, Q-ATOMIC-1). What it must hold to is in watched_service.hpp.
#include <fmt/format.h>

#include "generators/documents/broken_json.hpp"
#include "generators/documents/broken_text.hpp"
#include "generators/pinned_check.hpp"
#include "suite/service/served.hpp"
#include "suite/service/watched_service.hpp"

namespace tetrarch::service {
namespace {

using generators::broken_json;
using generators::broken_text;
using generators::Dice;
using generators::made_by;

constexpr int kInputs = 2000;

std::string request(std::string_view method, std::string_view params) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":7,"method":"{}","params":{}}})", method, params);
}

std::string load(std::string_view position) {
  return request("load", fmt::format(R"({{"ruleset":"quaternity","position":{}}})", position));
}

std::vector<json> positions() {
  return {position_to_json(quaternity::opening()),
          document("wKa1"),
          document("wKa1 wRh11 wRg5 rKa12 rNj4 bKl9 gKl2"),
          document("wKa1 wP^e11 rKa10 rP*d9 bKl10 gKl1 gP<j5"),
          document(kNearTheGuard),
          document(kAtTheGuard)};
}

class BrokenRequests : public testing::Test {
 protected:
  // Asks, and says what was wrong with the answer; counts what was accepted and what was refused.
  std::string fault_of(std::string_view line) {
    const auto told = reference_.ask(line);
    ++(told.is_accepted ? accepted_ : refused_);
    return told.fault.value_or("");
  }

  void require_both(int least) const {
    EXPECT_GE(accepted_, least);
    EXPECT_GE(refused_, least);
  }

  WatchedService reference_{[] { return fresh_reference(protocol()); }, protocol()};
  int accepted_ = 0;
  int refused_ = 0;
};

TEST_F(BrokenRequests, Positions) {
  const auto valid = positions();
  const auto broken = made_by([&](Dice& dice) { return broken_json(dice, dice.pick(valid)); });
  generators::check_pinned(1, kInputs, [&] { RC_ASSERT(fault_of(load(*broken)) == ""); });
  require_both(kInputs / 40);
}

TEST_F(BrokenRequests, Actions) {
  const std::vector<json> valid = {move_of("h11", "h12"),
                                   move_of("g5", "g12"),
                                   promotion_of("e11", "e12", "rook"),
                                   pass(),
                                   propose_draw(),
                                   answer_draw("red", true),
                                   freeze("time-loss", "red"),
                                   freeze("walkover", "green"),
                                   freeze("resign", "white")};
  const std::string start = load(document("wKa1 wRh11 wRg5 wP^e11 rKa12 rNj4 bKl9 gKl2").dump());
  const std::string offer = request("act", R"({"action":{"kind":"propose-draw"}})");
  const auto broken = made_by([&](Dice& dice) { return broken_json(dice, dice.pick(valid)); });
  int played = -1;  // how many had been accepted when the game was begun
  generators::check_pinned(2, kInputs, [&] {
    if (played != accepted_) {
      RC_ASSERT(!reference_.ask(start).fault);
      RC_ASSERT(!reference_.ask(offer).fault);
      played = accepted_;
    }
    RC_ASSERT(fault_of(request("act", fmt::format(R"({{"action":{}}})", *broken))) == "");
  });
  require_both(kInputs / 40);
}

// One game that goes on, whatever becomes of it.
TEST_F(BrokenRequests, WholeLines) {
  std::vector<std::string> valid = {request("hello", R"({"protocol":1})"),
                                    request("moves", "{}"),
                                    request("state", "{}"),
                                    request("undo", "{}"),
                                    request("save", "{}"),
                                    request("quit", "{}"),
                                    request("attackers", R"({"square":"a1","by":"red"})"),
                                    request("act", R"({"action":{"kind":"move","from":"e1","to":"f1"}})"),
                                    request("act", R"({"action":{"kind":"resign","player":"red"}})"),
                                    request("load", R"({"ruleset":"quaternity"})")};
  for (const json& position : positions()) valid.push_back(load(position.dump()));
  const auto broken = made_by([&](Dice& dice) {
    const std::string& line = dice.pick(valid);
    return dice.one_in(2) ? broken_text(dice, line) : broken_json(dice, json::parse(line));
  });
  generators::check_pinned(3, kInputs, [&] { RC_ASSERT(fault_of(*broken) == ""); });
  require_both(kInputs / 40);
}

}  // namespace
}  // namespace tetrarch::service
