#include "generators/documents/broken_text.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "generators/pinned_check.hpp"

namespace tetrarch::generators {
namespace {

const std::string kValidText = "ruleset: quaternity\narea: a\ncases:\n  - case: x\n    steps:\n      - act: a1-a2\n";

TEST(BrokenText, IsTheSameOfTheSameSeed) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Dice dice{rc::Random(seed)};
    Dice same{rc::Random(seed)};
    EXPECT_EQ(broken_text(dice, kValidText), broken_text(same, kValidText));
  }
}

TEST(BrokenText, IsBoundedAndSeldomTheSame) {
  std::set<std::string> texts;
  std::size_t unchanged = 0;
  check_pinned(1, 2000, [&] {
    const std::string text = *made_by([](Dice& dice) { return broken_text(dice, kValidText); });
    if (text == kValidText) ++unchanged;
    texts.insert(text);
    RC_ASSERT(text.size() <= 16 * kValidText.size() + 200'000);
  });
  EXPECT_LT(unchanged, 200U);
  EXPECT_GT(texts.size(), 1000U);
}

TEST(BrokenText, TakesTextsOfNothing) {
  for (const std::string valid : {"", "\n", " ", "-"}) {
    check_pinned(1, 500, [&] { *made_by([&](Dice& dice) { return broken_text(dice, valid); }); });
  }
}

}  // namespace
}  // namespace tetrarch::generators
