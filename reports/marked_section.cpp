#include "reports/marked_section.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace tetrarch::reports {
namespace {

constexpr std::string_view kEnd = "<!-- As far as here. -->";

}  // namespace

std::string with_section(std::string_view document, std::string_view command, std::string_view content) {
  const auto mark = fmt::format("<!-- The next lines are written by `{}`. -->", command);
  const auto begin = document.find(mark + "\n");
  const auto end = document.find(kEnd, begin == std::string_view::npos ? 0 : begin);
  if (begin == std::string_view::npos || end == std::string_view::npos) {
    throw std::runtime_error(fmt::format("the document has no place for what `{}` writes: the lines \"{}\" and \"{}\"",
                                         command, mark, kEnd));
  }
  return fmt::format("{}\n\n{}\n{}", document.substr(0, begin + mark.size()), content, document.substr(end));
}

}  // namespace tetrarch::reports
