#include "suite/run/selection.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <iterator>
#include <map>

namespace tetrarch::suite {
namespace {

bool matches(const std::string& pattern, const std::string& name) {
  return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
}

std::string unturned_name(const cases::Case& subject) { return subject.name.substr(0, subject.name.find('@')); }

bool matches(const std::string& pattern, const cases::Case& subject) {
  return matches(pattern, pattern_of(subject)) || matches(pattern, unturned_name(subject));
}

}  // namespace

std::vector<cases::Case> matching(const std::vector<cases::Case>& cases, const std::vector<std::string>& patterns) {
  if (patterns.empty()) return cases;
  std::vector<cases::Case> selected;
  std::ranges::copy_if(cases, std::back_inserter(selected), [&](const cases::Case& subject) {
    return std::ranges::any_of(patterns, [&](const std::string& pattern) { return matches(pattern, subject); });
  });
  return selected;
}

std::vector<cases::Case> in_order_of_execution(std::vector<cases::Case> cases) {
  std::map<std::string, std::size_t> places;  // of the suites of tests, by what comes before the last slash
  const auto suite_of = [](const cases::Case& subject) { return subject.name.substr(0, subject.name.rfind('/')); };
  for (const cases::Case& subject : cases) places.try_emplace(suite_of(subject), places.size());
  std::ranges::stable_sort(cases, {}, [&](const cases::Case& subject) { return places.at(suite_of(subject)); });
  return cases;
}

std::vector<cases::Case> part_of(const std::vector<cases::Case>& cases, std::size_t index, std::size_t count) {
  std::vector<cases::Case> part;
  for (std::size_t number = index; number < cases.size(); number += count) part.push_back(cases[number]);
  return part;
}

std::string pattern_of(const cases::Case& subject) {
  return subject.quarter_turns == 0 ? subject.name + "@0" : subject.name;
}

}  // namespace tetrarch::suite
