#include "suite/misreadings/misreading.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "suite/cases/written_files.hpp"

namespace tetrarch::misreadings {
namespace {

const std::filesystem::path kProject = TETRARCH_PROJECT;

// The keys of a misreading, of which a test changes one.
struct Keys {
  std::string id = "a-pass";
  std::string clause = "Q-A-1";
  std::string believes = "Passing is free.";
  std::string file = "reference/quaternity/game.cpp";
  std::string find = "old";
  std::string replace = "new";

  // In six lines; the values begin in these columns: id 9, clause 13, believes 15, file 11, find 11, replace 14.
  std::string text() const {
    return "  - id: " + id + "\n    clause: " + clause + "\n    believes: " + believes + "\n    file: " + file +
           "\n    find: " + find + "\n    replace: " + replace + "\n";
  }
};

class MisreadingFile : public cases::WrittenFiles {
 protected:
  std::vector<Misreading> read(const std::string& text) const {
    return read_misreadings(write("f.yaml", text), books().front());
  }
  std::string refusal_of(const std::string& text) const {
    return refusal([&] { read(text); });
  }
  // Of a file with one misreading, whose id stands in line 2.
  std::string refusal_of(const Keys& keys) const { return refusal_of("misreadings:\n" + keys.text()); }
};

TEST_F(MisreadingFile, IsRead) {
  const auto misreadings =
      read("misreadings:\n" + Keys{}.text() +
           Keys{.id = "b", .clause = "Q-A-2", .find = "|-\n      two\n        lines", .replace = "''"}.text());
  ASSERT_EQ(misreadings.size(), 2U);
  EXPECT_EQ(misreadings[0].id, "a-pass");
  EXPECT_EQ(misreadings[0].clause, "Q-A-1");
  EXPECT_EQ(misreadings[0].believes, "Passing is free.");
  EXPECT_EQ(misreadings[0].file, "reference/quaternity/game.cpp");
  EXPECT_EQ(misreadings[0].find, "old");
  EXPECT_EQ(misreadings[0].replace, "new");
  EXPECT_EQ(misreadings[0].place.line, 2U);
  EXPECT_EQ(misreadings[0].find_place.line, 6U);
  EXPECT_EQ(misreadings[1].find, "two\n  lines");
  EXPECT_EQ(misreadings[1].replace, "");
}

TEST_F(MisreadingFile, SaysWhichOnesACampaignMustFind) {
  const auto is_hunted = [&](const std::string& line) {
    return read("misreadings:\n" + Keys{}.text() + line).front().is_hunted;
  };
  EXPECT_FALSE(is_hunted(""));
  EXPECT_TRUE(is_hunted("    hunted: true\n"));
  EXPECT_FALSE(is_hunted("    hunted: false\n"));
  EXPECT_TRUE(refusal_of("misreadings:\n" + Keys{}.text() + "    hunted: 1\n").starts_with("f.yaml:8:13: "));
}

TEST_F(MisreadingFile, IsRefusedForItsShape) {
  EXPECT_EQ(
      refusal_of("misreading: []\n"),
      "f.yaml:1:1: a file of misreadings has no key misreading; did you mean misreadings?; its keys are misreadings");
  EXPECT_EQ(refusal_of("misreadings: []\n"), "f.yaml:1:14: expected a list of misreadings, got an empty list");
  EXPECT_EQ(refusal_of("misreadings:\n" + Keys{}.text() + "    note: x\n"),
            "f.yaml:8:5: a misreading has no key note; its keys are id, clause, believes, file, find, replace, hunted");
  EXPECT_EQ(refusal_of("misreadings:\n" + Keys{}.text() + "    find: x\n"),
            "f.yaml:8:5: the key find stands here twice, first in line 6; keep one of them");
  EXPECT_EQ(refusal_of("misreadings:\n  - {id: a}\n"), "f.yaml:2:5: a misreading needs the key clause");
  EXPECT_EQ(refusal_of("misreadings:\n" + Keys{}.text() + Keys{}.text()),
            "f.yaml:8:5: the misreading a-pass is there already, in line 2");
}

TEST_F(MisreadingFile, IsRefusedForAnIdThatIsNoName) {
  for (const std::string id : {"A-pass", "a_pass", "a--pass", "-a", "a-", "1-pass", "../a", "a b"}) {
    EXPECT_EQ(
        refusal_of(Keys{.id = id}),
        "f.yaml:2:9: expected the misreading's id, lower-case words with dashes between them, got \"" + id + "\"");
  }
}

TEST_F(MisreadingFile, IsRefusedForAClauseThatIsNotThere) {
  EXPECT_EQ(refusal_of(Keys{.clause = "Q-A-9"}), "f.yaml:3:13: quaternity has no clause Q-A-9; did you mean Q-A-1?");
}

TEST_F(MisreadingFile, IsRefusedForAnotherFileThanASourceOfTheReference) {
  for (const std::string file :
       {"game.cpp", "reference/quantum/game.cpp", "reference/quaternity/../board/square.cpp",
        "reference/quaternity/.cpp", "reference/quaternity/game.hpp", "reference/quaternity/game",
        "reference/quaternity/game_test.cpp", "/reference/quaternity/game.cpp", "suite/run/run.cpp"}) {
    EXPECT_EQ(
        refusal_of(Keys{.file = file}),
        "f.yaml:5:11: expected a source of the reference, such as reference/quaternity/mate.cpp, got \"" + file + "\"");
  }
}

TEST_F(MisreadingFile, IsRefusedForAnEditThatIsNone) {
  EXPECT_EQ(refusal_of(Keys{.find = "''"}), "f.yaml:6:11: expected the text that is replaced, got \"\"");
  EXPECT_EQ(refusal_of(Keys{.find = "[a]"}), "f.yaml:6:11: expected the text that is replaced, got a list");
  EXPECT_EQ(refusal_of(Keys{.replace = "old"}),
            "f.yaml:7:14: find and replace are the same text; the edit changes nothing");
  EXPECT_EQ(refusal_of(Keys{.replace = "[a]"}),
            "f.yaml:7:14: expected the text that stands there instead, '' for none, got a list");
  EXPECT_EQ(refusal_of(Keys{.believes = "''"}), "f.yaml:4:15: expected a sentence, got \"\"");
}

class MisreadSource : public testing::Test {
 protected:
  static Misreading misreading(const std::string& find, const std::string& replace) {
    return {.id = "a",
            .clause = {},
            .believes = {},
            .file = "game.cpp",
            .find = find,
            .replace = replace,
            .place = {},
            .find_place = {"f.yaml", 6, 11}};
  }
  static std::string refusal(const std::string& source, const std::string& find) {
    try {
      misread_source(source, misreading(find, "x"));
    } catch (const documents::InputError& error) {
      return error.what();
    }
    return "accepted";
  }
};

TEST_F(MisreadSource, HasTheEditInIt) {
  EXPECT_EQ(misread_source("if (a) return b;\n", misreading("a", "!a")), "if (!a) return b;\n");
  EXPECT_EQ(misread_source("one\ntwo\nthree\n", misreading("one\ntwo\n", "")), "three\n");
}

TEST_F(MisreadSource, IsRefusedUnlessTheTextIsThereOnce) {
  EXPECT_EQ(
      refusal("if (b)\n", "a"),
      "f.yaml:6:11: the misreading a is stale: game.cpp does not hold this text; write down what stands there now");
  const std::string twice =
      "f.yaml:6:11: the misreading a is stale: game.cpp holds this text more than once; write down more of what stands "
      "around it";
  EXPECT_EQ(refusal("a, b, a", "a"), twice);
  EXPECT_EQ(refusal("aaa", "aa"), twice) << "the two overlap";
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(BundledMisreadings, FitTheSources) {
  for (const std::string ruleset : {"quaternity", "quantum"}) {
    const auto folder = kProject / "fixtures" / ruleset;
    for (const auto& misreading :
         read_misreadings(folder / "misreadings.yaml", cases::read_clauses(folder / "clauses.yaml"))) {
      const std::string source = content_of(kProject / misreading.file);
      EXPECT_NE(misread_source(source, misreading), source) << misreading.id;
    }
  }
}

}  // namespace
}  // namespace tetrarch::misreadings
