// When a player is mated, and what a mate brings (the C-MATE clauses).
#pragma once

#include <optional>
#include <vector>

#include "reference/quantum/position.hpp"
#include "reference/quantum/steps.hpp"

namespace tetrarch::quantum {

// Whether the player is mated, whoever is on turn (C-MATE-1).
bool is_mated(const Position& position, Player player);

// All surviving players that are mated, in clockwise order from north (C-MATE-3).
std::vector<Player> mated_players(const Position& position);

// Judges the course's position until nobody is mated or the game is over (C-MATE-3, C-END-1, C-END-3). `actor` is who
// acted; nobody where a round begins (C-MATE-4). The game must not be over.
void judge_mates(Course& course, std::optional<Player> actor);

}  // namespace tetrarch::quantum
