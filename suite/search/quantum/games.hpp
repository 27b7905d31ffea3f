// The shortest game of Quantum Chess that shows something.
#pragma once

#include <functional>

#include "reference/quantum/game.hpp"
#include "suite/search/games.hpp"
#include "suite/search/meter.hpp"

namespace tetrarch::search::quantum {

using GameQuest = QuestOf<tetrarch::quantum::Position>;
using GameFound = FoundOf<tetrarch::quantum::Action>;

// A beam search (beam.hpp) through the actions of prospects.hpp. What is refused may show the feature, too.
GameFound shortest_game(const GameQuest& quest, Meter& meter, const std::function<void(const GameFound&)>& observe);

}  // namespace tetrarch::search::quantum
