#include "reference/quantum/rounds.hpp"

namespace tetrarch::quantum {

// C-ROUND-2
int phase_of(int round) {
  if (round <= 5) return 1;
  if (round <= 14) return 2;
  if (round <= 27) return 3;
  if (round <= 40) return 4;
  if (round <= 50) return 5;
  return round == 51 ? 6 : 7;
}

// C-ZONE-1: the whole board, c3 to j10, d4 to i9.
int inactive_lines(int round) {
  if (round < 15) return 0;
  return round < 41 ? 2 : 3;
}

// C-ZONE-1
bool is_active(int round, Square square) {
  const int first = inactive_lines(round);
  const int last = board::kSide - 1 - first;
  return square.file >= first && square.file <= last && square.rank >= first && square.rank <= last;
}

// C-ZONE-2
bool is_shrinking(int round) { return inactive_lines(round) > inactive_lines(round - 1); }

// C-PROMOTE-4
bool is_promotion_forced(int round) { return phase_of(round) >= 4; }

// C-END-3
bool is_overtime(int round) { return phase_of(round) == 7; }

}  // namespace tetrarch::quantum
