#include "suite/commands/shown_commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <string_view>

#include "suite/run/selection.hpp"

namespace tetrarch::commands {
namespace {

// No shell makes anything of such a word.
bool is_plain(std::string_view word) {
  return !word.empty() && word.front() != '#' && std::ranges::all_of(word, [](unsigned char character) {
    return std::isalnum(character) != 0 ||
           std::string_view("/._-+@#:").find(static_cast<char>(character)) != std::string_view::npos;
  });
}

// How the user called this program: as the launcher says, or else by the name that it was started under.
std::string program_name() {
  const char* launcher = std::getenv("TETRARCH_LAUNCHER");
  return quoted(launcher != nullptr && *launcher != '\0' ? launcher : program_invocation_name);
}

// With what decides how the engine is run.
std::string command_with_engine(const ContestOptions& options, const std::string& command) {
  std::string text = command;
  if (!options.engine.empty()) text += " --engine " + quoted(options.engine);
  if (options.shell) text += " --shell";
  if (options.timeout != ContestOptions{}.timeout) text += fmt::format(" --timeout {}", options.timeout);
  if (options.memory != ContestOptions{}.memory) text += fmt::format(" --memory {}", options.memory);
  return text;
}

}  // namespace

std::string quoted(const std::string& word) {
  if (is_plain(word)) return word;
  std::string text = "'";
  for (const char character : word) {
    if (character == '\'') {
      text += R"('\'')";
    } else {
      text += character;
    }
  }
  return text + "'";
}

std::string rerun_command(const ContestOptions& options, const std::string& command, const cases::Case& subject) {
  return program_name() + " " + command_with_engine(options, command) + " --filter " +
         quoted(suite::pattern_of(subject));
}

std::string whole_command(const ContestOptions& options, const std::string& command) {
  std::string text = "tetrarch " + command_with_engine(options, command);
  for (const std::string& filter : options.filters) text += " --filter " + quoted(filter);
  return text;
}

std::string explain_command(const reports::CaseResult& result) {
  const std::string short_name = result.name.substr(result.name.rfind('/') + 1);
  return fmt::format("{} explain {}", program_name(), quoted(result.file + "#" + short_name));
}

}  // namespace tetrarch::commands
