// Text that an engine wrote is never trusted. Everything that a report prints of it goes through here first.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarch::reports {

// The longest text of an engine that is printed in one piece, in characters.
inline constexpr std::size_t kPrintableLimit = 2000;

// A command that is cut cannot be run.
inline constexpr std::size_t kCommandLimit = 8000;

// The longest name and version of an engine, where a report names it.
inline constexpr std::size_t kEngineNameLimit = 120;

// The most lines of an engine's standard error that are printed.
inline constexpr std::size_t kTailLines = 40;

// The text on one line, as valid UTF-8 that moves no cursor and reorders nothing. Control characters, newlines too, are
// written \n, \r, \t or \x1b; invisible and bidirectional marks \u{202e}; bytes that are not UTF-8 \xff. Other text,
// backslashes too, stays as it is. What exceeds `limit` printed characters is cut, and a note says how much that was.
std::string printable(std::string_view text, std::size_t limit = kPrintableLimit);

// The end of a text of several lines, each line as in printable(): at most `limit` characters and kTailLines lines.
// Where something is left out, the first line says how much. "\r\n" ends a line as "\n" does.
std::vector<std::string> printable_tail(std::string_view text, std::size_t limit = kPrintableLimit);

// A document on one line, bounded and made visible as in printable(). Nesting beyond 64 levels is said and not shown.
std::string printable_document(const nlohmann::json& document, std::size_t limit = kPrintableLimit);

// How many columns a printable text takes: one a character.
std::size_t columns_of(std::string_view text);

// Whether a document is nested too deep to be walked safely: beyond 64 levels.
bool is_too_deep(const nlohmann::json& document);

}  // namespace tetrarch::reports
