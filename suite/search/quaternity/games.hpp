// The shortest game of Quaternity that shows something.
#pragma once

#include <functional>

#include "reference/quaternity/movement.hpp"
#include "suite/search/games.hpp"
#include "suite/search/meter.hpp"

namespace tetrarch::search::quaternity {

using GameQuest = QuestOf<tetrarch::quaternity::Position>;
using GameFound = FoundOf<tetrarch::quaternity::Move>;

// A beam search (beam.hpp) through the moves that the rules of movement allow. What is refused may show the feature,
// too.
GameFound shortest_game(const GameQuest& quest, Meter& meter, const std::function<void(const GameFound&)>& observe);

}  // namespace tetrarch::search::quaternity
