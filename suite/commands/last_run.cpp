#include "suite/commands/last_run.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "reports/json_report.hpp"
#include "reports/whole_file.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;

std::filesystem::path last_run_file() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "last-run.json";
}

std::map<std::string, std::size_t> exercised_in(const json& report) {
  std::map<std::string, std::size_t> counts;
  for (const json& result : report.at("cases")) {
    if (result.at("verdict") == "unsupported") continue;
    for (const json& clause : result.at("clauses")) ++counts[clause.get<std::string>()];
  }
  return counts;
}

}  // namespace

void remember(const reports::RunResult& run) {
  try {
    reports::write_whole_file(last_run_file(), reports::json_report(run));
  } catch (const std::runtime_error& error) {
    fmt::print(stderr, "tetrarch: `tetrarch clauses` will not know of this run: {}\n", error.what());
  }
}

std::optional<std::map<std::string, std::size_t>> exercised_by_last_run() {
  const auto file = last_run_file();
  if (!std::filesystem::exists(file)) return std::nullopt;
  try {
    std::ifstream stream(file);
    return exercised_in(json::parse(stream));
  } catch (const json::exception& error) {
    throw std::runtime_error(
        fmt::format("{} holds no results ({}); run `certify` again, or remove it", file.string(), error.what()));
  }
}

}  // namespace tetrarch::commands
