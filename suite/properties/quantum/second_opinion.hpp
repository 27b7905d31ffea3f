// What properties of Quantum Chess judge by: a few rules, written a second time and in another way, so that none is
// judged by itself.
#pragma once

#include <optional>
#include <vector>

#include "reference/quantum/game.hpp"
#include "reference/quantum/load.hpp"

namespace tetrarch::properties::of_quantum {

// Types and armies alone.
using Board = board::Board<quantum::Piece>;

// A state, right or wrong.
struct Seen {
  quantum::Description told;
  Board board;
  quantum::Outcome outcome;
};

bool is_in_progress(const Seen& seen);

int count_survivors(const Seen& seen);

// The round before whose beginning the piece on the square must be inside the zone again, as the state tells it.
std::optional<int> deadline_on(const Seen& seen, quantum::Square square);

// Whether the square is outside the zone of that round (C-ZONE-1).
bool is_outside(int round, quantum::Square square);

// Whether the zone is smaller in the second of two rounds (C-ZONE-2).
bool has_shrunk(int from, int to);

// Whether the player may capture such a piece in that round (C-CAPTURE-1 to C-CAPTURE-4, C-MOVE-6).
bool may_capture(int round, quantum::Player by, quantum::Piece victim);

// Whether the player's king is in check in that round (C-CHECK-1).
bool is_in_check(const Board& board, int round, quantum::Player player);

// Whether the player would owe a promotion (C-PROMOTE-4).
bool owes_promotion(const Seen& seen, quantum::Player player);

// The only player with the highest total of points, or nothing where the highest is shared (C-END-2).
std::optional<quantum::Player> leader_of(const Seen& seen);

// What an action does by itself.
struct Carried {
  Board board;                             // after it and before anything that it brings
  std::vector<quantum::Piece> captured;    // as they were
  std::vector<quantum::Square> disturbed;  // where something left or arrived
};

// An action that nobody can carry out does nothing.
Carried carried_out(const Seen& before, const quantum::Action& action);

// The round before whose beginning the piece that an action leaves on the square must be inside the zone again; nothing
// for a piece inside it (C-ZONE-4).
std::optional<int> deadline_after(const Seen& before, const quantum::Action& action, quantum::Square square);

// Where the piece stood before the action that stands on the square after it.
quantum::Square origin_of(const quantum::Action& action, quantum::Square square);

}  // namespace tetrarch::properties::of_quantum
