// How each army of either game is drawn. Colours are the games' own; the plate says the same without them.
#pragma once

#include <string_view>

#include "reports/piece_outlines.hpp"

namespace tetrarch::reports {

struct ArmyLook {
  std::string_view name;
  char id;      // in the ids of symbols
  char letter;  // on a badge
  Plate plate;
  std::string_view fill;  // of the plate
  std::string_view ink;   // of the piece on it
  std::string_view edge;  // around the plate, so that it stands out against light and dark
};

inline constexpr ArmyLook kUnknownArmy = {"", 'u', '?', Plate::kRing, "#8a8a8a", "#3c3c3c", "#f2f2f2"};

inline constexpr std::array<ArmyLook, 8> kArmyLooks = {{
    {"white", 'w', 'W', Plate::kDisc, "#fbfaf5", "#242424", "#3a3a3a"},
    {"red", 'r', 'R', Plate::kTile, "#c22f22", "#ffffff", "#5e0f08"},
    {"black", 'b', 'B', Plate::kDiamond, "#242424", "#ffffff", "#efefef"},
    {"green", 'g', 'G', Plate::kShield, "#2a7a35", "#ffffff", "#0c3513"},
    {"north", 'N', 'N', Plate::kDisc, "#fbfaf5", "#242424", "#3a3a3a"},
    {"east", 'E', 'E', Plate::kTile, "#c22f22", "#ffffff", "#5e0f08"},
    {"south", 'S', 'S', Plate::kDiamond, "#242424", "#ffffff", "#efefef"},
    {"west", 'W', 'W', Plate::kShield, "#2159b3", "#ffffff", "#0a2450"},
}};

// How an army of that name is drawn: the unknown one where there is none.
constexpr const ArmyLook& look_of(std::string_view army) {
  for (const ArmyLook& look : kArmyLooks) {
    if (look.name == army) return look;
  }
  return kUnknownArmy;
}

}  // namespace tetrarch::reports
