#include "suite/properties/written_attempts.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "generators/dice.hpp"
#include "suite/cases/case_files.hpp"
#include "suite/cases/clauses.hpp"
#include "suite/cases/loader.hpp"
#include "suite/notation/notation.hpp"
#include "suite/run/asking.hpp"
#include "suite/run/deed.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::properties {

using campaign::Attempt;
using generators::Dice;
using nlohmann::json;

namespace {

// The most that is done after what the case does.
constexpr std::uint64_t kMoreDeeds = 8;

// What the case does until it loads something else.
std::vector<cases::Deed> deeds_of(const cases::Case& subject) {
  std::vector<cases::Deed> deeds;
  for (const cases::Step& step : subject.steps) {
    if (std::holds_alternative<cases::Load>(step.deed)) return deeds;
    if (const auto* undo = std::get_if<cases::Undo>(&step.deed)) {
      for (std::size_t count = 0; count < undo->times; ++count) deeds.emplace_back(cases::Undo{.times = 1});
    } else if (!std::holds_alternative<cases::Look>(step.deed)) {
      deeds.push_back(step.deed);
    }
  }
  return deeds;
}

bool is_loadable(const Attempt& attempt, const std::string& ruleset) {
  return !std::holds_alternative<service::Fault>(service::make_game(ruleset)->load(attempt.position));
}

std::vector<Attempt> attempts_in_cases(const std::string& ruleset) {
  const std::filesystem::path fixtures = TETRARCH_FIXTURES;
  const auto book = cases::read_clauses(fixtures / ruleset / "clauses.yaml");
  std::vector<Attempt> attempts;
  for (const cases::Case& subject : cases::load_cases(cases::case_files_in(fixtures, ruleset), {book})) {
    const json opening = notation::notation_of(ruleset)->opening();
    Attempt attempt{subject.position.is_null() ? opening : subject.position, deeds_of(subject)};
    if (is_loadable(attempt, ruleset)) attempts.push_back(std::move(attempt));
  }
  return attempts;
}

cases::Deed deed_in(const service::GameService& game, Dice& dice) {
  if (dice.one_in(8)) return cases::Undo{.times = 1};
  if (dice.one_in(8)) return cases::SaveAndRestore{};
  const json moves = std::get<json>(game.moves()).at("moves");
  return cases::Act{moves.empty() ? json{{"kind", "pass"}} : dice.pick(moves)};
}

// The attempt and some more that may be done.
Attempt continued(Attempt attempt, const std::string& ruleset, Dice& dice) {
  const auto game = service::make_game(ruleset);
  const auto asker = suite::reference_asker(*game);
  game->load(attempt.position);
  for (const cases::Deed& deed : attempt.deeds) suite::perform(deed, ruleset, asker);
  for (std::uint64_t left = dice.below(kMoreDeeds + 1); left > 0; --left) {
    attempt.deeds.push_back(deed_in(*game, dice));
    suite::perform(attempt.deeds.back(), ruleset, asker);
  }
  return attempt;
}

std::vector<Attempt> with_one_deed_less(const Attempt& attempt) {
  std::vector<Attempt> smaller;
  for (std::size_t index = attempt.deeds.size(); index > 0; --index) {
    smaller.push_back(attempt);
    auto& deeds = smaller.back().deeds;
    deeds.erase(deeds.begin() + static_cast<std::ptrdiff_t>(index - 1));
  }
  return smaller;
}

// Every property is tried on the same attempts, and making one takes longer than trying it.
class Remembered {
 public:
  explicit Remembered(const std::string& ruleset) : ruleset_(ruleset), written_(attempts_in_cases(ruleset)) {}

  Attempt attempt(const rc::Random& random) {
    const auto number = rc::Random(random).next();
    const auto found = made_.find(number);
    if (found != made_.end()) return found->second;
    Dice dice(random);
    return made_[number] = continued(dice.pick(written_), ruleset_, dice);
  }

 private:
  std::string ruleset_;
  std::vector<Attempt> written_;
  std::map<std::uint64_t, Attempt> made_;
};

}  // namespace

rc::Gen<Attempt> written_attempts(const std::string& ruleset) {
  const auto made = std::make_shared<Remembered>(ruleset);
  return [=](const rc::Random& random, int) {
    return rc::shrinkable::shrinkRecur(made->attempt(random), [](const Attempt& larger) {
      return rc::seq::fromContainer(with_one_deed_less(larger));
    });
  };
}

}  // namespace tetrarch::properties
