// `tetrarch search` as its users meet it.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;

TEST_F(ProgramTest, SearchHasExamples) {
  const Outcome outcome = run({"search", "--help"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("\nExamples:\n  tetrarch search"));
}

TEST_F(ProgramTest, SearchListsTheFeaturesThereAre) {
  const Outcome outcome = run({"search", "--for", "no-such-thing"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("no-such-thing"));
  EXPECT_THAT(outcome.errors, HasSubstr("\n  second-batch "));
  EXPECT_THAT(outcome.errors, HasSubstr("refused-Q-ACTOR-1"));
}

TEST_F(ProgramTest, SearchWantsAClauseThatThereIs) {
  EXPECT_EQ(run({"search", "--for", "refused-Q-NONE-1"}).exit_code, 2);
  EXPECT_EQ(run({"search", "--for", "refused-Q-SAFE-1", "--actions", "2000"}).exit_code, 0);
}

TEST_F(ProgramTest, SearchFindsTheSmallestPositionInEveryGame) {
  const Outcome found =
      run({"search", "--ruleset", "quantum", "--for", "castling", "--actions", "5000", "--out", "found.yaml"});
  EXPECT_EQ(found.exit_code, 0) << found.errors;
  EXPECT_THAT(read("found.yaml"), HasSubstr("ruleset: quantum\n"));
  EXPECT_EQ(run({"run", "found.yaml", "--engine", "reference"}).exit_code, 0);
}

TEST_F(ProgramTest, SearchSaysWhereItGoesThroughNoGames) {
  const std::vector<std::string> castling = {"search",   "--ruleset", "quantum", "--for",
                                             "castling", "--from",    "opening"};
  for (const auto& words : {castling, {"search", "--ruleset", "quantum", "--exhaustive"}}) {
    const Outcome outcome = run(words);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr("--ruleset quantum: --from and --exhaustive are for quaternity alone"));
  }
}

TEST_F(ProgramTest, SearchWantsToKnowWhatFor) {
  EXPECT_EQ(run({"search"}).exit_code, 2);
  EXPECT_EQ(run({"search", "--for", "award", "--exhaustive"}).exit_code, 2);
}

TEST_F(ProgramTest, SearchWritesACaseThatRuns) {
  const Outcome found = run({"search", "--for", "capture", "--from", "opening", "--out", "found.yaml"});
  EXPECT_EQ(found.exit_code, 0) << found.errors;
  EXPECT_THAT(found.errors, HasSubstr("ply 1: "));
  EXPECT_THAT(read("found.yaml"), HasSubstr("act: d3-j9"));
  EXPECT_EQ(run({"run", "found.yaml", "--engine", "reference"}).exit_code, 0);
}

TEST_F(ProgramTest, SearchFindsTheSameAgain) {
  const std::vector<std::string> words = {"search", "--for", "award", "--actions", "5000", "--seed", "4"};
  const Outcome first = run(words);
  EXPECT_EQ(first.exit_code, 0);
  EXPECT_THAT(first.output, HasSubstr("awards: ["));
  EXPECT_EQ(run(words).output, first.output);
}

TEST_F(ProgramTest, SearchSaysThatNothingWasFound) {
  const Outcome outcome = run({"search", "--for", "award", "--from", "opening", "--longest", "1"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("award"));
  EXPECT_THAT(outcome.errors, HasSubstr("ply 1: 41 moves of 1 positions, all there are"));
}

TEST_F(ProgramTest, SearchPlaysOnlyMoves) {
  EXPECT_EQ(run({"search", "--for", "pass", "--from", "opening"}).exit_code, 2);
  EXPECT_EQ(run({"search", "--for", "award", "--from", "nowhere"}).exit_code, 2);
  EXPECT_EQ(run({"search", "--for", "award", "--from", case_file("batch") + "#no-such-case"}).exit_code, 2);
}

TEST_F(ProgramTest, SearchGoesOnFromACase) {
  const Outcome outcome =
      run({"search", "--for", "two-kings-in-a-batch", "--from", case_file("batch") + "#one-rook-mates-two"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("no game is shorter"));
}

TEST_F(ProgramTest, ShardsAddUp) {
  const auto shard = [&](const std::string& part, const std::string& file) {
    return run({"search", "--exhaustive", "--region", "3", "--others", "0", "--shard", part, "--out", file});
  };
  EXPECT_EQ(shard("1/2", "one.json").exit_code, 0);
  EXPECT_EQ(shard("2/2", "two.json").exit_code, 0);
  EXPECT_EQ(shard("1/1", "all.json").exit_code, 0);
  const Outcome sum = run({"search", "--add-up", "one.json", "two.json", "--out", "sum.json"});
  EXPECT_EQ(sum.exit_code, 0) << sum.errors;
  EXPECT_THAT(sum.output, HasSubstr("1512 positions up to symmetry"));
  EXPECT_EQ(read_json("sum.json").at("census"), read_json("all.json").at("census"));
  EXPECT_EQ(run({"search", "--add-up", "one.json", "one.json"}).exit_code, 2);
  EXPECT_EQ(run({"search", "--add-up", "absent.json"}).exit_code, 2);
  EXPECT_EQ(shard("3/2", "three.json").exit_code, 2);
}

TEST_F(ProgramTest, WhatIsNoCensusIsNotAddedUp) {
  const Outcome outcome = run({"search", "--add-up", write("other.json", R"({"format": "other"})").string()});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("other.json"));
}

}  // namespace
}  // namespace tetrarch::commands
