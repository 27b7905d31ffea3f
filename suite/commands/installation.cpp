#include "suite/commands/installation.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <stdexcept>
#include <string>

namespace tetrarch::commands {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

fs::path program_folder() { return fs::read_symlink("/proc/self/exe").parent_path(); }

bool is_in_its_build() {
  const fs::path from_build = program_folder().lexically_relative(fs::weakly_canonical(TETRARCH_BUILD));
  return !from_build.empty() && *from_build.begin() != "..";
}

// What was installed under that name, or else its origin among the sources.
fs::path installed_or(const fs::path& name, const fs::path& source) {
  const fs::path installed = (program_folder() / TETRARCH_INSTALLED_DATA / name).lexically_normal();
  if (fs::exists(installed)) return installed;
  if (is_in_its_build()) return source;
  throw std::runtime_error(
      fmt::format("{} is missing, which is installed with the program; install Tetrarch again (cmake --install BUILD "
                  "--prefix PREFIX)",
                  installed.string()));
}

}  // namespace

fs::path fixtures_folder() {
  const std::string folder = environment("TETRARCH_FIXTURES");
  return folder.empty() ? installed_or("fixtures", TETRARCH_FIXTURES) : fs::path(folder);
}

fs::path bundled_engine() { return installed_or("engines/python/engine.py", TETRARCH_BUNDLED_ENGINE); }

std::optional<fs::path> state_folder() {
  if (is_in_its_build()) return program_folder();
  const std::string state = environment("XDG_STATE_HOME");
  if (!state.empty()) return fs::path(state) / "tetrarch";
  const std::string home = environment("HOME");
  if (home.empty()) return std::nullopt;
  return fs::path(home) / ".local/state/tetrarch";
}

}  // namespace tetrarch::commands
