#include "suite/search/quaternity/census.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include "generators/quaternity/features.hpp"
#include "reference/quaternity/commit.hpp"
#include "suite/search/quaternity/faults.hpp"
#include "suite/search/quaternity/written.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;
using generators::Prospect;

namespace {

// What is told of positions. All of it comes with an award or a refusal under Q-ACTOR or Q-GUARD, so no other move has
// to be looked at.
constexpr std::array<std::string_view, 14> kTold = {"award",
                                                    "two-kings-in-a-batch",
                                                    "three-kings-in-a-batch",
                                                    "second-batch",
                                                    "third-batch",
                                                    "one-by-one-differs",
                                                    "win",
                                                    "promotion-choices-differ",
                                                    "promotion-four-outcomes",
                                                    "refused-Q-ACTOR-1",
                                                    "refused-Q-ACTOR-2",
                                                    "unresolved",
                                                    "unresolved-with-two-defences",
                                                    "unresolved-under-both"};

bool is_internal(const Prospect& prospect) { return !generators::is_refused_under(prospect, "Q-SAFE-1"); }

// Only what brings about more than one award may show more than an award.
bool is_plain_award(const Prospect& prospect) {
  return generators::awards_in(prospect) == 1 && !prospect.move.promotion;
}

std::set<std::string> told_features(const Position& position, const Prospect& prospect) {
  if (is_plain_award(prospect)) return {"award"};
  auto features = generators::features_of(generators::played(position, prospect));
  std::erase_if(features, [](const std::string& name) { return std::ranges::find(kTold, name) == kTold.end(); });
  return features;
}

std::size_t count_pieces(const Position& position) {
  return static_cast<std::size_t>(std::ranges::distance(position.board.occupied()));
}

class Taking {
 public:
  Taking(Census& census, const Position& position, const Ordinal& ordinal)
      : census_(census), position_(position), ordinal_(ordinal) {}

  std::optional<std::string> take() {
    const auto prospects = generators::prospects(position_);
    ++census_.positions;
    if (is_stuck(prospects)) {
      ++census_.unresolved;
      return is_unresolved(position_) ? std::nullopt
                                      : std::optional(complaint("Q-GUARD-4 does not hold", prospects[0]));
    }
    for (const Prospect& prospect : prospects) {
      if (const auto fault = take(prospect)) return complaint(*fault, prospect);
    }
    for (const auto& [feature, move] : seen_) keep(feature, move);
    return std::nullopt;
  }

 private:
  // Q-GUARD-4, from the moves that have all been tried anyway.
  static bool is_stuck(const std::vector<Prospect>& prospects) {
    return std::ranges::any_of(prospects, is_internal) &&
           std::ranges::none_of(prospects, [](const Prospect& each) { return generators::committed_in(each); });
  }

  std::optional<std::string_view> take(const Prospect& prospect) {
    ++census_.moves;
    if (const auto* refusal = std::get_if<Refusal>(&prospect.outcome)) return take(prospect, *refusal);
    ++census_.accepted;
    const auto& committed = std::get<Committed>(prospect.outcome);
    if (committed.batches.empty()) return std::nullopt;
    ++census_.batch_counts[committed.batches.size()];
    for (const Batch& batch : committed.batches) ++census_.batches[batch.awards.size()];
    see(prospect);
    return fault_of(position_, committed);
  }

  std::optional<std::string_view> take(const Prospect& prospect, const Refusal& refusal) {
    ++census_.refused[std::string(refusal.clause)];
    if (refusal.clause == "Q-SAFE-1") return std::nullopt;
    see(prospect);
    return fault_of(position_, prospect.move, refusal);
  }

  void see(const Prospect& prospect) {
    for (const std::string& feature : told_features(position_, prospect)) seen_.emplace(feature, prospect.move);
  }

  void keep(const std::string& feature, const Move& move) {
    if (!is_settled_) is_settled_ = mated_kings(position_).empty();
    keep_sight(feature, move);
    if (*is_settled_) keep_sight(feature + std::string(kSettled), move);
  }

  void keep_sight(const std::string& name, const Move& move) {
    count_sight(census_, name, count_pieces(position_), ordinal_,
                [&] { return std::pair(text_of(position_), text_of(move)); });
  }

  std::string complaint(std::string_view fault, const Prospect& prospect) const {
    return fmt::format("{}: {}\n{}", text_of(prospect.move), fault, text_of(position_));
  }

  Census& census_;
  const Position& position_;
  const Ordinal& ordinal_;
  std::map<std::string, Move> seen_;  // by feature, the first move that shows it
  std::optional<bool> is_settled_;
};

}  // namespace

std::optional<std::string> take_in(Census& census, const Position& position, const Ordinal& ordinal) {
  return Taking(census, position, ordinal).take();
}

}  // namespace tetrarch::search::quaternity
