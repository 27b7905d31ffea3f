// A census as a file: which positions it is of, and its numbers.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "suite/search/census.hpp"

namespace tetrarch::search {

struct Tally {
  Kind kind;
  std::uint64_t shards = 1;
  std::set<std::uint64_t> taken;  // which of the shards, from 0
  Census census;
};

nlohmann::json json_of(const Tally& tally);

// Throws nlohmann::json::exception or std::invalid_argument where the document is none of json_of.
Tally tally_from(const nlohmann::json& document);

// Adds other shards of the same kind. Throws std::invalid_argument where they are none, or are there already.
void add(Tally& tally, const Tally& other);

// As a person reads it, a line for each number. What the numbers are called is for each game to say between these.
std::string text_of_kind(const Tally& tally);
std::string text_of_refusals(const Census& census);
// Of every feature only the fewest pieces that show it are told.
std::string text_of_sights(const Census& census);

}  // namespace tetrarch::search
