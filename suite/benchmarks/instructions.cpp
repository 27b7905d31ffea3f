#include "suite/benchmarks/instructions.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <stdexcept>

#include "reports/temporary_folder.hpp"
#include "suite/variants/tool.hpp"

namespace tetrarch::benchmarks {
namespace {

// workload.hpp, as callgrind writes it; patterns do not do for --dump-after.
const std::string kMeasured = "tetrarch::benchmarks::measured_run(tetrarch::benchmarks::Workload const&)";

// callgrind counts from where measured_run() is entered to where it is left, and then begins a new file.
std::vector<std::string> counting_command(const std::filesystem::path& program, const std::vector<std::string>& names,
                                          const std::filesystem::path& counts) {
  std::vector<std::string> words = {"valgrind",
                                    "--tool=callgrind",
                                    "--toggle-collect=" + kMeasured,
                                    "--dump-after=" + kMeasured,
                                    "--callgrind-out-file=" + counts.string(),
                                    program.string(),
                                    "--once"};
  words.insert(words.end(), names.begin(), names.end());
  return words;
}

std::uint64_t count_in(const std::string& counts) {
  std::smatch counted;
  if (std::regex_search(counts, counted, std::regex("\\ntotals: ([0-9]+)\\n"))) return std::stoull(counted[1]);
  throw std::runtime_error("what callgrind wrote has no line of totals");
}

// More than a tenth apart, in either direction.
std::string fault_of(const std::string& name, std::uint64_t counted, std::uint64_t written) {
  const double change = 100 * (static_cast<double>(counted) / static_cast<double>(written) - 1);
  if (10 * counted > 11 * written) {
    return fmt::format("{} takes {:.1f} % more instructions: {} instead of {}", name, change, counted, written);
  }
  if (10 * counted < 9 * written) {
    return fmt::format("{} takes {:.1f} % fewer instructions: {} instead of {}", name, -change, counted, written);
  }
  return {};
}

}  // namespace

Instructions count_instructions(const std::filesystem::path& program, const std::vector<std::string>& names) {
  const reports::TemporaryFolder folder;
  const int status =
      variants::run_tool(counting_command(program, names, folder.path() / "counts"), folder.path() / "log");
  if (status != 0) {
    throw std::runtime_error("instructions could not be counted (Debian: valgrind):\n" + folder.read("log"));
  }
  Instructions counts;
  for (std::size_t index = 0; index < names.size(); ++index) {
    counts[names[index]] = count_in(folder.read(fmt::format("counts.{}", index + 1)));
  }
  return counts;
}

Instructions instructions_in(const std::string& text) {
  try {
    return nlohmann::json::parse(text).get<Instructions>();
  } catch (const nlohmann::json::exception& error) {
    throw std::runtime_error(fmt::format("these are no counts of instructions: {}", error.what()));
  }
}

std::string text_of(const Instructions& counts) { return nlohmann::json(counts).dump(2) + "\n"; }

std::vector<std::string> faults_of(const Instructions& counted, const Instructions& written) {
  std::vector<std::string> faults;
  for (const auto& [name, count] : counted) {
    const auto found = written.find(name);
    std::string fault = found == written.end() ? fmt::format("of {} nothing is written down", name)
                                               : fault_of(name, count, found->second);
    if (!fault.empty()) faults.push_back(std::move(fault));
  }
  for (const auto& [name, count] : written) {
    if (!counted.contains(name)) faults.push_back(fmt::format("{} is written down and was not counted", name));
  }
  return faults;
}

}  // namespace tetrarch::benchmarks
