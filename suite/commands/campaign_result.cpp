#include "suite/commands/campaign_result.hpp"

#include <fmt/format.h>

#include "reports/printable.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {

int print_campaign(const campaign::Progress& progress, const std::filesystem::path& folder) {
  const campaign::Setup& setup = progress.setup;
  const campaign::Totals totals = campaign::totals_of(progress);
  if (setup.shards > 1) {
    fmt::print("shard {} of {}, a part of the campaign; tetrarch merge joins them: ", setup.shard, setup.shards);
  }
  fmt::print("{} actions in {} attempts against {}, seed {}: {} positions kept, {} kinds of difference\n",
             totals.actions, totals.attempts, reports::printable(setup.engine), setup.seed, totals.corpus,
             totals.found.size());
  for (const auto& found : totals.found) {
    fmt::print("\n{} time{}: {}\n  {}\n  {}\n", found.count, found.count == 1 ? "" : "s",
               reports::printable(campaign::text_of(found.kind)), found.title, (folder / found.file).string());
  }
  return totals.found.empty() ? suite::kSucceeded : suite::kFailed;
}

}  // namespace tetrarch::commands
