#include "suite/engines/command_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tetrarch::suite {
namespace {

using testing::HasSubstr;
using Words = std::vector<std::string>;

Words words_of(std::string_view command) {
  const auto split = split_command(command);
  if (const auto* fault = std::get_if<CommandFault>(&split)) {
    ADD_FAILURE() << fault->sentence;
    return {};
  }
  return std::get<Words>(split);
}

std::string fault_of(std::string_view command) {
  const auto split = split_command(command);
  const auto* fault = std::get_if<CommandFault>(&split);
  return fault != nullptr ? fault->sentence : "";
}

TEST(SplitCommand, SplitsAtBlanks) {
  EXPECT_EQ(words_of("engine"), (Words{"engine"}));
  EXPECT_EQ(words_of("  python3\t-u   engine.py\n"), (Words{"python3", "-u", "engine.py"}));
}

TEST(SplitCommand, KeepsWhatIsQuoted) {
  EXPECT_EQ(words_of(R"('my engine' "a b"  c' 'd)"), (Words{"my engine", "a b", "c d"}));
  EXPECT_EQ(words_of(R"(e '' "")"), (Words{"e", "", ""}));
  EXPECT_EQ(words_of(R"('a"b\n' "a'b" "a\"b\\c\nd")"), (Words{"a\"b\\n", "a'b", "a\"b\\c\\nd"}));
  EXPECT_EQ(words_of(R"(my\ engine \n \' \\)"), (Words{"my engine", "n", "'", "\\"}));
}

TEST(SplitCommand, ExpandsNothing) {
  EXPECT_EQ(words_of("e $HOME *.py `id` ~ a|b ; # x"),
            (Words{"e", "$HOME", "*.py", "`id`", "~", "a|b", ";", "#", "x"}));
}

TEST(SplitCommand, RefusesWhatIsUnfinished) {
  EXPECT_THAT(fault_of("python3 'engine.py"), HasSubstr("' at column 9"));
  EXPECT_THAT(fault_of("python3 \"engine.py"), HasSubstr("\" at column 9"));
  EXPECT_THAT(fault_of("e 'a\\'b'"), HasSubstr("never closed"));
  EXPECT_THAT(fault_of("e \"a\\\""), HasSubstr("never closed"));
  EXPECT_THAT(fault_of("engine\\"), HasSubstr("ends with a backslash"));
}

TEST(SplitCommand, RefusesAnEmptyCommand) {
  EXPECT_THAT(fault_of(""), HasSubstr("empty"));
  EXPECT_THAT(fault_of(" \t\n"), HasSubstr("empty"));
}

TEST(ShellCommand, HandsTheCommandToTheShell) { EXPECT_EQ(shell_command("a | b"), (Words{"/bin/sh", "-c", "a | b"})); }

}  // namespace
}  // namespace tetrarch::suite
