#include "reports/progress.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

TEST(Progress, RewritesOneLine) {
  std::ostringstream out;
  Progress progress(out, true, 3);
  progress.begin("quaternity/pawns/long");
  progress.end(Verdict::kPass);
  progress.begin("short");
  progress.end(Verdict::kWrong);
  progress.begin("x");
  EXPECT_EQ(out.str(),
            "\r[0/3] 0 failed  quaternity/pawns/long"
            "\r[1/3] 0 failed  short                "
            "\r[2/3] 1 failed  x    ");
  progress.clear();
  EXPECT_TRUE(out.str().ends_with("\r" + std::string(17, ' ') + "\r"));
}

TEST(Progress, LeavesTheLineEmptyWhenItGoes) {
  std::ostringstream out;
  { Progress(out, true, 3).begin("x"); }
  EXPECT_EQ(out.str(), "\r[0/3] 0 failed  x\r" + std::string(17, ' ') + "\r");
}

TEST(Progress, WritesNothingWhereThereIsNoTerminal) {
  std::ostringstream out;
  {
    Progress progress(out, false, 3);
    progress.begin("x");
    progress.end(Verdict::kWrong);
    progress.clear();
  }
  EXPECT_EQ(out.str(), "");
}

TEST(Progress, StaysWithinTheLine) {
  std::ostringstream out;
  Progress progress(out, true, 3, 40);
  progress.begin("a\n\x1b" + std::string(100, 'x'));
  EXPECT_EQ(columns_of(out.str()), 1U + 39U) << "a return and all but the last column";
  EXPECT_EQ(out.str().find('\n'), std::string::npos);
  EXPECT_EQ(out.str().find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace tetrarch::reports
