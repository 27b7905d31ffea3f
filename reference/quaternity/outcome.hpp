// How a game stands (the Q-END clauses, Q-PASS-3).
#pragma once

#include <optional>
#include <variant>

#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

// A pending draw offer and who has accepted it (Q-DRAW-1, Q-DRAW-2).
struct Offer {
  Player by = Player::kWhite;
  Each<bool> accepted;

  friend bool operator==(const Offer&, const Offer&) = default;
};

// All that decides what may happen next.
struct State {
  Position position;
  std::optional<Offer> offer;
  bool is_drawn_by_agreement = false;

  friend bool operator==(const State&, const State&) = default;
};

struct InProgress {
  friend bool operator==(InProgress, InProgress) = default;
};
struct Won {
  Player winner = Player::kWhite;
  friend bool operator==(Won, Won) = default;
};
struct Drawn {
  friend bool operator==(Drawn, Drawn) = default;
};
using Outcome = std::variant<InProgress, Won, Drawn>;

// The outcome, or nothing where the rules refuse to name one (Q-GUARD-4).
std::optional<Outcome> outcome_of(const State& state);

// Whether the game is won or drawn.
bool is_over(const State& state);

}  // namespace tetrarch::quaternity
