#include "suite/documents/reading.hpp"
#include "suite/notation/quaternity_documents.hpp"
#include "suite/notation/quaternity_words.hpp"

namespace tetrarch::notation::quaternity_documents {

using nlohmann::json;

std::vector<json> expected_events(const documents::Node& written) {
  std::vector<json> events;
  for (const std::string& army : documents::distinct_words(written, "a player", quaternity_players())) {
    events.push_back({{"king", army}});
  }
  return events;
}

std::string event_text(const json& event) {
  const std::string king = event.at("king");
  return event.contains("to") ? king + " to " + event["to"].get<std::string>() : king;
}

std::vector<std::string> kings_of(const json& state, const std::string& player) {
  std::vector<std::string> squares;
  for (const json& piece : state.at("pieces")) {
    const bool is_king = piece.at("type") == "king";
    if (is_king && state.at("controllers").at(piece.at("army").get<std::string>()) == player) {
      squares.push_back(piece.at("square"));
    }
  }
  return squares;
}

std::vector<std::string> checkers_of(const json& state, const std::string& player) {
  std::vector<std::string> checkers;
  for (const auto& [opponent, status] : state.at("players").items()) {
    if (opponent != player && status == "active") checkers.push_back(opponent);
  }
  return checkers;
}

}  // namespace tetrarch::notation::quaternity_documents
