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

// The pattern that matches this case and no other turn of it.
std::string pattern_of(const cases::Case& subject);

}  // namespace tetrarch::suite
