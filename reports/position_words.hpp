// A position in words, for whoever does not see the board.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace tetrarch::reports {

// "white: king a1, pawn c5 up, open pawn d4; red, frozen: king a12; ..", then what facts_of() says. The document may
// come from an engine; the text is printable and bounded.
std::string position_in_words(const nlohmann::json& position);

}  // namespace tetrarch::reports
