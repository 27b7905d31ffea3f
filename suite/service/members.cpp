#include "suite/service/members.hpp"

#include <cstdint>

namespace tetrarch::service {

using nlohmann::json;

namespace {

board::Square square_called(const std::string& name) {
  const auto square = board::square_named(name);
  if (!square) throw std::invalid_argument(fmt::format("\"{}\" is no square of the board", wire::excerpt(name)));
  return *square;
}

}  // namespace

const json& member_in(const json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end()) throw std::invalid_argument(fmt::format("\"{}\" is missing", key));
  return *found;
}

const json& member_or_null(const json& object, const char* key) {
  static const json none;
  const auto member = object.find(key);
  return member == object.end() ? none : *member;
}

std::string string_in(const json& object, const char* key) {
  const json& member = member_in(object, key);
  if (!member.is_string()) throw std::invalid_argument(fmt::format("\"{}\" is no string", key));
  return member.get<std::string>();
}

const json& array_in(const json& object, const char* key) {
  const json& member = member_in(object, key);
  if (!member.is_array()) throw std::invalid_argument(fmt::format("\"{}\" is no array", key));
  return member;
}

board::Square square_in(const json& object, const char* key) { return square_called(string_in(object, key)); }

std::vector<board::Square> squares_in(const json& object, const char* key) {
  std::vector<board::Square> squares;
  for (const json& name : array_in(object, key)) {
    if (!name.is_string()) throw std::invalid_argument(fmt::format("\"{}\" holds what is no string", key));
    squares.push_back(square_called(name.get<std::string>()));
  }
  return squares;
}

int integer_in(const json& object, const char* key, int least, int most) {
  const json& member = member_in(object, key);
  // What an unsigned number of 64 bits holds alone is beyond any bound, and would be a negative one as a signed number.
  const bool is_taken = member.is_number_unsigned() ? member.get<std::uint64_t>() <= std::uint64_t{INT64_MAX}
                                                    : member.is_number_integer();
  if (!is_taken || member.get<std::int64_t>() < least || member.get<std::int64_t>() > most) {
    throw std::invalid_argument(fmt::format("\"{}\" is no integer from {} to {}", key, least, most));
  }
  return member.get<int>();
}

void refuse_other_members(const json& object, const std::set<std::string>& known, std::string_view what) {
  if (!object.is_object()) throw std::invalid_argument(fmt::format("{} is no object", what));
  for (const auto& [key, value] : object.items()) {
    if (!known.contains(key))
      throw std::invalid_argument(fmt::format("\"{}\" is no member of {}", wire::excerpt(key), what));
  }
}

}  // namespace tetrarch::service
