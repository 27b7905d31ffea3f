#include "suite/cases/positions.hpp"

#include "suite/cases/written_files.hpp"

namespace tetrarch::cases {
namespace {

using nlohmann::json;

std::string case_with(const std::string& name, const std::string& position) {
  return "  - case: " + name + "\n    title: t\n    clauses: [Q-A-1]\n    position: " + position +
         "\n    steps: [{act: pass}]\n";
}

const std::string kBase = "{turn: white, white: K a1, red: \"K a12, R b5\"}";

class LikePositions : public WrittenFiles {
 protected:
  // The position of the last case.
  json last(const std::string& text) const { return load(text).back().position; }
};

TEST_F(LikePositions, AreChangesOfOthersInAnyOrder) {
  const std::string written = case_with("z", "{turn: red, white: K a1, red: \"K a12, N c7\"}");
  const std::string change = case_with("y", "{like: x, turn: red, without: [b5], with: {red: N c7}}");
  const json expected = last(kHead + written);
  EXPECT_EQ(last(kHead + case_with("x", kBase) + change), expected);
  EXPECT_EQ(load(kHead + change + case_with("x", kBase)).front().position, expected);
}

TEST_F(LikePositions, StandUponOneAnother) {
  EXPECT_EQ(last(kHead + case_with("x", kBase) + case_with("y", "{like: x, turn: red}") +
                 case_with("z", "{like: y, turn: white}")),
            last(kHead + case_with("x", kBase)));
}

TEST_F(LikePositions, MayBeOfTheOpeningAndOfOtherAreas) {
  const json position = last(kHead + case_with("x", "opening") + case_with("y", "{like: quaternity/a/x, turn: red}"));
  EXPECT_EQ(position["turn"], "red");
  EXPECT_EQ(position["pieces"].size(), 64U);
  EXPECT_EQ(last(kHead + case_with("x", "opening") + case_with("y", "{like: x}"))["turn"], "white");
  const std::string other = "ruleset: quaternity\narea: b\ncases:\n" + case_with("y", "{like: quaternity/a/x}");
  const CaseFile f{write("h.yaml", other), {}, {}, false};
  const CaseFile g{write("g.yaml", kHead + case_with("x", kBase)), {}, {}, false};
  EXPECT_EQ(load_cases({f, g}, books()).front().position, last(kHead + case_with("x", kBase)));
  EXPECT_EQ(refusal_of_files({f}), "h.yaml:7:22: there is no case quaternity/a/x among the files that were read");
}

TEST_F(LikePositions, AreRefused) {
  const std::string base = kHead + case_with("x", kBase);
  EXPECT_EQ(refusal_of_file(base + case_with("y", "{like: w}")),
            "f.yaml:12:22: there is no case quaternity/a/w among the files that were read");
  EXPECT_EQ(refusal_of_file(base + case_with("y", "{like: x, without: [b6]}")), "f.yaml:12:35: no piece stands on b6");
  EXPECT_EQ(refusal_of_file(base + case_with("y", "{like: x, with: {red: N b5}}")),
            "f.yaml:12:39: the red rook stands on b5 already");
  EXPECT_EQ(refusal_of_file(base + case_with("y", "{like: x, turn: green}")),
            "f.yaml:12:31: green is on turn and must be active, but is eliminated: it controls no king");
  EXPECT_EQ(refusal_of_file(base + case_with("y", "{like: x, white: K a1}")).substr(0, 44),
            "f.yaml:12:25: a changed position has no key ");
  EXPECT_EQ(refusal_of_file(base + case_with("y", "{like: }")),
            "f.yaml:12:20: expected the name of a case, got nothing");
}

TEST_F(LikePositions, MayNotGoRoundInACircle) {
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "{like: y}") + case_with("y", "{like: x}")),
            "f.yaml:7:22: these positions go round in a circle: quaternity/a/y -> quaternity/a/x -> quaternity/a/y");
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "{like: x}")),
            "f.yaml:7:22: these positions go round in a circle: quaternity/a/x -> quaternity/a/x");
}

TEST_F(LikePositions, MayNotStandUponOneAnotherForever) {
  const auto chain = [](std::size_t length, bool upwards) {
    std::string text;
    for (std::size_t i = 1; i <= length; ++i) {
      const std::string next = case_with("x" + std::to_string(i), "{like: x" + std::to_string(i - 1) + "}");
      text = upwards ? text + next : next + text;
    }
    return kHead + text + case_with("x0", kBase);
  };
  for (const bool upwards : {true, false}) {
    EXPECT_EQ(refusal_of_file(chain(kLikeLimit, upwards)), "accepted");
    const std::string refusal = refusal_of_file(chain(kLikeLimit + 1, upwards));
    EXPECT_NE(refusal.find("more than 32 positions are like one another in a row"), std::string::npos) << refusal;
  }
  EXPECT_NE(refusal_of_file(chain(5000, false)), "accepted");
}

TEST_F(LikePositions, PositionsAreRefusedWhereTheyStand) {
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "start")),
            "f.yaml:7:15: expected a position, a map, or the word opening, got \"start\"");
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "[]")),
            "f.yaml:7:15: expected a position, a map, or the word opening, got a list");
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "{turn: white, white: K a1 a2}")),
            "f.yaml:7:41: white has a king already, on a1");
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "{turn: white, white: K a1, red: K a1}")),
            "f.yaml:7:49: the white king stands on a1 already");
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "{turn: white, white: K m1}")),
            "f.yaml:7:38: expected a square, a1 to l12, got \"m1\"");
  EXPECT_EQ(refusal_of_file(kHead + case_with("x", "{turn: red, white: K a1}")),
            "f.yaml:7:22: red is on turn and must be active, but is eliminated: it controls no king");
}

}  // namespace
}  // namespace tetrarch::cases
