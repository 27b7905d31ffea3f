#include "suite/documents/document.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "reports/temporary_folder.hpp"

namespace tetrarch::documents {
namespace {

// What parsing the text is refused with, "FILE:LINE:COLUMN: message".
std::string refusal_of(const std::string& text) {
  try {
    parse_document(text, "f.yaml");
  } catch (const InputError& error) {
    return error.what();
  }
  return "accepted";
}

bool starts_with(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }

#define EXPECT_REFUSED(text, start)                                     \
  do {                                                                  \
    const std::string refusal = refusal_of(text);                       \
    EXPECT_TRUE(starts_with(refusal, start)) << "refusal: " << refusal; \
  } while (false)

std::string nested(std::size_t depth) { return std::string(depth, '[') + "x" + std::string(depth, ']'); }

std::string refusal_of_file(const std::filesystem::path& file) {
  try {
    read_document(file);
  } catch (const InputError& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Document, GivesTheTreeWithPlaces) {
  const Node root = parse_document("a: 1\nb:\n  - x\n  - {c: 'd e', f: }\ng: ~\n", "f.yaml");
  ASSERT_TRUE(root.is_map());
  ASSERT_EQ(root.entries.size(), 3U);
  EXPECT_EQ(root.place, (Place{"f.yaml", 1, 1}));
  EXPECT_EQ(root.entries[1].key, "b");
  EXPECT_EQ(root.entries[1].place, (Place{"f.yaml", 2, 1}));
  const Node& list = root.entries[1].value;
  ASSERT_TRUE(list.is_sequence());
  EXPECT_EQ(list.items[0].place, (Place{"f.yaml", 3, 5}));
  EXPECT_EQ(list.items[1].find("c")->text, "d e");
  EXPECT_EQ(list.items[1].find("c")->place, (Place{"f.yaml", 4, 9}));
  EXPECT_TRUE(list.items[1].find("f")->is_null());
  EXPECT_EQ(list.items[1].find("f")->place, (Place{"f.yaml", 4, 17}));
  EXPECT_EQ(list.items[1].find("nothing"), nullptr);
  EXPECT_TRUE(root.find("g")->is_null());
  EXPECT_EQ(root.find("g")->place, (Place{"f.yaml", 5, 4}));
}

TEST(Document, ReadsEveryScalarAsItsText) {
  const Node root = parse_document("[010, yes, 'null', 1e3, 0x1F, \"5\"]", "f.yaml");
  EXPECT_EQ(as_json(root), nlohmann::json::parse(R"(["010", "yes", "null", "1e3", "0x1F", "5"])"));
}

TEST(Document, GivesJsonAsItStands) {
  EXPECT_EQ(as_json(parse_document("{a: [1, null, {}], b: []}", "f.yaml")),
            nlohmann::json::parse(R"({"a": ["1", null, {}], "b": []})"));
}

TEST(Document, PlacesAnEmptyValueAfterItsKey) {
  const Node root = parse_document("a:\nb:\n  - # none\n  - x\n", "f.yaml");
  EXPECT_EQ(root.find("a")->place, (Place{"f.yaml", 1, 2}));
  EXPECT_EQ(root.find("b")->items[0].place.line, 3U);
}

TEST(Document, CountsColumnsInCharacters) { EXPECT_REFUSED("{é: ü, é: 1}", "f.yaml:1:8: the key é stands here twice"); }

TEST(Document, NamesPlacesWithinScalars) {
  const Node root = parse_document("a: x é z\nb: 'x y'\nc: \"x\\ty\"\nd: x\n  y\n", "f.yaml");
  EXPECT_EQ(place_within(*root.find("a"), 5), (Place{"f.yaml", 1, 8}));
  EXPECT_EQ(place_within(*root.find("b"), 2), (Place{"f.yaml", 2, 7}));
  EXPECT_EQ(place_within(*root.find("c"), 2), (Place{"f.yaml", 3, 4}));
  EXPECT_EQ(place_within(*root.find("d"), 2), (Place{"f.yaml", 4, 4}));
}

TEST(Document, LeavesOutAByteOrderMarkAndTakesCarriageReturns) {
  const Node root = parse_document(
      "\xEF\xBB\xBF"
      "a: 1\r\nb: 2\r\n",
      "f.yaml");
  EXPECT_EQ(root.find("b")->text, "2");
  EXPECT_EQ(root.find("b")->place, (Place{"f.yaml", 2, 4}));
}

TEST(Document, RefusesADuplicateKey) {
  EXPECT_REFUSED("a: 1\nb:\n  c: 1\n  c: 2\n", "f.yaml:4:3: the key c stands here twice, first in line 3");
  EXPECT_REFUSED("{a: 1, 'a': 2}", "f.yaml:1:8: the key a");
}

TEST(Document, RefusesAnchorsAliasesAndTags) {
  EXPECT_REFUSED("a: &x 1\n", "f.yaml:1:4: anchors are not read");
  EXPECT_REFUSED("a: &x\n", "f.yaml:1:4: anchors are not read");
  EXPECT_REFUSED("&x a: 1\n", "f.yaml:1:1: anchors are not read");
  EXPECT_REFUSED("a:\n  &x [1]\n", "f.yaml:2:3: anchors are not read");
  EXPECT_REFUSED("a: &x {b: *x}\n", "f.yaml:1:4: anchors are not read");
  EXPECT_REFUSED("a: *x\n", "f.yaml:1:4: ");
  EXPECT_REFUSED("a: !!str 1\n", "f.yaml:1:4: tags are not read");
  EXPECT_REFUSED("a: ! 1\n", "f.yaml:1:4: tags are not read");
  EXPECT_REFUSED("a: ! '1'\n", "f.yaml:1:4: tags are not read");
  EXPECT_REFUSED("a: !x [1]\n", "f.yaml:1:4: tags are not read");
  EXPECT_REFUSED("a: !x {b: 1}\n", "f.yaml:1:4: tags are not read");
  EXPECT_REFUSED("a: !!null\nb: 1\n", "f.yaml:1:4: tags are not read");
}

TEST(Document, RefusesNestingBeyondTheLimit) {
  EXPECT_EQ(refusal_of(nested(kNestingLimit)), "accepted");
  EXPECT_REFUSED(nested(kNestingLimit + 1), "f.yaml:1:33: nested deeper than 32 levels");
  EXPECT_REFUSED(nested(100000), "f.yaml:1:33: nested deeper than 32 levels");
}

TEST(Document, RefusesSeveralDocuments) {
  EXPECT_REFUSED("a: 1\n---\nb: 2\n", "f.yaml:3:1: a second document");
  EXPECT_EQ(refusal_of("---\na: 1\n...\n"), "accepted");
}

TEST(Document, RefusesAnEmptyFile) {
  EXPECT_REFUSED("", "f.yaml:1:1: the file is empty");
  EXPECT_REFUSED("# nothing\n\n", "f.yaml:1:1: the file is empty");
  EXPECT_REFUSED("---\n", "f.yaml:1:1: the file is empty");
  EXPECT_REFUSED("\xEF\xBB\xBF", "f.yaml:1:1: the file is empty");
}

TEST(Document, RefusesWhatIsNoText) {
  EXPECT_REFUSED(std::string("a: b\nc: \0d\n", 11), "f.yaml:2:4: a control character (byte 0x00)");
  EXPECT_REFUSED("a: \x04\n", "f.yaml:1:4: a control character (byte 0x04)");
  EXPECT_REFUSED("a: \x7F\n", "f.yaml:1:4: a control character (byte 0x7F)");
  for (const char* bad : {"\xFF", "\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80",
                          "\xF4\x90\x80\x80", "\xF0\x80\x80\x80", "\xE2\x82"}) {
    EXPECT_REFUSED(std::string("a: ") + bad, "f.yaml:1:4: this is not UTF-8 text");
  }
  EXPECT_EQ(refusal_of("a: \xE2\x82\xAC \xF0\x9F\x99\x82 \xF4\x8F\xBF\xBD"), "accepted");
}

TEST(Document, RefusesSyntaxErrors) {
  EXPECT_REFUSED("a: [1\nb: 2\n", "f.yaml:2:");
  EXPECT_REFUSED("a: {b: 1\n", "f.yaml:2:1: this is no YAML: ");
  EXPECT_REFUSED("a: [b, 1\n", "f.yaml:2:1: this is no YAML: ");
  EXPECT_REFUSED("a: b: c\n", "f.yaml:1:5: this is no YAML: ");
  EXPECT_REFUSED("a: 1\n\tb: 2\n", "f.yaml:");
}

TEST(Document, RefusesAQuoteThatIsNeverClosed) {
  EXPECT_REFUSED("a: 'x\n", "f.yaml:1:4: this quote is never closed");
  EXPECT_REFUSED("a: 'x''\n", "f.yaml:1:4: this quote is never closed");
  EXPECT_REFUSED("a: \"x\\\"\n", "f.yaml:1:4: this quote is never closed");
  EXPECT_EQ(parse_document("a: 'x''y'''", "f.yaml").find("a")->text, "x'y'");
  EXPECT_EQ(parse_document("a: \"x\\\"\"", "f.yaml").find("a")->text, "x\"");
}

TEST(Document, RefusesKeysThatAreNoWords) {
  EXPECT_REFUSED("[a]: 1\n", "f.yaml:1:1: expected a key that is a word");
  EXPECT_REFUSED("a: 1\n~: 1\n", "f.yaml:2:1: expected a key that is a word");
  EXPECT_REFUSED("a: 1\n? {b: 1}\n: 1\n", "f.yaml:2:3: expected a key that is a word");
}

TEST(DocumentFile, RefusesWhatCannotBeRead) {
  const reports::TemporaryFolder folder;
  const std::string missing = (folder.path() / "missing.yaml").string();
  EXPECT_EQ(refusal_of_file(missing), missing + ": there is no such file");
  EXPECT_EQ(refusal_of_file(folder.path()), folder.path().string() + ": this is a folder; expected a file");
  const std::filesystem::path pipe = folder.path() / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(refusal_of_file(pipe), pipe.string() + ": this is no regular file");
}

TEST(DocumentFile, RefusesAFileBeyondTheLimit) {
  const reports::TemporaryFolder folder;
  const std::string head = "a: 1\n# ";
  const auto fits = folder.write("fits.yaml", head + std::string(kFileLimit - head.size(), 'x'));
  EXPECT_EQ(refusal_of_file(fits), "accepted");
  const auto large = folder.write("large.yaml", head + std::string(kFileLimit - head.size() + 1, 'x'));
  EXPECT_EQ(refusal_of_file(large), large.string() + ": the file has 8388609 bytes; at most 8388608 are read");
  EXPECT_REFUSED(std::string(kFileLimit + 1, 'x'), "f.yaml: the file has 8388609 bytes");
}

TEST(DocumentFile, NamesTheFile) {
  const reports::TemporaryFolder folder;
  const auto file = folder.write("a.yaml", "a: 1\na: 2\n");
  EXPECT_TRUE(starts_with(refusal_of_file(file), file.string() + ":2:1: the key a"));
}

}  // namespace
}  // namespace tetrarch::documents
