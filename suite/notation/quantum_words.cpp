#include "suite/notation/quantum_words.hpp"

#include "suite/documents/reading.hpp"
#include "suite/notation/pieces.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation {
namespace {

using documents::Entry;
using documents::Node;
using nlohmann::json;

constexpr std::size_t kHandLimit = 144;

}  // namespace

const std::vector<std::string>& quantum_players() {
  static const std::vector<std::string> players{"north", "east", "south", "west"};
  return players;
}

const std::vector<std::string>& quantum_statuses() {
  static const std::vector<std::string> statuses{"active", "eliminated"};
  return statuses;
}

const std::vector<std::string>& quantum_hand_types() {
  static const std::vector<std::string> types{"rook", "bishop", "knight"};
  return types;
}

json unmoved_of(const Node& written) {
  json document{{"unmoved", json::array()}};
  for (const Node& item : documents::items_of(written, "a list of the squares of unmoved kings and rooks")) {
    document["unmoved"].push_back(square_of(item));
  }
  sort_lists(document);
  return document["unmoved"];
}

json passed_of(const Node& written) {
  json document{{"passed", json::array()}};
  for (const Entry& entry : documents::entries_of(written, "a map from pawns to the squares that they passed")) {
    document["passed"].push_back(
        {{"pawn", require_square(entry.key, entry.place)}, {"square", square_of(entry.value)}});
  }
  sort_lists(document);
  return document["passed"];
}

json outside_of(const Node& written) {
  json document{{"outside", json::array()}};
  for (const Entry& entry : documents::entries_of(written, "a map from pieces outside the zone to rounds")) {
    document["outside"].push_back(
        {{"square", require_square(entry.key, entry.place)},
         {"until", documents::number_of(entry.value, "the round until which it may be outside", 0, kRoundLimit)}});
  }
  sort_lists(document);
  return document["outside"];
}

json hand_of(const Node& written) {
  const documents::MapReader reader(written, "a hand", quantum_hand_types());
  json hand = json::object();
  for (const std::string& type : quantum_hand_types()) {
    const Node* number = reader.optional(type);
    hand[type] = number == nullptr ? 0 : documents::number_of(*number, "how many are in hand", 0, kHandLimit);
  }
  return hand;
}

void sort_lists(json& document) {
  sort_pieces(document);
  sort_by_square(document, "unmoved", "");
  sort_by_square(document, "passed", "pawn");
  sort_by_square(document, "outside", "square");
}

void fill_hands(json& hands) {
  if (!hands.is_object()) return;
  for (const std::string& player : quantum_players()) {
    json& hand = hands.emplace(player, json::object()).first.value();
    if (!hand.is_object()) continue;
    for (const std::string& type : quantum_hand_types()) hand.emplace(type, 0);
  }
}

}  // namespace tetrarch::notation
