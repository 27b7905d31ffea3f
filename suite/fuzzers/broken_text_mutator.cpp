#include "generators/documents/broken_text.hpp"
#include "suite/fuzzers/mutating.hpp"

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned int seed) {
  return tetrarch::fuzzers::mutate(data, size, max_size, seed, tetrarch::generators::broken_text);
}
