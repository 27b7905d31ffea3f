#include "reference/quantum/steps.hpp"

namespace tetrarch::quantum {
namespace {

const std::vector<Elimination>* eliminations_in(const Step& step) {
  if (const auto* mates = std::get_if<Mates>(&step)) return &mates->eliminated;
  if (const auto* time_up = std::get_if<TimeUp>(&step)) return &time_up->eliminated;
  return nullptr;
}

}  // namespace

std::vector<Elimination> eliminations_of(const std::vector<Step>& steps) {
  std::vector<Elimination> all;
  for (const Step& step : steps) {
    if (const auto* some = eliminations_in(step)) all.insert(all.end(), some->begin(), some->end());
  }
  return all;
}

}  // namespace tetrarch::quantum
