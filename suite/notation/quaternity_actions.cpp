#include <fmt/format.h>

#include <algorithm>

#include "suite/documents/reading.hpp"
#include "suite/notation/moves.hpp"
#include "suite/notation/quaternity_documents.hpp"
#include "suite/notation/quaternity_words.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation::quaternity_documents {
namespace {

using documents::InputError;
using documents::Node;
using nlohmann::json;

constexpr std::string_view kWhatActionsAre =
    "an action: a move such as a3-c4 or d11-e12=queen, pass, propose-draw, or one of {accept: red}, {decline: red}, "
    "{resign: red}, {time-loss: red}, {walkover: red}";

const std::vector<std::string>& player_actions() {
  static const std::vector<std::string> words{"accept", "decline", "resign", "time-loss", "walkover"};
  return words;
}

json player_action(const Node& written) {
  if (written.entries.size() != 1) throw InputError(written.place, fmt::format("expected {}", kWhatActionsAre));
  const documents::Entry& entry = written.entries.front();
  documents::require_one_of(entry.key, entry.place, "an action", player_actions());
  const std::string& player = documents::one_of(entry.value, "a player", quaternity_players());
  if (entry.key == "accept" || entry.key == "decline") {
    return {{"kind", "answer-draw"}, {"player", player}, {"accept", entry.key == "accept"}};
  }
  return {{"kind", entry.key}, {"player", player}};
}

// The word that people write for an action that names a player.
std::string player_word(const json& action) {
  if (action["kind"] == "answer-draw") return action["accept"].get<bool>() ? "accept" : "decline";
  return action["kind"];
}

}  // namespace

json action(const Node& written) {
  if (written.is_map()) return player_action(written);
  const std::string& text = documents::text_of(written, kWhatActionsAre);
  if (text == "pass" || text == "propose-draw") return {{"kind", text}};
  const std::size_t dash = text.find('-');
  if (dash == std::string::npos) {
    throw InputError(written.place, fmt::format("expected {}, got \"{}\"{}", kWhatActionsAre, text,
                                                documents::suggestion(text, {"pass", "propose-draw"})));
  }
  const std::string from = require_square(std::string_view(text).substr(0, dash), written.place);
  return move_to(from, written, dash + 1);
}

std::string action_text(const json& action) {
  if (action["kind"] == "move") return move_text(action);
  if (!action.contains("player")) return action["kind"];
  return player_word(action) + " " + action["player"].get<std::string>();
}

std::string written_action(const json& action) {
  if (!action.contains("player")) return action_text(action);
  return fmt::format("{{{}: {}}}", player_word(action), action["player"].get<std::string>());
}

}  // namespace tetrarch::notation::quaternity_documents
