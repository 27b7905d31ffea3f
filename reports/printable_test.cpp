#include "reports/printable.hpp"

#include <gtest/gtest.h>

namespace tetrarch::reports {
namespace {

using Lines = std::vector<std::string>;

TEST(Printable, LeavesOrdinaryTextAlone) {
  EXPECT_EQ(printable("White's K\xC3\xB6nig \xE2\x99\x94 C:\\path \xF0\x9F\x8F\xB0"),
            "White's K\xC3\xB6nig \xE2\x99\x94 C:\\path \xF0\x9F\x8F\xB0");
  EXPECT_EQ(printable(""), "");
}

TEST(Printable, ShowsControlCharactersAndEscapes) {
  EXPECT_EQ(printable("a\x1b[31mb\nc\rd\te\x07\x7f"), "a\\x1b[31mb\\nc\\rd\\te\\x07\\x7f");
  EXPECT_EQ(printable(std::string_view("\0x", 2)), "\\x00x");
  EXPECT_EQ(printable("\xC2\x9B"
                      "31m"),
            "\\u{9b}31m");
}

TEST(Printable, ShowsMarksThatReorderOrHideText) {
  EXPECT_EQ(printable("a\xE2\x80\xAE"
                      "b"),
            "a\\u{202e}b");
  EXPECT_EQ(printable("a\xE2\x81\xA6"
                      "b"),
            "a\\u{2066}b");
  EXPECT_EQ(printable("a\xE2\x80\x8B"
                      "b"),
            "a\\u{200b}b");
  EXPECT_EQ(printable("a\xD8\x9C"
                      "b"),
            "a\\u{61c}b");
  EXPECT_EQ(printable("a\xE2\x80\xA8"
                      "b"),
            "a\\u{2028}b");
  EXPECT_EQ(printable("\xEF\xBB\xBF"
                      "b"),
            "\\u{feff}b");
  EXPECT_EQ(printable("\xEF\xBF\xBF"
                      "b"),
            "\\u{ffff}b");
  EXPECT_EQ(printable("\xF3\xA0\x81\x81"), "\\u{e0041}");
}

TEST(Printable, ShowsBytesThatAreNotUtf8) {
  EXPECT_EQ(printable("\xff"
                      "a\xC3"),
            "\\xffa\\xc3");
  EXPECT_EQ(printable("\xE2\x82"), "\\xe2\\x82");
  EXPECT_EQ(printable("\xC0\xAF"), "\\xc0\\xaf");                    // overlong
  EXPECT_EQ(printable("\xED\xA0\x80"), "\\xed\\xa0\\x80");           // half a surrogate pair
  EXPECT_EQ(printable("\xF4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");  // beyond Unicode
}

TEST(Printable, CutsWhatIsTooLongAndSaysHowMuch) {
  EXPECT_EQ(printable("abcdef", 6), "abcdef");
  EXPECT_EQ(printable("abcdefg", 6), "abcdef [.. 1 more characters]");
  EXPECT_EQ(printable("\xC3\xB6\xC3\xB6\xC3\xB6", 2), "\xC3\xB6\xC3\xB6 [.. 1 more characters]");
  EXPECT_EQ(printable("ab\x1b"
                      "cd",
                      4),
            "ab [.. 3 more characters]");  // an escape is not cut in two
  const std::string line = printable(std::string(5000, 'x'));
  EXPECT_EQ(line, std::string(2000, 'x') + " [.. 3000 more characters]");
}

TEST(PrintableTail, DividesLines) {
  EXPECT_EQ(printable_tail("one\ntwo\r\n\nfo\rur\x1b"), (Lines{"one", "two", "", "fo\\rur\\x1b"}));
  EXPECT_EQ(printable_tail("one\n"), Lines{"one"});
  EXPECT_TRUE(printable_tail("").empty());
}

TEST(PrintableTail, KeepsTheEnd) {
  EXPECT_EQ(printable_tail("one\ntwo", 5), (Lines{"[.. 2 earlier characters]", "e", "two"}));
  std::string many;
  for (int line = 0; line < 100; ++line) many += "x\n";
  const Lines tail = printable_tail(many);
  EXPECT_EQ(tail.size(), kTailLines + 1);
  EXPECT_EQ(tail.front(), "[.. 120 earlier characters]");
  EXPECT_EQ(tail.back(), "x");
  EXPECT_EQ(printable_tail(many + "y").size(), kTailLines + 1) << "with a last line that is not ended";
}

TEST(PrintableDocument, IsBoundedAndVisible) {
  EXPECT_EQ(printable_document({{"a", "\x1b\xE2\x80\xAE"}}), "{\"a\":\"\\u001b\\u{202e}\"}");
  EXPECT_EQ(printable_document("\xff"), "\"\xEF\xBF\xBD\"");
  EXPECT_EQ(printable_document("abcdef", 3), "\"ab [.. 5 more characters]");
}

TEST(PrintableDocument, DoesNotDescendWithoutBound) {
  nlohmann::json deep = 1;
  for (int level = 0; level < 64; ++level) deep = nlohmann::json::array({std::move(deep)});
  EXPECT_FALSE(is_too_deep(deep));
  deep = nlohmann::json::array({std::move(deep)});
  EXPECT_TRUE(is_too_deep(deep));
  EXPECT_EQ(printable_document(deep), "[a document nested beyond 64 levels]");
}

TEST(ColumnsOf, CountsCharacters) { EXPECT_EQ(columns_of("a\xC3\xB6\xE2\x99\x94"), 3U); }

}  // namespace
}  // namespace tetrarch::reports
