#include "suite/mutants/tokens.hpp"

#include <gmock/gmock.h>

#include <stdexcept>
#include <string>

namespace tetrarch::mutants {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> texts_of(std::string_view source) {
  std::vector<std::string> texts;
  for (const Token& token : tokens_of(source)) texts.emplace_back(token.text);
  return texts;
}

TEST(Tokens, AreWordsNumbersTextsAndSigns) {
  EXPECT_THAT(texts_of("a_1 = f(\"x;\\\"y\", 'c', 1'000);"),
              ElementsAre("a_1", "=", "f", "(", "\"x;\\\"y\"", ",", "'c'", ",", "1'000", ")", ";"));
}

TEST(Tokens, TakeTheLongestSign) {
  EXPECT_THAT(texts_of("a<=>b!=c->d::e<<f"), ElementsAre("a", "<=>", "b", "!=", "c", "->", "d", "::", "e", "<<", "f"));
}

TEST(Tokens, AreNotInCommentsNorPreprocessorLines) {
  EXPECT_THAT(texts_of("#include <a>\n// b\nc /* d\n e */ f  // g"), ElementsAre("c", "f"));
  EXPECT_THAT(texts_of(""), IsEmpty());
  EXPECT_THAT(texts_of("// no end"), IsEmpty());
}

TEST(Tokens, KnowWhereTheyAre) {
  const auto tokens = tokens_of("a\n  bc");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[1].offset, 4U);
  EXPECT_EQ(tokens[1].end(), 6U);
}

TEST(Tokens, AreBinaryBetweenBlanks) {
  const auto tokens = tokens_of("a < b, c<d>, e &&\n f, !g");
  EXPECT_TRUE(tokens[1].is_binary);
  EXPECT_FALSE(tokens[5].is_binary) << "a bracket of a template";
  EXPECT_TRUE(tokens[10].is_binary) << "at the end of a line";
  EXPECT_FALSE(tokens[13].is_binary);
  EXPECT_FALSE(tokens[0].is_binary) << "a word";
}

TEST(Tokens, KnowTheBracketThatBelongsToThem) {
  const auto tokens = tokens_of("f(a[1], {})");
  EXPECT_EQ(tokens[1].partner, 9U);
  EXPECT_EQ(tokens[3].partner, 5U);
  EXPECT_EQ(tokens[7].partner, 8U);
  EXPECT_EQ(tokens[9].partner, 1U);
  EXPECT_EQ(tokens[2].partner, 2U) << "of all others their own";
}

TEST(Tokens, RefuseBracketsThatDoNotMatch) {
  EXPECT_THROW(tokens_of("f(a]"), std::invalid_argument);
  EXPECT_THROW(tokens_of("f(a"), std::invalid_argument);
  EXPECT_THROW(tokens_of("a)"), std::invalid_argument);
}

TEST(Tokens, OfTextsAreNoSigns) {
  const auto tokens = tokens_of("\"{\" '('");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_FALSE(is(tokens[0], "\"{\""));
}

}  // namespace
}  // namespace tetrarch::mutants
