// Which cases a user asks for.
#pragma once

#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::suite {

// The cases whose name matches one of the patterns, in their order; all where there is no pattern. A pattern is a shell
// glob in which `*` also matches a slash. One that matches the name without a quarter turn takes all its turns; the
// unturned case alone is NAME@0.
std::vector<cases::Case> matching(const std::vector<cases::Case>& cases, const std::vector<std::string>& patterns);

// The cases in the order in which they are run where nothing shuffles them: those of one ruleset and area one after the
// other.
std::vector<cases::Case> in_order_of_execution(std::vector<cases::Case> cases);

// Part `index` of `count`, in their order: the cases whose numbers, counted from 0, leave `index` when they are divided
// by `count`, which is more than `index`.
std::vector<cases::Case> part_of(const std::vector<cases::Case>& cases, std::size_t index, std::size_t count);

// The pattern that matches this case and no other turn of it.
std::string pattern_of(const cases::Case& subject);

}  // namespace tetrarch::suite
