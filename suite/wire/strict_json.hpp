// JSON as the protocol has it, read from somebody who is not trusted.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>

namespace tetrarch::wire {

// Why a text is refused: a sentence for a person, such as "the member "kind" is given twice in one object".
struct JsonFault {
  std::string sentence;
};

// Objects and arrays may lie in one another this deep.
inline constexpr std::size_t kNestingLimit = 64;

// Reads one JSON text and nothing behind it. Refused are: a member given twice, NaN and Infinity, a number that a
// double cannot hold, what is not UTF-8, a byte order mark, a NUL, nesting beyond kNestingLimit, and anything after the
// text. Integers beyond 64 bits become doubles.
std::variant<nlohmann::json, JsonFault> parse_strict_json(std::string_view text);

// A text as a person can read it in a sentence: in ASCII, every other byte as \xNN. One longer than `limit` bytes is
// cut, and its length is said.
std::string excerpt(std::string_view text, std::size_t limit = 160);

}  // namespace tetrarch::wire
