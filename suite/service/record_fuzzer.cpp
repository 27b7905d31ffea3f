// Records, fuzzed: an input is a record, handed to the reference to be restored. What must hold is in
// watched_service.hpp.
//
//   mkdir -p new-inputs && export ASAN_OPTIONS=malloc_context_size=4
//   cmake --preset fuzzers && cmake --build --preset fuzzers
//   build-fuzzers/record_fuzzer -max_total_time=600 -timeout=10 -max_len=16384 new-inputs fixtures/corpora/records
//
// New inputs go to new-inputs; suite/fuzzers/fuzzer.hpp says how they are taken into the corpus.
#include "suite/fuzzers/fuzzer.hpp"
#include "suite/service/watched_service.hpp"

namespace {

using tetrarch::service::WatchedService;

// Of the game that a refused record must leave alone. It is small, as every input is held against it.
constexpr const char* kLoad =
    R"({"jsonrpc":"2.0","id":1,"method":"load","params":{"ruleset":"quaternity","position":{"turn":"white",)"
    R"("players":{"white":"active","red":"active","black":"eliminated","green":"eliminated"},)"
    R"("controllers":{"white":"white","red":"red","black":"black","green":"green"},)"
    R"("pieces":[{"square":"a1","army":"white","type":"king"},{"square":"a12","army":"red","type":"king"}]}}})";

const tetrarch::wire::MessageSchema& protocol() {
  static const tetrarch::wire::MessageSchema schema(TETRARCH_FIXTURES "/schemas/protocol.schema.json");
  return schema;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string record = tetrarch::fuzzers::text_of(data, size);
  const std::string restore = R"({"jsonrpc":"2.0","id":2,"method":"restore","params":{"record":)" + record + "}}";
  WatchedService reference([] { return tetrarch::service::fresh_reference(protocol()); }, protocol());
  const auto loaded = reference.ask(kLoad);
  tetrarch::fuzzers::require_none(loaded.is_accepted ? loaded.fault : "no game is loaded: " + loaded.answer);
  tetrarch::fuzzers::require_none(reference.ask(restore).fault);
  return 0;
}
