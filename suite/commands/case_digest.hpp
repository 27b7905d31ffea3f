// Whether two programs, on two machines, are about to run the same cases.
#pragma once

#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::commands {

// 16 hexadecimal digits, which depend on the names of the cases in their order of execution and on what the files hold
// that they are written in, wherever these are. It guards against mistakes and not against malice. Throws
// std::invalid_argument where a file cannot be read.
std::string digest_of(const std::vector<cases::Case>& cases);

// Throws std::invalid_argument where the digest that shards had of their cases is not this program's own.
void require_digest(const std::string& own, const std::string& of_shards);

}  // namespace tetrarch::commands
