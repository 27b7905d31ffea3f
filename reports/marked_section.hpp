// A part of a document that a command writes, between two lines that mark it.
#pragma once

#include <string>
#include <string_view>

namespace tetrarch::reports {

// The document with `content` in place of what is between the line that says that `command` writes it and the next end
// mark. Throws std::runtime_error, saying which lines are missing, where it has no such place.
std::string with_section(std::string_view document, std::string_view command, std::string_view content);

}  // namespace tetrarch::reports
