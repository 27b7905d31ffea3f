#include "suite/commands/joined_campaigns.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>

#include "suite/campaign/joined.hpp"
#include "suite/campaign/store.hpp"
#include "suite/commands/campaign_result.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/case_digest.hpp"
#include "suite/commands/game_facts.hpp"
#include "suite/commands/shard.hpp"

namespace tetrarch::commands {
namespace {

void require_this_version(const campaign::Progress& progress) {
  if (progress.commit == suite_commit()) return;
  throw std::invalid_argument(
      fmt::format("the shards are of another commit of Tetrarch: {}; this is {}, and joins its own alone",
                  progress.commit, suite_commit()));
}

}  // namespace

int join_campaigns(const std::vector<std::string>& folders, const std::string& out) {
  if (std::filesystem::exists(std::filesystem::path(out) / "campaign.json")) {
    throw std::invalid_argument(fmt::format("--out {}: there is a campaign already; name another folder", out));
  }
  std::vector<campaign::Kept> shards;
  for (const std::string& folder : folders) shards.push_back({folder, campaign::read_progress(folder).value()});
  require_shards(campaign::faults_of_shards(shards));
  const campaign::Progress whole = campaign::joined(shards);
  require_this_version(whole);
  require_digest(digest_of(bundled_cases({whole.setup.ruleset})), whole.setup.digest);
  campaign::write_joined(shards, out);
  return print_campaign(whole, out);
}

}  // namespace tetrarch::commands
