// A campaign: an engine is held against the reference in attempt after attempt. What shows something new of the rules
// is kept and varied; what the engine fails at is made small and written down.
//
// Attempts are made in legs (suite/campaign/progress.hpp), where they are numbered and made in rounds. What an attempt
// is depends on the seed, the number of its leg, its own number, and what the rounds before its own have kept in the
// leg; so it does not matter how many workers share a round, whether the campaign was interrupted, nor which machine
// makes which leg.
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
  std::optional<std::uint64_t> actions = {};                          // of the whole campaign, all shards together
  std::optional<std::chrono::seconds> time = {};                      // of this run
  std::size_t differences = std::numeric_limits<std::size_t>::max();  // how many kinds are enough
};

using Deadline = std::optional<std::chrono::steady_clock::time_point>;

class Campaign {
 public:
  // Everything that is referred to must outlive this. `progress` is where an earlier run of the same setup got to; the
  // bases are positions that may be loaded. What the store holds beyond the progress is removed. Throws as Store does.
  Campaign(const Explorer& explorer, const cases::ClauseBook& book, const Store& store,
           std::vector<nlohmann::json> bases, Progress progress);

  // Goes on until a limit is reached. At least one worker, each with an engine that was started. After each round
  // `observe` is told how far the campaign has come. Throws std::runtime_error where a file cannot be written.
  void run(const std::vector<std::unique_ptr<suite::Worker>>& workers, const Limits& limits,
           const std::function<void(const Progress&)>& observe);

  const Progress& progress() const { return progress_; }

 private:
  struct Tried;

  // What a leg has to go by.
  struct Ground {
    Pool pool;
    std::set<std::string> signatures;
  };

  Leg& leg() { return progress_.legs.back(); }
  const Leg& leg() const { return progress_.legs.back(); }

  // What the leg of that progress has kept; nothing of it before its first round.
  Ground ground_of(const Leg& leg) const;

  // Sees to it that the last leg is one that is not over yet, and gives whether there is one.
  bool is_on_a_leg();

  Tried tried(std::uint64_t number, suite::Worker& worker) const;
  std::vector<Tried> round(const std::vector<std::unique_ptr<suite::Worker>>& workers, const Deadline& deadline) const;
  void take(Tried& tried, suite::Worker& worker);
  void keep_if_new(const Tried& tried);
  void keep_difference(Tried& tried, suite::Worker& worker);
  bool is_new(const Tried& tried) const;

  const Explorer& explorer_;
  const cases::ClauseBook& book_;
  const Store& store_;
  std::vector<nlohmann::json> bases_;
  Progress progress_;
  Ground ground_;
};

}  // namespace tetrarch::campaign
