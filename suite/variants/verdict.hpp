// How a variant is told from the reference: by cases, by properties, or by a campaign.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/cases/clauses.hpp"

namespace tetrarch::variants {

// What a variant is held against. Everything that is referred to must outlive it.
struct Court {
  const std::string& ruleset;
  const std::vector<cases::Case>& cases;
  const cases::ClauseBook& book;
  const std::filesystem::path& schema_file;  // of the protocol
};

// Fixed, so that every variant is given the same chance.
struct Budget {
  std::uint64_t property_actions = 2'000;   // at least, a property
  std::uint64_t campaign_actions = 20'000;  // of the whole campaign
  std::uint64_t seed = 1;
};

// The results of the cases that the engine fails, at most so many, in the order of the cases. An engine that cannot be
// started fails the first.
std::vector<reports::CaseResult> failed_cases(const std::filesystem::path& engine, const Court& court,
                                              std::size_t at_most);

// The name of a property that the engine breaks.
std::optional<std::string> broken_property(const std::filesystem::path& engine, const Court& court,
                                           const Budget& budget);

struct FoundByCampaign {
  std::string title;
  std::uint64_t actions = 0;  // that the campaign came to with the round of attempts in which it was found
};

// The first that a campaign finds. `folder` is the campaign's; what was there is removed.
std::optional<FoundByCampaign> found_by_campaign(const std::filesystem::path& engine, const Court& court,
                                                 const Budget& budget, const std::filesystem::path& folder);

}  // namespace tetrarch::variants
