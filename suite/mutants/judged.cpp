#include "suite/mutants/judged.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace tetrarch::mutants {
namespace {

using FateNames = std::vector<std::pair<Fate, std::string>>;

const FateNames& fate_names() {
  static const FateNames names = {{Fate::kStillborn, "stillborn"}, {Fate::kSameCode, "same code"},
                                  {Fate::kCases, "cases"},         {Fate::kProperties, "properties"},
                                  {Fate::kCampaign, "campaign"},   {Fate::kSurvived, "survived"}};
  return names;
}

Judged judge_engine(const std::string& id, const std::filesystem::path& engine, const variants::Court& court,
                    const variants::Budget& budget, const std::filesystem::path& folder) {
  const auto failed = variants::failed_cases(engine, court, 1);
  if (!failed.empty()) return {id, Fate::kCases, failed.front().name};
  if (const auto property = variants::broken_property(engine, court, budget)) return {id, Fate::kProperties, *property};
  if (const auto found = variants::found_by_campaign(engine, court, budget, folder)) {
    return {id, Fate::kCampaign, found->title};
  }
  return {id, Fate::kSurvived, ""};
}

}  // namespace

const std::string& name_of(Fate fate) {
  return std::ranges::find(fate_names(), fate, &FateNames::value_type::first)->second;
}

std::optional<Fate> fate_named(const std::string& name) {
  const auto found = std::ranges::find(fate_names(), name, &FateNames::value_type::second);
  if (found == fate_names().end()) return std::nullopt;
  return found->first;
}

Judged judge(const Mutant& mutant, std::string_view source, const variants::Court& court,
             const variants::Budget& budget, const variants::Workshop& workshop, const std::filesystem::path& folder) {
  const auto build = workshop.build({court.ruleset, mutant.file, mutated(source, mutant)});
  if (std::holds_alternative<variants::NotBuilt>(build)) return {mutant.id, Fate::kStillborn, ""};
  if (std::holds_alternative<variants::SameCode>(build)) return {mutant.id, Fate::kSameCode, ""};
  return judge_engine(mutant.id, std::get<variants::BuiltEngine>(build).program, court, budget, folder);
}

}  // namespace tetrarch::mutants
