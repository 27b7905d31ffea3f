/* An engine in a shared library: four functions, which take and give lines of the engine protocol. In C99 and in C++.
 *
 *     #include <tetrarch_engine.h>
 *
 *     struct tetrarch_engine {
 *       struct game game;  // yours
 *       char answer[TETRARCH_ENGINE_LINE_LIMIT + 1];
 *     };
 *
 *     int tetrarch_engine_abi(void) { return TETRARCH_ENGINE_ABI; }
 *
 *     struct tetrarch_engine* tetrarch_engine_create(void) { return calloc(1, sizeof(struct tetrarch_engine)); }
 *
 *     const char* tetrarch_engine_answer(struct tetrarch_engine* engine, const char* request) {
 *       answer_in_json(&engine->game, request, engine->answer);  // yours
 *       return engine->answer;
 *     }
 *
 *     void tetrarch_engine_destroy(struct tetrarch_engine* engine) { free(engine); }
 *
 *     cc -shared -fPIC -o libmine.so mine.c
 *     tetrarch certify --engine lib:./libmine.so
 *
 * The library is loaded into a process of its own, which makes one engine, has it answer one request after the other,
 * and ends; all calls come from one thread. What ends, hangs or breaks that process costs the case that was being run,
 * and a fresh process is started for the next. What the library prints, on standard output or standard error, is shown
 * in the report of a case that fails; on its standard input there is nothing. */
#ifndef TETRARCH_ENGINE_H
#define TETRARCH_ENGINE_H

/* The version of these functions. */
#define TETRARCH_ENGINE_ABI 1

/* The longest line that may cross, in bytes and without its NUL. */
#define TETRARCH_ENGINE_LINE_LIMIT 1048576

/* Marks the functions as visible also where a library hides what it does not mark. */
#if defined(__GNUC__)
#define TETRARCH_ENGINE_EXPORT __attribute__((visibility("default")))
#else
#define TETRARCH_ENGINE_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Whatever the library likes; only the library looks into it. */
struct tetrarch_engine;

/* Gives TETRARCH_ENGINE_ABI, as it was when the library was compiled. Asked first. */
TETRARCH_ENGINE_EXPORT int tetrarch_engine_abi(void);

/* Gives a new engine, or NULL where there can be none: print the reason on standard error. */
TETRARCH_ENGINE_EXPORT struct tetrarch_engine* tetrarch_engine_create(void);

/* Gives the answer to a request. Each is one JSON text without a newline, NUL-terminated, UTF-8. The answer belongs to
 * the engine and stays as it is until the next call. NULL means that the engine has ended, as an engine may that is
 * told to quit; anywhere else that is a crash. */
TETRARCH_ENGINE_EXPORT const char* tetrarch_engine_answer(struct tetrarch_engine* engine, const char* request);

/* Frees the engine. */
TETRARCH_ENGINE_EXPORT void tetrarch_engine_destroy(struct tetrarch_engine* engine);

#ifdef __cplusplus
}
#endif

#endif
