// `tetrarch test`: every test of the project, run by CTest in the build that the program belongs to.
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <utility>

#include "suite/commands/become.hpp"
#include "suite/commands/commands.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kTestExamples = R"(Examples:
  tetrarch test                    everything
  tetrarch test -R tetrarch_wire   those of one room; further words go to ctest)";

[[noreturn]] void run_ctest(const std::vector<std::string>& further) {
  const auto build = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  if (!std::filesystem::exists(build / "CTestTestfile.cmake")) {
    throw std::runtime_error(fmt::format("{} holds no tests; run `test` of a build of the sources", build.string()));
  }
  std::vector<std::string> words = {"ctest", "--test-dir", build.string(), "--output-on-failure", "-j2"};
  words.insert(words.end(), further.begin(), further.end());
  throw std::runtime_error(fmt::format("ctest could not be run: {}; it comes with cmake", become(std::move(words))));
}

}  // namespace

void add_test(CLI::App& app, int&) {
  auto* command = app.add_subcommand("test", "Run every test of Tetrarch itself");
  command->prefix_command();
  command->footer(kTestExamples);
  command->callback([command] { run_ctest(command->remaining()); });
}

}  // namespace tetrarch::commands
