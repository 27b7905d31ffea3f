#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <iostream>
#include <stdexcept>

#include "suite/commands/commands.hpp"
#include "suite/run/success.hpp"

namespace {

constexpr const char* kAbout =
    "Tetrarch certifies engines of four-player chess: it holds an engine, step by step, against the rules and a\n"
    "reference that reads like them.";

constexpr const char* kFooter =
    "Exit codes: 0 succeeded; 1 something failed; 2 bad arguments, cases or waivers; 3 the engine could not be "
    "started.\n"
    "Each command says more: tetrarch COMMAND --help\n"
    "\n"
    "Examples:\n"
    "  tetrarch certify --engine 'python3 my_engine.py'     does my engine know the rules?\n"
    "  tetrarch explain fixtures/quaternity/cases/batch.yaml\n"
    "  tetrarch perft --ruleset quaternity --depth 2";

// CLI11 says of a word that is no command only that a command is missing.
void require_command(const CLI::App& app) {
  const auto unknown = app.remaining();
  if (unknown.empty() || !app.get_subcommands().empty()) return;
  throw std::invalid_argument(fmt::format("there is no command \"{}\"; tetrarch --help lists them", unknown.front()));
}

int run(int argc, char** argv) {
  using namespace tetrarch::commands;
  CLI::App app{kAbout, "tetrarch"};
  app.footer(kFooter);
  app.set_version_flag("--version", "tetrarch " TETRARCH_VERSION);
  app.require_subcommand(1);
  int exit_code = tetrarch::suite::kSucceeded;
  add_certify(app, exit_code);
  add_run(app, exit_code);
  add_merge(app, exit_code);
  add_diff(app, exit_code);
  add_engine(app, exit_code);
  add_perft(app, exit_code);
  add_explain(app, exit_code);
  add_bench(app, exit_code);
  add_board(app, exit_code);
  add_clauses(app, exit_code);
  add_book(app, exit_code);
  add_manifest(app, exit_code);
  add_fuzz(app, exit_code);
  add_generate(app, exit_code);
  add_search(app, exit_code);
  add_misreadings(app, exit_code);
  add_mutants(app, exit_code);
  add_test(app, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    require_command(app);
    return app.exit(error) == 0 ? tetrarch::suite::kSucceeded : tetrarch::suite::kBadInput;
  }
  return exit_code;
}

// A descriptor that is closed would be given to the next file that is opened, and what is printed would end up in it.
void require_standard_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;
    if (open("/dev/null", O_RDWR) != descriptor || descriptor == STDOUT_FILENO) {
      throw std::runtime_error("standard output is closed; send it somewhere, such as to /dev/null");
    }
  }
}

constexpr const char* kNotPrinted = "standard output cannot be written to; what was printed there is incomplete";

// What was printed may still be on its way; a report that is lost or cut short is no success.
void require_printed() {
  const bool is_printed = std::cout.flush() && std::fflush(stdout) == 0;
  if (!is_printed) throw std::runtime_error(kNotPrinted);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    require_standard_streams();
    const int exit_code = run(argc, argv);
    require_printed();
    return exit_code;
  } catch (const std::exception& error) {
    // Of a long text fmt finds out while printing, and does not say where it printed.
    fmt::print(stderr, "tetrarch: {}\n", std::ferror(stdout) != 0 ? kNotPrinted : error.what());
    return tetrarch::suite::kBadInput;
  }
}
