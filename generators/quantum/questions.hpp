// The questions that find features in what was played, a file for each part of the rules.
#pragma once

#include <functional>
#include <vector>

#include "generators/quantum/features.hpp"
#include "generators/quantum/played.hpp"

namespace tetrarch::generators::quantum {

// A feature with the question that finds it.
struct Question {
  Feature feature;
  std::function<bool(const Played&)> shows;
};

// What an accepted action moves, captures and promotes.
std::vector<Question> questions_of_movement();

// Whom it mates, or leaves in check.
std::vector<Question> questions_of_mates();

// What it brings with the beginning of a round, and how the game and its turn go on.
std::vector<Question> questions_of_rounds();

// What a refused action has tried.
std::vector<Question> questions_of_refusals();

}  // namespace tetrarch::generators::quantum
