// The loader of case files, fuzzed: an input is a case file. What must hold is in watched_loader.hpp.
//
//   mkdir -p new-inputs && export ASAN_OPTIONS=malloc_context_size=4
//   cmake --preset fuzzers && cmake --build --preset fuzzers
//   build-fuzzers/loader_fuzzer -max_total_time=600 -timeout=10 -max_len=65536 new-inputs fixtures/corpora/cases
//
// New inputs go to new-inputs; suite/fuzzers/fuzzer.hpp says how they are taken into the corpus.
#include "suite/cases/watched_loader.hpp"
#include "suite/fuzzers/fuzzer.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const tetrarch::cases::WatchedLoader loader(TETRARCH_FIXTURES);
  tetrarch::fuzzers::require_none(loader.read(tetrarch::fuzzers::text_of(data, size)).fault);
  return 0;
}
