// A line on a terminal that says how far a run is.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string_view>

#include "reports/verdict.hpp"

namespace tetrarch::reports {

// Rewrites one line in place: how many cases of how many are done, how many of them failed, and which one runs now.
// Where `is_terminal` is false it writes nothing at all. `out` must outlive it. Call clear() before anything else is
// printed there; it clears itself when it goes.
class Progress {
 public:
  Progress(std::ostream& out, bool is_terminal, std::size_t planned, std::size_t width = 80);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  void begin(std::string_view case_name);
  void end(Verdict verdict);

  // Takes the line off the terminal; the next begin() brings it back.
  void clear();

 private:
  std::ostream& out_;
  bool is_terminal_;
  std::size_t planned_;
  std::size_t width_;
  std::size_t done_ = 0;
  std::size_t failed_ = 0;
  std::size_t shown_ = 0;  // columns of the terminal's line that are in use
};

}  // namespace tetrarch::reports
