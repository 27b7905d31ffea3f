// Broken records of saved games: each is refused, or it is taken and is then the game that it claims to be
// (Q-RECORD-2).
#include <fmt/format.h>

#include "generators/documents/broken_json.hpp"
#include "generators/documents/broken_text.hpp"
#include "generators/pinned_check.hpp"
#include "suite/service/served.hpp"
#include "suite/service/watched_service.hpp"

namespace tetrarch::service {
namespace {

using generators::Dice;
using generators::made_by;

constexpr int kInputs = 2000;

std::string restore(std::string_view record) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":7,"method":"restore","params":{{"record":{}}}}})", record);
}

std::vector<json> records() {
  return {record_in(game_with(nullptr, {move_of("e1", "f1"), move_of("e12", "f12"), propose_draw()})),
          record_in(game_with(
              document("wKe1 wRf1 wNc10 wNd10 wNi10 wNj10 wP>k3 rKa12 bKl12 gKg6 gP<j5"),
              {promotion_of("k3", "l3", "knight"), pass(), pass(), move_of("g6", "g5"), move_of("f1", "f12")})),
          record_in(game_with(document("wKa1 wP>e2 rKa12 bKl12 gKl1"), {move_of("e2", "f2"), freeze("resign", "green"),
                                                                        propose_draw(), answer_draw("black", true)})),
          record_in(game_with(document("wKa2 wRb11 wRd1 rKj12 rNa5 bKh12 bP<h2 gKf12 gRk3"), {move_of("d1", "d12")})),
          record_in(game_with(document("wKa1 wRh11 wRg5 rKa12"), {move_of("g5", "g12")})),
          record_in(game_with(document("wKa1 wRe5 bKl11"), {move_of("e5", "e6"), freeze("time-loss", "white")})),
          record_in(game_with(document(kNearTheGuard), {move_of("e4", "c3")}))};
}

// Refused as a record or as a request, and as nothing else.
bool is_refused_rightly(const json& answer) {
  const int code = answer.at("error").at("code");
  return code == -32003 || code == kBadParams || code == kParseError || code == kInvalidRequest;
}

TEST(BrokenRecords, AreRefusedOrAreWhatTheyClaim) {
  WatchedService reference([] { return fresh_reference(protocol()); }, protocol());
  const auto valid = records();
  const auto broken = made_by([&](Dice& dice) {
    const json& record = dice.pick(valid);
    return dice.one_in(4) ? generators::broken_text(dice, record.dump()) : generators::broken_json(dice, record);
  });
  int accepted = 0;
  generators::check_pinned(4, kInputs, [&] {
    const auto told = reference.ask(restore(*broken));
    RC_ASSERT(told.fault.value_or("") == "");
    if (told.is_accepted) {
      ++accepted;
    } else {
      RC_ASSERT(is_refused_rightly(json::parse(told.answer)));
    }
  });
  EXPECT_GE(accepted, kInputs / 40);
  EXPECT_LE(accepted, kInputs / 2);
}

}  // namespace
}  // namespace tetrarch::service
