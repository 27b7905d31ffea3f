#include "suite/commands/report_file.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <variant>

#include "reports/report_reading.hpp"
#include "suite/commands/input_text.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::commands {
namespace {

constexpr std::size_t kReportLimit = std::size_t{1} << 30;  // bytes

}  // namespace

reports::RunResult run_in_file(const std::string& file) {
  const auto parsed = wire::parse_strict_json(text_in_file(file, kReportLimit));
  if (const auto* fault = std::get_if<wire::JsonFault>(&parsed)) {
    throw std::invalid_argument(fmt::format("{}: {}", file, fault->sentence));
  }
  try {
    return reports::run_of_report(std::get<nlohmann::json>(parsed));
  } catch (const std::runtime_error& error) {
    throw std::invalid_argument(fmt::format("{}: {}", file, error.what()));
  }
}

}  // namespace tetrarch::commands
