#include "suite/properties/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <stdexcept>
#include <utility>

namespace tetrarch::properties {
namespace {

bool has(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

// Every property is tried on the same attempts, and making one takes longer than trying it.
class Remembered {
 public:
  Remembered(const campaign::Pool& pool, std::vector<std::string> supports)
      : pool_(pool), supports_(std::move(supports)) {}

  Attempt attempt(std::uint64_t number) {
    const auto found = attempts_.find(number);
    if (found != attempts_.end()) return found->second;
    Attempt made = campaign::supported(pool_.attempt(number), supports_);
    if (attempts_.size() < kMost) attempts_.emplace(number, made);
    return made;
  }

 private:
  // They take some kilobytes each.
  static constexpr std::size_t kMost = 10'000;

  const campaign::Pool& pool_;
  std::vector<std::string> supports_;
  std::map<std::uint64_t, Attempt> attempts_;
};

using Candidate = rc::Shrinkable<Attempt>;

// An attempt that breaks a property, and how.
struct Breaking {
  Candidate attempt;
  Breach breach;
};

class Shrinking {
 public:
  Shrinking(const Property& property, const Asker& asker, std::size_t runs)
      : property_(property), asker_(asker), runs_(runs) {}

  // A smaller attempt that breaks the property in the same way, if one is found.
  std::optional<Breaking> smaller(const Breaking& larger) {
    auto shrinks = larger.attempt.shrinks();
    while (runs_ > 0) {
      auto next = shrinks.next();
      if (!next) return std::nullopt;
      --runs_;
      std::uint64_t actions = 0;
      auto breach = property_.check(next->value(), asker_, actions);
      if (breach && breach->is_unanswered == larger.breach.is_unanswered) return Breaking{*next, std::move(*breach)};
    }
    return std::nullopt;
  }

 private:
  const Property& property_;
  const Asker& asker_;
  std::size_t runs_;
};

Breaking shrunk(Breaking breaking, const Property& property, const Asker& asker, const Effort& effort) {
  Shrinking shrinking(property, asker, breaking.breach.is_unanswered ? effort.shrinks_of_unanswered : effort.shrinks);
  while (auto smaller = shrinking.smaller(breaking)) breaking = std::move(*smaller);
  return breaking;
}

// An attempt comes to an action or more, unless all of it was left out.
constexpr std::uint64_t kAttemptsAnAction = 2;
constexpr std::uint64_t kFewAttempts = 1'000;

void require_actions(const Trial& trial, const Effort& effort) {
  if (trial.attempts < kAttemptsAnAction * effort.least_actions + kFewAttempts + effort.least_attempts) return;
  throw std::runtime_error(fmt::format("{}: {} attempts came to {} actions, {} must be tried", trial.property,
                                       trial.attempts, trial.actions, effort.least_actions));
}

}  // namespace

rc::Gen<Attempt> attempts_of(const campaign::Explorer& explorer, const campaign::Pool& pool,
                             const std::vector<std::string>& supports) {
  const auto remembered = std::make_shared<Remembered>(pool, supports);
  return [&explorer, remembered](const rc::Random& random, int) {
    const Attempt attempt = remembered->attempt(rc::Random(random).next());
    return rc::shrinkable::shrinkRecur(
        attempt, [&explorer](const Attempt& larger) { return rc::seq::fromContainer(explorer.simpler(larger)); });
  };
}

std::optional<std::string> lack_of(const Property& property, const std::vector<std::string>& supports) {
  const auto lacking = std::ranges::find_if(property.needs, [&](const auto& need) { return !has(supports, need); });
  if (lacking == property.needs.end()) return std::nullopt;
  return *lacking;
}

Trial tried(const Property& property, const rc::Gen<Attempt>& attempts, const Asker& asker, const Effort& effort) {
  if (effort.least_actions == 0) throw std::invalid_argument("at least one action must be tried");
  Trial trial{.property = property.name, .actions = 0, .attempts = 0, .breach = {}, .smallest = {}};
  rc::Random random(effort.seed);
  while (trial.actions < effort.least_actions || trial.attempts < effort.least_attempts) {
    require_actions(trial, effort);
    const auto attempt = attempts(random.split(), rc::kNominalSize);
    ++trial.attempts;
    auto breach = property.check(attempt.value(), asker, trial.actions);
    if (!breach) continue;
    Breaking smallest = shrunk({attempt, std::move(*breach)}, property, asker, effort);
    trial.smallest = smallest.attempt.value();
    trial.breach = std::move(smallest.breach);
    break;
  }
  return trial;
}

}  // namespace tetrarch::properties
