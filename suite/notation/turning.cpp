#include "suite/notation/turning.hpp"

#include <algorithm>

#include "reference/board/square.hpp"

namespace tetrarch::notation {
namespace {

board::Square turned_once(board::Square square) {
  return {square.rank, static_cast<std::int8_t>(board::kSide - 1 - square.file)};
}

}  // namespace

std::string turned_word(const Turning& turning, const std::string& word, unsigned quarter_turns) {
  if (auto square = board::square_named(word)) {
    for (unsigned i = 0; i < quarter_turns; ++i) square = turned_once(*square);
    return to_string(*square);
  }
  for (const std::vector<std::string>& cycle : turning.cycles) {
    const auto name = std::find(cycle.begin(), cycle.end(), word);
    if (name == cycle.end()) continue;
    return cycle[(static_cast<std::size_t>(name - cycle.begin()) + quarter_turns) % cycle.size()];
  }
  return word;
}

nlohmann::json turned_words(const Turning& turning, const nlohmann::json& document, unsigned quarter_turns) {
  if (document.is_string()) return turned_word(turning, document.get<std::string>(), quarter_turns);
  if (document.is_array()) {
    nlohmann::json list = nlohmann::json::array();
    for (const nlohmann::json& item : document) list.push_back(turned_words(turning, item, quarter_turns));
    return list;
  }
  if (!document.is_object()) return document;
  nlohmann::json object = nlohmann::json::object();
  for (const auto& [key, value] : document.items()) {
    object[turned_word(turning, key, quarter_turns)] = turned_words(turning, value, quarter_turns);
  }
  return object;
}

}  // namespace tetrarch::notation
