#include "suite/service/record_schema.hpp"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

std::string text_of(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(std::string(TETRARCH_FIXTURES) + "/" + file).rdbuf();
  return text.str();
}

// The JSON examples of a page of documentation.
std::vector<json> examples_in(const std::string& page) {
  const std::string text = text_of(page);
  const std::string fence = "```json\n";
  std::vector<json> examples;
  for (auto begin = text.find(fence); begin != std::string::npos; begin = text.find(fence, begin)) {
    begin += fence.size();
    examples.push_back(json::parse(text.substr(begin, text.find("```", begin) - begin)));
  }
  return examples;
}

TEST(RecordSchema, SaysWhereAndWhat) {
  json record = record_in(game_with(nullptr, {move_of("e1", "f1")}));
  EXPECT_EQ(fault_of_record(record, "quaternity"), std::nullopt);
  record["events"][0]["action"]["from"] = "z9";
  EXPECT_EQ(fault_of_record(record, "quaternity"),
            "record.events[0].action.from: expected a square such as \"a1\" or \"l12\", got \"z9\"");
  EXPECT_EQ(fault_of_record(nullptr, "quaternity"), "record: expected a record, an object, got null");
}

TEST(RecordSchema, IsThatOfTheRuleset) {
  const json quaternity = record_in(QuaternityService());
  const json quantum = record_in(QuantumService());
  EXPECT_EQ(fault_of_record(quantum, "quantum"), std::nullopt);
  EXPECT_NE(fault_of_record(quantum, "quaternity"), std::nullopt);
  EXPECT_NE(fault_of_record(quaternity, "quantum"), std::nullopt);
}

TEST(RecordSchema, BoundsThePieces) {
  json record = record_in(QuaternityService());
  record["state"]["pieces"] = json(145, record["state"]["pieces"][0]);
  EXPECT_EQ(fault_of_record(record, "quaternity"), "record.state.pieces: a list of more than 144 items");
}

TEST(RecordSchema, BoundsTheLists) {
  const json whole = record_in(quantum_game(quantum_document("nKc11~ sKj3 sPd4*", 15, "north"), {}));
  for (const auto& [list, most] : {std::pair("pieces", 144), {"unmoved", 12}, {"passed", 144}, {"outside", 144}}) {
    json record = whole;
    const json item = std::string(list) == "unmoved" ? json("g12") : record["state"][list][0];
    record["state"][list] = json(static_cast<std::size_t>(most) + 1, item);
    EXPECT_EQ(fault_of_record(record, "quantum"),
              fmt::format("record.state.{}: a list of more than {} items", list, most));
  }
}

TEST(RecordSchema, BoundsTheNumbers) {
  const json whole = record_in(quantum_game(quantum_document("nKc11~ sKj3", 15, "north"), {}));
  const std::vector<std::pair<const char*, std::vector<json>>> bad = {{"/state/round", {0, 62, 1.5, "15"}},
                                                                      {"/state/outside/0/until", {1, 63, 16.5, "16"}},
                                                                      {"/state/hand/north/rook", {-1, 161, 0.5, "0"}}};
  for (const auto& [place, values] : bad) {
    for (const json& value : values) {
      json record = whole;
      record.at(json::json_pointer(place)) = value;
      EXPECT_NE(fault_of_record(record, "quantum"), std::nullopt) << place << " " << value;
    }
  }
}

TEST(RecordSchema, TakesLongGames) {
  json record = record_in(game_with(nullptr, {propose_draw()}));
  record["events"] = json(16'500, record["events"][0]);
  EXPECT_EQ(fault_of_record(record, "quaternity"), std::nullopt);
}

TEST(RecordSchema, IsStrictEverywhere) {
  const json definitions = json::parse(text_of("schemas/record.schema.json"))["definitions"];
  for (const auto& [name, definition] : definitions.items()) {
    if (!definition.contains("properties") || name.ends_with(".action")) continue;
    EXPECT_EQ(definition.value("additionalProperties", true), false) << name;
  }
}

TEST(RecordSchema, TheDocumentedRecordsAreTakenAndSavedAgain) {
  const auto records = examples_in("RECORDS.md");
  ASSERT_EQ(records.size(), 2U);
  for (const json& record : records) {
    const auto game = make_game(record["ruleset"].get<std::string>());
    result_of(game->restore(record));
    EXPECT_EQ(record_in(*game), record);
  }
}

}  // namespace
}  // namespace tetrarch::service
