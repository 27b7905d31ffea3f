// The commit that a measurement belongs to.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tetrarch::variants {

// The first ten digits of the commit that is checked out in the project. Throws std::runtime_error where git cannot
// tell, or where one of the measured files and folders (paths from the project's root) is not as it was committed.
std::string commit_of(const std::filesystem::path& project, const std::vector<std::string>& measured);

}  // namespace tetrarch::variants
