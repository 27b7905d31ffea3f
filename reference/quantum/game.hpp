// A game: its state, the actions of its players, and the events that can be undone.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "reference/quantum/movement.hpp"
#include "reference/quantum/outcome.hpp"
#include "reference/quantum/promotion.hpp"
#include "reference/quantum/refusal.hpp"
#include "reference/quantum/steps.hpp"

namespace tetrarch::quantum {

struct Pass {
  friend bool operator==(Pass, Pass) = default;
};

using Action = std::variant<Move, Promote, Pass>;

// An accepted action (C-UNDO-1).
struct Event {
  Action action;
  std::vector<Step> steps;  // what it brought, in order
  State before;
};

struct Game {
  Position start;  // where it was loaded
  State state;
  std::vector<Event> events;
};

// The game that begins with the position, over already if one player survives (C-END-1); mates are not judged
// (C-LOAD-2). The position must be one that load_forbids has nothing against.
Game game_from(const Position& position);

// Carries out the action and records it, or says why not; a refusal changes nothing (C-ATOMIC-1).
std::optional<Refusal> act(Game& game, const Action& action);

// Reverses the latest action (C-UNDO-1).
std::optional<Refusal> undo(Game& game);

// Every promotion that the player on turn may choose if it owes one, else every move that it may commit; none when the
// game is over. Passes are not listed.
std::vector<Action> list_moves(const State& state);

}  // namespace tetrarch::quantum
