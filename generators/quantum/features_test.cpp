#include "generators/quantum/features.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/quantum/placed.hpp"

namespace tetrarch::generators::quantum {
namespace {

using namespace tetrarch::quantum;
using testing::AllOf;
using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;

using enum Player;
using enum PieceType;

std::set<std::string> shown(const Position& position, const Action& action) {
  Game game = game_of(position);
  return features_of(played_on(game, action));
}

Position with_in_hand(Position position, Player player, Hand hand) {
  position.hand[player] = hand;
  return position;
}

TEST(Features, CapturesAreToldApartByPhaseAndPair) {
  const auto taken_by_north = [](const char* victim, int round) {
    return shown(placed(std::string("nKg9 nRe8 eKj5 sKg4 wKc5 ") + victim, round), move("e8", "e5"));
  };
  EXPECT_THAT(taken_by_north("sNe5", 3), IsSupersetOf({"rival-captured-in-phase-1", "taken-in-hand"}));
  EXPECT_THAT(taken_by_north("sPe5", 9), AllOf(Contains("rival-captured-in-phase-2"), Not(Contains("taken-in-hand"))));
  EXPECT_THAT(taken_by_north("wPe5", 9), Contains("pawn-captured-across"));
  EXPECT_THAT(taken_by_north("wNe5", 20), IsSupersetOf({"piece-captured-across", "taken-in-hand"}));
  EXPECT_THAT(taken_by_north("wNe5", 3), (std::set<std::string>{"refused-C-CAPTURE-1"}));
  EXPECT_THAT(taken_by_north("wNe5", 9), (std::set<std::string>{"refused-C-CAPTURE-2"}));
}

TEST(Features, WhoseRivalIsGoneIsToldApart) {
  EXPECT_THAT(shown(placed("nKg12 nRe8 eKl6 wKa6 wPe5", 9), move("e8", "e5")),
              IsSupersetOf({"pawn-captured-without-rival", "pawn-captured-across"}));
  EXPECT_THAT(shown(placed("nKg12 nRe8 eKl6 wKa6 wPe5", 3), move("e8", "e5")), Contains("refused-C-CAPTURE-4"));
}

// South's pawn attacks j10, which north's and east's pawns have passed.
TEST(Features, EnPassantIsCountedByPawns) {
  constexpr const char* kBoth = "nKg12 nPj9* eKl6 ePi10* sKg1 sPk9 wKa6";
  EXPECT_THAT(shown(placed(kBoth, 9, kSouth), move("k9", "j10")),
              IsSupersetOf({"en-passant", "en-passant-of-several", "pawn-capture"}));
  EXPECT_THAT(shown(placed(kBoth, 3, kSouth), move("k9", "j10")),
              AllOf(Contains("en-passant"), Not(Contains("en-passant-of-several"))));
  EXPECT_THAT(shown(placed("nKg12 eKl6 ePi10* sKg1 sPk9 wKa6", 3, kSouth), move("k9", "j10")),
              IsSupersetOf({"en-passant-across", "refused-C-CAPTURE-1"}));
  EXPECT_THAT(shown(placed("nKg12 nPj9* nNj10 eKl6 sKg1 sPk9", 3, kSouth), move("k9", "j10")),
              AllOf(Contains("capture-on-passed-square"), Not(Contains("en-passant"))));
}

TEST(Features, CastlingIsRefusedForSeveralReasons) {
  EXPECT_THAT(shown(placed("nKg12! nRj12! sKg1"), move("g12", "i12")), Contains("castling"));
  EXPECT_THAT(shown(placed("nKg12! nRj12! sKg1 sRh5"), move("g12", "i12")), Contains("castling-through-check"));
  EXPECT_THAT(shown(placed("nKg12!~~ nRj12!~~ sKg4", 20), move("g12", "i12")),
              AllOf(Contains("castling-too-late"), Not(Contains("castling-through-check"))));
  EXPECT_THAT(shown(placed("nKg12! nRj12 sKg1"), move("g12", "i12")), (std::set<std::string>{"refused-C-MOVE-5"}));
}

// The rook on b7 takes the file beside the edge.
TEST(Features, AMateTellsWhoDeliveredItAndWhatItBrings) {
  const auto features = shown(placed("nKi12 nRb7 nRh8 eKl6 sKa1"), move("h8", "a8"));
  EXPECT_THAT(features, IsSupersetOf({"mate", "delivered-mate"}));
  EXPECT_THAT(features, Not(Contains("mate-by-anothers-piece")));
  EXPECT_THAT(features, Not(Contains("loaded-mate-judged")));
  EXPECT_THAT(shown(placed("nKi12 nRb7 nRa8 eKl6 sKa1", 1, kEast), move("l6", "l7")),
              IsSupersetOf({"mate", "delivered-mate", "mate-by-anothers-piece", "loaded-mate-judged"}));
}

// North's rooks take the files d, e and f at both ends, once one comes to e7; south's knight hides east's king.
TEST(Features, MatesTogetherAreToldFromOnesThatFollow) {
  constexpr const char* kBothEnds = "nKj4 nRd6 nRf6 nRi7 eKe12~~ sKe1~~ wKc4";
  const auto together = shown(placed(kBothEnds, 30), move("i7", "e7"));
  EXPECT_THAT(together, AllOf(Contains("mates-together"), Not(Contains("judged-again"))));
  const auto following = shown(placed(std::string(kBothEnds) + " sNe10", 30), move("i7", "e7"));
  EXPECT_THAT(following, AllOf(Contains("judged-again"), Not(Contains("mates-together"))));
}

TEST(Features, APromotionThatIsOwedMayMateItsOwnPlayerOrSaveIt) {
  const Position position =
      with_in_hand(placed("nKa1~~ nPj8 eKf9 sKh3 sBj10 sBc4 sBd3 wKe6", 30), kNorth, {.knight = 1});
  EXPECT_THAT(shown(position, Promote{at("j8"), kKnight}),
              IsSupersetOf({"own-mate", "owed-promotion", "hand-emptied"}));
  Position of_west = position;
  of_west.turn = kWest;
  EXPECT_THAT(shown(of_west, move("e6", "e7")), Contains("saved-by-owing"));
}

// The promoted piece itself attacks the king.
TEST(Features, AMateByAPromotedPieceIsNotAnothers) {
  const Position position = with_in_hand(placed("nKg4 nPd4 nRe6 nRc5 eKi4 sKd9", 30), kNorth, {.rook = 1});
  const auto features = shown(position, Promote{at("d4"), kRook});
  EXPECT_THAT(features, Contains("delivered-mate"));
  EXPECT_THAT(features, Not(Contains("mate-by-anothers-piece")));
}

TEST(Features, TheBeginningOfARoundIsToldInFull) {
  const auto features = shown(placed("nKg12 nRc12 eKh6 sKg4 wKd6", 14, kWest), move("d6", "d7"));
  EXPECT_THAT(features, IsSupersetOf({"round-begins", "phase-3-begins", "zone-shrinks-to-core", "pieces-cleared",
                                      "king-outside-smaller-zone"}));
  EXPECT_THAT(features, Not(Contains("earlier-deadline-kept")));
  EXPECT_THAT(shown(placed("nKg12~~ eKh6 sKg4 wKd6", 40, kWest), move("d6", "d7")),
              IsSupersetOf({"zone-shrinks-again", "earlier-deadline-kept"}));
  EXPECT_THAT(shown(placed("nKg12~ eKh6 sKg4 wKd6 wQa1~", 20, kWest), move("d6", "d7")),
              IsSupersetOf({"king-out-of-time", "piece-out-of-time", "first-of-round-skipped"}));
}

TEST(Features, EveryEndIsToldApart) {
  EXPECT_THAT(shown(placed("nKg9 sKg4 sPd5", 50, kSouth), move("g4", "g5")),
              IsSupersetOf({"won-by-points", "phase-6-begins"}));
  EXPECT_THAT(shown(placed("nKg9 sKg4", 50, kSouth), move("g4", "g5")),
              IsSupersetOf({"points-shared", "phase-7-begins", "kings-alone"}));
  EXPECT_THAT(shown(placed("nKg9 sKg4", 60, kSouth), move("g4", "g5")), Contains("overtime-ends"));
  EXPECT_THAT(shown(placed("nKg9 sKg1~", 20, kSouth), move("g1", "h1")), Contains("won-by-survival"));
  EXPECT_THAT(shown(placed("nKg12~ sKg1~", 20, kSouth), move("g1", "h1")), Contains("nobody-survives"));
  EXPECT_THAT(shown(placed("nKi12 sKg4"), Pass{}), (std::set<std::string>{"refused-C-TURN-1", "pass-with-a-move"}));
}

TEST(Features, AnActionAfterTheEndIsRefusedAndNothingElse) {
  EXPECT_EQ(shown(placed("nKg12"), move("g12", "g11")), (std::set<std::string>{"refused-C-END-6"}));
}

TEST(Features, KnownOnesHaveNamesMeaningsAndClausesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const Feature& feature : known_features()) {
    EXPECT_TRUE(names.insert(feature.name).second) << feature.name;
    EXPECT_FALSE(feature.meaning.empty()) << feature.name;
    EXPECT_FALSE(clauses_of(feature.name).empty()) << feature.name;
    for (const auto clause : clauses_of(feature.name)) EXPECT_TRUE(clause.starts_with("C-")) << feature.name;
  }
  EXPECT_THROW(clauses_of("no-such-feature"), std::invalid_argument);
}

}  // namespace
}  // namespace tetrarch::generators::quantum
