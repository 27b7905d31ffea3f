#include "suite/variants/verdict.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "suite/campaign/campaign.hpp"
#include "suite/engines/process_channel.hpp"
#include "suite/properties/trial.hpp"
#include "suite/run/case_run.hpp"
#include "suite/run/contestant.hpp"
#include "suite/run/restarted_engine.hpp"

namespace tetrarch::variants {
namespace {

// A variant that goes round for ever should not be waited for as one would for a user's engine.
constexpr std::chrono::seconds kRequestLimit{3};

std::unique_ptr<suite::Channel> channel_to(const std::filesystem::path& engine) {
  suite::ProcessOptions options;
  options.command = {engine.string()};
  options.request_limit = kRequestLimit;
  options.farewell_limit = std::chrono::milliseconds(100);
  // An engine with AddressSanitizer takes more address space than any limit allows.
  options.memory_limit_bytes = 0;
  return std::make_unique<suite::ProcessChannel>(options);
}

}  // namespace

std::vector<reports::CaseResult> failed_cases(const std::filesystem::path& engine, const Court& court,
                                              std::size_t at_most) {
  const wire::MessageSchema schema(court.schema_file);
  suite::Engine started(channel_to(engine), schema);
  suite::Contestant contestant(started);
  if (const auto failure = contestant.start()) return {suite::not_begun(court.cases.front(), *failure)};
  std::vector<reports::CaseResult> failed;
  for (const cases::Case& subject : court.cases) {
    if (failed.size() == at_most) break;
    auto result = contestant.judge(subject);
    if (!reports::is_acceptable(result.verdict)) failed.push_back(std::move(result));
  }
  contestant.stop();
  return failed;
}

std::optional<std::string> broken_property(const std::filesystem::path& engine, const Court& court,
                                           const Budget& budget) {
  const wire::MessageSchema schema(court.schema_file);
  suite::RestartedEngine tried(channel_to(engine), schema, court.ruleset);
  if (tried.start()) return "it can be started";
  const auto& explorer = *campaign::explorer_of(court.ruleset);
  const campaign::Pool pool(explorer, budget.seed, campaign::positions_of(court.cases, court.ruleset));
  const auto attempts = properties::attempts_of(explorer, pool, tried.identity().supports);
  const properties::Effort effort{
      .seed = budget.seed, .least_actions = budget.property_actions, .shrinks = 0, .shrinks_of_unanswered = 0};
  const properties::Asker asker = [&](const std::string& method, const nlohmann::json& params) {
    return tried.ask(method, params);
  };
  for (const properties::Property& property : properties::properties_of(court.ruleset)) {
    if (properties::tried(property, attempts, asker, effort).breach) return property.name;
  }
  tried.stop();
  return std::nullopt;
}

std::optional<FoundByCampaign> found_by_campaign(const std::filesystem::path& engine, const Court& court,
                                                 const Budget& budget, const std::filesystem::path& folder) {
  std::filesystem::remove_all(folder);
  const campaign::Store store(folder, court.book);
  const campaign::Setup setup{court.ruleset, engine.string(), budget.seed};
  campaign::Campaign campaign(*campaign::explorer_of(court.ruleset), court.book, store,
                              campaign::positions_of(court.cases, court.ruleset), {setup});
  const wire::MessageSchema schema(court.schema_file);
  std::vector<std::unique_ptr<suite::Worker>> workers;
  workers.push_back(std::make_unique<suite::Worker>(channel_to(engine), schema));
  suite::Worker& worker = *workers.front();
  if (worker.run([&] { return worker.contestant().start(); }).get()) {
    return FoundByCampaign{.title = "it cannot be started", .actions = 0};
  }
  campaign.run(workers, {.actions = budget.campaign_actions, .differences = 1}, [](const campaign::Progress&) {});
  const auto totals = campaign::totals_of(campaign.progress());
  if (totals.found.empty()) return std::nullopt;
  return FoundByCampaign{.title = totals.found.front().title, .actions = totals.actions};
}

}  // namespace tetrarch::variants
