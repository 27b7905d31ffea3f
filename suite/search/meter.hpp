// How much a search may do, and how much it has done.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace tetrarch::search {

// At least one is given. With a number of actions alone a search comes to the same every time.
struct Budget {
  std::optional<std::uint64_t> actions;
  std::optional<std::chrono::seconds> time;
};

class Meter {
 public:
  explicit Meter(const Budget& budget) : budget_(budget) {}

  void count(std::uint64_t actions) { actions_ += actions; }

  std::uint64_t actions() const { return actions_; }
  double seconds() const { return std::chrono::duration<double>(passed()).count(); }

  bool is_used_up() const {
    if (budget_.actions && actions_ >= *budget_.actions) return true;
    return budget_.time && passed() >= *budget_.time;
  }

 private:
  using Clock = std::chrono::steady_clock;

  Clock::duration passed() const { return Clock::now() - start_; }

  Budget budget_;
  std::uint64_t actions_ = 0;
  Clock::time_point start_ = Clock::now();
};

}  // namespace tetrarch::search
