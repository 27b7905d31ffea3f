// `tetrarch mutants`: what it lists, judges, keeps and refuses.
#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class Mutants : public ProgramTest {
 protected:
  Outcome mutants(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"mutants", "--ruleset", "quaternity"});
    return run(arguments);
  }

  // The ids of the mutants whose changed lines read so.
  std::vector<std::string> ids_of(const std::string& changed_line) const {
    std::istringstream lines(mutants({"--list"}).output);
    std::vector<std::string> ids;
    std::string id;
    for (std::string line; std::getline(lines, line);) {
      if (line.find("  ") != 0) id = line.substr(0, line.find(' '));
      if (line == "  + " + changed_line) ids.push_back(id);
    }
    return ids;
  }

  std::string id_of(const std::string& changed_line) const {
    const auto ids = ids_of(changed_line);
    if (ids.empty()) throw std::runtime_error("there is no mutant " + changed_line);
    return ids.front();
  }

  std::string without_keeping_kings() const { return id_of("if (!(keeps_king)) return;"); }
};

TEST_F(Mutants, AreListed) {
  const Outcome outcome = mutants({"--list"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("reference/board/"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("reference/quantum/")));
  EXPECT_THAT(ids_of("if (!(keeps_king)) return;"), SizeIs(1));
}

TEST_F(Mutants, OfASampleAreTheSameForASeed) {
  const auto sample = [&](const std::string& seed) {
    return mutants({"--list", "--sample", "7", "--seed", seed}).output;
  };
  EXPECT_EQ(sample("3"), sample("3"));
  EXPECT_NE(sample("3"), sample("4"));
}

TEST_F(Mutants, AreCaught) {
  const Outcome outcome = mutants({"--only", without_keeping_kings()});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("  cases: quaternity/"));
  EXPECT_THAT(outcome.output, HasSubstr("caught by cases 100.0 %"));
}

TEST_F(Mutants, AreJudgedOnceInARecord) {
  const std::string first = without_keeping_kings();
  ASSERT_EQ(mutants({"--only", first, "--out", "kept"}).exit_code, 0);
  const std::string record = read("kept/quaternity/record.jsonl");
  EXPECT_EQ(mutants({"--only", first, "--out", "kept"}).exit_code, 2) << "it is there already";
  const Outcome again = mutants({"--only", first, "--out", "kept", "--resume"});
  EXPECT_EQ(again.exit_code, 0) << again.errors;
  EXPECT_THAT(again.output, HasSubstr("  cases: quaternity/"));
  EXPECT_EQ(read("kept/quaternity/record.jsonl"), record);
}

TEST_F(Mutants, OfAnotherBudgetAreAnotherMeasurement) {
  const std::string first = without_keeping_kings();
  ASSERT_EQ(mutants({"--only", first, "--out", "kept"}).exit_code, 0);
  const Outcome outcome = mutants({"--only", first, "--out", "kept", "--resume", "--campaign-actions", "5"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("another measurement"));
}

TEST_F(Mutants, ThatAreNotThereAreRefused) {
  const Outcome outcome = mutants({"--only", "00000000"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("there is no mutant 00000000"));
  EXPECT_THAT(outcome.output, IsEmpty());
}

TEST_F(Mutants, ArePublishedAllOrNotAtAll) {
  for (const std::vector<std::string>& part :
       {std::vector<std::string>{"--sample", "1"}, {"--only", "00000000"}, {"--ruleset", "quantum"}}) {
    std::vector<std::string> arguments = {"mutants", "--publish"};
    arguments.insert(arguments.end(), part.begin(), part.end());
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr(part.front() + " excludes --publish"));
  }
}

}  // namespace
}  // namespace tetrarch::commands
