/* A library of a version of tetrarch_engine.h that is still to come. */
#include <stddef.h>
#include <tetrarch_engine.h>

int tetrarch_engine_abi(void) { return TETRARCH_ENGINE_ABI + 1; }

struct tetrarch_engine* tetrarch_engine_create(void) {
  return NULL;
}

const char* tetrarch_engine_answer(struct tetrarch_engine* engine, const char* request) {
  (void)engine;
  return request;
}

void tetrarch_engine_destroy(struct tetrarch_engine* engine) { (void)engine; }
