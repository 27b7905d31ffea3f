// How libFuzzer comes by its next input: its own changes of bytes, or a change that knows what is read.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "generators/dice.hpp"

// NOLINTBEGIN(readability-identifier-naming): libFuzzer's names
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned int seed);
// NOLINTEND(readability-identifier-naming)

namespace tetrarch::fuzzers {

// Puts break_it(Dice&, text) in the place of the text every other time, and one of libFuzzer's own changes else.
template <class Break>
std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned int seed, Break break_it) {
  generators::Dice dice{rc::Random(seed)};
  if (dice.one_in(2)) return LLVMFuzzerMutate(data, size, max_size);
  const std::string broken = break_it(dice, std::string(data, data + size));
  const std::size_t length = std::min(broken.size(), max_size);
  std::copy_n(broken.begin(), length, data);
  return length;
}

}  // namespace tetrarch::fuzzers
