#include "suite/benchmarks/table.hpp"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <stdexcept>
#include <vector>

namespace tetrarch::benchmarks {
namespace {

using nlohmann::json;

struct Row {
  std::string name;
  double seconds = 0;
  json measured;
};

double seconds_in(const json& measured) {
  static const std::map<std::string, double> units = {{"ns", 1e-9}, {"us", 1e-6}, {"ms", 1e-3}, {"s", 1.0}};
  return measured.at("real_time").get<double>() * units.at(measured.at("time_unit").get<std::string>());
}

// Of benchmarks that were repeated the medians alone.
bool is_shown(const json& measured) {
  if (measured.value("run_type", "") == "aggregate") return measured.at("aggregate_name") == "median";
  return measured.value("repetitions", 1) <= 1;
}

// Google Benchmark adds how it measured: "round-trip/bare-pipe/real_time".
std::string name_of(const json& measured) {
  std::string name = measured.at("run_name").get<std::string>();
  for (const std::string addition : {"/real_time", "/iterations:1"}) {
    if (const auto place = name.find(addition); place != std::string::npos) name.erase(place, addition.size());
  }
  return name;
}

std::vector<Row> rows_of(const json& results) {
  std::vector<Row> rows;
  for (const json& measured : results.at("benchmarks")) {
    if (measured.value("error_occurred", false)) {
      throw std::runtime_error(fmt::format("{} failed: {}", name_of(measured), measured.value("error_message", "")));
    }
    if (is_shown(measured)) rows.push_back({name_of(measured), seconds_in(measured), measured});
  }
  return rows;
}

std::string time_text(double seconds) {
  if (seconds < 1e-3) return fmt::format("{:.3g} µs", seconds * 1e6);
  if (seconds < 1) return fmt::format("{:.3g} ms", seconds * 1e3);
  return fmt::format("{:.3g} s", seconds);
}

// 40645 becomes "40,600": three digits say enough.
std::string rate_text(double rate) {
  if (rate < 100) return fmt::format("{:.3g}", rate);
  std::string digits = fmt::format("{:.0f}", rate);
  for (std::size_t place = 3; place < digits.size(); ++place) digits[place] = '0';
  for (std::size_t place = digits.size(); place > 3; place -= 3) digits.insert(place - 3, ",");
  return digits;
}

std::string rates_text(const Row& row) {
  std::string text;
  for (const auto& [name, value] : row.measured.items()) {
    if (!name.starts_with("per second: ")) continue;
    text += fmt::format("{} {}", rate_text(value.get<double>()), name.substr(12));
  }
  return text;
}

const Row* row_named(const std::vector<Row>& rows, const std::string& name) {
  for (const Row& row : rows) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

// How often the second goes into the first; nothing where one was not measured.
std::optional<double> ratio_of(const std::vector<Row>& rows, const std::string& one, const std::string& other) {
  const Row* first = row_named(rows, one);
  const Row* second = row_named(rows, other);
  if (first == nullptr || second == nullptr) return std::nullopt;
  return first->seconds / second->seconds;
}

std::string ratios_text(const std::vector<Row>& rows) {
  std::string text;
  const std::string bare = "round-trip/bare-pipe";
  const std::string one_job = "command/certify/burning/1-jobs";
  const std::string two_jobs = "command/certify/burning/2-jobs";
  if (const auto ratio = ratio_of(rows, "round-trip/channel", bare)) {
    text += fmt::format("- A round trip through the suite takes {:.2f} times one over a bare pipe", *ratio);
    if (const auto checked = ratio_of(rows, "round-trip/checked", bare)) {
      text += fmt::format("; with the answer read and held against the schema {:.2f} times", *checked);
    }
    text += ".\n";
  }
  if (const Row* run = row_named(rows, one_job)) {
    const double busy = run->measured.at("engine_seconds").get<double>();
    text +=
        fmt::format("- A certification takes {:.1f} % more than the engine itself, where a request costs that 1 ms.\n",
                    100 * (run->seconds / busy - 1));
  }
  if (const auto ratio = ratio_of(rows, one_job, two_jobs)) {
    text += fmt::format("- Two engines side by side are {:.2f} times as fast as one.\n", *ratio);
  }
  return text;
}

std::string machine_text(const json& context) {
  return fmt::format("Measured on {} processors of {} MHz.\n", context.at("num_cpus").get<int>(),
                     context.at("mhz_per_cpu").get<int>());
}

}  // namespace

std::string table_of(const json& results) {
  try {
    const auto rows = rows_of(results);
    std::string table = "| benchmark | one run | a second |\n| --- | ---: | ---: |\n";
    for (const Row& row : rows) {
      table += fmt::format("| `{}` | {} | {} |\n", row.name, time_text(row.seconds), rates_text(row));
    }
    return table + "\n" + ratios_text(rows) + "\n" + machine_text(results.at("context"));
  } catch (const json::exception& error) {
    throw std::runtime_error(fmt::format("this is not what tetrarch_bench writes: {}", error.what()));
  } catch (const std::out_of_range& error) {
    throw std::runtime_error("this is not what tetrarch_bench writes: an unknown unit of time");
  }
}

}  // namespace tetrarch::benchmarks
