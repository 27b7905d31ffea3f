// How much of what could be caught was caught.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "suite/mutants/judged.hpp"
#include "suite/mutants/mutant.hpp"
#include "suite/mutants/survivors.hpp"

namespace tetrarch::mutants {

// A measurement in numbers, and the mutants that somebody has to look at.
struct Score {
  std::size_t mutants = 0;  // that were judged
  std::size_t stillborn = 0;
  std::size_t equivalent = 0;  // by the compiler, or by a person's judgement
  std::size_t by_cases = 0;
  std::size_t by_properties = 0;
  std::size_t by_campaign = 0;
  std::size_t missed = 0;             // that survived and are judged to be no equivalents
  std::vector<std::string> unjudged;  // the ids of those that survived and that nobody has judged
  std::vector<std::string> stale;     // the ids of those that are judged to survive and do not

  // Those that can be caught.
  std::size_t mortal() const { return mutants - stillborn - equivalent; }
};

// Those of the judged that are among the mutants: a record may also tell of some that are made no more.
std::map<std::string, Judged> judged_among(const std::vector<Mutant>& mutants, std::map<std::string, Judged> judged);

Score score_of(const std::map<std::string, Judged>& judged, const std::map<std::string, Survivor>& survivors);

// A part of the whole in per cent, rounded down to a tenth: 100 is all of it and no less. 100 where there is nothing.
double per_cent(std::size_t part, std::size_t whole);

// What was caught of what can be, in per cent: by the cases alone, with the properties too, and with the campaign.
struct Shares {
  double cases = 0;
  double properties = 0;
  double campaign = 0;
};
Shares shares_of(const Score& score);

// A sample of the mutants, the same for a seed whatever else there is: each mutant's own number decides.
std::vector<Mutant> sample_of(std::vector<Mutant> mutants, std::size_t count, std::uint64_t seed);

}  // namespace tetrarch::mutants
