// What attempts are made of: positions that are worth being varied.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "suite/campaign/explorer.hpp"

namespace tetrarch::campaign {

// The positions that the cases of a ruleset begin with, quarter turns aside, each once, in the order of the cases.
std::vector<nlohmann::json> positions_of(const std::vector<cases::Case>& cases, const std::string& ruleset);

class Pool {
 public:
  // `explorer` must outlive this. `bases` are positions that may be loaded, such as those of cases; there may be none.
  Pool(const Explorer& explorer, std::uint64_t seed, std::vector<nlohmann::json> bases);

  // A position that showed something new, to be varied from now on.
  void add(nlohmann::json position) { found_.push_back(std::move(position)); }

  // The attempt of that number: it depends on the seed, the number, the bases and what was added before.
  Attempt attempt(std::uint64_t number) const { return attempt(0, number); }

  // The same in a leg of a campaign, whose attempts have nothing in common with those of other legs.
  Attempt attempt(std::uint64_t leg, std::uint64_t number) const;

 private:
  // Four times in ten null; else half of what was found, as soon as there is something.
  nlohmann::json base(Dice& dice) const;

  const Explorer* explorer_;
  std::uint64_t seed_;
  std::vector<nlohmann::json> bases_;
  std::vector<nlohmann::json> found_;
};

}  // namespace tetrarch::campaign
