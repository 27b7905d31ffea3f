// Where generators get their numbers from. They come from RapidCheck's generator of random numbers, which is specified
// to the bit, so that a seed gives the same documents on every machine.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iterator>
#include <utility>

namespace tetrarch::generators {

class Dice {
 public:
  explicit Dice(const rc::Random& random) : random_(random) {}

  // A number from 0 to count - 1; `count` must not be 0.
  std::uint64_t below(std::uint64_t count) { return random_.next() % count; }

  // A number from `lowest` to `highest`, which must not be below it.
  int between(int lowest, int highest) {
    return lowest + static_cast<int>(below(static_cast<std::uint64_t>(highest - lowest + 1)));
  }

  // Whether one of `count` possibilities came up.
  bool one_in(std::uint64_t count) { return below(count) == 0; }

  // One of the elements of a range that is not empty.
  template <class Range>
  const auto& pick(const Range& range) {
    return *std::next(std::begin(range), static_cast<std::ptrdiff_t>(below(std::size(range))));
  }

 private:
  rc::Random random_;
};

// RapidCheck's generator of what make(Dice&) gives. It does not shrink.
template <class Make>
auto made_by(Make make) {
  using Value = decltype(make(std::declval<Dice&>()));
  return rc::Gen<Value>([make](const rc::Random& random, int) {
    Dice dice(random);
    return rc::shrinkable::just(make(dice));
  });
}

}  // namespace tetrarch::generators
