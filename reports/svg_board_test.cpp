#include "reports/svg_board.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <pugixml.hpp>
#include <set>

#include "reports/example_run.hpp"
#include "reports/svg_symbols.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

// What a board is put together from: "t-wK 0,11", in the order of drawing.
std::vector<std::string> placed(const pugi::xml_node& svg) {
  std::vector<std::string> texts;
  for (const pugi::xml_node& use : svg.children("use")) {
    texts.push_back(std::string(use.attribute("href").value()).substr(1) + " " + use.attribute("x").value() + "," +
                    use.attribute("y").value());
  }
  return texts;
}

class SvgBoard : public testing::Test {
 protected:
  pugi::xml_node drawn(const json& position, const BoardOptions& options = {}) {
    return append_board(page_, position, options);
  }

  std::vector<std::string> placed_of(const json& position, const BoardOptions& options = {}) {
    return placed(drawn(position, options));
  }

  pugi::xml_document page_;
};

TEST_F(SvgBoard, PlacesPiecesByTheirArmyAndType) {
  const auto symbols = placed_of(example_state());
  EXPECT_EQ(symbols.front(), "t-squares ,");
  EXPECT_THAT(symbols, Contains("t-wK 0,11")) << "a1";
  EXPECT_THAT(symbols, Contains("t-rK 0,0")) << "a12";
  EXPECT_THAT(symbols, Contains("t-gK 11,11")) << "l1";
}

TEST_F(SvgBoard, ShowsArmyAndControllerOfAPiece) {
  const auto symbols = placed_of(example_state());
  EXPECT_THAT(symbols, Contains("t-bQ 11,0")) << "it is black's";
  EXPECT_THAT(symbols, Contains("t-badge-w 11,0")) << "and white controls it";
  EXPECT_THAT(symbols, Not(Contains("t-badge-w 0,11"))) << "white's own king";
  const pugi::xml_node ring = page_.first_child().find_child_by_attribute("use", "href", "#t-outline-2");
  EXPECT_EQ(ring.attribute("stroke").value(), std::string(look_of("white").fill));
}

TEST_F(SvgBoard, ShowsWhatIsFrozen) {
  const auto symbols = placed_of(example_state());
  EXPECT_THAT(symbols, Contains("t-frozen 0,0")) << "red is frozen";
  EXPECT_THAT(symbols, Not(Contains("t-frozen 0,11")));
}

TEST_F(SvgBoard, ShowsWherePawnsHeadFor) {
  const auto symbols = placed_of(example_state());
  EXPECT_THAT(symbols, testing::IsSupersetOf({"t-up 2,7", "t-open 3,8", "t-right 4,2", "t-down 7,4"}));
}

TEST_F(SvgBoard, ArmiesOfBothGamesAreToldApart) {
  const auto symbols = placed_of({{"pieces",
                                   {{{"square", "a1"}, {"army", "west"}, {"type", "king"}},
                                    {{"square", "b1"}, {"army", "white"}, {"type", "king"}}}}});
  EXPECT_THAT(symbols, Contains("t-WK 0,11"));
  EXPECT_THAT(symbols, Contains("t-wK 1,11"));
}

TEST_F(SvgBoard, ShadesWhatIsOutsideTheZoneOfTheRound) {
  BoardOptions options;
  options.zones = {{1, 0}, {15, 2}, {41, 3}};
  const auto zone_in = [&](const json& round) {
    return std::string(
        drawn({{"round", round}, {"pieces", json::array()}}, options).child("path").attribute("d").value());
  };
  EXPECT_EQ(zone_in(14), "");
  EXPECT_EQ(zone_in(15), "M0 0H12V12H0zM2 2V10H10V2z");
  EXPECT_EQ(zone_in(40), "M0 0H12V12H0zM2 2V10H10V2z");
  EXPECT_EQ(zone_in(60), "M0 0H12V12H0zM3 3V9H9V3z");
  EXPECT_EQ(zone_in("15"), "") << "no number, no zone";
  EXPECT_EQ(zone_in(-3), "");
  EXPECT_EQ(zone_in(1e300), "");
}

TEST_F(SvgBoard, FlagsDeadlines) {
  const pugi::xml_node svg = drawn({{"pieces", {{{"square", "g12"}, {"army", "north"}, {"type", "king"}}}},
                                    {"outside", {{{"square", "g12"}, {"until", 17}}, {{"square", "q"}}, 4}}});
  EXPECT_THAT(placed(svg), Contains("t-deadline 6,0"));
  EXPECT_EQ(svg.child("text").text().get(), std::string("17"));
  EXPECT_FALSE(svg.child("text").next_sibling("text")) << "what is on no square has no flag";
}

TEST_F(SvgBoard, MarksSquares) {
  BoardOptions options;
  options.marks = {{"c5", Mark::kMoved},
                   {"c6", Mark::kDiffers},
                   {"a12", Mark::kAwarded},
                   {"l12", Mark::kTransferred},
                   {"z9", Mark::kDiffers}};
  const auto symbols = placed_of(example_state(), options);
  EXPECT_THAT(symbols, testing::IsSupersetOf({"t-moved 2,7", "t-differs 2,6", "t-awarded 0,0", "t-transferred 11,0"}));
  EXPECT_EQ(std::ranges::count_if(symbols, [](const auto& text) { return text.starts_with("t-differs"); }), 1);
  const auto position_in = [&](const char* text) { return std::ranges::find(symbols, text) - symbols.begin(); };
  EXPECT_LT(position_in("t-moved 2,7"), position_in("t-wP 2,7")) << "a tint lies under the piece";
  EXPECT_LT(position_in("t-bQ 11,0"), position_in("t-transferred 11,0"));
}

