// The process in which a library engine (tetrarch_engine.h) lives: it crosses to the suite as any program does.
#pragma once

#include <filesystem>

namespace tetrarch::suite {

// Loads the library, has it make an engine, and serves it on standard input and output until the input ends; the
// library itself finds nothing on the one, and what it prints to the other goes to standard error. Throws
// std::runtime_error, with a sentence for a person, where there is no library, where it is none of this version, and
// where an answer fails to come.
void serve_library(const std::filesystem::path& path);

}  // namespace tetrarch::suite
