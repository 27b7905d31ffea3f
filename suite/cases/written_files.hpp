// What the tests of this folder write down: files in a folder of their own.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "reports/temporary_folder.hpp"
#include "suite/cases/loader.hpp"
#include "suite/documents/place.hpp"

namespace tetrarch::cases {

class WrittenFiles : public testing::Test {
 protected:
  std::filesystem::path write(const std::string& name, const std::string& text) const {
    return temporary_.write(name, text);
  }

  static Clause clause(const char* id) {
    return {.id = id, .title = {}, .basis = "stated", .from = {}, .text = {}, .place = {}};
  }

  // The clauses Q-A-1, Q-A-2 and Q-B-1, and the sources rules and record.
  static std::vector<ClauseBook> books() {
    ClauseBook book;
    book.ruleset = "quaternity";
    book.sources = {{"rules", "The rules"}, {"record", "The record"}};
    for (const char* id : {"Q-A-1", "Q-A-2", "Q-B-1"}) book.clauses.push_back(clause(id));
    return {book};
  }

  // What reading something is refused with, the place without its folder: "f.yaml:LINE:COLUMN: message".
  template <typename Read>
  std::string refusal(Read read) const {
    try {
      read();
    } catch (const documents::InputError& error) {
      const std::string text = error.what();
      const std::string start = folder_.string() + "/";
      return text.rfind(start, 0) == 0 ? text.substr(start.size()) : text;
    }
    return "accepted";
  }

  std::string refusal_of_files(const std::vector<CaseFile>& files) const {
    return refusal([&] { load_cases(files, books()); });
  }

  // Of a whole case file.
  std::string refusal_of_file(const std::string& text) const {
    return refusal_of_files({CaseFile{write("f.yaml", text), {}, {}, false}});
  }

  std::vector<Case> load(const std::string& text) const {
    return load_cases({CaseFile{write("f.yaml", text), {}, {}, false}}, books());
  }

 private:
  reports::TemporaryFolder temporary_;

 protected:
  std::filesystem::path folder_ = temporary_.path();
};

// The head of a case file, two lines and a third with `cases:`.
inline const std::string kHead = "ruleset: quaternity\narea: a\ncases:\n";

// A case of its own five lines, which lacks its steps; the first is line 4 after kHead.
inline std::string case_start(const std::string& name) {
  return "  - case: " + name +
         "\n    title: A title\n    clauses: [Q-A-1]\n    position: {turn: white, white: K a1, red: K a12}\n    "
         "steps:\n";
}

}  // namespace tetrarch::cases
