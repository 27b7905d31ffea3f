// `tetrarch merge`: the shards of a run or of a campaign, joined.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "suite/commands/commands.hpp"
#include "suite/commands/joined_campaigns.hpp"
#include "suite/commands/joined_reports.hpp"
#include "suite/commands/validators.hpp"
#include "suite/commands/waiver_options.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kMergeExamples = R"(Examples:
  tetrarch certify --engine ./mine --shard 0/2 --report results/0      on one machine
  tetrarch certify --engine ./mine --shard 1/2 --report results/1      on another
  tetrarch merge results/* --out report
  tetrarch merge campaigns/* --out campaign                            of fuzz --shard --corpus

Exit codes: as those of the whole run; 2 where a shard is missing, is there twice or is of another run.)";

struct MergeOptions {
  std::vector<std::string> folders;
  std::string out;
  std::string waivers;
};

bool has(const std::string& folder, const char* file) {
  return std::filesystem::exists(std::filesystem::path(folder) / file);
}

// Whether the folders hold reports; else they hold campaigns.
bool are_of_reports(const std::vector<std::string>& folders) {
  const auto holds = [](const char* file) { return [file](const std::string& folder) { return has(folder, file); }; };
  for (const std::string& folder : folders) {
    if (has(folder, "report.json") || has(folder, "campaign.json")) continue;
    throw std::invalid_argument(fmt::format(
        "{}: there is neither a report.json, as certify --report writes it, nor a campaign.json of fuzz", folder));
  }
  if (std::ranges::all_of(folders, holds("report.json"))) return true;
  if (std::ranges::all_of(folders, holds("campaign.json"))) return false;
  throw std::invalid_argument("some of these folders hold a report and some a campaign; join them by themselves");
}

// What is joined must not be written over.
void require_new(const MergeOptions& options) {
  std::error_code ignored;
  for (const std::string& folder : options.folders) {
    if (!std::filesystem::equivalent(folder, options.out, ignored)) continue;
    throw std::invalid_argument(fmt::format("--out {}: this is one of the shards; name another folder", options.out));
  }
}

int merge(const MergeOptions& options) {
  const bool are_reports = are_of_reports(options.folders);
  require_new(options);
  if (are_reports) return join_reports(options.folders, options.waivers, options.out);
  if (!options.waivers.empty()) throw std::invalid_argument("--waivers: there are none of what a campaign finds");
  return join_campaigns(options.folders, options.out);
}

}  // namespace

void add_merge(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<MergeOptions>();
  auto* command = app.add_subcommand("merge", "Join what shards have found to what one run would have found");
  command
      ->add_option("DIR", options->folders,
                   "The folders of all shards, as `certify --shard --report` or `fuzz --shard --corpus` wrote them")
      ->required();
  command->add_option("--out", options->out, "The folder for what they come to")->required()->check(is_given());
  add_waivers_option(*command, options->waivers);
  command->footer(kMergeExamples);
  command->callback([options, &exit_code] { exit_code = merge(*options); });
}

}  // namespace tetrarch::commands
