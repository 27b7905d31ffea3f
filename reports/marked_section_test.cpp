#include "reports/marked_section.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace tetrarch::reports {
namespace {

using testing::HasSubstr;

const std::string kDocument =
    "# A\n<!-- The next lines are written by `a --publish`. -->\nold\n<!-- As far as here. -->\n"
    "# B\n<!-- The next lines are written by `b --publish`. -->\nold\n<!-- As far as here. -->\nend\n";

TEST(MarkedSection, OfOneCommandAloneIsReplaced) {
  EXPECT_EQ(with_section(kDocument, "b --publish", "new\n"),
            "# A\n<!-- The next lines are written by `a --publish`. -->\nold\n<!-- As far as here. -->\n"
            "# B\n<!-- The next lines are written by `b --publish`. -->\n\nnew\n\n<!-- As far as here. -->\nend\n");
}

TEST(MarkedSection, IsTheSameWhenItIsWrittenAgain) {
  const std::string once = with_section(kDocument, "a --publish", "new\n");
  EXPECT_EQ(with_section(once, "a --publish", "new\n"), once);
}

TEST(MarkedSection, ThatIsMissingIsNamed) {
  try {
    with_section(kDocument, "c --publish", "new\n");
    FAIL() << "it was accepted";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("<!-- The next lines are written by `c --publish`. -->"));
  }
}

TEST(MarkedSection, MustHaveAnEnd) {
  EXPECT_THROW(with_section("<!-- The next lines are written by `a`. -->\nold\n", "a", ""), std::runtime_error);
}

}  // namespace
}  // namespace tetrarch::reports
