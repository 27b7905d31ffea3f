#include "suite/run/selection.hpp"

#include <gtest/gtest.h>

namespace tetrarch::suite {
namespace {

using Names = std::vector<std::string>;

cases::Case named(const std::string& name, unsigned quarter_turns) {
  cases::Case subject;
  subject.name = name;
  subject.quarter_turns = quarter_turns;
  return subject;
}

const std::vector<cases::Case> kCases = {named("quaternity/batch/two", 0),      named("quaternity/batch/two@90", 1),
                                         named("quaternity/batch/two@180", 2),  named("quaternity/batch/two@270", 3),
                                         named("quaternity/batch/two-more", 0), named("quaternity/pass/alone", 0)};

Names matched(const Names& patterns) {
  Names names;
  for (const cases::Case& subject : matching(kCases, patterns)) names.push_back(subject.name);
  return names;
}

const Names kTwo = {"quaternity/batch/two", "quaternity/batch/two@90", "quaternity/batch/two@180",
                    "quaternity/batch/two@270"};

TEST(Selection, NoPatternTakesAll) { EXPECT_EQ(matched({}).size(), kCases.size()); }

TEST(Selection, ANameTakesAllTurnsOfTheCaseAndNoOther) { EXPECT_EQ(matched({"quaternity/batch/two"}), kTwo); }

TEST(Selection, ANameWithATurnTakesThatTurn) {
  EXPECT_EQ(matched({"quaternity/batch/two@0"}), Names{"quaternity/batch/two"});
  EXPECT_EQ(matched({"quaternity/batch/two@90"}), Names{"quaternity/batch/two@90"});
  EXPECT_EQ(matched({"quaternity/batch/two@270"}), Names{"quaternity/batch/two@270"});
  EXPECT_EQ(matched({"quaternity/pass/alone@0"}), Names{"quaternity/pass/alone"});
  EXPECT_EQ(matched({"quaternity/pass/alone@90"}), Names{});
}

TEST(Selection, GlobsMatchAcrossSlashes) {
  EXPECT_EQ(matched({"quaternity/*"}).size(), kCases.size());
  EXPECT_EQ(matched({"*"}).size(), kCases.size());
  EXPECT_EQ(matched({"*alone"}), Names{"quaternity/pass/alone"});
  EXPECT_EQ(matched({"*/batch/two-*"}), Names{"quaternity/batch/two-more"});
  EXPECT_EQ(matched({"quaternity/batch/tw?"}), kTwo);
  EXPECT_EQ(matched({"quaternity/[p]ass/*"}), Names{"quaternity/pass/alone"});
  EXPECT_EQ(matched({"*@90"}), Names{"quaternity/batch/two@90"});
  EXPECT_EQ(matched({"*@0"}), (Names{"quaternity/batch/two", "quaternity/batch/two-more", "quaternity/pass/alone"}));
}

TEST(Selection, SeveralPatternsAddUpInTheOrderOfTheCases) {
  EXPECT_EQ(matched({"*alone", "*two@180", "*two@180"}), (Names{"quaternity/batch/two@180", "quaternity/pass/alone"}));
}

TEST(Selection, WhatMatchesNothingTakesNothing) {
  for (const char* pattern : {"", "batch", "quaternity", "quaternity/batch/two@", "QUATERNITY/*", "["}) {
    EXPECT_EQ(matched({pattern}), Names{}) << pattern;
  }
}

Names names_of(const std::vector<cases::Case>& cases) {
  Names names;
  for (const cases::Case& subject : cases) names.push_back(subject.name);
  return names;
}

TEST(Selection, AnAreaIsRunInOne) {
  const std::vector<cases::Case> mixed = {named("quaternity/pass/b", 0), named("quaternity/batch/z", 0),
                                          named("quaternity/pass/a", 0), named("quantum/pass/a", 0),
                                          named("quaternity/batch/y", 0)};
  EXPECT_EQ(
      names_of(in_order_of_execution(mixed)),
      (Names{"quaternity/pass/b", "quaternity/pass/a", "quaternity/batch/z", "quaternity/batch/y", "quantum/pass/a"}));
}

TEST(Selection, PartsAreDealtOut) {
  EXPECT_EQ(names_of(part_of(kCases, 0, 4)), (Names{"quaternity/batch/two", "quaternity/batch/two-more"}));
  EXPECT_EQ(names_of(part_of(kCases, 3, 4)), Names{"quaternity/batch/two@270"});
  EXPECT_EQ(names_of(part_of(kCases, 0, 1)), names_of(kCases));
  EXPECT_EQ(names_of(part_of(kCases, 6, 7)), Names{});
}

TEST(Selection, ThePatternOfACaseMatchesItAlone) {
  for (const cases::Case& subject : kCases) EXPECT_EQ(matched({pattern_of(subject)}), Names{subject.name});
}

}  // namespace
}  // namespace tetrarch::suite
