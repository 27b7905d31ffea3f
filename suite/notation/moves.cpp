#include "suite/notation/moves.hpp"

#include <string_view>

#include "suite/documents/reading.hpp"
#include "suite/notation/pieces.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation {

using nlohmann::json;

json move_to(const std::string& from, const documents::Node& scalar, std::size_t offset) {
  const std::string_view destination = std::string_view(scalar.text).substr(offset);
  const std::size_t equals = destination.find('=');
  json move{{"kind", "move"}, {"from", from}};
  move["to"] = require_square(destination.substr(0, equals), documents::place_within(scalar, offset));
  if (equals == std::string_view::npos) return move;
  const std::string_view promotion = destination.substr(equals + 1);
  documents::require_one_of(promotion, documents::place_within(scalar, offset + equals + 1), "a piece", piece_types());
  move["promotion"] = promotion;
  return move;
}

json move_from(const std::string& from, const documents::Node& destination) {
  documents::text_of(destination, "a destination, such as a2 or e12=queen");
  return move_to(from, destination, 0);
}

std::string move_text(const json& move) {
  const std::string text = move["from"].get<std::string>() + "-" + move["to"].get<std::string>();
  return move.contains("promotion") ? text + "=" + move["promotion"].get<std::string>() : text;
}

}  // namespace tetrarch::notation
