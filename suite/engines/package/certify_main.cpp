// The main of a program that certifies the engine of make_engine(). Compiled into each program that links
// Tetrarch::certify_main.
//
//     mine                              tetrarch certify --engine 'mine serve'
//     mine --filter '*/opening/*'       tetrarch certify --engine 'mine serve' --filter '*/opening/*'
//     mine fuzz --time 60s              tetrarch fuzz --engine 'mine serve' --time 60s, so also `run`
//     mine serve                        the engine itself, on standard input and output
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "tetrarch/engine.hpp"
#include "tetrarch/serve.hpp"

namespace {

using Words = std::vector<std::string>;

int serve() {
  try {
    tetrarch::StandardStreams streams;
    const std::unique_ptr<tetrarch::Engine> engine = tetrarch::make_engine();
    tetrarch::serve(*engine, streams);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "the engine threw an exception: %s\n", error.what());
    return 1;
  }
}

// As --engine takes it: in quotes where it is not plain.
std::string quoted(const std::string& path) {
  const std::string plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+";
  if (path.find_first_not_of(plain) == std::string::npos) return path;
  std::string text = "'";
  for (const char character : path) text += character == '\'' ? std::string("'\\''") : std::string(1, character);
  return text + "'";
}

Words command_of(const Words& arguments) {
  const bool names_command = !arguments.empty() && arguments.front().rfind('-', 0) != 0;
  const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
  Words words = {TETRARCH_PROGRAM, names_command ? arguments.front() : "certify", "--engine", quoted(self) + " serve"};
  words.insert(words.end(), arguments.begin() + (names_command ? 1 : 0), arguments.end());
  return words;
}

// Gives an exit code where the program cannot be run, else it does not come back.
int become(Words words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  ::execv(pointers.front(), pointers.data());
  std::fprintf(stderr,
               "%s could not be run: %s; it was there when this program was configured: configure it again with "
               "the Tetrarch that is installed now\n",
               words.front().c_str(), std::strerror(errno));
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  const Words arguments(argv + 1, argv + argc);
  if (arguments == Words{"serve"}) return serve();
  return become(command_of(arguments));
}
