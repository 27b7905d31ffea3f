// What the round of a state means, which no board shows.
#include <fmt/format.h>

#include <algorithm>

#include "reference/quantum/rounds.hpp"
#include "suite/notation/quantum_documents.hpp"

namespace tetrarch::notation::quantum_documents {

using nlohmann::json;

namespace {

// C-ROUND-2, C-CAPTURE-1, C-CAPTURE-2, C-CAPTURE-3, C-CHECK-1, C-PROMOTE-4, C-END-2, C-END-3
std::string phase_text(int round) {
  switch (quantum::phase_of(round)) {
    case 1:
      return "phase 1, rounds 1 to 5: duel opponents alone capture each other and give each other check";
    case 2:
      return "phase 2, rounds 6 to 14: everybody captures pawns; duel opponents alone capture the rest and give check";
    case 3:
      return "phase 3, rounds 15 to 27: everybody captures everything but kings, and gives check";
    case 4:
      return "phase 4, rounds 28 to 40: as phase 3, and who has pawns and captured pieces in hand owes promotions";
    case 5:
      return "phase 5, rounds 41 to 50: as phase 4, on a smaller zone";
    case 6:
      return "phase 6, round 51: points are counted, king 10, queen 9, rook 5, bishop 3.5, knight 3, pawn 1";
    default:
      return "phase 7, overtime to round 60: as phase 5, and the first mate that is delivered wins";
  }
}

// C-ZONE-1, C-PROMOTE-2
std::string zone_text(int round) {
  const int lines = quantum::inactive_lines(round);
  if (lines == 0) return "active zone: the whole board; pawns promote on the last line ahead of them";
  const board::Square first{static_cast<std::int8_t>(lines), static_cast<std::int8_t>(lines)};
  const auto last_line = static_cast<std::int8_t>(board::kSide - 1 - lines);
  return fmt::format("active zone: {} to {}; pawns promote on the first line beyond it", board::to_string(first),
                     board::to_string({last_line, last_line}));
}

// C-PROMOTE-4
bool owes_promotion(const json& state) {
  const json& player = state.at("turn");
  const auto is_pawn = [&](const json& piece) { return piece.at("type") == "pawn" && piece.at("army") == player; };
  const auto& hand = state.at("hand").at(player.get<std::string>());
  return quantum::is_promotion_forced(state.at("round")) && std::ranges::any_of(state.at("pieces"), is_pawn) &&
         std::ranges::any_of(hand, [](const json& count) { return count > 0; });
}

}  // namespace

std::vector<std::string> remarks(const json& state) {
  const int round = state.at("round");
  std::vector<std::string> lines = {phase_text(round), "duel opponents: north and south, east and west",
                                    zone_text(round)};
  if (owes_promotion(state)) lines.push_back(state.at("turn").get<std::string>() + " owes a promotion");
  return lines;
}

}  // namespace tetrarch::notation::quantum_documents
