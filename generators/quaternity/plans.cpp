#include "generators/quaternity/plans.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

constexpr int kTries = 32;
constexpr std::uint64_t kLongest = 3;
// For offers with all their answers, and now and then.
constexpr std::uint64_t kLongestOfAll = 8;

Position start(Dice& dice, const std::function<Position(Dice&)>& make, Wish wish) {
  Position made = make(dice);
  for (int tries = 1; tries < kTries && !is_granted(made, wish); ++tries) made = make(dice);
  return made;
}

void play(Game& game, const Step& step) {
  if (const auto* action = std::get_if<Action>(&step)) act(game, *action);
  if (std::holds_alternative<UndoLatest>(step)) undo(game);
}

}  // namespace

Plan plan(Dice& dice, const std::function<Position(Dice&)>& make) {
  const Wish wish = any_wish(dice);
  const Position position = start(dice, make, wish);
  const bool is_long = wish == Wish::kProposeDraw || dice.one_in(10);
  return {position, script(dice, wish, is_long ? kLongestOfAll : kLongest)};
}

Trial played(const Plan& plan) {
  Trial trial{plan.start, {}};
  Game game = game_from(plan.start);
  for (const Choice& choice : plan.script) {
    trial.steps.push_back(resolved(choice, game.state));
    play(game, trial.steps.back());
  }
  return trial;
}

}  // namespace tetrarch::generators
