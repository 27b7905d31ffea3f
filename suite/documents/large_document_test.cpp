// Files of some MiB. They are read in a second or two; what compares everything with everything takes minutes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "suite/documents/document.hpp"

namespace tetrarch::documents {
namespace {

constexpr std::size_t kKeys = 200'000;

std::string map_of_many_keys() {
  std::string text;
  for (std::size_t key = 1; key <= kKeys; ++key) text += fmt::format("k{}: x\n", key);
  return text;
}

TEST(LargeDocument, ItsKeysAreRead) {
  const Node node = parse_document(map_of_many_keys(), "f.yaml");
  ASSERT_EQ(node.entries.size(), kKeys);
  EXPECT_EQ(node.entries.back().key, fmt::format("k{}", kKeys));
}

TEST(LargeDocument, ItsDuplicateKeyIsFound) {
  try {
    parse_document(map_of_many_keys() + "k77: x\n", "f.yaml");
    ADD_FAILURE() << "accepted";
  } catch (const InputError& error) {
    EXPECT_EQ(error.place(), (Place{"f.yaml", kKeys + 1, 1}));
    EXPECT_EQ(error.message(), "the key k77 stands here twice, first in line 77; keep one of them");
  }
}

}  // namespace
}  // namespace tetrarch::documents
