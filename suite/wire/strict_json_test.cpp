#include "suite/wire/strict_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace tetrarch::wire {
namespace {

using nlohmann::json;
using testing::HasSubstr;

std::string fault_of(std::string_view text) {
  const auto parsed = parse_strict_json(text);
  const auto* fault = std::get_if<JsonFault>(&parsed);
  return fault != nullptr ? fault->sentence : "";
}

std::string nested(std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); }

TEST(StrictJson, ReadsWhatTheLibraryReads) {
  const std::string text =
      R"( {"a":[1,-2,3.5,true,false,null,"\u00e9\ud83d\ude00",{}],"b":{"a":[]},"":18446744073709551615} )";
  EXPECT_EQ(std::get<json>(parse_strict_json(text)), json::parse(text));
  EXPECT_EQ(std::get<json>(parse_strict_json("7")), json(7));
  EXPECT_EQ(std::get<json>(parse_strict_json("[[1,[2]],[3]]")), json::parse("[[1,[2]],[3]]"));
}

TEST(StrictJson, RefusesAMemberGivenTwice) {
  EXPECT_THAT(fault_of(R"({"a":1,"b":2,"a":1})"), HasSubstr("the member \"a\" is given twice"));
  EXPECT_THAT(fault_of(R"([{"x":{"k":1,"\u006b":2}}])"), HasSubstr("the member \"k\" is given twice"));
  EXPECT_EQ(fault_of(R"({"a":{"a":{}},"b":[{"a":1},{"a":1}]})"), "");
}

TEST(StrictJson, RefusesWhatIsNoNumberOfJson) {
  for (const char* text : {"NaN", "[NaN]", "Infinity", "-Infinity", "[01]", "[+1]", "[.5]", "[0x10]"}) {
    EXPECT_THAT(fault_of(text), HasSubstr("column")) << text;
  }
}

TEST(StrictJson, RefusesANumberThatNoDoubleHolds) {
  EXPECT_THAT(fault_of("[1e999]"), HasSubstr("number overflow"));
  EXPECT_THAT(fault_of("[-1e999]"), HasSubstr("number overflow"));
  EXPECT_TRUE(std::get<json>(parse_strict_json("123456789012345678901234567890")).is_number_float());
}

TEST(StrictJson, RefusesWhatIsNotUtf8) {
  for (const char* text :
       {"\"\xff\"", "\"\xc0\xaf\"", "\"\xed\xa0\x80\"", "\"\xe2\x82\"", R"("\ud800")", R"("\udc00")"}) {
    EXPECT_NE(fault_of(text), "") << excerpt(text);
  }
  EXPECT_THAT(fault_of("\xEF\xBB\xBF{}"), HasSubstr("byte order mark"));
}

TEST(StrictJson, RefusesNulWhereverItStands) {
  using namespace std::string_literals;
  for (const std::string& text : {"{}\0"s, "{}\0trailing"s, "\0{}"s, "[\"a\0b\"]"s}) {
    EXPECT_THAT(fault_of(text), HasSubstr("a NUL byte")) << excerpt(text);
  }
  EXPECT_EQ(fault_of(R"(["\u0000"])"), "");
}

TEST(StrictJson, RefusesTrailingGarbageAndUnfinishedTexts) {
  for (const char* text :
       {"{} {}", "{}x", "1 2", "[1,]", "{\"a\":1,}", "[", "{\"a\"", "\"abc", "", "  ", "nul", "{} // c"}) {
    EXPECT_NE(fault_of(text), "") << text;
  }
}

TEST(StrictJson, RefusesNestingBeyondTheLimit) {
  EXPECT_EQ(fault_of(nested(kNestingLimit)), "");
  EXPECT_THAT(fault_of(nested(kNestingLimit + 1)), HasSubstr("more than 64 levels"));
  EXPECT_THAT(fault_of(nested(100'000)), HasSubstr("more than 64 levels"));
  EXPECT_THAT(fault_of(std::string(1 << 20, '[')), HasSubstr("more than 64 levels"));
  std::string objects;
  for (int level = 0; level < 100'000; ++level) objects += R"({"a":)";
  EXPECT_THAT(fault_of(objects), HasSubstr("more than 64 levels"));
}

TEST(StrictJson, SentencesAreShortAndReadable) {
  const std::string sentence = fault_of("[\"" + std::string(500'000, 'x') + "\x01\"]");
  EXPECT_LT(sentence.size(), 300U);
  EXPECT_EQ(sentence.find('\x01'), std::string::npos);
}

TEST(Excerpt, ShowsControlCharactersAndCuts) {
  EXPECT_EQ(excerpt("plain {\"a\":1}"), "plain {\"a\":1}");
  EXPECT_EQ(excerpt("a\n\x1b[0m\xc3\xa9\x7f"), "a\\x0A\\x1B[0m\\xC3\\xA9\\x7F");
  EXPECT_EQ(excerpt(std::string(20, 'a'), 4), "aaaa .. (20 bytes)");
}

}  // namespace
}  // namespace tetrarch::wire
