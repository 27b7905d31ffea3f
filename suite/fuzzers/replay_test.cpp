// A fuzzer's corpus, handed to it file by file. It is compiled once for each fuzzer.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include "suite/fuzzers/fuzzer.hpp"

namespace tetrarch::fuzzers {
namespace {

std::vector<std::filesystem::path> corpus() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(TETRARCH_CORPUS)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::uint8_t> bytes_of(const std::filesystem::path& file) {
  std::ifstream input(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(input), {}};
}

TEST(Corpus, IsReplayed) {
  const auto files = corpus();
  ASSERT_FALSE(files.empty()) << TETRARCH_CORPUS << " is empty";
  for (const auto& file : files) {
    // Named first: a fault ends the process.
    std::cout << file.filename().string() << std::endl;
    ASSERT_TRUE(std::filesystem::is_regular_file(file));
    const auto bytes = bytes_of(file);
    ASSERT_EQ(bytes.size(), std::filesystem::file_size(file));
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
}

}  // namespace
}  // namespace tetrarch::fuzzers
