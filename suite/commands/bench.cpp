// `tetrarch bench`: how fast the reference and the suite are.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "reports/marked_section.hpp"
#include "reports/whole_file.hpp"
#include "suite/benchmarks/instructions.hpp"
#include "suite/benchmarks/table.hpp"
#include "suite/commands/become.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/installation.hpp"
#include "suite/run/success.hpp"
#include "suite/variants/commit.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kBenchExamples = R"(Examples:
  tetrarch bench                                           everything, which takes some minutes
  tetrarch bench --benchmark_filter=quaternity             further options go to Google Benchmark
  tetrarch bench --benchmark_repetitions=5 --benchmark_out=results.json
  tetrarch bench --publish results.json                    write them into README.md
  tetrarch bench --instructions                            count instructions, as CI does
  tetrarch bench --instructions --write                    write down what is counted now)";

// What is counted: listing, committing and whatever a position goes through on its way over the wire.
const std::vector<std::string> kCounted = {"quaternity/moves/opening",  "quantum/moves/opening",
                                           "quaternity/commit/cascade", "quantum/commit/with-mates",
                                           "quaternity/decode",         "quaternity/encode"};

struct BenchOptions {
  std::string published;  // a file of results; empty: none
  bool instructions = false;
  bool write = false;
};

std::filesystem::path benchmark_program() {
  const std::filesystem::path program = TETRARCH_BUILD "/tetrarch_bench";
  if (std::filesystem::exists(program)) return program;
  throw std::runtime_error(
      fmt::format("there is no {}; the launcher builds it (./tetrarch bench), or build the target tetrarch_bench",
                  program.string()));
}

[[noreturn]] void run_benchmarks(const std::vector<std::string>& further) {
  std::vector<std::string> words = {benchmark_program().string()};
  words.insert(words.end(), further.begin(), further.end());
  const std::string program = words.front();
  throw std::runtime_error(fmt::format("{} could not be run: {}", program, become(std::move(words))));
}

int publish(const std::string& file) {
  const std::filesystem::path project = TETRARCH_PROJECT;
  const auto commit = variants::commit_of(project, {"reference", "suite", "generators", "fixtures"});
  const auto results = nlohmann::json::parse(reports::read_whole_file(file), nullptr, false);
  const auto readme = project / "README.md";
  const auto section = fmt::format("{}Commit {}.\n", benchmarks::table_of(results), commit);
  reports::write_whole_file(
      readme, reports::with_section(reports::read_whole_file(readme), "tetrarch bench --publish", section));
  return suite::kSucceeded;
}

int count_instructions(bool is_written) {
  const auto file = fixtures_folder() / "benchmarks/instructions.json";
  const auto counted = benchmarks::count_instructions(benchmark_program(), kCounted);
  fmt::print("{}", benchmarks::text_of(counted));
  if (is_written) {
    reports::write_whole_file(file, benchmarks::text_of(counted));
    return suite::kSucceeded;
  }
  const auto faults = benchmarks::faults_of(counted, benchmarks::instructions_in(reports::read_whole_file(file)));
  if (faults.empty()) return suite::kSucceeded;
  fmt::print(stderr, "{}\nWhere that is meant, write down what is counted now: tetrarch bench --instructions --write\n",
             fmt::join(faults, "\n"));
  return suite::kFailed;
}

int bench(const BenchOptions& options, const std::vector<std::string>& further) {
  if (!options.published.empty()) return publish(options.published);
  if (options.instructions) return count_instructions(options.write);
  run_benchmarks(further);
}

}  // namespace

void add_bench(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<BenchOptions>();
  auto* command = app.add_subcommand("bench", "Measure how fast the reference and the suite are");
  auto* published = command
                        ->add_option("--publish", options->published,
                                     "Write these results, a file of --benchmark_out, into README.md")
                        ->check(CLI::ExistingFile);
  auto* instructions = command
                           ->add_flag("--instructions", options->instructions,
                                      "Count instructions, and compare them with those that are written down")
                           ->excludes(published);
  command->add_flag("--write", options->write, "Write down the instructions that are counted")->needs(instructions);
  command->allow_extras();
  command->footer(kBenchExamples);
  command->callback([options, command, &exit_code] { exit_code = bench(*options, command->remaining()); });
}

}  // namespace tetrarch::commands
