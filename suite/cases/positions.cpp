#include "suite/cases/positions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "suite/documents/reading.hpp"

namespace tetrarch::cases {
namespace {

using documents::InputError;
using documents::Node;
using notation::Care;

bool is_opening(const Node& written) { return written.is_scalar() && written.text == "opening"; }

void require_position(const Node& written) {
  if (written.is_map() || is_opening(written)) return;
  throw InputError(written.place, fmt::format("expected a position, a map, or the word opening, got {}",
                                              documents::described(written)));
}

}  // namespace

void Positions::add(const std::string& full_name, const Scope& scope, const Node& written) {
  written_[full_name] = {scope, &written};
}

nlohmann::json Positions::read(const Node& written, const Scope& scope, Care care) {
  if (is_opening(written)) return nullptr;
  return scope.notation->completed(draft_of(written, scope, care).position, written, care);
}

Positions::Draft Positions::draft_of(const Node& written, const Scope& scope, Care care) {
  require_position(written);
  if (is_opening(written)) return {scope.notation->opening_draft(), 0};
  const Node* like = written.find("like");
  if (like == nullptr) return {scope.notation->draft(written, care), 0};
  const Draft& base = draft_of_case(*like, scope);
  if (base.depth + 1 > kLikeLimit) {
    throw InputError(
        like->place,
        fmt::format("more than {} positions are like one another in a row; write this one out", kLikeLimit));
  }
  return {scope.notation->changed_draft(base.position, written, care), base.depth + 1};
}

const Positions::Draft& Positions::draft_of_case(const Node& like, const Scope& scope) {
  const std::string& text = documents::text_of(like, "the name of a case");
  const std::string name = text.find('/') == std::string::npos ? scope.full_name(text) : text;
  if (const auto known = drafts_.find(name); known != drafts_.end()) return known->second;
  const auto written = written_.find(name);
  if (written == written_.end()) {
    throw InputError(like.place, fmt::format("there is no case {} among the files that were read", name));
  }
  if (written->second.scope.notation != scope.notation) {
    throw InputError(like.place, fmt::format("the case {} is of another ruleset", name));
  }
  const bool circular = std::find(unfinished_.begin(), unfinished_.end(), name) != unfinished_.end();
  unfinished_.push_back(name);
  if (circular) {
    throw InputError(like.place,
                     fmt::format("these positions go round in a circle: {}", fmt::join(unfinished_, " -> ")));
  }
  if (unfinished_.size() > kLikeLimit + 1) {
    throw InputError(like.place, fmt::format("more than {} positions are like one another in a row; write this one out",
                                             kLikeLimit));
  }
  Draft draft = draft_of(*written->second.node, written->second.scope, Care::kPlayable);
  unfinished_.pop_back();
  return drafts_.emplace(name, std::move(draft)).first->second;
}

}  // namespace tetrarch::cases
