#include "suite/variants/tool.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <stdexcept>

#include "reports/temporary_folder.hpp"

namespace tetrarch::variants {
namespace {

class ToolTest : public testing::Test {
 protected:
  int run(const std::string& script) const { return run_tool({"sh", "-c", script}, folder_.path() / "log"); }

  reports::TemporaryFolder folder_;
};

TEST_F(ToolTest, GivesTheExitStatus) {
  EXPECT_EQ(run("exit 0"), 0);
  EXPECT_EQ(run("exit 3"), 3);
  EXPECT_EQ(run("kill -9 $$"), 128 + SIGKILL);
}

TEST_F(ToolTest, KeepsWhatIsPrinted) {
  EXPECT_EQ(run("echo out; echo err >&2"), 0);
  EXPECT_EQ(folder_.read("log"), "out\nerr\n");
}

TEST_F(ToolTest, HasNothingToRead) {
  EXPECT_EQ(run("cat"), 0);
  EXPECT_EQ(folder_.read("log"), "");
}

TEST_F(ToolTest, KeepsWordsAsTheyAre) {
  EXPECT_EQ(run_tool({"printf", "%s|", "a b", "$c", ""}, folder_.path() / "log"), 0);
  EXPECT_EQ(folder_.read("log"), "a b|$c||");
}

TEST_F(ToolTest, FailsWhereThereIsNoSuchProgram) {
  EXPECT_NE(run_tool({"no-such-program"}, folder_.path() / "log"), 0);
}

}  // namespace
}  // namespace tetrarch::variants
