// What an action shows of the rules, in words: read off what the reference returns, so that it needs no hooks.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generators/quaternity/prospects.hpp"
#include "reference/quaternity/game.hpp"

namespace tetrarch::generators {

// An action and what the rules made of it.
struct Played {
  quaternity::State before;
  quaternity::Action action;
  std::optional<quaternity::Refusal> refusal;
  std::vector<quaternity::Batch> batches;
  quaternity::State after;  // where it is refused: as before
};

// Carries out the action in the game.
Played play(quaternity::Game& game, const quaternity::Action& action);

// What committing the move of a prospect plays. The position is that of a game without an offer.
Played played(const quaternity::Position& before, const Prospect& prospect);

// A feature's name and what an action that has it shows.
struct Feature {
  std::string_view name;
  std::string_view meaning;
};

// Every feature but those that are called after what they count or name: the clause that refuses, "refused-Q-ACTOR-1",
// and among whom a king is awarded, "award-among-3-active-1-frozen-4-kings".
const std::vector<Feature>& known_features();

std::set<std::string> features_of(const Played& played);

// Whether taking the kings of each batch one by one, in the order of awards and judging again after each, would end in
// another position or award other kings than the snapshot of Q-BATCH-1. The action must be an accepted move.
bool is_other_one_by_one(const Played& played);

}  // namespace tetrarch::generators
