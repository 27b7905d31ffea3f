#include "reports/board_marks.hpp"

#include <map>
#include <string>

#include "reports/position_reading.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

using Kings = std::map<std::string, std::string>;  // by army

Kings kings_of(const json& position) {
  Kings kings;
  for (const json& piece : member_of(position, "pieces")) {
    if (text_of(piece, "type") == "king") kings[text_of(piece, "army")] = text_of(piece, "square");
  }
  return kings;
}

}  // namespace

std::vector<MarkedSquare> lost_kings(const json& before, const json& after) {
  std::vector<MarkedSquare> marks;
  const Kings left = kings_of(after);
  for (const auto& [army, square] : kings_of(before)) {
    if (!left.contains(army)) marks.push_back({square, Mark::kAwarded});
  }
  return marks;
}

std::vector<MarkedSquare> transfers(const json& before, const json& after) {
  std::vector<MarkedSquare> marks;
  const json& old_controllers = member_of(before, "controllers");
  const json& controllers = member_of(after, "controllers");
  for (const json& piece : member_of(after, "pieces")) {
    const std::string army = text_of(piece, "army");
    const std::string old = text_of(old_controllers, army);
    if (!old.empty() && old != text_of(controllers, army)) {
      marks.push_back({text_of(piece, "square"), Mark::kTransferred});
    }
  }
  return marks;
}

std::vector<MarkedSquare> ends_of(const Arrow& move) { return {{move.from, Mark::kMoved}, {move.to, Mark::kMoved}}; }

std::optional<Arrow> move_asked_for(const json& request) {
  const json& action = member_of(member_of(request, "params"), "action");
  Arrow arrow{text_of(action, "from"), text_of(action, "to"), Arrow::Kind::kAsked};
  if (arrow.from.empty() || arrow.to.empty()) return std::nullopt;
  return arrow;
}

}  // namespace tetrarch::reports
