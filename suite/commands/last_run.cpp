#include "suite/commands/last_run.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>

#include "reports/json_report.hpp"
#include "reports/whole_file.hpp"
#include "suite/commands/installation.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;

constexpr const char* kFile = "last-run.json";

void write_into(const std::filesystem::path& folder, const reports::RunResult& run) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw std::runtime_error(fmt::format("{} cannot be made: {}", folder.string(), error.message()));
  reports::write_whole_file(folder / kFile, reports::json_report(run));
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
  const auto folder = state_folder();
  if (!folder) return;
  try {
    write_into(*folder, run);
  } catch (const std::runtime_error& error) {
    fmt::print(stderr, "tetrarch: `tetrarch clauses` will not know of this run: {}\n", error.what());
  }
}

std::optional<std::map<std::string, std::size_t>> exercised_by_last_run() {
  const auto folder = state_folder();
  if (!folder || !std::filesystem::exists(*folder / kFile)) return std::nullopt;
  const auto file = *folder / kFile;
  try {
    std::ifstream stream(file);
    return exercised_in(json::parse(stream));
  } catch (const json::exception& error) {
    throw std::runtime_error(
        fmt::format("{} holds no results ({}); run `certify` again, or remove it", file.string(), error.what()));
  }
}

}  // namespace tetrarch::commands
