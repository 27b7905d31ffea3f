// The commands of the program. Each adds itself to the command line and, when it was asked for, leaves its exit code in
// `exit_code` (suite/run/success.hpp).
#pragma once

#include <CLI/CLI.hpp>

namespace tetrarch::commands {

void add_bench(CLI::App& app, int& exit_code);
void add_board(CLI::App& app, int& exit_code);
void add_book(CLI::App& app, int& exit_code);
void add_certify(CLI::App& app, int& exit_code);
void add_run(CLI::App& app, int& exit_code);
void add_diff(CLI::App& app, int& exit_code);
void add_engine(CLI::App& app, int& exit_code);
void add_perft(CLI::App& app, int& exit_code);
void add_explain(CLI::App& app, int& exit_code);
void add_clauses(CLI::App& app, int& exit_code);
void add_manifest(CLI::App& app, int& exit_code);
void add_fuzz(CLI::App& app, int& exit_code);
void add_generate(CLI::App& app, int& exit_code);
void add_merge(CLI::App& app, int& exit_code);
void add_misreadings(CLI::App& app, int& exit_code);
void add_mutants(CLI::App& app, int& exit_code);
void add_search(CLI::App& app, int& exit_code);
void add_test(CLI::App& app, int& exit_code);

}  // namespace tetrarch::commands
