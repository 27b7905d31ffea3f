#include "suite/run/deed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using testing::ElementsAre;

// Notes what it is asked for, and answers nothing from the request with that number on.
class Performed : public testing::Test {
 protected:
  Asked performed(const cases::Deed& deed) { return perform(deed, "quaternity", asker_); }

  std::vector<std::string> requests_;
  std::size_t refused_from_ = 99;
  Asker asker_ = [this](const std::string& method, const json& params) -> Answer {
    requests_.push_back(method + " " + params.dump());
    if (requests_.size() >= refused_from_) return Refused{-32001, "illegal", "", method};
    return Result{{{"record", "R"}, {"method", method}}};
  };
};

TEST_F(Performed, AsksWhatTheDeedSays) {
  performed(cases::Look{});
  performed(cases::Act{{{"kind", "pass"}}});
  performed(cases::Load{{{"turn", "red"}}});
  performed(cases::Load{nullptr});
  EXPECT_THAT(requests_, ElementsAre("state {}", R"(act {"action":{"kind":"pass"}})",
                                     R"(load {"position":{"turn":"red"},"ruleset":"quaternity"})",
                                     R"(load {"ruleset":"quaternity"})"));
}

TEST_F(Performed, UndoesSoManyTimes) {
  const Asked asked = performed(cases::Undo{3});
  EXPECT_THAT(requests_, ElementsAre("undo {}", "undo {}", "undo {}"));
  EXPECT_EQ(asked.request, json::parse(R"({"method": "undo", "params": {}})"));
  EXPECT_NE(result_in(asked.answer), nullptr);
}

TEST_F(Performed, UndoesNoFurtherThanItCan) {
  refused_from_ = 2;
  const Asked asked = performed(cases::Undo{3});
  EXPECT_THAT(requests_, ElementsAre("undo {}", "undo {}"));
  EXPECT_EQ(result_in(asked.answer), nullptr);
}

TEST_F(Performed, LoadsTheOpeningBetweenSavingAndRestoring) {
  const Asked asked = performed(cases::SaveAndRestore{});
  EXPECT_THAT(requests_, ElementsAre("save {}", R"(load {"ruleset":"quaternity"})", "save {}",
                                     R"(restore {"record":"R"})", "save {}"));
  EXPECT_EQ(asked.request["method"], "restore");
}

TEST_F(Performed, StopsSavingAndRestoringWhereThereIsNoResult) {
  refused_from_ = 1;
  EXPECT_EQ(performed(cases::SaveAndRestore{}).request["method"], "save");
  EXPECT_THAT(requests_, ElementsAre("save {}"));
  requests_.clear();
  refused_from_ = 2;
  EXPECT_EQ(performed(cases::SaveAndRestore{}).request["method"], "load");
  requests_.clear();
  for (const auto& [request, method] : {std::pair(3U, "save"), std::pair(4U, "restore"), std::pair(5U, "save")}) {
    requests_.clear();
    refused_from_ = request;
    const Asked asked = performed(cases::SaveAndRestore{});
    EXPECT_EQ(result_in(asked.answer), nullptr) << request;
    EXPECT_EQ(asked.request["method"], method) << request;
  }
}

TEST(Deed, NeedsSupport) {
  EXPECT_EQ(needed_support(cases::Undo{}), "undo");
  EXPECT_EQ(needed_support(cases::SaveAndRestore{}), "record");
  EXPECT_EQ(needed_support(cases::Look{}), "");
  EXPECT_EQ(needed_support(cases::Act{}), "");
  EXPECT_EQ(needed_support(cases::Load{}), "");
}

}  // namespace
}  // namespace tetrarch::suite
