#include "suite/misreadings/published_hunts.hpp"

#include <gmock/gmock.h>

#include <stdexcept>

namespace tetrarch::misreadings {
namespace {

using nlohmann::json;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Hunt finding_after(const std::vector<std::optional<std::uint64_t>>& actions) {
  return {.actions = actions, .budget = 900};
}

const Hunts kHunts = {{"quaternity",
                       {{"kings-one-by-one", finding_after({10, 30, 20})},
                        {"blocked-pawns-attack", finding_after({std::nullopt, 50, 40})},
                        {"no-passes", finding_after({std::nullopt, std::nullopt, std::nullopt})}}},
                      {"quantum", {{"round-51-is-played", finding_after({7, 9, 8})}}}};

const std::string kReadme =
    "before\n<!-- The next lines are written by `tetrarch misreadings --hunt --publish`. -->\nold\n"
    "<!-- As far as here. -->\nafter\n";

TEST(PublishedHunts, StandInTheReadmeByGame) {
  const std::string text = with_hunts(kReadme, kHunts, "0123456789");
  EXPECT_THAT(text, HasSubstr("| quaternity | 3 | 1 | 1 | 1 | 50 | 30 |\n"));
  EXPECT_THAT(text, HasSubstr("| quantum | 1 | 1 | 0 | 0 | 8 | 9 |\n"));
  EXPECT_THAT(text, HasSubstr("\nNo campaign found `no-passes`.\n"));
  EXPECT_THAT(text, HasSubstr("\nMeasured on commit 0123456789.\n"));
  EXPECT_THAT(text, Not(HasSubstr("old")));
  EXPECT_THAT(text, StartsWith("before\n"));
  EXPECT_THAT(text, EndsWith("after\n"));
}

TEST(PublishedHunts, NeedAPlace) {
  EXPECT_THROW(with_hunts("a readme without marks\n", kHunts, "0123456789"), std::runtime_error);
}

TEST(PublishedHunts, AreKeptOneByOne) {
  const json document = document_of(kHunts, "0123456789");
  EXPECT_EQ(document["commit"], "0123456789");
  EXPECT_EQ(document["budget"], 900);
  EXPECT_EQ(document["rulesets"]["quantum"], json::parse(R"({"round-51-is-played": [7, 9, 8]})"));
  EXPECT_EQ(document["rulesets"]["quaternity"]["blocked-pawns-attack"], json::parse("[null, 50, 40]"));
}

}  // namespace
}  // namespace tetrarch::misreadings
