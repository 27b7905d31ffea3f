#include "reports/position_words.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

TEST(PositionInWords, NamesEveryPieceOfEveryArmy) {
  EXPECT_THAT(position_in_words(example_state()),
              StartsWith("white: king a1, open pawn d4, pawn c5 up; red, frozen: pawn e10 right, king a12; "
                         "black, controlled by white: queen l12; green: king l1, pawn h8 down; turn: white; "));
}

TEST(PositionInWords, SaysWhatItDoesNotKnow) {
  const std::string words = position_in_words(
      {{"pieces",
        {{{"square", "b2"}, {"army", "wizards\x1b"}, {"type", "dragon"}, {"heading", "north"}}, {{"square", "z1"}}}}});
  EXPECT_THAT(words, StartsWith("an unknown army: unknown piece b2 with an unknown heading"));
  EXPECT_THAT(words, HasSubstr("not drawn: 1 piece: {\"square\":\"z1\"}"));
}

TEST(PositionInWords, TakesNothingForGranted) {
  for (const json& position : {json(nullptr), json(5), json{{"pieces", 7}}}) {
    EXPECT_EQ(position_in_words(position), "no pieces") << position;
  }
}

}  // namespace
}  // namespace tetrarch::reports
