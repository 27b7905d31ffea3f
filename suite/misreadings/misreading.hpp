// Misreadings: plausible ways to get a clause wrong, each a small edit of the reference's source.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "suite/cases/clauses.hpp"
#include "suite/documents/place.hpp"

namespace tetrarch::misreadings {

struct Misreading {
  std::string id;          // lower-case letters and digits, dashes between the words: "kings-one-by-one"
  std::string clause;      // the id of the clause that it gets wrong
  std::string believes;    // one sentence: what such an engine takes the rules to say
  std::string file;        // the source that is edited, from the root of the project: "reference/quaternity/mate.cpp"
  std::string find;        // a text that the source holds exactly once; not empty
  std::string replace;     // what stands there instead; another text, which may be empty
  bool is_hunted = false;  // a campaign of the tests must find it, too
  documents::Place place;
  documents::Place find_place;
};

// The misreadings of the clauses in the book, in the file's order. Throws documents::InputError where the file is not
// as fixtures/README.md describes it. The sources are not looked at.
std::vector<Misreading> read_misreadings(const std::filesystem::path& file, const cases::ClauseBook& book);

// The source with the misreading in it. Throws documents::InputError, at the place of `find`, unless the source holds
// that text exactly once.
std::string misread_source(std::string_view source, const Misreading& misreading);

}  // namespace tetrarch::misreadings
