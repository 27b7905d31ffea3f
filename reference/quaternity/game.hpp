// A game: its state, the actions of its players, and the events that can be undone.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "reference/quaternity/adjudication.hpp"
#include "reference/quaternity/movement.hpp"
#include "reference/quaternity/outcome.hpp"
#include "reference/quaternity/refusal.hpp"

namespace tetrarch::quaternity {

struct Pass {
  friend bool operator==(Pass, Pass) = default;
};

// A draw offer by the player on turn (Q-DRAW-1).
struct ProposeDraw {
  friend bool operator==(ProposeDraw, ProposeDraw) = default;
};

struct AnswerDraw {
  Player player = Player::kWhite;
  bool accept = false;

  friend bool operator==(AnswerDraw, AnswerDraw) = default;
};

// The three ways in which a player is frozen; they differ in name alone (Q-FREEZE-1).
enum class FreezeKind : std::uint8_t { kResignation, kTimeLoss, kWalkover };

struct Freeze {
  FreezeKind kind = FreezeKind::kResignation;
  Player player = Player::kWhite;

  friend bool operator==(Freeze, Freeze) = default;
};

using Action = std::variant<Move, Pass, ProposeDraw, AnswerDraw, Freeze>;

// An accepted action, as one event (Q-UNDO-1).
struct Event {
  Action action;
  std::vector<Batch> batches;  // of a move; else empty (Q-BATCH-7)
  State before;
};

struct Game {
  Position start;  // where it was loaded
  State state;
  std::vector<Event> events;
};

// The game that begins with the position. The position must be one that load_forbids has nothing against.
Game game_from(const Position& position);

// Carries out the action and records it, or says why not; a refusal changes nothing (Q-ATOMIC-1).
std::optional<Refusal> act(Game& game, const Action& action);

// Reverses the latest event (Q-UNDO-1, Q-UNDO-2).
std::optional<Refusal> undo(Game& game);

// The moves that may be committed now, none when the game is over, or the refusal to list them (Q-GUARD-4).
std::variant<std::vector<Move>, Refusal> list_moves(const State& state);

}  // namespace tetrarch::quaternity
