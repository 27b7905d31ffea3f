// `tetrarch book`.
#include <gmock/gmock.h>

#include <filesystem>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;

class Book : public ProgramTest {
 protected:
  Outcome write_into(const std::string& name) const { return run({"book", "--out", name}); }

  void expect_refused(const std::string& name, const std::string& why) const {
    const Outcome outcome = write_into(name);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr(why));
  }
};

// Every address in the site, and every resource of a page, is one of the site's own.
constexpr const char* kLinks = R"py(
import html.parser, os, sys, urllib.parse

class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.ids, self.links = set(), []
        self.feed(open(path, encoding="utf-8").read())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.ids.add(values.get("id"))
        self.links += [values[name] for name in ("href", "src") if name in values]

paths = [os.path.join(folder, name) for folder, _, names in os.walk("book") for name in names]
pages = {path: Page(path) for path in paths if path.endswith(".html")}
links = broken = 0
for path, page in pages.items():
    for link in page.links:
        links += 1
        file, _, fragment = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(path), file)) if file else path
        found = target in paths and (not fragment or urllib.parse.unquote(fragment) in pages[target].ids)
        if not found:
            broken += 1
            print(path, "->", link)
print("broken:", broken, "of more than 20000" if links > 20000 else links)
)py";

TEST_F(Book, OfEveryCaseLeadsNowhereElse) {
  ASSERT_EQ(write_into("book").exit_code, 0);
  write("links.py", kLinks);
  const Outcome outcome = run_in_shell("python3 links.py");
  EXPECT_EQ(outcome.output, "broken: 0 of more than 20000\n") << outcome.errors;
}

TEST_F(Book, HasEveryClauseAndEveryCaseAtItsAddress) {
  ASSERT_EQ(write_into("book").exit_code, 0);
  const auto ledger = nlohmann::json::parse(run({"clauses", "--json"}).output);
  for (const auto& [ruleset, clauses] : ledger.at("rulesets").items()) {
    const std::string rules = read("book/" + ruleset + "/index.html");
    for (const auto& clause : clauses) {
      EXPECT_THAT(rules, HasSubstr(" id=\"" + clause.at("id").get<std::string>() + "\""));
      for (const std::string name : clause.at("allowing")) {
        const auto slash = name.rfind('/');
        const std::filesystem::path page = folder() / "book" / name.substr(0, slash) / "index.html";
        ASSERT_TRUE(std::filesystem::exists(page)) << page;
      }
    }
  }
  const std::string batch = read("book/quaternity/batch/index.html");
  EXPECT_THAT(batch, HasSubstr(" id=\"one-rook-mates-two\""));
  EXPECT_THAT(batch, HasSubstr("transfer: what is left of red's army goes from red to white"));
  EXPECT_THAT(batch, HasSubstr("./tetrarch explain fixtures/quaternity/cases/batch.yaml#one-rook-mates-two"));
  EXPECT_THAT(batch, HasSubstr("red: K c12, N a5")) << "the case as it is written";
}

TEST_F(Book, IsTheSameEveryTimeAndTakesThePlaceOfAnEarlierOne) {
  ASSERT_EQ(write_into("book").exit_code, 0);
  ASSERT_EQ(write_into("other/book").exit_code, 0);
  const auto first = reports::files_in(folder() / "book");
  EXPECT_EQ(reports::differing_files(first, reports::files_in(folder() / "other/book")), std::set<std::string>{});
  auto list = read_json("book/book.json");
  list.at("files").push_back("chess/old/index.html");
  write("book/book.json", list.dump());
  write("book/chess/old/index.html", "of an earlier book");
  write("book/index.html", "damaged");
  const Outcome again = write_into("book");
  EXPECT_EQ(again.exit_code, 0) << again.errors;
  EXPECT_EQ(reports::differing_files(first, reports::files_in(folder() / "book")), std::set<std::string>{});
  EXPECT_FALSE(std::filesystem::exists(folder() / "book/chess"));
}

TEST_F(Book, TouchesNothingThatIsNoBook) {
  write("mine/notes.txt", "precious");
  expect_refused("mine",
                 "--out mine: notes.txt is there, which no book has; name a folder that is new, empty or holds a");
  write("mine/book.json", R"({"format": "something else", "files": ["notes.txt"]})");
  expect_refused("mine", "is there, which no book has");
  EXPECT_EQ(read("mine/notes.txt"), "precious");
  EXPECT_FALSE(std::filesystem::exists(folder() / "mine/index.html"));
  expect_refused("mine/notes.txt", "--out mine/notes.txt: this folder cannot be made");
  expect_refused("mine/notes.txt/book", "this folder cannot be made");
  expect_refused("", "--out");
}

TEST_F(Book, LeavesAloneWhatAListNamesOutsideOfTheFolder) {
  write("precious.txt", "precious");
  write("book/book.json", R"({"format": "tetrarch-book", "version": 1, "files": ["../precious.txt"]})");
  EXPECT_EQ(write_into("book").exit_code, 0);
  EXPECT_EQ(read("precious.txt"), "precious");
}

}  // namespace
}  // namespace tetrarch::commands
