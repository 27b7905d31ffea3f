#include "reports/position_facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

constexpr std::size_t kNameLimit = 40;  // shorter than a board is wide, so that lines can break between names
constexpr std::size_t kMostNames = 8;
constexpr std::size_t kMostItems = 16;
constexpr std::size_t kMostUndrawn = 5;

std::string name_or_document(const json& value) {
  return value.is_string() ? printable(value.get<std::string>(), kNameLimit) : printable_document(value, kNameLimit);
}

std::string turn_line(const json& position) {
  const json& turn = member_of(position, "turn");
  const json& round = member_of(position, "round");
  if (turn.is_null()) return "";
  if (round.is_null()) return "turn: " + name_or_document(turn);
  return fmt::format("turn: {}, round {}", name_or_document(turn), name_or_document(round));
}

std::string joined(std::string_view label, const std::vector<std::string>& parts) {
  return parts.empty() ? "" : fmt::format("{}: {}", label, fmt::join(parts, ", "));
}

// "LABEL: NAMElinkVALUE, .." of an object's members, save those whose value is their own name if `differing`.
std::string members_of(std::string_view label, const json& object, std::string_view link, bool differing) {
  std::vector<std::string> parts;
  for (const std::string& name : in_turn_order(object)) {
    if (differing && object[name] == name) continue;
    if (parts.size() == kMostNames) return joined(label, parts) + ", ..";
    parts.push_back(fmt::format("{}{}{}", printable(name, kNameLimit), link, name_or_document(object[name])));
  }
  return joined(label, parts);
}

std::string offer_of(const json& position) {
  const json& offer = member_of(position, "offer");
  const json& accepted = member_of(offer, "accepted");
  if (offer.is_null()) return "";
  if (!accepted.is_array() || accepted.size() > kMostNames) return "offer: " + printable_document(offer, kNameLimit);
  std::vector<std::string> names;
  for (const json& name : accepted) names.push_back(name_or_document(name));
  return fmt::format("offer: a draw by {}, accepted by {}", name_or_document(member_of(offer, "by")),
                     names.empty() ? "nobody" : fmt::format("{}", fmt::join(names, ", ")));
}

std::string outcome_of(const json& position) {
  if (!position.is_object() || !position.contains("outcome")) return "";
  const json& outcome = position["outcome"];
  const std::string kind = text_of(outcome, "kind");
  if (outcome.is_null()) return "outcome: unnamed";
  if (kind == "in-progress") return "outcome: in progress";
  if (kind == "draw") return "outcome: a draw";
  if (kind != "winner") return "outcome: " + printable_document(outcome, kNameLimit);
  const json& by = member_of(outcome, "by");
  return fmt::format("outcome: {} wins{}", name_or_document(member_of(outcome, "winner")),
                     by.is_null() ? "" : " by " + name_or_document(by));
}

// "LABEL: a, b, ..", what each item of a list that is there says by `text`.
template <typename Text>
std::string items_of(std::string_view label, const json& list, Text text) {
  if (list.is_null()) return "";
  if (!list.is_array()) return fmt::format("{}: {}", label, name_or_document(list));
  std::vector<std::string> parts;
  for (const json& item : list) {
    if (parts.size() == kMostItems) return joined(label, parts) + ", ..";
    parts.push_back(text(item));
  }
  return joined(label, parts);
}

// "g12, c12": the pieces that have not moved.
std::string unmoved_of(const json& position) {
  return items_of("unmoved", member_of(position, "unmoved"), name_or_document);
}

// "e9 on e10": the pawn and the square that it passed, on which it may be captured.
std::string passed_of(const json& position) {
  return items_of("en passant", member_of(position, "passed"), [](const json& item) {
    return fmt::format("{} on {}", name_or_document(member_of(item, "pawn")),
                       name_or_document(member_of(item, "square")));
  });
}

// "g12 back before round 17": the piece, and the round before whose beginning it must be inside.
std::string outside_of(const json& position) {
  return items_of("outside", member_of(position, "outside"), [](const json& item) {
    return fmt::format("{} back before round {}", name_or_document(member_of(item, "square")),
                       name_or_document(member_of(item, "until")));
  });
}

// "rook 1 knight 2": what there is of a hand.
std::string hand_text(const json& hand) {
  if (!hand.is_object()) return name_or_document(hand);
  std::string text;
  for (const auto& [type, number] : hand.items()) {
    if (number != 0) text += fmt::format(" {} {}", printable(type, kNameLimit), name_or_document(number));
  }
  return text.substr(std::min<std::size_t>(1, text.size()));
}

// "north rook 1 knight 2": the players that have something in hand.
std::string hands_of(const json& position) {
  const json& hands = member_of(position, "hand");
  std::vector<std::string> parts;
  for (const std::string& player : in_turn_order(hands)) {
    if (parts.size() == kMostNames) return joined("in hand", parts) + ", ..";
    const std::string text = hand_text(hands[player]);
    if (!text.empty()) parts.push_back(fmt::format("{} {}", printable(player, kNameLimit), text));
  }
  return joined("in hand", parts);
}

// Pieces that stand on no square of their own.
std::string undrawn_of(const DrawnPosition& drawn) {
  if (drawn.undrawn.empty()) return "";
  std::string text = fmt::format("not drawn: {} piece{}:", drawn.undrawn.size(), drawn.undrawn.size() == 1 ? "" : "s");
  for (std::size_t index = 0; index < std::min(kMostUndrawn, drawn.undrawn.size()); ++index) {
    text += " " + printable_document(drawn.undrawn[index], kNameLimit);
  }
  return text;
}

}  // namespace

std::vector<std::string> facts_of(const json& position, const DrawnPosition& drawn) {
  std::vector<std::string> facts = {turn_line(position),
                                    members_of("players", member_of(position, "players"), " ", false),
                                    members_of("controllers", member_of(position, "controllers"), " by ", true),
                                    unmoved_of(position),
                                    passed_of(position),
                                    outside_of(position),
                                    hands_of(position),
                                    offer_of(position),
                                    outcome_of(position),
                                    undrawn_of(drawn)};
  std::erase(facts, "");
  return facts;
}

std::vector<std::string> facts_of(const json& position) { return facts_of(position, read_position(position)); }

}  // namespace tetrarch::reports
