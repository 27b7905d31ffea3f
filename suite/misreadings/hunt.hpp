// How soon campaigns find a misreading.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "suite/variants/verdict.hpp"

namespace tetrarch::misreadings {

// One campaign for each seed of 1, 2, .. and what each came to.
struct Hunt {
  // After how many actions it was found, by seed; nothing where a campaign of `budget` actions does not find it.
  std::vector<std::optional<std::uint64_t>> actions;
  std::uint64_t budget = 0;

  std::size_t finders() const;  // how many of the campaigns found it
  // Of the campaigns in the order of how soon they found it, the first, the one in the middle (of two the later), and
  // the last. Nothing where that one did not find it.
  std::optional<std::uint64_t> best() const;
  std::optional<std::uint64_t> median() const;
  std::optional<std::uint64_t> worst() const;
};

// Has campaigns of so many seeds, at least one, try to find what the engine gets wrong. `folder` is theirs.
Hunt hunt(const std::filesystem::path& engine, const variants::Court& court, unsigned seeds, std::uint64_t budget,
          const std::filesystem::path& folder);

// "found after 212 actions (median of 5 campaigns), 1,830 at worst"
std::string in_words(const Hunt& hunt);

}  // namespace tetrarch::misreadings
