// Colour for terminals: ANSI's "select graphic rendition".
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace tetrarch::reports {

inline constexpr std::string_view kBold = "1";
inline constexpr std::string_view kBoldRed = "1;31";
inline constexpr std::string_view kBoldGreen = "1;32";
inline constexpr std::string_view kBoldYellow = "1;33";

// The text in these renditions, which are numbers with semicolons between them; as it is where colour is off or there
// are none.
inline std::string painted(std::string_view text, std::string_view renditions, bool colour) {
  if (!colour || renditions.empty()) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", renditions, text);
}

}  // namespace tetrarch::reports
