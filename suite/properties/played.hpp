// A deed of an attempt and what came of it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "suite/cases/case.hpp"

namespace tetrarch::properties {

using nlohmann::json;

// States are as the engine gave them.
struct Played {
  cases::Deed deed;
  json before;
  json after;
  json events = json::array();  // of an action that was accepted
  std::string refusal;          // the kind of refusal; empty where the deed was accepted
};

bool is_accepted(const Played& played);

// The action, or nullptr where the deed is none.
const json* action_in(const Played& played);

// The deed as a person reads it: "c5-d3", "undo".
std::string text_of(const cases::Deed& deed, std::string_view ruleset);

}  // namespace tetrarch::properties
