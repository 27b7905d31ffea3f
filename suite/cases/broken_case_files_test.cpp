// Case files that are broken: each is refused with a place and a reason, or its cases are as sound as any. What must
// hold is in watched_loader.hpp.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "generators/documents/broken_text.hpp"
#include "generators/pinned_check.hpp"
#include "suite/cases/watched_loader.hpp"

namespace tetrarch::cases {
namespace {

using generators::Dice;

constexpr int kInputs = 2000;

std::string text_of(const std::filesystem::path& file) {
  std::ifstream input(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(input), {}};
}

// The fixtures' case files, cut up: a file for each of their cases.
std::vector<std::string> files_of_one_case() {
  const std::string start = "\n  - case:";
  std::vector<std::string> files;
  for (const CaseFile& file : case_files_in(TETRARCH_FIXTURES, "quaternity")) {
    const std::string text = text_of(file.path);
    const std::size_t first = text.find(start);
    for (std::size_t begin = first; begin != std::string::npos;) {
      const std::size_t end = text.find(start, begin + 1);
      files.push_back(text.substr(0, first) + text.substr(begin, end - begin) + "\n");
      begin = end;
    }
  }
  return files;
}

TEST(BrokenCaseFiles, AreRefusedAtAPlaceOrAreSound) {
  const WatchedLoader loader(TETRARCH_FIXTURES);
  const std::vector<std::string> valid = files_of_one_case();
  ASSERT_GT(valid.size(), 100U);
  const auto broken = generators::made_by([&](Dice& dice) { return generators::broken_text(dice, dice.pick(valid)); });
  int accepted = 0;
  generators::check_pinned(5, kInputs, [&] {
    const auto told = loader.read(*broken);
    RC_ASSERT(told.fault.value_or("") == "");
    RC_ASSERT((told.case_count == 0) != told.refusal.empty());
    if (told.refusal.empty()) ++accepted;
  });
  EXPECT_GE(accepted, kInputs / 40);
  EXPECT_LE(accepted, kInputs * 3 / 4);
}

}  // namespace
}  // namespace tetrarch::cases
