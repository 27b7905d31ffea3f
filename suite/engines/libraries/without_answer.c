/* A library that lacks a function. */
#include <stddef.h>
#include <tetrarch_engine.h>

int tetrarch_engine_abi(void) { return TETRARCH_ENGINE_ABI; }

struct tetrarch_engine* tetrarch_engine_create(void) {
  return NULL;
}

void tetrarch_engine_destroy(struct tetrarch_engine* engine) { (void)engine; }
