#include "suite/campaign/pool.hpp"

#include <set>
#include <utility>

#include "suite/notation/notation.hpp"

namespace tetrarch::campaign {
namespace {

// Splitmix's step, so that neighbouring numbers have nothing in common.
std::uint64_t mixed(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15U;
  value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
  value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
  return value ^ (value >> 31U);
}

}  // namespace

std::vector<nlohmann::json> positions_of(const std::vector<cases::Case>& cases, const std::string& ruleset) {
  const auto& notation = *notation::notation_of(ruleset);
  std::set<nlohmann::json> seen;
  std::vector<nlohmann::json> positions;
  for (const cases::Case& each : cases) {
    if (each.ruleset != ruleset || each.quarter_turns != 0) continue;
    const auto position = each.position.is_null() ? notation.opening() : each.position;
    if (seen.insert(position).second) positions.push_back(position);
  }
  return positions;
}

Pool::Pool(const Explorer& explorer, std::uint64_t seed, std::vector<nlohmann::json> bases)
    : explorer_(&explorer), seed_(seed), bases_(std::move(bases)) {}

nlohmann::json Pool::base(Dice& dice) const {
  const auto source = dice.below(10);
  if (source < 4 || (bases_.empty() && found_.empty())) return nullptr;
  const bool takes_found = bases_.empty() || (!found_.empty() && source < 7);
  return dice.pick(takes_found ? found_ : bases_);
}

Attempt Pool::attempt(std::uint64_t leg, std::uint64_t number) const {
  // No leg has so many attempts that it would come to those of the next one.
  constexpr unsigned kBitsOfNumber = 40;
  Dice dice(rc::Random(mixed(mixed(seed_) + (leg << kBitsOfNumber) + number)));
  return explorer_->attempt(dice, [&](Dice& more) { return base(more); });
}

}  // namespace tetrarch::campaign
