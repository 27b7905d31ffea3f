#include "suite/search/quantum/census.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include "generators/quantum/features.hpp"
#include "reference/quantum/mate.hpp"
#include "suite/search/quantum/faults.hpp"
#include "suite/search/quantum/prospects.hpp"
#include "suite/search/quantum/written.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

// What is told of positions. All of it comes with a mate, a pass, or a piece in hand, so nothing else has to be looked
// at.
constexpr std::array<std::string_view, 11> kTold = {"mate",
                                                    "mates-together",
                                                    "judged-again",
                                                    "own-mate",
                                                    "mate-by-anothers-piece",
                                                    "mate-as-round-begins",
                                                    "saved-by-owing",
                                                    "won-by-survival",
                                                    "won-by-mate-among-several",
                                                    "nobody-survives",
                                                    "pass"};

std::size_t count_batches(const Prospect& prospect) {
  std::size_t count = 0;
  for (const Step& step : prospect.steps) count += std::holds_alternative<Mates>(step) ? 1 : 0;
  return count;
}

bool is_told(const Prospect& prospect, std::size_t batches) {
  return batches > 0 || std::holds_alternative<Pass>(prospect.action) ||
         prospect.before.position.hand != prospect.after.position.hand;
}

std::size_t count_pieces(const Position& position) {
  return static_cast<std::size_t>(std::ranges::distance(position.board.occupied()));
}

class Taking {
 public:
  Taking(Census& census, const Position& position, const Ordinal& ordinal)
      : census_(census), position_(position), ordinal_(ordinal) {}

  std::optional<std::string> take() {
    const auto tried = prospects(position_);
    ++census_.positions;
    for (const Prospect& prospect : tried) {
      count(prospect);
      if (const auto fault = fault_of(prospect)) return complaint(*fault, prospect);
    }
    if (const auto fault = fault_of(tried)) return complaint(*fault, tried.back());
    for (const auto& [feature, action] : seen_) keep(feature, action);
    return std::nullopt;
  }

 private:
  void count(const Prospect& prospect) {
    ++census_.moves;
    if (prospect.refusal) {
      ++census_.refused[std::string(prospect.refusal->clause)];
      return;
    }
    ++census_.accepted;
    const std::size_t batches = count_batches(prospect);
    if (batches > 0) ++census_.batch_counts[batches];
    for (const Step& step : prospect.steps) {
      if (const auto* mates = std::get_if<Mates>(&step)) ++census_.batches[mates->eliminated.size()];
    }
    if (is_told(prospect, batches)) see(prospect);
  }

  void see(const Prospect& prospect) {
    for (const std::string_view feature : kTold) {
      if (generators::quantum::has_feature(prospect, feature)) seen_.emplace(feature, prospect.action);
    }
  }

  void keep(const std::string& feature, const Action& action) {
    if (!is_settled_) is_settled_ = mated_players(position_).empty();
    keep_sight(feature, action);
    if (*is_settled_) keep_sight(feature + std::string(kSettled), action);
  }

  void keep_sight(const std::string& name, const Action& action) {
    count_sight(census_, name, count_pieces(position_), ordinal_,
                [&] { return std::pair(text_of(position_), text_of(action)); });
  }

  std::string complaint(std::string_view fault, const Prospect& prospect) const {
    return fmt::format("{}: {}\n{}", text_of(prospect.action), fault, text_of(position_));
  }

  Census& census_;
  const Position& position_;
  const Ordinal& ordinal_;
  std::map<std::string, Action> seen_;  // by feature, the first action that shows it
  std::optional<bool> is_settled_;
};

}  // namespace

std::optional<std::string> take_in(Census& census, const Position& position, const Ordinal& ordinal) {
  return Taking(census, position, ordinal).take();
}

}  // namespace tetrarch::search::quantum