TEST_F(SvgBoard, DrawsArrowsBetweenSquares) {
  BoardOptions options;
  options.arrows = {{.from = "c5", .to = "c6"}, {.from = "c5", .to = "c5"}, {.from = "c5", .to = "z9"}};
  const pugi::xml_node svg = drawn(example_state(), options);
  const auto arrows = std::ranges::count_if(svg.children("path"), [](const auto&) { return true; });
  EXPECT_EQ(arrows, 1);
  EXPECT_THAT(svg.child("path").attribute("d").value(), HasSubstr("L2.50 6.62")) << "its tip is on c6";
}

TEST_F(SvgBoard, TellsScreenReadersWhatItShows) {
  BoardOptions options;
  options.title = "before";
  const pugi::xml_node svg = drawn(example_state(), options);
  EXPECT_EQ(svg.attribute("role").value(), std::string("img"));
  EXPECT_THAT(svg.attribute("aria-label").value(), testing::StartsWith("before. white: king a1, "));
}

TEST_F(SvgBoard, TakesNothingForGranted) {
  const json piece = {{"square", "b2"}, {"army", "wizards"}, {"type", 4}, {"heading", "north"}};
  EXPECT_THAT(placed_of({{"pieces", {piece}}, {"controllers", {{"wizards", "elves"}}}}),
              testing::IsSupersetOf({"t-u? 1,10", "t-badge-u 1,10", "t-heading 1,10"}));
  for (const json& position : {json(nullptr), json(5), json::array(), json{{"pieces", 7}, {"outside", "x"}}}) {
    EXPECT_EQ(placed_of(position), std::vector<std::string>{"t-squares ,"}) << position;
  }
}

// Everything that a board refers to, and nothing twice.
TEST_F(SvgBoard, EverySymbolIsDefinedOnce) {
  pugi::xml_node svg = page_.append_child("svg");
  append_symbols(svg);
  std::multiset<std::string> ids;
  for (const auto& found : svg.select_nodes("//*[@id]")) ids.insert(found.node().attribute("id").value());
  for (const std::string& id : ids) EXPECT_EQ(ids.count(id), 1U) << id;
  const auto expect_symbol = [&](std::string_view id) { EXPECT_EQ(ids.count(std::string(id)), 1U) << id; };
  for (const auto& found : svg.select_nodes("//use")) expect_symbol(found.node().attribute("href").value() + 1);
  for (const ArmyLook& look : kArmyLooks) {
    expect_symbol(outline_symbol(look));
    expect_symbol(badge_symbol(look));
    for (const PieceOutline& piece : kPieces) {
      DrawnPiece drawn;
      drawn.army_name = look.name;
      drawn.type = piece.letter;
      expect_symbol(piece_symbol(drawn));
    }
  }
  for (const char heading : {'^', 'v', '<', '>', '*', '?'}) expect_symbol(heading_symbol(heading));
  for (const auto id : {kSquaresSymbol, kFrozenSymbol, kMovedSymbol, kDiffersSymbol, kAwardedSymbol, kTransferredSymbol,
                        kDeadlineSymbol, kAskedArrowSymbol, kMissingArrowSymbol, kSurplusArrowSymbol}) {
    expect_symbol(id);
  }
}

TEST_F(SvgBoard, ArmiesOfAGameDifferByShapeToo) {
  for (std::size_t first : {0U, 4U}) {
    std::set<Plate> plates;
    for (std::size_t seat = 0; seat < 4; ++seat) plates.insert(kArmyLooks.at(first + seat).plate);
    EXPECT_EQ(plates.size(), 4U);
  }
}

TEST_F(SvgBoard, AFileStandsAlone) {
  BoardOptions options;
  options.title = "a < b & \"c\" \x1b[31m";
  const std::string text = svg_file(example_state(), options);
  ASSERT_TRUE(page_.load_string(text.c_str())) << text;
  const pugi::xml_node svg = page_.child("svg");
  EXPECT_EQ(svg.attribute("xmlns").value(), std::string("http://www.w3.org/2000/svg"));
  EXPECT_EQ(svg.child("title").text().get(), std::string("a < b & \"c\" \\x1b[31m"));
  EXPECT_TRUE(svg.child("defs"));
  EXPECT_THAT(svg.child("style").text().get(), HasSubstr("prefers-color-scheme"));
  EXPECT_THAT(text, HasSubstr(">controllers: black by white<"));
  EXPECT_THAT(text, Not(HasSubstr("href=\"http")));
}

TEST_F(SvgBoard, AFileListsWhatCannotBeDrawn) {
  json state = example_state();
  state["pieces"].push_back({{"square", "z9"}, {"army", "<script>"}, {"type", "king"}});
  const std::string text = svg_file(state, {});
  EXPECT_THAT(text, HasSubstr("not drawn: 1 piece:"));
  EXPECT_THAT(text, Not(HasSubstr("<script>")));
}

}  // namespace
}  // namespace tetrarch::reports
