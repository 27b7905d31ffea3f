// What a campaign is, and how far it has come.
//
// A campaign is made in legs, each of so many actions. A leg begins with nothing but the seed and its number, and knows
// nothing of the others: so it does not matter whether one program makes all of them or many make some each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "suite/campaign/difference.hpp"

namespace tetrarch::campaign {

inline constexpr std::uint64_t kActionsOfALeg = 20'000;

// What a campaign is: with the same setup it comes to the same.
struct Setup {
  std::string ruleset;
  std::string engine;  // as the user gave it
  std::uint64_t seed = 1;
  std::uint64_t actions_of_leg = kActionsOfALeg;
  std::size_t shard = 0;  // of the legs, those whose numbers leave it when they are divided by `shards`
  std::size_t shards = 1;
  std::string digest = {};  // of the cases whose positions are varied; empty where there are none

  friend bool operator==(const Setup&, const Setup&) = default;
};

// How large an attempt is: the less the better, and the fewer steps above all.
struct Size {
  std::size_t steps = 0;
  std::size_t pieces = 0;

  friend bool operator<(const Size& one, const Size& other) {
    return std::tie(one.steps, one.pieces) < std::tie(other.steps, other.pieces);
  }
};

// A kind of difference that was found, with the file of the smallest case that shows it.
struct Found {
  DifferenceKind kind;
  std::size_t count = 0;  // how many attempts showed it
  std::string file;       // within the folder
  std::string title;
  Size size;
};

// How far a leg has come.
struct Leg {
  std::size_t number = 0;
  std::uint64_t next = 0;  // the number of its next attempt
  std::uint64_t actions = 0;
  std::size_t corpus = 0;  // how many files of the corpus belong to it
  std::vector<Found> found = {};
};

// How far a campaign has come.
struct Progress {
  Setup setup;
  std::string commit = {};                 // of the suite that went on with it last
  std::optional<std::uint64_t> goal = {};  // how many actions the whole campaign is to come to; nothing: as time allows
  std::vector<Leg> legs = {};              // in order; all but the last are over
};

// All legs together.
struct Totals {
  std::uint64_t attempts = 0;
  std::uint64_t actions = 0;
  std::size_t corpus = 0;
  std::vector<Found> found = {};  // each kind once, in the order of their appearance, with its smallest case
};
Totals totals_of(const Progress& progress);

// How many actions the leg of that number comes to: none where the goal is reached before it.
std::uint64_t goal_of_leg(const Progress& progress, std::size_t number);

// How many legs a campaign of so many actions has.
std::size_t legs_of(std::uint64_t goal, std::uint64_t actions_of_leg);

// As campaign.json has it.
nlohmann::json to_json(const Progress& progress);

// Throws std::runtime_error where the document was written by another version of Tetrarch, and nlohmann::json's
// exceptions where it is none of a campaign.
Progress progress_in(const nlohmann::json& document);

}  // namespace tetrarch::campaign
