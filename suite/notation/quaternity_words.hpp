// The words of Quaternity's documents and the letters that stand for them.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "suite/documents/document.hpp"

namespace tetrarch::notation {

// Clockwise, from the player that moves first (Q-BOARD-2).
const std::vector<std::string>& quaternity_players();

const std::vector<std::string>& quaternity_statuses();

// The heading that a mark of ^ > v < * stands for, or nothing.
std::optional<std::string> heading_of_mark(char mark);

// The mark of a heading.
char mark_of_heading(std::string_view heading);

// Throws InputError at `place` unless an army's pawns may have that heading (Q-PAWN-1).
void require_heading_of_army(std::string_view army, std::string_view heading, const documents::Place& place);

// The piece as protocol values without its square. `type` is a word, `heading` empty where there is none.
nlohmann::json piece_of(std::string_view army, std::string_view type, const std::optional<std::string>& heading);

}  // namespace tetrarch::notation
