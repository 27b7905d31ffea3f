#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "reference/quantum/capture.hpp"
#include "suite/documents/reading.hpp"
#include "suite/notation/quantum_documents.hpp"
#include "suite/notation/quantum_words.hpp"

namespace tetrarch::notation::quantum_documents {
namespace {

using documents::InputError;
using documents::Node;
using nlohmann::json;

constexpr std::string_view kNobody = "nobody";

const std::vector<std::string>& who_may_deliver() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> all = quantum_players();
    all.emplace_back(kNobody);
    return all;
  }();
  return words;
}

// {south: north}
json elimination(const Node& written) {
  constexpr std::string_view kWhat = "an elimination, such as {south: north} or {west: nobody}";
  const auto& entries = documents::entries_of(written, kWhat);
  if (entries.size() != 1) throw InputError(written.place, fmt::format("expected {}", kWhat));
  const documents::Entry& entry = entries.front();
  documents::require_one_of(entry.key, entry.place, "a player", quantum_players());
  const std::string& by = documents::one_of(entry.value, "who delivered it", who_may_deliver());
  return {{"player", entry.key}, {"by", by == kNobody ? json() : json(by)}};
}

std::string deliverer(const json& event) {
  return event.at("by").is_null() ? std::string(kNobody) : event["by"].get<std::string>();
}

quantum::Player player_named(const std::string& name) {
  const auto& names = quantum_players();
  return quantum::kPlayers.at(static_cast<std::size_t>(std::ranges::find(names, name) - names.begin()));
}

}  // namespace

std::vector<json> expected_events(const Node& written) {
  std::vector<json> events;
  for (const Node& item : documents::items_of(written, "a list of eliminations")) {
    json event = elimination(item);
    if (std::ranges::any_of(events, [&](const json& other) { return other["player"] == event["player"]; })) {
      throw InputError(item.place, fmt::format("{} stands here twice", event["player"].get<std::string>()));
    }
    events.push_back(std::move(event));
  }
  return events;
}

std::string event_text(const json& event) {
  return fmt::format("{} by {}", event.at("player").get<std::string>(), deliverer(event));
}

std::string written_event(const json& expected) {
  return fmt::format("{{{}: {}}}", expected.at("player").get<std::string>(), deliverer(expected));
}

std::vector<std::string> kings_of(const json& state, const std::string& player) {
  std::vector<std::string> squares;
  for (const json& piece : state.at("pieces")) {
    if (piece.at("type") == "king" && piece.at("army") == player) squares.push_back(piece.at("square"));
  }
  return squares;
}

// C-CHECK-1: a queen stands for the pieces that are no pawns.
std::vector<std::string> checkers_of(const json& state, const std::string& player) {
  const quantum::Piece victim{quantum::PieceType::kQueen, player_named(player)};
  const int round = state.at("round");
  std::vector<std::string> checkers;
  std::ranges::copy_if(quantum_players(), std::back_inserter(checkers), [&](const std::string& opponent) {
    return state.at("players").at(opponent) == "active" && quantum::may_capture(round, player_named(opponent), victim);
  });
  return checkers;
}

}  // namespace tetrarch::notation::quantum_documents
