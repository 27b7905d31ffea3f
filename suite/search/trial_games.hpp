// Games that were found, as the attempts they are: what the searchers of all games do alike.
#pragma once

#include <functional>
#include <utility>

#include "generators/trials.hpp"
#include "suite/search/searcher.hpp"

namespace tetrarch::search {

// The quest from that position.
template <class Position>
QuestOf<Position> quest_from(const Position& start, const GameQuest& quest) {
  return {quest.feature, start, quest.seed, quest.width, quest.longest};
}

// What is told of a search: how many plies the game has that was found, if one was.
template <class Found>
auto told_of_length(const std::function<void(std::size_t)>& observe) {
  return [&observe](const Found& found) {
    if (found.moves) observe(found.moves->size());
  };
}

// What was found from that position. `attempt_of` writes a trial down.
template <class Action, class Position, class Move, class AttemptOf>
ShownGame shown_game(const Position& start, const FoundOf<Move>& found, AttemptOf attempt_of) {
  ShownGame shown{{}, found.is_shortest, found.plies};
  if (!found.moves) return shown;
  generators::TrialOf<Position, Action> trial{start, {}};
  for (const Move& move : *found.moves) trial.steps.emplace_back(Action{move});
  shown.game = attempt_of(trial);
  return shown;
}

}  // namespace tetrarch::search
