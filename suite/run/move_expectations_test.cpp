#include "suite/run/move_expectations.hpp"

#include <gtest/gtest.h>

#include "suite/run/told.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using Moves = std::vector<json>;
using Names = std::vector<std::string>;

json move(const std::string& from, const std::string& to) { return {{"kind", "move"}, {"from", from}, {"to", to}}; }

json promotion(const std::string& from, const std::string& to, const std::string& piece) {
  return {{"kind", "move"}, {"from", from}, {"to", to}, {"promotion", piece}};
}

const json kRunning = {{"outcome", {{"kind", "in-progress"}}}};
const json kOver = {{"outcome", {{"kind", "draw"}}}};
const json kUnnamed = {{"outcome", nullptr}};
const Moves kMoves = {move("a1", "a2"), move("a1", "b1"), promotion("d11", "e12", "queen"),
                      promotion("d11", "e12", "rook")};

// What is told of an answer that is held against what is expected.
Names told(const cases::ExpectedMoves& expected, const Answer& answer, const json& state = kRunning) {
  const Asker asker = [&](const std::string& method, const json& params) {
    EXPECT_EQ(method, "moves");
    EXPECT_EQ(params, json::object());
    return answer;
  };
  return suite::told(check_moves(expected, state, *notation::notation_of("quaternity"), asker));
}

Answer listing(const Moves& moves) { return Result{{{"moves", moves}}}; }

Answer refused(const std::string& kind) { return Refused{-32001, kind, "", ""}; }

cases::ExpectedMoves exactly(const Moves& moves) {
  cases::ExpectedMoves expected;
  expected.exactly = moves;
  return expected;
}

cases::ExpectedMoves counting(std::size_t count) {
  cases::ExpectedMoves expected;
  expected.count = count;
  return expected;
}

TEST(MoveExpectations, ExactlyTheseInAnyOrder) {
  EXPECT_EQ(told(exactly(kMoves), listing({kMoves.rbegin(), kMoves.rend()})), Names{});
  EXPECT_EQ(
      told(exactly(kMoves), listing({move("a1", "a2"), move("c1", "c2"), promotion("d11", "e12", "rook")})),
      (Names{"2 legal moves are not listed, and the illegal move c1-c2 is listed", "moves.a1-b1: listed / not listed",
             "moves.d11-e12=queen: listed / not listed", "moves.c1-c2: not listed / listed"}));
  EXPECT_EQ(told(exactly({}), listing({})), Names{});
  EXPECT_EQ(first(told(exactly({}), listing({move("a1", "a2")}))), "the illegal move a1-a2 is listed");
  EXPECT_EQ(first(told(exactly({}), listing({move("a1", "a2"), move("a1", "b1")}))), "2 illegal moves are listed");
  EXPECT_EQ(first(told(exactly({move("a1", "a2")}), listing({}))), "the legal move a1-a2 is not listed");
}

TEST(MoveExpectations, APromotionIsAMoveOfItsOwn) {
  EXPECT_EQ(told(exactly({promotion("d11", "e12", "queen")}), listing({move("d11", "e12")})),
            (Names{"the legal move d11-e12=queen is not listed, and the illegal move d11-e12 is listed",
                   "moves.d11-e12=queen: listed / not listed", "moves.d11-e12: not listed / listed"}));
}

TEST(MoveExpectations, Count) {
  EXPECT_EQ(told(counting(4), listing(kMoves)), Names{});
  EXPECT_EQ(told(counting(3), listing(kMoves)), (Names{"3 moves must be listed and 4 are", "moves.count: 3 / 4"}));
  EXPECT_EQ(first(told(counting(0), listing(kMoves))), "0 moves must be listed and 4 are");
}

TEST(MoveExpectations, IncludeAndExclude) {
  cases::ExpectedMoves expected;
  expected.include = {move("a1", "a2")};
  expected.exclude = {move("a1", "c3")};
  EXPECT_EQ(told(expected, listing(kMoves)), Names{});
  EXPECT_EQ(told(expected, listing({move("a1", "b1")})),
            (Names{"a1-a2 must be listed and is not", "moves.a1-a2: listed / not listed"}));
  EXPECT_EQ(told(expected, listing({move("a1", "a2"), move("a1", "c3")})),
            (Names{"a1-c3 must not be listed and is", "moves.a1-c3: not listed / listed"}));
}

TEST(MoveExpectations, FromASquare) {
  cases::ExpectedMoves expected;
  expected.from = {{"a1", {move("a1", "a2"), move("a1", "b1")}}, {"b5", {}}};
  EXPECT_EQ(told(expected, listing(kMoves)), Names{});
  EXPECT_EQ(told(expected, listing({move("a1", "a2"), move("a1", "b2"), move("c1", "c2")})),
            (Names{"the legal move a1-b1 is not listed, and the illegal move a1-b2 is listed",
                   "moves.a1-b1: listed / not listed", "moves.a1-b2: not listed / listed"}));
  EXPECT_EQ(last(told(expected, listing({move("a1", "a2"), move("a1", "b1"), move("b5", "b6")}))),
            "moves.b5-b6: not listed / listed");
}

TEST(MoveExpectations, NoMoveTwice) {
  const Names twice = {"a move is listed twice", "moves: each move once / a move twice"};
  const Answer doubled = listing({move("a1", "a2"), move("a1", "a2")});
  EXPECT_EQ(told(exactly({move("a1", "a2")}), doubled), twice);
  EXPECT_EQ(told(counting(2), doubled), twice);
  EXPECT_EQ(told({}, doubled), twice);
}

TEST(MoveExpectations, OtherActionsAreTooMany) {
  EXPECT_EQ(last(told(exactly({}), listing({{{"kind", "pass"}}}))), "moves.pass: not listed / listed");
}

TEST(MoveExpectations, ARefusalIsOnlyForAGameThatIsOver) {
  EXPECT_EQ(told(counting(0), refused("illegal"), kOver), Names{});
  EXPECT_EQ(told(exactly({}), refused("illegal"), kOver), Names{});
  EXPECT_EQ(first(told(counting(1), refused("illegal"), kOver)), "1 move must be listed and 0 are");
  EXPECT_EQ(first(told(counting(0), refused("unresolved"), kOver)),
            "a result was expected and a refusal as unresolved came");
  for (const json& state : {kRunning, kUnnamed}) {
    EXPECT_EQ(first(told(counting(0), refused("illegal"), state)),
              "a result was expected and a refusal as illegal came");
  }
  EXPECT_TRUE(!told(counting(0), Failure{FailureKind::kCrash, "gone"}, kOver).empty());
}

TEST(MoveExpectations, AnExpectedRefusalMustCome) {
  cases::ExpectedMoves expected;
  expected.refused = "unresolved";
  EXPECT_EQ(told(expected, refused("unresolved"), kUnnamed), Names{});
  EXPECT_EQ(first(told(expected, refused("illegal"), kUnnamed)),
            "a refusal as unresolved was expected and a refusal as illegal came");
  EXPECT_EQ(first(told(expected, listing({}), kUnnamed)), "a refusal as unresolved was expected and a result came");
}

}  // namespace
}  // namespace tetrarch::suite
