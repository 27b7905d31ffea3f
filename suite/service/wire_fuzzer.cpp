// The wire, fuzzed: an input is a conversation with the reference, a request a line. What must hold of every answer is
// in watched_service.hpp.
//
//   mkdir -p new-inputs && export ASAN_OPTIONS=malloc_context_size=4
//   cmake --preset fuzzers && cmake --build --preset fuzzers
//   build-fuzzers/wire_fuzzer -max_total_time=600 -timeout=10 -max_len=8192 new-inputs fixtures/corpora/wire
//
// New inputs go to new-inputs; suite/fuzzers/fuzzer.hpp says how they are taken into the corpus.
#include <algorithm>
#include <string_view>

#include "suite/fuzzers/fuzzer.hpp"
#include "suite/service/watched_service.hpp"

namespace {

using tetrarch::service::WatchedService;

// Longer conversations say little that shorter ones do not.
constexpr int kLineLimit = 24;

const tetrarch::wire::MessageSchema& protocol() {
  static const tetrarch::wire::MessageSchema schema(TETRARCH_FIXTURES "/schemas/protocol.schema.json");
  return schema;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = tetrarch::fuzzers::text_of(data, size);
  WatchedService reference([] { return tetrarch::service::fresh_reference(protocol()); }, protocol());
  std::string_view rest = text;
  for (int line = 0; line < kLineLimit && !rest.empty(); ++line) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    tetrarch::fuzzers::require_none(reference.ask(rest.substr(0, end)).fault);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
