#include "suite/service/record_schema.hpp"

#include <fstream>
#include <sstream>

#include "suite/service/served.hpp"

namespace tetrarch::service {
namespace {

std::string text_of(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(std::string(TETRARCH_FIXTURES) + "/" + file).rdbuf();
  return text.str();
}

// The first JSON example of a page of documentation.
json example_in(const std::string& page) {
  const std::string text = text_of(page);
  const std::string fence = "```json\n";
  const std::size_t begin = text.find(fence) + fence.size();
  return json::parse(text.substr(begin, text.find("```", begin) - begin));
}

TEST(RecordSchema, SaysWhereAndWhat) {
  json record = record_in(game_with(nullptr, {move_of("e1", "f1")}));
  EXPECT_EQ(fault_of_record(record), std::nullopt);
  record["events"][0]["action"]["from"] = "z9";
  EXPECT_EQ(fault_of_record(record),
            "record.events[0].action.from: expected a square such as \"a1\" or \"l12\", got \"z9\"");
  EXPECT_EQ(fault_of_record(nullptr), "record: expected a record, an object, got null");
}

TEST(RecordSchema, BoundsThePieces) {
  json record = record_in(QuaternityService());
  record["state"]["pieces"] = json(145, record["state"]["pieces"][0]);
  EXPECT_EQ(fault_of_record(record), "record.state.pieces: a list of more than 144 items");
}

TEST(RecordSchema, TakesLongGames) {
  json record = record_in(game_with(nullptr, {propose_draw()}));
  record["events"] = json(16'500, record["events"][0]);
  EXPECT_EQ(fault_of_record(record), std::nullopt);
}

TEST(RecordSchema, IsStrictEverywhere) {
  const json definitions = json::parse(text_of("schemas/record.schema.json"))["definitions"];
  for (const auto& [name, definition] : definitions.items()) {
    if (!definition.contains("properties") || name == "action") continue;
    EXPECT_EQ(definition.value("additionalProperties", true), false) << name;
  }
}

TEST(RecordSchema, TheDocumentedRecordIsTakenAndSavedAgain) {
  const json record = example_in("RECORDS.md");
  QuaternityService game;
  result_of(game.restore(record));
  EXPECT_EQ(record_in(game), record);
}

}  // namespace
}  // namespace tetrarch::service
