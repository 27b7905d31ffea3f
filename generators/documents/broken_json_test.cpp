#include "generators/documents/broken_json.hpp"

#include <gtest/gtest.h>

#include <set>

#include "generators/pinned_check.hpp"

namespace tetrarch::generators {
namespace {

using nlohmann::json;

constexpr std::size_t kDocuments = 2000;

const json kValidDocument = {{"kind", "move"}, {"from", "a1"}, {"to", {{"squares", {"a2", "b2"}}, {"round", 3}}}};

// The documents of that many seeds.
std::vector<std::string> broken_documents() {
  std::vector<std::string> texts;
  for (std::uint64_t seed = 1; seed <= kDocuments; ++seed) {
    Dice dice{rc::Random(seed)};
    texts.push_back(broken_json(dice, kValidDocument));
  }
  return texts;
}

bool has_member_twice(const std::string& text) {
  bool is_twice = false;
  std::vector<std::set<std::string>> open;
  const auto watch = [&](int, json::parse_event_t event, const json& parsed) {
    if (event == json::parse_event_t::object_start) open.emplace_back();
    if (event == json::parse_event_t::object_end) open.pop_back();
    if (event == json::parse_event_t::key) is_twice = is_twice || !open.back().insert(parsed).second;
    return true;
  };
  const json parsed = json::parse(text, watch, false);
  return !parsed.is_discarded() && is_twice;
}

TEST(BrokenJson, IsOneLineOfABoundedLength) {
  for (const std::string& text : broken_documents()) {
    ASSERT_EQ(text.find('\n'), std::string::npos) << text;
    ASSERT_LE(text.size(), std::size_t{4} << 20);
    ASSERT_EQ(text.find("<raw "), std::string::npos) << text;
  }
}

TEST(BrokenJson, IsTheSameOfTheSameSeed) { EXPECT_EQ(broken_documents(), broken_documents()); }

TEST(BrokenJson, IsOfManyKinds) {
  std::size_t unchanged = 0;
  std::size_t no_json = 0;
  std::size_t other_json = 0;
  std::size_t doubled = 0;
  for (const std::string& text : broken_documents()) {
    const json parsed = json::parse(text, nullptr, false);
    if (parsed.is_discarded()) ++no_json;
    if (!parsed.is_discarded() && parsed != kValidDocument) ++other_json;
    if (parsed == kValidDocument) ++unchanged;
    if (has_member_twice(text)) ++doubled;
  }
  EXPECT_GT(no_json, kDocuments / 20);
  EXPECT_GT(other_json, kDocuments / 2);
  EXPECT_GT(unchanged, 0U);
  EXPECT_LT(unchanged, kDocuments / 5);
  EXPECT_GT(doubled, kDocuments / 50);
}

TEST(BrokenJson, TakesADocumentWithoutParts) {
  for (const json& valid : {json(), json("a1"), json::array(), json::object()}) {
    check_pinned(1, 200, [&] { *made_by([&](Dice& dice) { return broken_json(dice, valid); }); });
  }
}

}  // namespace
}  // namespace tetrarch::generators
