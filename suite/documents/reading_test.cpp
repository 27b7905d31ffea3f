#include "suite/documents/reading.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace tetrarch::documents {
namespace {

std::string refusal_of(const std::string& text, const std::function<void(const Node&)>& read) {
  try {
    read(parse_document(text, "f.yaml"));
  } catch (const InputError& error) {
    return error.what();
  }
  return "accepted";
}

void read_case(const Node& node) { MapReader(node, "a case", {"title", "steps"}); }

TEST(MapReader, RefusesUnknownKeys) {
  EXPECT_EQ(refusal_of("title: x\nstep: y\n", read_case),
            "f.yaml:2:1: a case has no key step; did you mean steps?; its keys are title, steps");
  EXPECT_EQ(refusal_of("colour: x\n", read_case), "f.yaml:1:1: a case has no key colour; its keys are title, steps");
}

TEST(MapReader, RefusesWhatIsNoMap) {
  EXPECT_EQ(refusal_of("[title]", read_case), "f.yaml:1:1: expected a case, a map, got a list");
  EXPECT_EQ(refusal_of("title", read_case), "f.yaml:1:1: expected a case, a map, got \"title\"");
}

TEST(MapReader, GivesItsValues) {
  const Node node = parse_document("title: x\n", "f.yaml");
  const MapReader reader(node, "a case", {"title", "steps"});
  EXPECT_EQ(reader.required("title").text, "x");
  EXPECT_EQ(reader.optional("steps"), nullptr);
  EXPECT_TRUE(reader.has("title"));
  EXPECT_FALSE(reader.has("steps"));
}

TEST(MapReader, RefusesAMissingKey) {
  const auto read = [](const Node& node) { MapReader(node.items[1], "a case", {"title", "steps"}).required("steps"); };
  EXPECT_EQ(refusal_of("- x\n- title: x\n", read), "f.yaml:2:3: a case needs the key steps");
}

TEST(Reading, Text) {
  const auto read = [](const Node& node) { text_of(node.items[0], "the title"); };
  EXPECT_EQ(refusal_of("[x]", read), "accepted");
  EXPECT_EQ(refusal_of("['']", read), "f.yaml:1:2: expected the title, got \"\"");
  EXPECT_EQ(refusal_of("[null]", read), "f.yaml:1:2: expected the title, got nothing");
  EXPECT_EQ(refusal_of("[{}]", read), "f.yaml:1:2: expected the title, got a map");
}

TEST(Reading, Line) {
  const auto read = [](const Node& node) { line_of(node.items[0], "the title"); };
  EXPECT_EQ(refusal_of("- x y\n", read), "accepted");
  EXPECT_EQ(refusal_of("- |\n  x\n  y\n", read).substr(0, 44), "f.yaml:1:3: expected the title in one line, ");
}

TEST(Reading, Numbers) {
  const auto read = [](const Node& node) { number_of(node.items[0], "how many", 1, 20); };
  for (const char* good : {"[1]", "[20]", "['7']"}) EXPECT_EQ(refusal_of(good, read), "accepted") << good;
  for (const char* bad :
       {"[0]", "[21]", "[07]", "[+7]", "[-7]", "[7.0]", "[0x7]", "[seven]", "['7 ']", "[99999999999999999999999]"}) {
    EXPECT_EQ(refusal_of(bad, read).substr(0, 62), "f.yaml:1:2: expected how many, a whole number from 1 to 20, go")
        << bad;
  }
}

TEST(Reading, Truth) {
  EXPECT_TRUE(truth_of(parse_document("true", "f.yaml"), "it"));
  EXPECT_FALSE(truth_of(parse_document("false", "f.yaml"), "it"));
  const auto read = [](const Node& node) { truth_of(node.items[0], "it"); };
  EXPECT_EQ(refusal_of("[yes]", read), "f.yaml:1:2: expected it: one of true, false, got \"yes\"");
}

TEST(Reading, OneOfSomeWords) {
  const auto read = [](const Node& node) { one_of(node.items[0], "a player", {"white", "red"}); };
  EXPECT_EQ(refusal_of("[red]", read), "accepted");
  EXPECT_EQ(refusal_of("[wite]", read),
            "f.yaml:1:2: expected a player: one of white, red, got \"wite\"; did you mean white?");
  EXPECT_EQ(refusal_of("[blue]", read), "f.yaml:1:2: expected a player: one of white, red, got \"blue\"");
  EXPECT_EQ(refusal_of("[[red]]", read), "f.yaml:1:2: expected a player: one of white, red, got a list");
}

TEST(Reading, DistinctWords) {
  const auto read = [](const Node& node) { distinct_words(node, "a player", {"white", "red"}); };
  EXPECT_EQ(refusal_of("[red, white]", read), "accepted");
  EXPECT_EQ(refusal_of("[red, white, red]", read), "f.yaml:1:14: red stands here twice");
}

TEST(Reading, NonEmptyListsAndMaps) {
  const auto items = [](const Node& node) { some_items_of(node, "a list of steps"); };
  const auto entries = [](const Node& node) { some_entries_of(node, "a map"); };
  EXPECT_EQ(refusal_of("[]", items), "f.yaml:1:1: expected a list of steps, got an empty list");
  EXPECT_EQ(refusal_of("{}", entries), "f.yaml:1:1: expected a map, got an empty map");
}

TEST(Reading, DescribesLongTextShortened) {
  const std::string described_text = described(parse_document(std::string(59, 'x') + "éy", "f.yaml"));
  EXPECT_EQ(described_text, "\"" + std::string(59, 'x') + "..\"");
}

}  // namespace
}  // namespace tetrarch::documents
