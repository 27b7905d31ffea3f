// What an action brings, as data.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "reference/quantum/outcome.hpp"
#include "reference/quantum/position.hpp"
#include "reference/quantum/refusal.hpp"

namespace tetrarch::quantum {

struct Elimination {
  Player player = Player::kNorth;
  std::optional<Player> by;  // who delivered the mate; nothing where nobody did (C-MATE-4)
  Clause clause;             // "C-MATE-2", or "C-ZONE-4" where its king's time outside was up

  friend bool operator==(const Elimination&, const Elimination&) = default;
};

// All who are mated in one position (C-MATE-3); never empty.
struct Mates {
  std::vector<Elimination> eliminated;
  friend bool operator==(const Mates&, const Mates&) = default;
};

// A round begins; what belongs to its beginning follows (C-ROUND-3).
struct RoundBegins {
  int round = 0;
  friend bool operator==(RoundBegins, RoundBegins) = default;
};

// The zone shrinks (C-ZONE-2).
struct ZoneShrinks {
  std::vector<Square> cleared;  // where pieces were eliminated
  friend bool operator==(const ZoneShrinks&, const ZoneShrinks&) = default;
};

// The time of pieces outside the zone is up (C-ZONE-4). There is no such step where it is up for none.
struct TimeUp {
  std::vector<Square> squares;          // where those pieces stood, kings too
  std::vector<Elimination> eliminated;  // the players of the kings among them, in clockwise order from north
  friend bool operator==(const TimeUp&, const TimeUp&) = default;
};

// Points are counted (C-END-2). Where the next step begins round 52 they were shared (C-END-3).
struct PointsCounted {
  Each<std::optional<int>> halves;  // a survivor's total in halves of a point
  friend bool operator==(const PointsCounted&, const PointsCounted&) = default;
};

// Round 60 is over and nobody has won (C-END-4).
struct OvertimeEnds {
  friend bool operator==(OvertimeEnds, OvertimeEnds) = default;
};

using Step = std::variant<Mates, RoundBegins, ZoneShrinks, TimeUp, PointsCounted, OvertimeEnds>;

// A game's state in the midst of an action, and what the action has brought so far, in order.
struct Course {
  State state;
  std::vector<Step> steps;

  friend bool operator==(const Course&, const Course&) = default;
};

// All eliminations of the steps, in order.
std::vector<Elimination> eliminations_of(const std::vector<Step>& steps);

}  // namespace tetrarch::quantum
