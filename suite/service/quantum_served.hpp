// For tests: positions and actions of Quantum Chess as documents.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"
#include "suite/service/quantum_json.hpp"
#include "suite/service/quantum_service.hpp"
#include "suite/service/served.hpp"

namespace tetrarch::service {

inline json quantum_document(std::string_view pieces, int round, const std::string& turn) {
  return position_to_json(quantum::placed(pieces, round, quantum_player_named(turn)));
}

inline json promote_of(const std::string& square, const std::string& to) {
  return {{"kind", "promote"}, {"square", square}, {"to", to}};
}

inline QuantumService quantum_game(const json& position, const std::vector<json>& actions) {
  return game_with<QuantumService>(position, actions);
}

// The rook's move from g5 to g12 mates south on a12: the rook on h11 holds a11 and b11.
inline json north_to_mate_south() { return quantum_document("nKc3 nRh11 nRg5 eKl6 sKa12 sNe6", 7, "north"); }

// West is the last of round 14; then the rook on c12 and the bishop on l8 stand outside the zone, and north's king.
inline json zone_to_shrink() { return quantum_document("nKg12! nRc12! nPh5 eKj10 eBl8 sKj3 wKc3", 14, "west"); }

// West is the last of round 16, before whose end north's king had to be inside the zone again.
inline json time_to_be_up() { return quantum_document("nKg12~ nRe6 nPd9 eKj10 sKj3 wKc3", 16, "west"); }

// North owes two promotions.
inline json two_promotions_owed() {
  quantum::Position position = quantum::placed("nKc10 nPd8 nPf8 sKj3", 30);
  position.hand[quantum::Player::kNorth] = {.rook = 1, .bishop = 0, .knight = 1};
  return position_to_json(position);
}

// South is the last of round 50. North has 15 points, south 15.5.
inline json points_to_count() { return quantum_document("nKd9 nRf6 sKi4 sBh7 sPd5 sPe5", 50, "south"); }

// West is the last of round 50, and north and east share the highest total; then d8-d6 mates south.
inline json points_to_share() {
  return quantum_document("nKd9 nRe5 nRe7 nRd8 eKi9 eQh8 eRi7 ePi6 sKg6 wKf4", 50, "west");
}

// South is the last of round 60.
inline json overtime_to_end() { return quantum_document("nKd9 sKi4", 60, "south"); }

}  // namespace tetrarch::service
