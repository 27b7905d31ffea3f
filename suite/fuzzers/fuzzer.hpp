// What a fuzzer of a reader is made of. Such a fuzzer stands beside what it tests as NAME_fuzzer.cpp, and says how it
// is run. Every build replays its corpus, a folder of fixtures/corpora.
//
// A corpus covers much in few files: some hundred at most, below 1 MiB in all. This makes a new one out of the old one
// and of what a run has found, here for the wire:
//
//   mkdir smaller
//   build-fuzzers/wire_fuzzer -set_cover_merge=1 -use_counters=0 smaller fixtures/corpora/wire new-inputs
//
// An input that broke something (libFuzzer writes it to crash-...) is kept as a file with a name of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

// One input, handed to a reader. Ends the process where something is not as it must be. The name is libFuzzer's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace tetrarch::fuzzers {

inline std::string text_of(const std::uint8_t* data, std::size_t size) { return {data, data + size}; }

// Ends the process with a word about the fault, where there is one.
inline void require_none(const std::optional<std::string>& fault) {
  if (!fault) return;
  std::fprintf(stderr, "fault: %s\n", fault->c_str());
  std::abort();
}

}  // namespace tetrarch::fuzzers
