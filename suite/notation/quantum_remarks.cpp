// What the round of a state means, which no board shows.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "reference/quantum/rounds.hpp"
#include "suite/notation/quantum_documents.hpp"

namespace tetrarch::notation::quantum_documents {

using nlohmann::json;

namespace {

constexpr std::string_view kForced =
    "everybody captures everything but kings of everybody else, and gives check; before it moves, a player must turn a "
    "pawn of its own, where it stands, into a rook, bishop or knight of its own that was captured, as long as it has "
    "both";

// C-ROUND-2, C-CAPTURE-1, C-CAPTURE-2, C-CAPTURE-3, C-CHECK-1, C-PROMOTE-4, C-END-2, C-END-3
std::string phase_text(int round) {
  switch (quantum::phase_of(round)) {
    case 1:
      return "phase 1, rounds 1 to 5: duel opponents alone capture each other's pieces, kings excepted, and "
             "give each other check";
    case 2:
      return "phase 2, rounds 6 to 14: everybody captures everybody's pawns (a promoted pawn is none); duel opponents "
             "alone capture each other's other pieces, kings excepted, and they alone give each other check";
    case 3:
      return "phase 3, rounds 15 to 27: everybody captures everything but kings of everybody else, and gives check";
    case 4:
      return "phase 4, rounds 28 to 40: " + std::string(kForced);
    case 5:
      return "phase 5, rounds 41 to 50: " + std::string(kForced);
    case 6:
      return "phase 6, round 51: points are counted, king 10, queen 9, rook 5, bishop 3.5, knight 3, pawn 1";
    default:
      return "phase 7, overtime, rounds 52 to 60: " + std::string(kForced) +
             "; the first to mate another player by its own action wins, and after round 60 the game is drawn";
  }
}

// C-ZONE-1, C-ZONE-3, C-ZONE-4
std::string zone_text(int round) {
  const int lines = quantum::inactive_lines(round);
  if (lines == 0) return "active zone: the whole board";
  const auto first = static_cast<std::int8_t>(lines);
  const auto last = static_cast<std::int8_t>(board::kSide - 1 - lines);
  return fmt::format(
      "active zone: {} to {}; only kings step out of it, and pawns to promote; what comes to be outside in round n and "
      "is not back before round n+2 begins is eliminated, a king with its whole player",
      board::to_string({first, first}), board::to_string({last, last}));
}

// C-PROMOTE-1, C-PROMOTE-2, C-PROMOTE-6
std::string promotion_text(int round) {
  const int lines = quantum::inactive_lines(round);
  const int low = lines == 0 ? 0 : lines - 1;
  const board::Square lowest{static_cast<std::int8_t>(low), static_cast<std::int8_t>(low)};
  const auto high = static_cast<std::int8_t>(board::kSide - 1 - low);
  const std::string first = board::to_string(lowest);
  const std::string last = board::to_string({high, high});
  return fmt::format("pawns promote on rank {} (north), file {} (east), rank {} (south), file {} (west), to a {}",
                     first.substr(1), first.front(), last.substr(1), last.front(),
                     quantum::is_promotion_forced(round) ? "queen alone" : "queen, rook, bishop or knight");
}

bool survives(const json& state, const std::string& player) { return state.at("players").at(player) == "active"; }

// C-CAPTURE-4: what becomes of a player whose duel opponent is gone.
std::string widow_text(int round, const std::string& player) {
  return fmt::format("{} has none left and captures {}", player,
                     quantum::phase_of(round) == 1 ? "nothing" : "pawns alone");
}

std::string duel_text(const json& state, const std::string& one, const std::string& other) {
  if (survives(state, one) && survives(state, other)) return one + " and " + other;
  if (survives(state, one)) return widow_text(state.at("round"), one);
  return survives(state, other) ? widow_text(state.at("round"), other) : "";
}

// C-BOARD-2, C-CAPTURE-1, C-CAPTURE-2
std::string duels_text(const json& state) {
  std::vector<std::string> texts = {duel_text(state, "north", "south"), duel_text(state, "east", "west")};
  std::erase(texts, "");
  return fmt::format("duel opponents: {}", fmt::join(texts, ", "));
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
  if (state.at("outcome").at("kind") != "in-progress") return {};
  const int round = state.at("round");
  std::vector<std::string> lines = {phase_text(round)};
  if (quantum::phase_of(round) <= 2) lines.push_back(duels_text(state));
  lines.push_back(zone_text(round));
  lines.push_back(promotion_text(round));
  if (owes_promotion(state)) lines.push_back(state.at("turn").get<std::string>() + " owes a promotion");
  return lines;
}

// C-ROUND-1, C-ZONE-1
std::vector<reports::ZoneOfRounds> zones() {
  constexpr int kRounds = 60;
  std::vector<reports::ZoneOfRounds> zones;
  for (int round = 1; round <= kRounds; ++round) {
    const auto lines = static_cast<std::size_t>(quantum::inactive_lines(round));
    if (zones.empty() || zones.back().inactive_lines != lines)
      zones.push_back({static_cast<std::size_t>(round), lines});
  }
  return zones;
}

}  // namespace tetrarch::notation::quantum_documents
