// A campaign: an engine is held against the reference in attempt after attempt. What shows something new of the rules
// is kept and varied; what the engine fails at is made small and written down.
//
// Attempts are numbered and made in rounds. What an attempt is depends on the seed, its number, and what the rounds
// before its own have kept; so it does not matter how many workers share a round, nor whether the campaign was
// interrupted.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "suite/campaign/explorer.hpp"
#include "suite/campaign/pool.hpp"
#include "suite/campaign/shrinking.hpp"
#include "suite/campaign/store.hpp"
#include "suite/run/worker.hpp"

namespace tetrarch::campaign {

// When to stop. Only time cuts a round short: what it has found is told and its files are written, but the campaign's
// progress is that of the round's beginning.
struct Limits {
  std::optional<std::uint64_t> actions = {};                          // of the whole campaign
  std::optional<std::chrono::seconds> time = {};                      // of this run
  std::size_t differences = std::numeric_limits<std::size_t>::max();  // how many kinds are enough
};

using Deadline = std::optional<std::chrono::steady_clock::time_point>;

class Campaign {
 public:
  // Everything that is referred to must outlive this. `progress` is where an earlier run of the same setup got to; the
  // bases are positions that may be loaded. Throws as Store does.
  Campaign(const Explorer& explorer, const cases::ClauseBook& book, const Store& store,
           std::vector<nlohmann::json> bases, Progress progress);

  // Goes on until a limit is reached. At least one worker, each with an engine that was started. After each round
  // `observe` is told how far the campaign has come. Throws std::runtime_error where a file cannot be written.
  void run(const std::vector<std::unique_ptr<suite::Worker>>& workers, const Limits& limits,
           const std::function<void(const Progress&)>& observe);

  const Progress& progress() const { return progress_; }

 private:
  struct Tried;

  Tried tried(std::uint64_t number, suite::Worker& worker) const;
  std::vector<Tried> round(const std::vector<std::unique_ptr<suite::Worker>>& workers, const Deadline& deadline) const;
  void take(Tried& tried, suite::Worker& worker);
  void keep_if_new(const Tried& tried);
  void keep_difference(Tried& tried, suite::Worker& worker);
  bool is_new(const Tried& tried) const;

  const Explorer& explorer_;
  const cases::ClauseBook& book_;
  const Store& store_;
  Pool pool_;
  Progress progress_;
  std::set<std::string> signatures_;
};

}  // namespace tetrarch::campaign
