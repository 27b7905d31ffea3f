#include "reports/junit_report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <pugixml.hpp>
#include <string>

#include "reports/case_details.hpp"
#include "reports/example_run.hpp"
#include "reports/temporary_folder.hpp"

namespace tetrarch::reports {
namespace {

// The report, read back.
class JunitReport : public testing::Test {
 protected:
  void read(const RunResult& run) {
    text_ = junit_report(run);
    const pugi::xml_parse_result result = document_.load_string(text_.c_str(), pugi::parse_full);
    ASSERT_TRUE(result) << result.description() << "\n" << text_;
  }

  pugi::xml_node root() const { return document_.child("testsuites"); }
  pugi::xml_node suite(const char* name) const { return root().find_child_by_attribute("testsuite", "name", name); }
  pugi::xml_node testcase(const char* suite_name, const char* name) const {
    return suite(suite_name).find_child_by_attribute("testcase", "name", name);
  }

  std::string text_;
  pugi::xml_document document_;
};

std::string attribute(const pugi::xml_node& node, const char* name) { return node.attribute(name).value(); }

TEST_F(JunitReport, CountsWhatItHolds) {
  read(example_run());
  EXPECT_EQ(attribute(root(), "tests"), "10");
  EXPECT_EQ(attribute(root(), "failures"), "3");
  EXPECT_EQ(attribute(root(), "errors"), "4");
  EXPECT_EQ(attribute(root(), "time"), "2.500");
  std::string names;
  for (const pugi::xml_node& node : root().children()) {
    names += attribute(node, "name") + " ";
    const auto children = node.children("testcase");
    const auto with = [&](const char* fault) {
      return std::to_string(std::count_if(children.begin(), children.end(),
                                          [&](const auto& child) { return !child.child(fault).empty(); }));
    };
    EXPECT_EQ(attribute(node, "tests"), std::to_string(std::distance(children.begin(), children.end())));
    EXPECT_EQ(attribute(node, "failures"), with("failure"));
    EXPECT_EQ(attribute(node, "errors"), with("error"));
    EXPECT_EQ(attribute(node, "skipped"), with("skipped"));
  }
  EXPECT_EQ(names, "quaternity.pawns quaternity.mate quaternity.undo run ");
}

// Whether xmllint finds the text to be as the schema says.
bool is_valid(const std::string& text) {
  const TemporaryFolder folder;
  const std::string file = folder.write("junit.xml", text);
  return std::system(("xmllint --noout --schema '" TETRARCH_JUNIT_SCHEMA "' '" + file + "'").c_str()) == 0;
}

TEST_F(JunitReport, IsAsTheSchemaSays) {
  for (const RunResult& run : {example_run(), example_success()}) EXPECT_TRUE(is_valid(junit_report(run)));
  std::string text = junit_report(example_run());
  EXPECT_FALSE(is_valid(text.replace(text.find(" time="), 6, " timer=")));
}

TEST_F(JunitReport, FilesVerdicts) {
  read(example_run());
  const pugi::xml_node passed = testcase("quaternity.pawns", "step");
  EXPECT_TRUE(passed && passed.first_child().empty());
  EXPECT_EQ(attribute(passed, "classname"), "quaternity.pawns");
  EXPECT_EQ(attribute(passed, "time"), "0.250");
  const auto type = [&](const char* suite_name, const char* name, const char* fault) {
    return attribute(testcase(suite_name, name).child(fault), "type");
  };
  EXPECT_EQ(type("quaternity.pawns", "wrong-turn@90", "failure"), "wrong");
  EXPECT_EQ(type("quaternity.pawns", "repaired", "failure"), "unwaived");
  EXPECT_EQ(type("quaternity.mate", "gone", "error"), "crash");
  EXPECT_EQ(type("quaternity.mate", "silent", "error"), "timeout");
  EXPECT_EQ(type("quaternity.mate", "babble", "error"), "protocol");
  EXPECT_EQ(type("quaternity.mate", "contested", "error"), "suite-error");
}

TEST_F(JunitReport, SaysWhyACaseWasSkipped) {
  read(example_run());
  EXPECT_EQ(attribute(testcase("quaternity.undo", "none").child("skipped"), "message"),
            "unsupported: the engine does not support undo");
  const pugi::xml_node waived = testcase("quaternity.pawns", "known");
  EXPECT_EQ(attribute(waived.child("skipped"), "message"), "waived: known since version 3");
  EXPECT_TRUE(waived.child("failure").empty());
}

TEST_F(JunitReport, HoldsTheFindingAndStandardError) {
  const RunResult run = example_run();
  read(run);
  const pugi::xml_node wrong = testcase("quaternity.pawns", "wrong-turn@90");
  EXPECT_EQ(attribute(wrong.child("failure"), "message"), run.cases[1].finding->summary);
  EXPECT_EQ(std::string(wrong.child("failure").text().get()), details_of(run.cases[1], {}));
  EXPECT_EQ(std::string(wrong.child("system-err").text().get()),
            "first line\nsecond \\x1b[31mline\\x07 <tag> & ]]>\\xff");
  EXPECT_EQ(attribute(testcase("quaternity.pawns", "repaired").child("failure"), "message"), "the waiver says wrong");
}

TEST_F(JunitReport, NamesTheEngine) {
  read(example_run());
  const pugi::xml_node properties = suite("quaternity.mate").child("properties");
  const auto value = [&](const char* name) {
    return attribute(properties.find_child_by_attribute("property", "name", name), "value");
  };
  EXPECT_EQ(value("engine.name"), "Castle \\x1b[2Jof \\u{202e}Glass");
  EXPECT_EQ(value("engine.version"), "3.1");
  EXPECT_EQ(value("engine.command"), "./engine --fast");
  EXPECT_EQ(value("engine.supports"), "attackers undo");
  EXPECT_EQ(value("suite.version"), "0.1.0");
}

TEST_F(JunitReport, MakesAFailureOfEveryComplaint) {
  RunResult run = example_success();
  read(run);
  EXPECT_TRUE(suite("run").empty());
  run.complaints = {"the waiver for Q-NONE-1 matches nothing"};
  run.planned = 7;
  read(run);
  EXPECT_EQ(attribute(testcase("run", "complaint 1").child("failure"), "message"),
            "the waiver for Q-NONE-1 matches nothing");
  EXPECT_EQ(attribute(testcase("run", "complaint 2").child("failure"), "message"), "7 cases planned, but 3 executed");
  EXPECT_EQ(attribute(suite("run"), "failures"), "2");
  EXPECT_EQ(attribute(root(), "failures"), "2");
}

TEST_F(JunitReport, HoldsNoCharacterThatXmlForbids) {
  RunResult run = example_run();
  std::string mischief;
  for (int byte = 0; byte < 256; ++byte) mischief += static_cast<char>(byte);
  mischief += "\xEF\xBF\xBE\xEF\xBF\xBF\xED\xA0\x80]]>";
  Finding finding = example_finding();
  finding.summary = finding.clause = finding.standard_error = finding.step_text = mischief;
  finding.answer = finding.request = mischief;
  finding.differences = {{mischief, mischief, mischief}};
  finding.state_actual["turn"] = mischief;
  for (CaseResult& result : run.cases) {
    result.name = result.title = result.note = result.file = result.rerun = result.area = mischief;
    result.finding = finding;
  }
  run.engine = {mischief, mischief, mischief, mischief, mischief, {mischief}, {mischief}};
  run.complaints = {mischief};
  read(run);
  const auto is_forbidden = [](char byte) { return static_cast<unsigned char>(byte) < 0x20 && byte != '\n'; };
  EXPECT_TRUE(std::ranges::none_of(text_, is_forbidden));
  EXPECT_EQ(text_.find("&#"), std::string::npos) << "no control character as a reference either";
  EXPECT_EQ(text_.find("\xEF\xBF\xBF"), std::string::npos);
  EXPECT_EQ(text_.find('\xff'), std::string::npos);
}

}  // namespace
}  // namespace tetrarch::reports
