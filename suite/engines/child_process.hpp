// Starts a program with its standard streams at the ends of pipes.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tetrarch::suite {

// An open file descriptor with one owner, closed at the end.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor();

  int number() const { return number_; }
  // Gives the descriptor to the caller, who closes it.
  int release() { return std::exchange(number_, -1); }

 private:
  int number_ = -1;
};

// A program that runs, the leader of its own process group, and the near ends of its pipes.
struct ChildProcess {
  pid_t id = 0;
  Descriptor input;   // to write to its standard input
  Descriptor output;  // to read its standard output
  Descriptor errors;  // to read its standard error
};

// Starts a program: the first word names it, with a path or to be looked up in PATH, and all the words are its argv. It
// inherits no other descriptor, has SIGPIPE at its default, at most `memory_limit` bytes of address space (0: no
// limit), and is killed when the thread that started it ends. Gives the process, or a sentence that says why it did not
// start.
std::variant<ChildProcess, std::string> start_child(const std::vector<std::string>& command,
                                                    std::uint64_t memory_limit);

}  // namespace tetrarch::suite
