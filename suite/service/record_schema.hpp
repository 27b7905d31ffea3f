// Records held against their JSON Schema, fixtures/schemas/record.schema.json.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tetrarch::service {

// What is wrong with the shape of a record of that ruleset, one of known_rulesets(), or nothing. The sentence names the
// place and what was expected there, such as "record.events[0].action.from: expected a square such as "a1" or "l12",
// got "z9"".
std::optional<std::string> fault_of_record(const nlohmann::json& record, std::string_view ruleset);

}  // namespace tetrarch::service
