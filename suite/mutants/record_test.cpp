#include "suite/mutants/record.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "reports/temporary_folder.hpp"

namespace tetrarch::mutants {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class RecordTest : public testing::Test {
 protected:
  Record open(bool is_resumed) const { return Record(file(), measured_, is_resumed); }
  std::filesystem::path file() const { return folder_.path() / "deep/record.jsonl"; }

  // What is wrong with going on.
  std::string fault() const {
    try {
      open(true);
      return "";
    } catch (const std::runtime_error& error) {
      return error.what();
    }
  }

  reports::TemporaryFolder folder_;
  json measured_ = {{"ruleset", "quaternity"}, {"seed", 1}};
};

TEST_F(RecordTest, IsGoneOnWith) {
  open(false).add({"0a", Fate::kCases, "a case"});
  open(true).add({"0b", Fate::kSurvived, ""});
  const auto judged = open(true).judged();
  ASSERT_EQ(judged.size(), 2U);
  EXPECT_EQ(judged.at("0a").fate, Fate::kCases);
  EXPECT_EQ(judged.at("0a").by, "a case");
  EXPECT_EQ(judged.at("0b").fate, Fate::kSurvived);
}

TEST_F(RecordTest, IsNotWrittenOver) {
  open(false).add({"0a", Fate::kCases, "a case"});
  EXPECT_THROW(open(false), std::runtime_error);
  EXPECT_EQ(open(true).judged().size(), 1U);
}

TEST_F(RecordTest, MayBeginWithResuming) { EXPECT_TRUE(open(true).judged().empty()); }

TEST_F(RecordTest, DropsALineThatWasCutShort) {
  open(false).add({"0a", Fate::kCases, "a case"});
  std::ofstream(file(), std::ios::app) << R"({"mutant": "0b", "fa)";
  open(true).add({"0c", Fate::kCampaign, "a finding"});
  const auto judged = open(true).judged();
  EXPECT_EQ(judged.size(), 2U);
  EXPECT_TRUE(judged.contains("0c"));
}

TEST_F(RecordTest, MayBeCutShortInItsFirstLine) {
  folder_.write("deep/record.jsonl", R"({"rule)");
  open(true).add({"0a", Fate::kCases, "a case"});
  EXPECT_EQ(open(true).judged().size(), 1U);
}

TEST_F(RecordTest, IsOfOneMeasurement) {
  open(false).add({"0a", Fate::kCases, "a case"});
  measured_["seed"] = 2;
  EXPECT_THAT(fault(), HasSubstr("another measurement"));
}

TEST_F(RecordTest, NamesALineThatIsNone) {
  folder_.write("deep/record.jsonl", measured_.dump() + "\n{\"mutant\": \"0a\", \"fate\": \"lost\", \"by\": \"\"}\n");
  EXPECT_THAT(fault(), HasSubstr("record.jsonl:2: this is no line of a record"));
  folder_.write("deep/record.jsonl", measured_.dump() + "\n\n");
  EXPECT_THAT(fault(), HasSubstr("record.jsonl:2: this is no line of a record"));
}

TEST(Fates, HaveNames) {
  for (const Fate fate :
       {Fate::kStillborn, Fate::kSameCode, Fate::kCases, Fate::kProperties, Fate::kCampaign, Fate::kSurvived}) {
    EXPECT_EQ(fate_named(name_of(fate)), fate);
  }
  EXPECT_EQ(fate_named("lost"), std::nullopt);
}

}  // namespace
}  // namespace tetrarch::mutants
