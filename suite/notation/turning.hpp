// Quarter turns clockwise of whole documents, for any game on the 12x12 board.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tetrarch::notation {

// The names that a quarter turn moves on by one: within each cycle, to the next, and from the last to the first.
struct Turning {
  std::vector<std::vector<std::string>> cycles;
};

// The word turned: a square, a name of a cycle, or anything else, which stays.
std::string turned_word(const Turning& turning, const std::string& word, unsigned quarter_turns);

// Every key and every string of the document turned. Lists keep their order.
nlohmann::json turned_words(const Turning& turning, const nlohmann::json& document, unsigned quarter_turns);

}  // namespace tetrarch::notation
