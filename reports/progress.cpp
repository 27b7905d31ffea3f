#include "reports/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

// The first `columns` characters of a printable text.
std::string_view beginning(std::string_view text, std::size_t columns) {
  std::size_t end = text.size();
  while (columns_of(text.substr(0, end)) > columns) --end;
  return text.substr(0, end);
}

}  // namespace

Progress::Progress(std::ostream& out, bool is_terminal, std::size_t planned, std::size_t width)
    : out_(out), is_terminal_(is_terminal), planned_(planned), width_(std::max<std::size_t>(width, 2)) {}

Progress::~Progress() { clear(); }

void Progress::begin(std::string_view case_name) {
  if (!is_terminal_) return;
  const std::string text = fmt::format("[{}/{}] {} failed  {}", done_, planned_, failed_, printable(case_name, width_));
  // The last column stays free: some terminals go to the next line when it is written.
  const std::string_view line = beginning(text, width_ - 1);
  const std::size_t columns = columns_of(line);
  const std::string blanks(shown_ > columns ? shown_ - columns : 0, ' ');
  out_ << '\r' << line << blanks << std::flush;
  shown_ = columns;
}

void Progress::end(Verdict verdict) {
  ++done_;
  if (!is_acceptable(verdict)) ++failed_;
}

void Progress::clear() {
  if (shown_ == 0) return;
  out_ << '\r' << std::string(shown_, ' ') << '\r' << std::flush;
  shown_ = 0;
}

}  // namespace tetrarch::reports
