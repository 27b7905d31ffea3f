#include "suite/cases/case_texts.hpp"

#include <gtest/gtest.h>

namespace tetrarch::cases {
namespace {

const std::string kFile = R"(# Kings, and
# what they do.
#
# A second paragraph.

ruleset: quaternity
area: kings
cases:
  # --- alone -------------------------------------
  # One king.
  - case: one
    steps:
      # A comment inside.
      - look:

  - case: two
    steps: []

  # --- together ---
  - case: three
    steps: []
)";

const std::vector<std::size_t> kLines = {11, 16, 20};

TEST(CaseTexts, TellTheHeadOfTheFile) {
  EXPECT_EQ(case_texts(kFile, kLines).about, "Kings, and what they do.\n\nA second paragraph.");
  EXPECT_EQ(case_texts("cases:\n", {}).about, "");
}

TEST(CaseTexts, EachIsItsOwnWithTheCommentAboveIt) {
  const auto texts = case_texts(kFile, kLines).cases;
  ASSERT_EQ(texts.size(), 3U);
  EXPECT_EQ(texts[0].text, "# One king.\n- case: one\n  steps:\n    # A comment inside.\n    - look:");
  EXPECT_EQ(texts[0].comment, "One king.");
  EXPECT_EQ(texts[1].text, "- case: two\n  steps: []");
  EXPECT_EQ(texts[1].comment, "");
  EXPECT_EQ(texts[2].text, "- case: three\n  steps: []") << "the heading above it is none of it";
}

TEST(CaseTexts, AHeadingHoldsUntilTheNext) {
  std::vector<std::string> sections;
  for (const CaseText& text : case_texts(kFile, kLines).cases) sections.push_back(text.section);
  EXPECT_EQ(sections, (std::vector<std::string>{"Alone", "Alone", "Together"}));
}

}  // namespace
}  // namespace tetrarch::cases
