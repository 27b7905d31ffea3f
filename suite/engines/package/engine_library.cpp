// The functions of a shared library (tetrarch_engine.h) over make_engine(). Compiled into each library that links
// Tetrarch::engine_library.
#include <cstdio>
#include <exception>
#include <memory>
#include <string>

#include "tetrarch/engine.hpp"
#include "tetrarch_engine.h"

// NOLINTNEXTLINE(readability-identifier-naming): the name is one of C's
struct tetrarch_engine {
  std::unique_ptr<tetrarch::Engine> engine;
  std::string answer;
};

namespace {

// An exception must not leave a function of C.
template <class Deed>
auto guarded(Deed deed) -> decltype(deed()) {
  try {
    return deed();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "the engine threw an exception: %s\n", error.what());
  } catch (...) {
    std::fprintf(stderr, "the engine threw something that is no std::exception\n");
  }
  return nullptr;
}

}  // namespace

int tetrarch_engine_abi(void) { return TETRARCH_ENGINE_ABI; }

tetrarch_engine* tetrarch_engine_create(void) {
  return guarded([] {
    return std::make_unique<tetrarch_engine>(tetrarch_engine{tetrarch::make_engine(), {}}).release();
  });
}

const char* tetrarch_engine_answer(tetrarch_engine* engine, const char* request) {
  return guarded([&] {
    engine->answer = engine->engine->answer(request);
    return engine->answer.c_str();
  });
}

void tetrarch_engine_destroy(tetrarch_engine* engine) { const std::unique_ptr<tetrarch_engine> last(engine); }
