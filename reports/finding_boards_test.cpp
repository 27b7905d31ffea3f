#include "reports/finding_boards.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

std::vector<Moment> moments_in(const std::vector<FindingBoard>& boards) {
  std::vector<Moment> moments;
  for (const FindingBoard& board : boards) moments.push_back(board.moment);
  return moments;
}

TEST(FindingBoards, ShowBeforeExpectedAndActual) {
  const Finding finding = example_finding();
  const auto boards = boards_of(finding);
  ASSERT_THAT(moments_in(boards), ElementsAre(Moment::kBefore, Moment::kExpected, Moment::kActual));
  EXPECT_EQ(*boards[0].position, finding.state_before);
  EXPECT_EQ(*boards[2].position, finding.state_actual);
  EXPECT_THAT(boards[0].arrows, ElementsAre(Arrow{"c5", "c6", Arrow::Kind::kAsked}));
  EXPECT_THAT(boards[0].marks, Not(Contains(testing::Field(&MarkedSquare::mark, Mark::kDiffers))));
  for (std::size_t after : {1U, 2U}) {
    EXPECT_THAT(boards[after].marks, Contains(MarkedSquare{"c6", Mark::kDiffers}));
    EXPECT_THAT(boards[after].marks, Contains(MarkedSquare{"c5", Mark::kMoved}));
    EXPECT_THAT(boards[after].arrows, IsEmpty());
  }
}

// The awards are compared before the engine is asked for its state.
TEST(FindingBoards, TakeTheStateInTheAnswerWhereNoOtherIsKnown) {
  Finding finding = example_finding();
  finding.state_actual = nullptr;
  const auto boards = boards_of(finding);
  ASSERT_THAT(moments_in(boards), ElementsAre(Moment::kBefore, Moment::kExpected, Moment::kActual));
  EXPECT_EQ(*boards[2].position, example_state_wrong());
}

TEST(FindingBoards, ShowOneBoardWhereNothingWasToChange) {
  Finding finding = example_finding();
  finding.state_expected = finding.state_before;
  EXPECT_THAT(moments_in(boards_of(finding)), ElementsAre(Moment::kBeforeAndExpected, Moment::kActual));
}

TEST(FindingBoards, ShowNoActualBoardThatIsAsExpected) {
  Finding finding = example_finding();
  finding.state_actual = finding.state_expected;
  finding.answer = nullptr;
  EXPECT_THAT(moments_in(boards_of(finding)), ElementsAre(Moment::kBefore, Moment::kExpected));
}

TEST(FindingBoards, ShowThePositionThatWasNotLoaded) {
  Finding finding = example_finding();
  finding.request = {{"method", "load"}, {"params", {{"position", example_state()}}}};
  finding.answer = {{"error", {{"code", -32003}}}};
  finding.state_actual = nullptr;
  EXPECT_THAT(moments_in(boards_of(finding)), ElementsAre(Moment::kToLoad));
}

TEST(FindingBoards, ShowThePositionThatWasToBeRefusedAndNotTheGameThatStays) {
  Finding finding = example_finding();
  finding.request = {{"method", "load"}, {"params", {{"position", example_state_wrong()}}}};
  finding.state_before = nullptr;
  EXPECT_THAT(moments_in(boards_of(finding)), ElementsAre(Moment::kToLoad));
  finding.request["params"]["position"] = example_state_after();
  EXPECT_THAT(moments_in(boards_of(finding)), ElementsAre(Moment::kExpected, Moment::kActual)) << "it was to be loaded";
}

TEST(FindingBoards, ShowTheActualBoardWhereOnlyTheOfferDiffers) {
  Finding finding = example_finding();
  finding.state_actual = finding.state_expected;
  finding.state_expected["offer"] = nullptr;
  EXPECT_THAT(moments_in(boards_of(finding)), ElementsAre(Moment::kBefore, Moment::kExpected, Moment::kActual));
}

TEST(FindingBoards, PointOutLostKingsAndTransferredPieces) {
  Finding finding = example_finding();
  auto& pieces = finding.state_expected["pieces"];
  for (std::size_t index = pieces.size(); index > 0; --index) {
    if (pieces[index - 1]["square"] == "a12") pieces.erase(index - 1);
  }
  finding.state_expected["controllers"]["red"] = "white";
  const auto boards = boards_of(finding);
  EXPECT_THAT(boards[0].marks, Contains(MarkedSquare{"a12", Mark::kAwarded}));
  EXPECT_THAT(boards[0].marks, Not(Contains(MarkedSquare{"a1", Mark::kAwarded})));
  EXPECT_THAT(boards[1].marks, Contains(MarkedSquare{"e10", Mark::kTransferred}));
  EXPECT_THAT(boards[2].marks, Not(Contains(MarkedSquare{"e10", Mark::kTransferred}))) << "the engine kept it";
}

TEST(FindingBoards, DrawMovesThatAreMissingOrTooMany) {
  Finding finding = example_finding();
  finding.request = {{"method", "moves"}, {"params", json::object()}};
  finding.state_actual = finding.state_expected;
  finding.differences = {{"moves.c5-c6", "listed", "not listed"},
                         {"moves.k11-l11=queen", "not listed", "listed"},
                         {"moves.k11-l11=rook", "not listed", "listed"},
                         {"moves.count", "3", "4"}};
  EXPECT_THAT(boards_of(finding).back().arrows,
              ElementsAre(Arrow{"c5", "c6", Arrow::Kind::kMissing}, Arrow{"k11", "l11", Arrow::Kind::kSurplus}));
}

TEST(FindingBoards, TakeNothingForGranted) {
  Finding finding;
  EXPECT_THAT(boards_of(finding), IsEmpty());
  finding.request = "x";
  finding.answer = {{"result", 7}};
  finding.state_before = 5;
  finding.state_expected = {{"pieces", 4}};
  EXPECT_THAT(boards_of(finding), IsEmpty());
  finding.state_actual = {{"pieces", {1, "x", {{"type", "king"}, {"army", 4}}}}, {"controllers", 9}};
  EXPECT_THAT(moments_in(boards_of(finding)), ElementsAre(Moment::kActual));
}

}  // namespace
}  // namespace tetrarch::reports
