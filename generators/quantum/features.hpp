// What an action shows of the rules, in words: read off what the reference returns, so that it needs no hooks.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generators/quantum/played.hpp"

namespace tetrarch::generators::quantum {

// A feature's name, what an action that has it shows, and the clauses that decide it.
struct Feature {
  std::string_view name;
  std::string_view meaning;
  std::vector<std::string_view> clauses;
};

// Every feature, those of accepted actions first. Those of refusals are called after the clause that refuses,
// "refused-C-MOVE-5", and more particular ones after what was tried.
const std::vector<Feature>& known_features();

std::set<std::string> features_of(const Played& played);

// Whether the action shows that feature, which must be a known one.
bool has_feature(const Played& played, std::string_view name);

// The clauses that decide the feature, which must be a known one.
const std::vector<std::string_view>& clauses_of(std::string_view name);

// Whether an action that is accepted shows the feature, which must be a known one; otherwise one that is refused does.
bool is_of_accepted(std::string_view name);

}  // namespace tetrarch::generators::quantum
