#include "suite/run/selection.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <iterator>

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

std::string pattern_of(const cases::Case& subject) {
  return subject.quarter_turns == 0 ? subject.name + "@0" : subject.name;
}

}  // namespace tetrarch::suite
