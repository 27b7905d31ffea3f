#include "suite/mutants/score.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace tetrarch::mutants {
namespace {

// A splitmix64 step after each byte.
std::uint64_t number_of(const std::string& id, std::uint64_t seed) {
  std::uint64_t number = seed;
  for (const char character : id) {
    number += 0x9e3779b97f4a7c15U + static_cast<unsigned char>(character);
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
    number ^= number >> 31U;
  }
  return number;
}

void count_survivor(Score& score, const std::string& id, const std::map<std::string, Survivor>& survivors) {
  const auto judgement = survivors.find(id);
  if (judgement == survivors.end()) {
    score.unjudged.push_back(id);
  } else if (judgement->second.is_equivalent) {
    ++score.equivalent;
  } else {
    ++score.missed;
  }
}

void count(Score& score, const Judged& judged, const std::map<std::string, Survivor>& survivors) {
  ++score.mutants;
  switch (judged.fate) {
    case Fate::kStillborn:
      ++score.stillborn;
      break;
    case Fate::kSameCode:
      ++score.equivalent;
      break;
    case Fate::kCases:
      ++score.by_cases;
      break;
    case Fate::kProperties:
      ++score.by_properties;
      break;
    case Fate::kCampaign:
      ++score.by_campaign;
      break;
    case Fate::kSurvived:
      return count_survivor(score, judged.id, survivors);
  }
  if (survivors.contains(judged.id)) score.stale.push_back(judged.id);
}

}  // namespace

std::map<std::string, Judged> judged_among(const std::vector<Mutant>& mutants, std::map<std::string, Judged> judged) {
  std::erase_if(
      judged, [&](const auto& entry) { return std::ranges::find(mutants, entry.first, &Mutant::id) == mutants.end(); });
  return judged;
}

Score score_of(const std::map<std::string, Judged>& judged, const std::map<std::string, Survivor>& survivors) {
  Score score;
  for (const auto& entry : judged) count(score, entry.second, survivors);
  return score;
}

double per_cent(std::size_t part, std::size_t whole) {
  if (whole == 0) return 100;
  return std::floor(static_cast<double>(part) * 1000 / static_cast<double>(whole)) / 10;
}

Shares shares_of(const Score& score) {
  const std::size_t mortal = score.mortal();
  const std::size_t with_properties = score.by_cases + score.by_properties;
  return {per_cent(score.by_cases, mortal), per_cent(with_properties, mortal),
          per_cent(with_properties + score.by_campaign, mortal)};
}

std::vector<Mutant> sample_of(std::vector<Mutant> mutants, std::size_t count, std::uint64_t seed) {
  if (mutants.size() <= count) return mutants;
  std::ranges::sort(mutants, {}, [seed](const Mutant& mutant) { return number_of(mutant.id, seed); });
  mutants.erase(mutants.begin() + static_cast<std::ptrdiff_t>(count), mutants.end());
  return mutants;
}

}  // namespace tetrarch::mutants
