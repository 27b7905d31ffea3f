#include "reports/console.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "reports/case_details.hpp"
#include "reports/failure_groups.hpp"
#include "reports/painting.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

constexpr std::size_t kIdentityLimit = 200;

// A list of an engine's words in one line.
std::string words_of(const std::vector<std::string>& words) {
  return words.empty() ? "none" : printable(fmt::format("{}", fmt::join(words, ", ")), kIdentityLimit);
}

void print_header(std::ostream& out, const RunResult& run) {
  const EngineIdentity& engine = run.engine;
  out << fmt::format("Tetrarch {}\n", printable(run.suite_version));
  out << fmt::format("  engine:   {}", engine.name.empty() ? "(no name)" : printable(engine.name, kIdentityLimit));
  if (!engine.version.empty()) out << fmt::format(" {}", printable(engine.version, kIdentityLimit));
  if (!engine.language.empty()) out << fmt::format(", written in {}", printable(engine.language, kIdentityLimit));
  if (!engine.url.empty()) out << fmt::format(", {}", printable(engine.url, kIdentityLimit));
  out << fmt::format("\n  command:  {}\n", printable(engine.command, kCommandLimit));
  out << fmt::format("  rulesets: {}\n  supports: {}\n", words_of(engine.rulesets), words_of(engine.supports));
  if (run.shard) out << fmt::format("  cases:    {}\n", in_words(*run.shard));
}

// The simplest failure of each group, and then the others.
std::vector<FailedCase> in_reading_order(const std::vector<FailureGroup>& groups) {
  std::vector<FailedCase> order;
  for (const FailureGroup& group : groups) order.push_back(group.failures.front());
  for (const FailureGroup& group : groups) {
    order.insert(order.end(), group.failures.begin() + 1, group.failures.end());
  }
  return order;
}

void print_failures(std::ostream& out, const std::vector<FailureGroup>& groups, const ConsoleOptions& options) {
  std::size_t printed = 0;
  for (const auto& [result, turns] : in_reading_order(groups)) {
    if (printed == options.detailed) out << "\nfurther cases that failed:\n";
    if (printed < options.detailed) {
      out << "\n" << details_of(*result, {options.colour, options.width}, turns);
    } else {
      out << fmt::format("  {}\n", line_of(*result, turns));
    }
    ++printed;
  }
}

// Near the end, where a reader of the console looks first.
void print_suspects(std::ostream& out, const RunResult& run, const std::vector<FailureGroup>& groups) {
  constexpr std::size_t kMost = 5;
  if (groups.empty()) return;
  out << "\nwhat it most likely gets wrong:\n";
  for (std::size_t index = 0; index < std::min(kMost, groups.size()); ++index) {
    const FailureGroup& group = groups[index];
    out << fmt::format("  {} ({})\n", printable(heading_of(group, run)), counted(group.failures.size(), "case"));
  }
  if (groups.size() > kMost) out << fmt::format("  and {} more\n", groups.size() - kMost);
}

void print_complaints(std::ostream& out, const RunResult& run) {
  const std::vector<std::string> faults = faults_of(run);
  if (faults.empty()) return;
  out << "\ncomplaints about the run itself:\n";
  for (const std::string& fault : faults) out << fmt::format("  {}\n", printable(fault));
}

std::string_view rendition_of(Verdict verdict) {
  if (verdict == Verdict::kPass) return kBoldGreen;
  return is_acceptable(verdict) ? kBoldYellow : kBoldRed;
}

void print_counts(std::ostream& out, const RunResult& run, bool colour) {
  auto counts = counts_of(run);
  const std::size_t unsupported = counts[Verdict::kUnsupported];
  const std::size_t waived = counts[Verdict::kWaived];
  out << fmt::format("\n{} planned: {} executed, {} unsupported, {} waived, in {:.1f} s\n",
                     counted(run.planned, "case"), run.cases.size() - unsupported - waived, unsupported, waived,
                     run.seconds);
  for (const auto& [verdict, count] : counts) {
    if (count == 0) continue;
    const std::string name = fmt::format("{:<11}", name_of(verdict));
    out << fmt::format("  {} {:>6}\n", painted(name, rendition_of(verdict), colour), count);
  }
  if (run.left_out > 0) {
    out << fmt::format("  {} left out by GoogleTest's filter\n", counted(run.left_out, "case"));
  }
  if (run.shard) {
    out << fmt::format("  {} of the whole run are in other shards; tetrarch merge joins them\n",
                       counted(run.shard->cases - run.planned, "case"));
  }
  const auto reduced = std::ranges::count_if(run.cases, [](const auto& result) { return !result.not_asked.empty(); });
  if (reduced == 0) return;
  out << fmt::format("  checks that the engine does not support were left out of {}\n",
                     counted(static_cast<std::size_t>(reduced), "case"));
}

}  // namespace

void print_run(std::ostream& out, const RunResult& run, const ConsoleOptions& options) {
  print_header(out, run);
  const std::vector<FailureGroup> groups = failure_groups(run);
  print_failures(out, groups, options);
  print_complaints(out, run);
  print_counts(out, run, options.colour);
  print_suspects(out, run, groups);
  const ClosingLine closing = closing_line(run);
  out << "\n" << painted(closing.text, closing.passed ? kBoldGreen : kBoldRed, options.colour) << "\n";
}

}  // namespace tetrarch::reports
