// Many variants, several at a time.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>

#include "suite/variants/workshop.hpp"

namespace tetrarch::variants {

// Does something for each of 0 .. count - 1, `jobs` of them at a time: each job has a folder of its own in the folder
// given, with a workshop in it. Throws what `work` throws, once the jobs have ended what they were at.
void side_by_side(std::size_t count, unsigned jobs, const std::filesystem::path& folder,
                  const std::function<void(std::size_t index, const Workshop& workshop,
                                           const std::filesystem::path& own_folder)>& work);

}  // namespace tetrarch::variants
