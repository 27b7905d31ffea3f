#include "generators/quaternity/plans.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

constexpr int kTries = 32;
constexpr std::uint64_t kLongest = 3;
// For offers with all their answers, and now and then.
constexpr std::uint64_t kLongestOfAll = 8;

}  // namespace

Plan plan(Dice& dice, const std::function<Position(Dice&)>& make) {
  const Wish wish = any_wish(dice);
  const auto is_wanted = [&](const Position& position) { return is_granted(position, wish); };
  const Position start = made_until(dice, kTries, make, is_wanted);
  const bool is_long = wish == Wish::kProposeDraw || dice.one_in(10);
  return {start, script(dice, wish, is_long ? kLongestOfAll : kLongest)};
}

Trial played(const Plan& plan) { return played_with<Action>(plan, resolved); }

}  // namespace tetrarch::generators
