#include "reports/markdown.hpp"

#include <gmock/gmock.h>

#include "reports/markup.hpp"

namespace tetrarch::reports {
namespace {

std::string rendered(std::string_view text) {
  pugi::xml_document document;
  append_markdown(document, text,
                  {.heading_shift = 1,
                   .address_of = [](const std::string& written) { return written == "known.md" ? "there.html" : ""; },
                   .say_text = [](pugi::xml_node parent, const std::string& said) { add_text(parent, said); },
                   .say_code = [](pugi::xml_node parent, const std::string& code) { say(parent, "code", code); }});
  return html_of(document);
}

TEST(Markdown, HasHeadingsParagraphsAndLists) {
  EXPECT_EQ(rendered("# One\n\nTwo\nthree *four* **five** `six`\n"),
            "<h2>One</h2><p>Two three <em>four</em> <strong>five</strong> <code>six</code></p>");
  EXPECT_EQ(rendered("- a\n- b\n"), "<ul class=\"listed\"><li><p>a</p></li><li><p>b</p></li></ul>");
  EXPECT_EQ(rendered("1. a\n"), "<ol class=\"listed\"><li><p>a</p></li></ol>");
  EXPECT_EQ(rendered("###### deep\n"), "<h6>deep</h6>") << "no heading is lower";
}

TEST(Markdown, HasTables) {
  const std::string table = rendered("| | n |\n| --- | ---: |\n| a `|` b | 1 |\n");
  EXPECT_THAT(table, testing::HasSubstr("<thead><tr><td></td><th scope=\"col\" class=\"number\">n</th></tr></thead>"));
  EXPECT_THAT(rendered("| x |\n| --- |\n| a |\n"),
              testing::HasSubstr("<tbody><tr><th scope=\"row\">a</th></tr></tbody>"));
}

TEST(Markdown, KeepsCodeAsItStands) {
  EXPECT_THAT(rendered("```sh\nfor <x>\n  do\n```\n"), testing::HasSubstr("<code>for &lt;x&gt;\n  do</code></pre>"));
}

TEST(Markdown, LinksLeadToWhatIsKnown) {
  EXPECT_EQ(rendered("[a](known.md) [b](other.md)\n"), "<p><a href=\"there.html\">a</a> b</p>");
  EXPECT_EQ(rendered("[a](javascript:alert(1))\n"), "<p>a</p>");
}

TEST(Markdown, MarkupOfHtmlIsText) {
  EXPECT_EQ(rendered("a <b>c</b>\n"), "<p>a &lt;b&gt;c&lt;/b&gt;</p>");
  EXPECT_THAT(rendered("<script>alert(1)</script>\n"), testing::HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;"));
}

}  // namespace
}  // namespace tetrarch::reports
