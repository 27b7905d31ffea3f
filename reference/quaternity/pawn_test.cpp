#include "reference/quaternity/pawn.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "reference/quaternity/placed.hpp"

namespace tetrarch::quaternity {
namespace {

using enum Heading;

std::vector<Offset> all_single_offsets() {
  std::vector<Offset> offsets;
  for (int files = -1; files <= 1; ++files) {
    for (int ranks = -1; ranks <= 1; ++ranks) offsets.push_back({files, ranks});
  }
  return offsets;
}

template <class Allows>
std::vector<Offset> offsets_that(Allows allows) {
  std::vector<Offset> allowed;
  for (const Offset offset : all_single_offsets()) {
    if (allows(offset)) allowed.push_back(offset);
  }
  return allowed;
}

Piece pawn(Army army, Heading heading) { return {PieceType::kPawn, army, heading}; }

TEST(Pawn, ACommittedPawnHasOneStepAndTwoCaptures) {
  const Piece down = pawn(Army::kRed, kDown);
  EXPECT_EQ(offsets_that([&](Offset offset) { return is_pawn_step(down, offset); }), (std::vector<Offset>{{0, -1}}));
  EXPECT_EQ(offsets_that([&](Offset offset) { return is_pawn_capture(down, offset); }),
            (std::vector<Offset>{{-1, -1}, {1, -1}}));
}

TEST(Pawn, AnOpenPawnHasTwoStepsAndThreeCaptures) {
  const Piece open = pawn(Army::kBlack, kOpen);  // between down and left
  EXPECT_EQ(offsets_that([&](Offset offset) { return is_pawn_step(open, offset); }),
            (std::vector<Offset>{{-1, 0}, {0, -1}}));
  EXPECT_EQ(offsets_that([&](Offset offset) { return is_pawn_capture(open, offset); }),
            (std::vector<Offset>{{-1, -1}, {-1, 1}, {1, -1}}))
      << "not towards black's own corner";
}

TEST(Pawn, WhatCommitsAnOpenPawn) {
  const Piece open = pawn(Army::kWhite, kOpen);
  EXPECT_EQ(heading_after(open, {0, 1}), kUp);
  EXPECT_EQ(heading_after(open, {1, 0}), kRight);
  EXPECT_EQ(heading_after(open, {1, 1}), kOpen);
  EXPECT_EQ(heading_after(open, {-1, 1}), kUp) << "d4xc5";
  EXPECT_EQ(heading_after(open, {1, -1}), kRight) << "d4xe3";
}

TEST(Pawn, AHeadingIsKept) {
  EXPECT_EQ(heading_after(pawn(Army::kWhite, kUp), {1, 1}), kUp);
  EXPECT_EQ(heading_after(pawn(Army::kGreen, kLeft), {-1, 1}), kLeft);
}

TEST(Pawn, PromotionIsDueAtTheEdgeAhead) {
  EXPECT_TRUE(is_promotion_due(pawn(Army::kWhite, kUp), at("c12")));
  EXPECT_FALSE(is_promotion_due(pawn(Army::kWhite, kUp), at("l5"))) << "not the edge its heading points at";
  EXPECT_TRUE(is_promotion_due(pawn(Army::kWhite, kOpen), at("c12")));
  EXPECT_TRUE(is_promotion_due(pawn(Army::kWhite, kOpen), at("l5")));
  EXPECT_FALSE(is_promotion_due(pawn(Army::kWhite, kOpen), at("a5")));
  EXPECT_TRUE(is_promotion_due(pawn(Army::kBlack, kLeft), at("a5")));
  EXPECT_TRUE(is_promotion_due(pawn(Army::kBlack, kDown), at("d1")));
}

TEST(Pawn, HeadingsBelongToArmies) {
  EXPECT_TRUE(is_heading_of(Army::kGreen, kUp));
  EXPECT_TRUE(is_heading_of(Army::kGreen, kLeft));
  EXPECT_TRUE(is_heading_of(Army::kGreen, kOpen));
  EXPECT_FALSE(is_heading_of(Army::kGreen, kDown));
  EXPECT_FALSE(is_heading_of(Army::kGreen, kRight));
  EXPECT_FALSE(is_heading_of(Army::kGreen, kNone));
}

}  // namespace
}  // namespace tetrarch::quaternity
