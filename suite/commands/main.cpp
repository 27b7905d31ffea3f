#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "suite/commands/commands.hpp"
#include "suite/run/success.hpp"

namespace {

constexpr const char* kAbout =
    "Tetrarch certifies engines of four-player chess: it holds an engine, step by step, against the rules and a\n"
    "reference that reads like them.";

constexpr const char* kFooter =
    "Exit codes: 0 succeeded; 1 a case failed; 2 bad arguments, cases or waivers; 3 the engine could not be started.\n"
    "Each command says more: tetrarch COMMAND --help";

int run(int argc, char** argv) {
  using namespace tetrarch::commands;
  CLI::App app{kAbout, "tetrarch"};
  app.footer(kFooter);
  app.set_version_flag("--version", "tetrarch " TETRARCH_VERSION);
  app.require_subcommand(1);
  int exit_code = tetrarch::suite::kSucceeded;
  add_certify(app, exit_code);
  add_run(app, exit_code);
  add_engine(app, exit_code);
  add_perft(app, exit_code);
  add_explain(app, exit_code);
  add_clauses(app, exit_code);
  add_manifest(app, exit_code);
  add_test(app, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? tetrarch::suite::kSucceeded : tetrarch::suite::kBadInput;
  }
  return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "tetrarch: {}\n", error.what());
    return tetrarch::suite::kBadInput;
  }
}
