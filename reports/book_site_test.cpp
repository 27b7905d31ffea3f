#include "reports/book_site.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"
#include "reports/parsed_page.hpp"

namespace tetrarch::reports {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A move that is refused, one that is accepted, and a position that is not loaded.
CaseAccount example_account() {
  CaseAccount account;
  account.position = {example_state(), {"a remark of the beginning"}, {"check: white on a1, by green from h8"}};
  ToldStep refused{.text = "act h8-h7",
                   .request = {{"method", "act"}, {"params", {{"action", {{"from", "h8"}, {"to", "h7"}}}}}},
                   .refusal = ToldRefusal{"it is white's turn", "Q-MOVE-6"},
                   .sentences = {},
                   .looked_for = {},
                   .position = {}};
  ToldStep accepted{.text = "act c5-c6",
                    .request = {{"method", "act"}, {"params", {{"action", {{"from", "c5"}, {"to", "c6"}}}}}},
                    .refusal = {},
                    .sentences = {{"turn: green", {"Q-TURN-1"}}},
                    .looked_for = {"moves: 3"},
                    .position = ToldPosition{example_state_after(), {}, {}}};
  ToldStep load{.text = "load a position",
                .request = {{"method", "load"}, {"params", {{"position", example_state()}}}},
                .refusal = ToldRefusal{"invalid under Q-PAWN-8: two kings", "Q-PAWN-8"},
                .sentences = {},
                .looked_for = {},
                .position = {}};
  account.steps = {refused, accepted, load};
  return account;
}

BookCase example_case(const std::string& name) {
  return {.name = name,
          .title = "A pawn steps, and <b>nobody</b> objects",
          .section = "Pawns that step",
          .clauses = {"Q-PAWN-2", "Q-MOVE-6"},
          .forbids = {"Q-MOVE-6"},
          .sources = {{"The rules", "3"}},
          .is_turned = true,
          .line = 12,
          .comment = "As Q-PAWN-2 has it.\n\nAnd a second paragraph.",
          .text = "# As Q-PAWN-2 has it.\n- case: steps\n  title: A pawn <steps>",
          .explain = "./tetrarch explain pawn.yaml#steps",
          .run = "./tetrarch certify --filter steps",
          .account = example_account()};
}

BookClause example_clause(const std::string& id, const std::string& basis) {
  return {.id = id,
          .title = "The title of " + id,
          .basis = basis,
          .text = "Unlike Q-MOVE-6, and unlike Q-NONE-1, this says <script>alert(1)</script>.",
          .sources = {{"The rules", "1"}, {"The rules", "2"}},
          .readings = {{"backwards", "Pawns go backwards."}},
          .allowing = {"quaternity/pawn/steps"},
          .forbidding = {},
          .exemption = {}};
}

Book example_book() {
  BookGame game{
      .ruleset = "quaternity",
      .title = "Quaternity",
      .armies = {"white", "red", "black", "green"},
      .zones = {},
      .chapters = {{"Pawns", {example_clause("Q-PAWN-2", "stated"), example_clause("Q-PAWN-8", "ruled")}},
                   {"Moves", {example_clause("Q-MOVE-6", "open")}}},
      .levels = {{"movement",
                  "Where every piece goes",
                  {{"pawn", "cases/pawn.yaml", "About pawns.\n\nTwice.", {example_case("quaternity/pawn/steps")}},
                   {"en-passant", "cases/en-passant.yaml", "", {example_case("quaternity/en-passant/at-once")}}}}},
      .discoveries = "# Found\n\nThe case `at-once` of [pawns](cases/pawn.yaml) shows Q-PAWN-2.\n"};
  return {"0.1.0", "0123abc", {game}};
}

class BookSite : public ParsedPage {
 protected:
  void open(const std::string& path) {
    SCOPED_TRACE(path);
    parse(files_.at(path));
  }

