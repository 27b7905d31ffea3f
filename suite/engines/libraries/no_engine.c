/* A library that can make no engine. */
#include <stddef.h>
#include <stdio.h>
#include <tetrarch_engine.h>

int tetrarch_engine_abi(void) { return TETRARCH_ENGINE_ABI; }

struct tetrarch_engine* tetrarch_engine_create(void) {
  fputs("the opening book is lost\n", stderr);
  return NULL;
}

const char* tetrarch_engine_answer(struct tetrarch_engine* engine, const char* request) {
  (void)engine;
  return request;
}

void tetrarch_engine_destroy(struct tetrarch_engine* engine) { (void)engine; }
