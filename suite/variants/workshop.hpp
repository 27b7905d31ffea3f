// Engines that are the reference with one of its files changed. They are built by the compiler that built this program,
// out of what lies in its build beside it.
#pragma once

#include <filesystem>
#include <string>
#include <variant>

namespace tetrarch::variants {

// A file of the reference as it reads in a variant.
struct ChangedFile {
  std::string ruleset;  // the game that the variant is judged by
  std::string file;     // from the root of the project: "reference/quaternity/mate.cpp"
  std::string content;
};

struct BuiltEngine {
  std::filesystem::path program;
};

// The change makes no difference: the compiler makes the same code of the file with it and without.
struct SameCode {};

// The change does not compile, or what comes of it cannot be linked.
struct NotBuilt {
  std::string complaint;  // of the compiler or the linker
};

using Build = std::variant<BuiltEngine, SameCode, NotBuilt>;

class Workshop {
 public:
  // Builds in the folder, which is made if need be, and for one thread at a time. Throws std::runtime_error where this
  // program has no build to take the rest from, as one that was installed.
  explicit Workshop(std::filesystem::path folder);

  // The engine is there until the next one is built. Throws std::runtime_error where the file cannot be compiled
  // without the change, either, or the compiler cannot be run.
  Build build(const ChangedFile& changed) const;

 private:
  int compile(const ChangedFile& changed, const std::filesystem::path& object) const;
  std::filesystem::path unchanged_object(const ChangedFile& changed) const;

  std::filesystem::path folder_;
};

}  // namespace tetrarch::variants
