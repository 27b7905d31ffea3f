// How a game stands (the C-END clauses).
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "reference/quantum/position.hpp"

namespace tetrarch::quantum {

enum class Victory : std::uint8_t {
  kSurvival,  // as the last survivor (C-END-1)
  kPoints,    // by points in round 51 (C-END-2)
  kMate,      // by a mate in overtime (C-END-3)
};

struct InProgress {
  friend bool operator==(InProgress, InProgress) = default;
};
struct Won {
  Player winner = Player::kNorth;
  Victory by = Victory::kSurvival;
  friend bool operator==(Won, Won) = default;
};
struct Drawn {
  friend bool operator==(Drawn, Drawn) = default;
};
using Outcome = std::variant<InProgress, Won, Drawn>;

// All that decides what may happen next. When the game is over the position is the one in which it ended: turn and
// round go on no more.
struct State {
  Position position;
  Outcome outcome;

  friend bool operator==(const State&, const State&) = default;
};

// Whether the game is won or drawn.
inline bool is_over(const State& state) { return !std::holds_alternative<InProgress>(state.outcome); }

// The outcome as far as it depends on who survives (C-END-1).
Outcome outcome_by_survival(const Position& position);

// What a piece of that type counts, in halves of a point (C-END-2).
int halves_of(PieceType type);

// What the player's pieces on the board count, in halves of a point (C-END-2).
int halves_of(const Position& position, Player player);

// The totals of the survivors, in halves of a point; nothing for those who are eliminated (C-END-2).
Each<std::optional<int>> totals_of(const Position& position);

// The one player with the highest total, or nothing if several share it (C-END-2, C-END-3).
std::optional<Player> leader_of(const Each<std::optional<int>>& totals);

}  // namespace tetrarch::quantum
