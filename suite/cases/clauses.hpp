// The clauses of a ruleset: fixtures/RULESET/clauses.yaml.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "suite/documents/place.hpp"

namespace tetrarch::cases {

struct Clause {
  std::string id;  // "Q-GUARD-1"
  std::string title;
  std::string basis;                        // stated, read, ruled or open
  std::map<std::string, std::string> from;  // source -> place in it
  std::string text;
  documents::Place place;
};

struct ClauseBook {
  std::string ruleset;
  std::string title;
  std::map<std::string, std::string> sources;  // short name -> what it is
  std::vector<Clause> clauses;                 // in the file's order

  // The clause of that id, or nullptr.
  const Clause* find(std::string_view id) const;
};

// Throws documents::InputError where the file is not as described.
ClauseBook read_clauses(const std::filesystem::path& file);

// The chapter of each clause, "Pawns": the heading above it in the file of the book, whose text this is. Empty where
// there is none.
std::vector<std::string> chapters_of(const ClauseBook& book, std::string_view text);

}  // namespace tetrarch::cases
