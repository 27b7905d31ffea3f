#include "suite/benchmarks/instructions.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <stdexcept>

#include "reports/temporary_folder.hpp"
#include "suite/variants/tool.hpp"

namespace tetrarch::benchmarks {
namespace {

// Of the work alone: callgrind counts from where measured_run() is entered to where it is left.
std::uint64_t count_once(const std::filesystem::path& program, const std::string& name) {
  const reports::TemporaryFolder folder;
  const std::vector<std::string> words = {"valgrind",
                                          "--tool=callgrind",
                                          "--toggle-collect=*measured_run*",
                                          "--callgrind-out-file=" + (folder.path() / "counts").string(),
                                          program.string(),
                                          "--once",
                                          name};
  const int status = variants::run_tool(words, folder.path() / "log");
  const std::string printed = folder.read("log");
  std::smatch counted;
  if (status != 0 || !std::regex_search(printed, counted, std::regex("Collected : ([0-9]+)"))) {
    throw std::runtime_error(
        fmt::format("the instructions of {} could not be counted (Debian: valgrind):\n{}", name, printed));
  }
  return std::stoull(counted[1]);
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
  Instructions counts;
  for (const std::string& name : names) counts[name] = count_once(program, name);
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
