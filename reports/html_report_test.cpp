#include "reports/html_report.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"
#include "reports/parsed_page.hpp"

namespace tetrarch::reports {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class HtmlReport : public ParsedPage {
 protected:
  void make(const RunResult& run) {
    text_ = html_report(run);
    parse(text_);
  }

  std::string text_;
};

TEST_F(HtmlReport, BeginsWithWhatItCertifies) {
  make(example_run());
  EXPECT_THAT(text_, StartsWith("<!DOCTYPE html><html lang=\"en\">"));
  const std::string head = text_at("//header");
  for (const char* part :
       {"FAILED: 4 of 7 cases failed, 1 unsupported, 1 waived; ", "Quaternity", "Tetrarch 0.1.0, commit 0123abc",
        "2026-03-31", "2.5 s", "9 cases planned, 1 pass, 1 wrong", "7, by which the cases were shuffled",
        "./engine --fast", "the cases catch 85 plausible misreadings of the rules",
        "the waiver for Q-NONE-1 matches nothing"}) {
    EXPECT_THAT(head, HasSubstr(part));
  }
  EXPECT_THAT(head, Not(HasSubstr("faults put into a reference"))) << "nothing was measured";
}

TEST_F(HtmlReport, OfAShardBeginsWithWhatItIs) {
  make(example_shard());
  const std::string head = text_at("//header");
  for (const char* part : {"Tetrarch's report of shard 2 of 8, a part of the cases, on",
                           "PASSED in shard 2 of 8, a part of the cases: ", "3 cases planned", "21 in other shards"}) {
    EXPECT_THAT(head, HasSubstr(part));
  }
}

TEST_F(HtmlReport, SaysHowManyMutantsWereCaught) {
  RunResult run = example_run();
  run.games[0].mutation_score = MutationScore{"abc", 97.25, 90, 88};
  make(run);
  EXPECT_THAT(text_at("//header"), HasSubstr("the cases find 97.2 %, the properties 90.0 % and a campaign 88.0 %"));
}

TEST_F(HtmlReport, ShowsLevels) {
  make(example_run());
  EXPECT_EQ(count("//li[@class='level failed']"), 1U);
  EXPECT_EQ(count("//li[@class='level incomplete']"), 1U);
  make(example_success());
  EXPECT_EQ(count("//li[@class='level failed']"), 0U);
}

TEST_F(HtmlReport, ShowsClausesByVerdicts) {
  make(example_run());
  EXPECT_EQ(count("//table[@class='matrix']"), 2U) << "of those that fail, and of all";
  EXPECT_THAT(text_at("//table[@class='matrix']"), HasSubstr("Q-PAWN-2 A quiet step"));
  EXPECT_EQ(count("//td[@class='bad']"), 2U * 2U * 6U);
}

TEST_F(HtmlReport, ShowsEachFailureWithAllThatExplainsIt) {
  make(example_run());
  EXPECT_EQ(count("//details[starts-with(@class,'failure')]"), 6U);
  const std::string failure = "//details[@id='quaternity/pawns/wrong-turn@90']";
  const std::string text = text_at(failure);
  for (const char* part :
       {"A pawn steps ahead", "the state differs: turn should be green and is white", "step 1: act c5-c6", "pieces.c6",
        "white pawn up", "\"method\":\"act\"", "first line\nsecond",
        "tetrarch run --engine ./engine --case quaternity/pawns/wrong-turn@90", "fixtures/quaternity/pawns.yaml:12",
        "Before", "After, as expected", "After, as the engine has it"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
  EXPECT_EQ(count(failure + "//svg[@role='img']"), 3U);
  EXPECT_EQ(count(failure + "//use[@href='#t-differs']"), 2U);
  EXPECT_EQ(count("//details[starts-with(@class,'failure')][@open]"), 5U) << "the first one of the first groups";
}

TEST_F(HtmlReport, SaysWhatABoardLacksThatAnotherHas) {
  RunResult run = example_run();
  run.cases = {example_failure("draw", "lapses", Verdict::kWrong)};
  Finding& finding = *run.cases[0].finding;
  finding.state_actual = finding.state_expected;
  finding.state_expected["offer"] = nullptr;
  make(run);
  EXPECT_EQ(text_at("//figure[@class='expected']//li[contains(., 'offer')]"), "differs offer: none");
  EXPECT_EQ(text_at("//figure[@class='actual']//li[contains(., 'offer')]"),
            "differs offer: a draw by white, accepted by red");
}

TEST_F(HtmlReport, SaysWhereAnEngineMayDecideOtherwise) {
  RunResult run = example_run();
  make(run);
  EXPECT_THAT(text_at("//section[@id='failures']"), Not(HasSubstr("can waive it")));
  for (const char* basis : {"ruled", "open"}) {
    run.games[0].clauses[1].basis = basis;
    make(run);
    EXPECT_THAT(text_at("//section[@id='clause-Q-PAWN-2']"), HasSubstr("can waive it")) << basis;
  }
}

TEST_F(HtmlReport, SymbolsAreDefinedOnceForAllBoards) {
  make(example_run());
  EXPECT_EQ(count("//defs"), 1U);
  for (const auto& use : page_.select_nodes("//use")) {
    const std::string id = use.node().attribute("href").value();
    ASSERT_EQ(count("//*[@id='" + id.substr(1) + "']"), 1U) << id;
  }
}

TEST_F(HtmlReport, ExplainsEveryArrow) {
  make(example_run());
  for (const char* symbol : {"#t-asked", "#t-missing", "#t-surplus"}) {
    EXPECT_EQ(count(std::string("//ul[@class='signs']//use[@href='") + symbol + "']"), 1U) << symbol;
  }
}

TEST_F(HtmlReport, WhatAnEngineSaysIsText) {
  RunResult run = example_run();
  const std::string mischief = "<script>alert(1)</script>\xE2\x80\xAE\x1b[31m]]>\"'";
  run.engine = {mischief, mischief, mischief, mischief, "javascript:alert(1)", {mischief}, {mischief}};
  for (CaseResult& result : run.cases) {
    result.note = mischief;
    if (!result.finding) continue;
    Finding& finding = *result.finding;
    finding.summary = mischief;
    finding.standard_error = mischief;
    finding.differences = {{mischief, mischief, mischief}};
    finding.answer = {{mischief, mischief}};
    finding.state_actual["turn"] = mischief;
    finding.state_actual["pieces"][0] = {{"square", "a1"}, {"army", mischief}, {"type", mischief}};
    finding.state_actual["outside"] = {{{"square", "a1"}, {"until", mischief}}};
  }
  make(run);
  EXPECT_EQ(count("//script"), 2U) << "the page's own";
  EXPECT_THAT(text_, Not(HasSubstr("alert(1)</script>")));
  EXPECT_THAT(text_, Not(HasSubstr("\x1b")));
  EXPECT_THAT(text_, Not(HasSubstr("\xE2\x80\xAE")));
  EXPECT_EQ(count("//a[starts-with(@href, 'javascript')]"), 0U);
  EXPECT_THAT(text_at("//h1"), HasSubstr("<script>alert(1)</script>\\u{202e}\\x1b[31m"));
}

TEST_F(HtmlReport, TakesNothingFromAnywhere) {
  make(example_run());
  EXPECT_EQ(count("//link | //img | //iframe | //object | //embed | //*[@src] | //*[@style] | //*[@onclick]"), 0U);
  for (const auto& link : page_.select_nodes("//@href")) EXPECT_THAT(link.attribute().value(), StartsWith("#"));
  EXPECT_THAT(page_.select_node("//meta[@http-equiv='Content-Security-Policy']").node().attribute("content").value(),
              StartsWith("default-src 'none'; "));
  for (const auto& code : page_.select_nodes("//style | //script")) {
    EXPECT_THAT(std::string(code.node().child_value()), Not(AnyOf(HasSubstr("url("), HasSubstr("@import"))));
  }
}

TEST_F(HtmlReport, IsReadByScreenReaders) {
  make(example_run());
  EXPECT_EQ(count("//svg[@role='img'][not(@aria-label)]"), 0U);
  EXPECT_EQ(count("//th[not(@scope)]"), 0U);
  EXPECT_EQ(count("//h1"), 1U);
  EXPECT_EQ(count("//html[@lang]"), 1U);
}

TEST_F(HtmlReport, APassedRunSaysSo) {
  make(example_success());
  EXPECT_EQ(count("//header[@class='passed']"), 1U);
  EXPECT_EQ(count("//details[starts-with(@class,'failure')]"), 0U);
  EXPECT_THAT(text_at("//section[@id='failures']"), HasSubstr("Nothing."));
  EXPECT_THAT(text_at("//section[@id='others']"), HasSubstr("the engine does not support undo"));
}

TEST_F(HtmlReport, ALargeRunIsASmallPage) {
  RunResult run = example_run();
  run.cases.clear();
  const nlohmann::json state = [] {
    nlohmann::json full = example_state();
    full["pieces"] = nlohmann::json::array();
    for (std::size_t square = 0; square < 64; ++square) {
      const std::string name = std::string(1, static_cast<char>('a' + square % 12)) + std::to_string(square / 12 + 1);
      full["pieces"].push_back({{"square", name}, {"army", "white"}, {"type", "knight"}});
    }
    return full;
  }();
  for (int index = 0; index < 2000; ++index) {
    const std::string name = "case-" + std::to_string(index);
    run.cases.push_back(index % 10 != 0 ? example_case("pawns", name, Verdict::kPass)
                                        : example_failure("pawns", name, Verdict::kWrong));
    if (!run.cases.back().finding) continue;
    Finding& finding = *run.cases.back().finding;
    finding.state_before = finding.state_expected = finding.state_actual = state;
    finding.state_expected["pieces"][0]["type"] = "king";
    finding.state_actual["pieces"][1]["type"] = "king";
    finding.answer = {{"result", {{"state", state}}}};
  }
  run.planned = run.cases.size();
  make(run);
  EXPECT_EQ(count("//details[starts-with(@class,'failure')]"), 200U);
  EXPECT_LT(text_.size(), std::size_t{5} << 20U);
}

TEST_F(HtmlReport, TenMebibytesOfTextAreCut) {
  RunResult run = example_run();
  const std::string endless(std::size_t{10} << 20U, '<');
  run.engine.name = endless;
  run.cases[1].finding->summary = endless;
  run.cases[1].finding->standard_error = endless;
  run.cases[1].finding->answer = endless;
  make(run);
  EXPECT_LT(text_.size(), std::size_t{1} << 20U);
  EXPECT_THAT(text_at("//h1"), HasSubstr("more characters]"));
}

}  // namespace
}  // namespace tetrarch::reports
