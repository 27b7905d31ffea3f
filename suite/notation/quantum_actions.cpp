#include <fmt/format.h>

#include "suite/documents/reading.hpp"
#include "suite/notation/moves.hpp"
#include "suite/notation/pieces.hpp"
#include "suite/notation/quantum_documents.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation::quantum_documents {
namespace {

using documents::InputError;
using documents::Node;
using nlohmann::json;

constexpr std::string_view kWhatActionsAre =
    "an action: a move such as d4-d3 or d4-d3=queen, pass, or a promotion that is owed, such as {promote: e6=rook}";

// "e6=rook"
json promotion(const Node& written) {
  const std::string& text = documents::text_of(written, "a pawn's square and a piece, such as e6=rook");
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) {
    throw InputError(written.place,
                     fmt::format("expected a pawn's square and a piece, such as e6=rook, got \"{}\"", text));
  }
  const std::string square = require_square(std::string_view(text).substr(0, equals), written.place);
  const std::string type = text.substr(equals + 1);
  documents::require_one_of(type, documents::place_within(written, equals + 1), "a piece", piece_types());
  return {{"kind", "promote"}, {"square", square}, {"to", type}};
}

std::string promotion_text(const json& action) {
  return action["square"].get<std::string>() + "=" + action["to"].get<std::string>();
}

}  // namespace

json action(const Node& written) {
  if (written.is_map()) {
    const documents::MapReader reader(written, "an action", {"promote"});
    return promotion(reader.required("promote"));
  }
  const std::string& text = documents::text_of(written, kWhatActionsAre);
  if (text == "pass") return {{"kind", text}};
  const std::size_t dash = text.find('-');
  if (dash == std::string::npos) {
    throw InputError(written.place, fmt::format("expected {}, got \"{}\"{}", kWhatActionsAre, text,
                                                documents::suggestion(text, {"pass"})));
  }
  const std::string from = require_square(std::string_view(text).substr(0, dash), written.place);
  return move_to(from, written, dash + 1);
}

std::string action_text(const json& action) {
  if (action["kind"] == "move") return move_text(action);
  if (action["kind"] == "promote") return "promote " + promotion_text(action);
  return action["kind"];
}

std::string written_action(const json& action) {
  if (action["kind"] == "promote") return fmt::format("{{promote: {}}}", promotion_text(action));
  return action_text(action);
}

}  // namespace tetrarch::notation::quantum_documents