  std::map<std::string, std::string> files_ = book_site(example_book());
};

TEST_F(BookSite, HasAPageForEachGameAndEachArea) {
  std::vector<std::string> paths;
  for (const auto& [path, text] : files_) paths.push_back(path);
  EXPECT_THAT(paths, testing::ElementsAre("book.css", "book.js", "discoveries.html", "index.html",
                                          "quaternity/en-passant/index.html", "quaternity/index.html",
                                          "quaternity/pawn/index.html", "rulings.html", "search-index.js"));
}

TEST_F(BookSite, EveryPageIsReadWithoutServerAndNetwork) {
  for (const auto& [path, text] : files_) {
    if (!path.ends_with(".html")) continue;
    open(path);
    EXPECT_THAT(text, StartsWith("<!DOCTYPE html><html lang=\"en\"")) << path;
    EXPECT_THAT(text, HasSubstr("content=\"default-src 'none'; style-src 'self'; script-src 'self'; ")) << path;
    EXPECT_EQ(count("//h1"), 1U) << path;
    EXPECT_EQ(count("//main"), 1U) << path;
    EXPECT_EQ(count("//form[@role='search']"), 1U) << path;
    EXPECT_EQ(count("//*[@style] | //style | //script[not(@src)] | //*[starts-with(name(@*[1]), 'on')]"), 0U) << path;
    EXPECT_EQ(count("//*[starts-with(@src, 'http')] | //link[starts-with(@href, 'http')]"), 0U) << path;
  }
}

TEST_F(BookSite, AClauseHasItsAddressAndAllThatIsKnownOfIt) {
  open("quaternity/index.html");
  const std::string clause = "//section[@id='Q-PAWN-2']";
  for (const char* part :
       {"Q-PAWN-2", "The title of Q-PAWN-2", "stated", "The rules: 1", "The rules: 2", "Shown by 1 case"})
    EXPECT_THAT(text_at(clause), HasSubstr(part));
  EXPECT_EQ(count(clause + "//a[@href='../quaternity/pawn/index.html#steps']"), 1U);
  EXPECT_EQ(count(clause + "/p[@class='text']/a[@href='../quaternity/index.html#Q-MOVE-6']"), 1U);
  EXPECT_THAT(text_at(clause + "/p[@class='text']"), HasSubstr("unlike Q-NONE-1, this")) << "no clause of the book";
  EXPECT_EQ(count("//h2[.='Pawns' or .='Moves']"), 2U);
}

TEST_F(BookSite, WhatIsRuledOrOpenIsListedWithOtherReadings) {
  open("rulings.html");
  EXPECT_EQ(count("//section[@id='Q-PAWN-2']"), 0U);
  EXPECT_EQ(count("//section[@data-basis='ruled']"), 1U);
  EXPECT_EQ(count("//section[@data-basis='open']"), 1U);
  EXPECT_THAT(text_at("//section[@id='Q-PAWN-8']"), HasSubstr("Pawns go backwards."));
  open("quaternity/index.html");
  EXPECT_EQ(count("//section[@id='Q-PAWN-8']//a[@href='../rulings.html#Q-PAWN-8']"), 1U);
  EXPECT_EQ(count("//section[@id='Q-PAWN-2']//a[contains(@href, 'rulings.html')]"), 0U);
}

TEST_F(BookSite, ACaseIsToldStepByStep) {
  open("quaternity/pawn/index.html");
  const std::string subject = "//details[@id='steps'][@data-case='quaternity/pawn/steps']";
  EXPECT_EQ(text_at("//main/h2"), "Pawns that step");
  const std::string text = text_at(subject);
  for (const char* part :
       {"And a second paragraph.", "a remark of the beginning", "check: white on a1, by green from h8", "Step 1",
        "act h8-h7", "Refused", "it is white's turn", "Step 2", "turn: green", "moves: 3", "Step 3",
        "The position that is refused", "cases/pawn.yaml:12", "The rules, 3", "in its three quarter turns",
        "forbids here", "./tetrarch explain pawn.yaml#steps", "./tetrarch certify --filter steps",
        "- case: steps\n  title: A pawn <steps>"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
  EXPECT_EQ(count(subject + "//span[@class='why']/a[@href='../../quaternity/index.html#Q-MOVE-6']"), 1U);
  EXPECT_EQ(count(subject + "//p[@class='refused']//a[.='Q-PAWN-8']"), 1U) << "once, where the reason names it";
  EXPECT_EQ(count(subject + "//li[.='turn: green']"), 0U) << "it is a sentence with its clause already";
}

TEST_F(BookSite, ABoardStandsBesideTheStepThatLedToIt) {
  open("quaternity/pawn/index.html");
  const std::string scene = "(//details[@id='steps']//div[@class='scene'])";
  EXPECT_EQ(count(scene), 2U);
  EXPECT_EQ(count(scene + "[1]/figure[@data-step='0']//use[@href='#t-wK']"), 1U);
  EXPECT_EQ(count(scene + "[1]//section[@data-step='1']"), 1U)
      << "a refused step stands by the board that it left alone";
  EXPECT_EQ(count(scene + "[1]/figure//path[@stroke='#a3123b']"), 1U) << "the refused move is a hollow arrow";
  EXPECT_EQ(count(scene + "[1]/figure//path[@fill='#f07c00']"), 1U) << "the next move is an arrow";
  EXPECT_EQ(count(scene + "[2]/section[@data-step='2']"), 1U);
  EXPECT_EQ(count(scene + "[2]/figure[@data-step='2']//use[@href='#t-moved']"), 2U);
  EXPECT_EQ(count(scene + "[2]//details//svg[@role='img']"), 1U) << "the position that was not loaded";
}

TEST_F(BookSite, AreasLeadToTheNextOne) {
  open("quaternity/pawn/index.html");
  EXPECT_EQ(count("//a[@rel='next'][@href='../../quaternity/en-passant/index.html']"), 1U);
  EXPECT_EQ(count("//a[@rel='prev']"), 0U);
  open("quaternity/en-passant/index.html");
  EXPECT_EQ(text_at("//h1"), "Quaternity: En passant");
  EXPECT_EQ(count("//a[@rel='prev'][@href='../../quaternity/pawn/index.html']"), 1U);
}

TEST_F(BookSite, DiscoveriesNameCasesAndClausesByLinks) {
  open("discoveries.html");
  EXPECT_EQ(count("//h1"), 1U) << "the text's own heading is not one more";
  EXPECT_EQ(count("//a[@href='quaternity/en-passant/index.html#at-once']/code"), 1U);
  EXPECT_EQ(count("//a[@href='quaternity/pawn/index.html'][.='pawns']"), 1U);
  EXPECT_EQ(count("//a[@href='quaternity/index.html#Q-PAWN-2']"), 1U);
}

TEST_F(BookSite, EverythingIsInTheSearchIndex) {
  const std::string& script = files_.at("search-index.js");
  ASSERT_THAT(script, StartsWith("window.bookIndex = ["));
  const auto entries = nlohmann::json::parse(script.substr(19, script.rfind(';') - 19));
  std::map<std::string, std::string> addresses;
  for (const auto& entry : entries) addresses[entry.at(0)] = entry.at(3);
  EXPECT_EQ(addresses.at("Q-PAWN-8"), "quaternity/index.html#Q-PAWN-8");
  EXPECT_EQ(addresses.at("quaternity/pawn/steps"), "quaternity/pawn/index.html#steps");
  EXPECT_EQ(addresses.at("quaternity/en-passant"), "quaternity/en-passant/index.html");
}

// What a person wrote is text, whatever it looks like.
TEST_F(BookSite, NothingThatComesInIsMarkup) {
  for (const auto& [path, text] : files_) {
    if (!path.ends_with(".html")) continue;
    EXPECT_THAT(text, Not(HasSubstr("<script>"))) << path;
    EXPECT_THAT(text, Not(HasSubstr("<b>nobody"))) << path;
  }
  open("quaternity/pawn/index.html");
  EXPECT_EQ(text_at("//details[@id='steps']/summary/h3"), "A pawn steps, and <b>nobody</b> objects");
}

TEST_F(BookSite, TheSameBookGivesTheSameBytes) { EXPECT_EQ(book_site(example_book()), files_); }

}  // namespace
}  // namespace tetrarch::reports
