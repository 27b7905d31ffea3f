// What must hold of every action, asked of what the rules make of it. Positions are such as placements.hpp has.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "suite/search/quantum/prospects.hpp"

namespace tetrarch::search::quantum {

// Of a move that is refused: one of the reasons against it (reasons.hpp) is that clause, and nothing has changed. Of
// one that is accepted: there is no reason against it. Of a pass no reason is asked here. And of whatever is accepted:
// the players that are gone are those who were eliminated, each once, and the mover delivered the mates up to the
// beginning of a round but its own; what stands on the board is what the action leaves, less the pieces of those who
// are gone and what a smaller zone clears, and whoever is outside the zone has a time; a captured rook, bishop or
// knight, and nothing else, has come into its owner's hand; and unless the game is over, which it is when one player
// survives, or in overtime with a mate that was delivered, nobody is mated, the next survivor clockwise is on turn, and
// the round is the next exactly if the turn went past north's seat. When a round ends the game or counts points, that
// is not asked. Gives what does not hold.
std::optional<std::string_view> fault_of(const Prospect& prospect);

// Of all that is tried in a position, whose last is a pass: the listed moves are as many as are accepted, and the pass
// is accepted exactly if nothing else is and the player is not in check. Gives what does not hold.
std::optional<std::string_view> fault_of(const std::vector<Prospect>& prospects);

}  // namespace tetrarch::search::quantum
