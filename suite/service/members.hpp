// Reading documents of the protocol member by member. Whatever is wrong is thrown as std::invalid_argument, in a short
// sentence that names the member.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reference/board/square.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::service {

// What the values of a kind are called in documents.
template <class Value>
using Names = std::vector<std::pair<Value, std::string_view>>;

// The name of a value, which must have one.
template <class Value>
std::string_view name_in(const Names<Value>& names, Value value) {
  return std::ranges::find(names, value, &std::pair<Value, std::string_view>::first)->second;
}

// The value of that name. `what` says what such a value is: "player".
template <class Value>
Value value_in(const Names<Value>& names, std::string_view name, std::string_view what) {
  const auto found = std::ranges::find(names, name, &std::pair<Value, std::string_view>::second);
  if (found == names.end()) throw std::invalid_argument(fmt::format("\"{}\" is no {}", wire::excerpt(name), what));
  return found->first;
}

// The member `key` of an object, of whatever type.
const nlohmann::json& member_in(const nlohmann::json& object, const char* key);

// The member `key` of an object, or null where it has none.
const nlohmann::json& member_or_null(const nlohmann::json& object, const char* key);

std::string string_in(const nlohmann::json& object, const char* key);
const nlohmann::json& array_in(const nlohmann::json& object, const char* key);
board::Square square_in(const nlohmann::json& object, const char* key);
std::vector<board::Square> squares_in(const nlohmann::json& object, const char* key);

// An integer from `least` to `most`.
int integer_in(const nlohmann::json& object, const char* key, int least, int most);

// Refuses what is no object, and a member that is none of the known ones. `what` says what the document is.
void refuse_other_members(const nlohmann::json& object, const std::set<std::string>& known, std::string_view what);

}  // namespace tetrarch::service
