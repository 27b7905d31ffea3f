#include "reports/markdown_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "reports/failure_groups.hpp"
#include "reports/level_results.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

constexpr std::size_t kReasonLimit = 200;
constexpr std::size_t kMostGroups = 10;
constexpr std::size_t kMostFailures = 30;

// The suite's own words, as text and no markup.
std::string plain(std::string_view text, std::size_t limit = kReasonLimit) {
  std::string escaped;
  for (const char character : printable(text, limit)) {
    if (std::string_view("\\`*_{}[]()<>#+!|~&$").find(character) != std::string_view::npos) escaped += '\\';
    escaped += character;
  }
  return escaped;
}

std::size_t longest_run_of_backticks(std::string_view text) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char character : text) {
    run = character == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

// Somebody else's words: between more backticks than they hold. A bar would end a cell of a table.
std::string code(std::string_view text, std::size_t limit = kReasonLimit) {
  std::string inside;
  for (const char character : printable(text, limit)) inside += character == '|' ? "\\|" : std::string(1, character);
  if (inside.empty()) return "";
  const std::string fence(longest_run_of_backticks(inside) + 1, '`');
  return fmt::format("{} {} {}", fence, inside, fence);
}

std::string head_of(const RunResult& run) {
  const ClosingLine closing = closing_line(run);
  std::string text = fmt::format("# {} {}\n\n", closing.passed ? "✅" : "❌",
                                 code(run.engine.name.empty() ? "(no name)" : run.engine.name, kEngineNameLimit));
  text += fmt::format("**{}**\n\n", plain(closing.text));
  text += fmt::format("Tetrarch {}", plain(run.suite_version));
  if (!run.suite_commit.empty()) text += fmt::format(", commit {}", plain(run.suite_commit));
  if (!run.date.empty()) text += fmt::format(", {}", plain(run.date));
  if (!run.engine.version.empty())
    text += fmt::format("; engine version {}", code(run.engine.version, kEngineNameLimit));
  return text + fmt::format("; {:.1f} s\n", run.seconds);
}

std::string complaints_of(const RunResult& run) {
  const std::vector<std::string> faults = faults_of(run);
  if (faults.empty()) return "";
  std::string text = "\n## Wrong with the run itself\n\n";
  for (const std::string& fault : faults) text += fmt::format("- {}\n", plain(fault));
  return text;
}

std::string_view emoji_of(Standing standing) {
  switch (standing) {
    case Standing::kPassed:
      return "✅";
    case Standing::kWithWaivers:
      return "☑️";
    case Standing::kFailed:
      return "❌";
    default:
      return "◻️";
  }
}

std::string levels_of(const RunResult& run) {
  std::string rows;
  for (const GameFacts& game : run.games) {
    for (const LevelResult& result : level_results(run, game)) {
      rows += fmt::format("| {} | {} | {} {} | {} |\n", plain(game.title), plain(result.level->name),
                          emoji_of(result.standing), name_of(result.standing), in_words(result));
    }
  }
  return rows.empty() ? "" : "\n## Levels\n\n| game | level | standing | cases |\n| --- | --- | --- | --- |\n" + rows;
}

std::string suspects_of(const RunResult& run, const std::vector<FailureGroup>& groups) {
  if (groups.empty()) return "";
  std::string text = "\n## What it most likely gets wrong\n\n";
  for (std::size_t index = 0; index < std::min(kMostGroups, groups.size()); ++index) {
    text += fmt::format("- {} ({})\n", plain(heading_of(groups[index], run)),
                        counted(groups[index].failures.size(), "case"));
  }
  if (groups.size() > kMostGroups) text += fmt::format("- and {} more\n", groups.size() - kMostGroups);
  return text;
}

std::string row_of(const FailedCase& failed) {
  const CaseResult& result = *failed.first;
  const std::string& reason = result.finding ? result.finding->summary : result.note;
  return fmt::format("| {} | {} | {} | {} |\n", name_of(result.verdict), code(result.name), plain(result.title),
                     code(reason));
}

// The first of each group, then the second of each, so that few rows tell much.
std::vector<FailedCase> most_telling(const std::vector<FailureGroup>& groups) {
  std::vector<FailedCase> telling;
  bool is_any = true;
  for (std::size_t index = 0; is_any && telling.size() < kMostFailures; ++index) {
    is_any = false;
    for (const FailureGroup& group : groups) {
      if (index >= group.failures.size() || telling.size() == kMostFailures) continue;
      telling.push_back(group.failures[index]);
      is_any = true;
    }
  }
  return telling;
}

std::string failures_of(const std::vector<FailureGroup>& groups) {
  std::size_t count = 0;
  for (const FailureGroup& group : groups) count += group.failures.size();
  if (count == 0) return "";
  std::string text = "\n## Failures\n\n| verdict | case | what must happen | what came |\n| --- | --- | --- | --- |\n";
  const std::vector<FailedCase> telling = most_telling(groups);
  for (const FailedCase& failed : telling) text += row_of(failed);
  if (count > telling.size()) {
    text += fmt::format("\nand {} more, in report.html\n", counted(count - telling.size(), "case"));
  }
  return text + fmt::format("\nThe first of them again: {}\n", code(telling.front().first->rerun, kCommandLimit));
}

}  // namespace

std::string markdown_report(const RunResult& run) {
  const std::vector<FailureGroup> groups = failure_groups(run);
  return head_of(run) + complaints_of(run) + levels_of(run) + suspects_of(run, groups) + failures_of(groups);
}

}  // namespace tetrarch::reports
