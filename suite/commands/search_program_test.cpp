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

TEST_F(ProgramTest, SearchGoesThroughTheGamesOfEveryGame) {
  const Outcome found =
      run({"search", "--ruleset", "quantum", "--for", "double-step", "--from", "opening", "--out", "found.yaml"});
  EXPECT_EQ(found.exit_code, 0) << found.errors;
  EXPECT_THAT(found.errors, HasSubstr(" actions of 1 positions"));
  EXPECT_THAT(read("found.yaml"), HasSubstr("with the last of 1 actions, and no game is shorter"));
  EXPECT_THAT(read("found.yaml"), HasSubstr("--ruleset quantum"));
  EXPECT_EQ(run({"run", "found.yaml", "--engine", "reference"}).exit_code, 0);
}

TEST_F(ProgramTest, SearchPlaysOnlyWhatIsTried) {
  const Outcome outcome = run({"search", "--ruleset", "quantum", "--for", "refused-C-ROUND-1", "--from", "opening"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("nothing that is tried shows it"));
}

TEST_F(ProgramTest, SearchWantsACaseOfTheGame) {
  const Outcome outcome =
      run({"search", "--ruleset", "quantum", "--for", "mate", "--from", case_file("batch") + "#one-rook-mates-two"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("the case is one of --ruleset quaternity"));
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
  EXPECT_EQ(shard("0/2", "one.json").exit_code, 0);
  EXPECT_EQ(shard("1/2", "two.json").exit_code, 0);
  EXPECT_EQ(shard("0/1", "all.json").exit_code, 0);
  const Outcome sum = run({"search", "--add-up", "one.json", "two.json", "--out", "sum.json"});
  EXPECT_EQ(sum.exit_code, 0) << sum.errors;
  EXPECT_THAT(sum.output, HasSubstr("1512 positions up to symmetry"));
  EXPECT_EQ(read_json("sum.json").at("census"), read_json("all.json").at("census"));
  EXPECT_EQ(run({"search", "--add-up", "one.json", "one.json"}).exit_code, 2);
  EXPECT_EQ(run({"search", "--add-up", "absent.json"}).exit_code, 2);
  EXPECT_EQ(shard("2/2", "three.json").exit_code, 2);
}

TEST_F(ProgramTest, ShardsOfEveryGameAddUp) {
  const auto shard = [&](const std::string& part, const std::string& file) {
    return run({"search", "--exhaustive", "--ruleset", "quantum", "--region", "3", "--others", "0", "--shard", part,
                "--out", file});
  };
  EXPECT_EQ(shard("0/2", "one.json").exit_code, 0);
  EXPECT_EQ(shard("1/2", "two.json").exit_code, 0);
  const Outcome sum = run({"search", "--add-up", "one.json", "two.json"});
  EXPECT_EQ(sum.exit_code, 0) << sum.errors;
  EXPECT_THAT(sum.output, HasSubstr("pawns: any, round 15; 2 of 2 shards\n261 positions up to symmetry\n"));
  EXPECT_EQ(read_json("one.json").at("ruleset"), "quantum");
  run({"search", "--exhaustive", "--region", "3", "--others", "0", "--shard", "1/2", "--out", "other.json"});
  const Outcome mixed = run({"search", "--add-up", "one.json", "other.json"});
  EXPECT_EQ(mixed.exit_code, 2);
  EXPECT_THAT(mixed.errors, HasSubstr("another game"));
}

TEST_F(ProgramTest, AKindHasARoundWhereTheGameHas) {
  const auto errors_of = [&](const std::vector<std::string>& words) {
    std::vector<std::string> all = {"search", "--exhaustive", "--others", "0"};
    all.insert(all.end(), words.begin(), words.end());
    const Outcome outcome = run(all);
    EXPECT_EQ(outcome.exit_code, 2);
    return outcome.errors;
  };
  EXPECT_THAT(errors_of({"--round", "3"}), HasSubstr("--round 3: no rounds are counted"));
  EXPECT_THAT(errors_of({"--ruleset", "quantum", "--round", "51"}), HasSubstr("--round 51: "));
  EXPECT_THAT(errors_of({"--ruleset", "quantum", "--region", "9"}),
              HasSubstr("--region 9: the zone has 8 files and ranks in round 15"));
  EXPECT_THAT(errors_of({"--ruleset", "quantum", "--region", "7", "--round", "41"}), HasSubstr("6 files and ranks"));
  const Outcome whole_board =
      run({"search", "--exhaustive", "--ruleset", "quantum", "--region", "2", "--others", "0", "--round", "1"});
  EXPECT_EQ(whole_board.exit_code, 0) << whole_board.errors;
  EXPECT_THAT(whole_board.output, HasSubstr("\n7 positions up to symmetry\n"));
}

TEST_F(ProgramTest, WhatIsNoCensusIsNotAddedUp) {
  const Outcome outcome = run({"search", "--add-up", write("other.json", R"({"format": "other"})").string()});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("other.json"));
}

}  // namespace
}  // namespace tetrarch::commands
