#include "generators/quantum/plans.hpp"

#include <array>

#include "generators/quantum/nets.hpp"
#include "generators/quantum/positions.hpp"
#include "generators/quantum/scenes.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr int kTries = 16;
constexpr std::uint64_t kLongest = 3;
// Now and then, so that rounds go by.
constexpr std::uint64_t kLongestOfAll = 8;

constexpr std::array kAims = {
    Aim{"piece-move", 1, sparse_position},
    Aim{"pawn-step", 1, sparse_position},
    Aim{"pawn-capture", 1, passing_scene},
    Aim{"double-step", 2, pawn_scene},
    Aim{"en-passant", 2, passing_scene},
    Aim{"en-passant-of-several", 4, passing_scene},
    Aim{"capture-on-passed-square", 3, passing_scene},
    Aim{"passed-pawn-lapses", 1, passing_scene},
    Aim{"castling", 2, castling_scene},
    Aim{"rival-captured-in-phase-1", 2, duel_scene},
    Aim{"rival-captured-in-phase-2", 2, duel_scene},
    Aim{"pawn-captured-across", 2, duel_scene},
    Aim{"piece-captured-across", 2, sparse_position},
    Aim{"pawn-captured-without-rival", 3, duel_scene},
    Aim{"taken-in-hand", 1, sparse_position},
    Aim{"king-leaves-zone", 1, outside_scene},
    Aim{"moves-on-outside", 1, outside_scene},
    Aim{"king-returns", 1, outside_scene},
    Aim{"piece-returns", 2, outside_scene},
    Aim{"line-across-inactive", 2, outside_scene},
    Aim{"promotion-on-whole-board", 2, promotion_scene},
    Aim{"promotion-beyond-core", 2, promotion_scene},
    Aim{"promotion-beyond-small-zone", 2, promotion_scene},
    Aim{"promotion-by-choice", 1, promotion_scene},
    Aim{"promotion-to-queen", 2, promotion_scene},
    Aim{"promotion-by-capture", 2, promotion_scene},
    Aim{"owed-promotion", 1, owing_scene},
    Aim{"another-promotion-owed", 2, owing_scene},
    Aim{"hand-emptied", 2, owing_scene},
    Aim{"pawns-used-up", 2, owing_scene},
    Aim{"check", 1, sparse_position},
    Aim{"attack-without-check", 2, duel_scene},
    Aim{"out-of-check", 2, sparse_position},
    Aim{"mate", 2, mating_net},
    Aim{"delivered-mate", 2, mating_net},
    Aim{"mate-by-anothers-piece", 2, standing_net},
    Aim{"own-mate", 2, own_mate_net},
    Aim{"mates-together", 3, mating_net},
    Aim{"judged-again", 3, mating_net},
    Aim{"mate-as-round-begins", 3, dawning_net},
    Aim{"loaded-mate-judged", 2, standing_net},
    Aim{"saved-by-owing", 2, standing_net},
    Aim{"won-by-mate", 2, overtime_net},
    Aim{"won-by-mate-among-several", 2, overtime_net},
    Aim{"undelivered-mate-in-overtime", 5, own_mate_net},
    Aim{"turn-goes-on", 1, sparse_position},
    Aim{"round-begins", 1, sparse_position},
    Aim{"round-begins-without-north", 1, sparse_position},
    Aim{"phase-2-begins", 2, dusk_scene},
    Aim{"phase-3-begins", 1, dusk_scene},
    Aim{"phase-4-begins", 2, dusk_scene},
    Aim{"phase-5-begins", 1, dusk_scene},
    Aim{"phase-6-begins", 1, dusk_scene},
    Aim{"phase-7-begins", 1, points_scene},
    Aim{"several-as-round-begins", 2, overdue_scene},
    Aim{"zone-shrinks-to-core", 2, shrinking_scene},
    Aim{"zone-shrinks-again", 2, shrinking_scene},
    Aim{"pieces-cleared", 1, shrinking_scene},
    Aim{"king-outside-smaller-zone", 2, shrinking_scene},
    Aim{"earlier-deadline-kept", 2, shrinking_scene},
    Aim{"piece-out-of-time", 2, overdue_scene},
    Aim{"king-out-of-time", 2, overdue_scene},
    Aim{"kings-out-of-time-together", 2, overdue_scene},
    Aim{"pass", 3, stalemate_net},
    Aim{"eliminated-skipped", 1, sparse_position},
    Aim{"first-of-round-skipped", 2, overdue_scene},
    Aim{"won-by-survival", 2, mating_net},
    Aim{"nobody-survives", 3, overdue_scene},
    Aim{"won-by-points", 2, points_scene},
    Aim{"points-shared", 2, points_scene},
    Aim{"overtime-ends", 2, dusk_scene},
    Aim{"kings-alone", 2, bare_scene},
    Aim{"refused-C-ROUND-1", 1, sparse_position},
    Aim{"refused-C-MOVE-1", 1, sparse_position},
    Aim{"refused-C-MOVE-2", 1, sparse_position},
    Aim{"refused-C-MOVE-3", 2, pawn_scene},
    Aim{"refused-C-MOVE-5", 1, castling_scene},
    Aim{"refused-C-MOVE-6", 2, sparse_position},
    Aim{"refused-C-CAPTURE-1", 2, duel_scene},
    Aim{"refused-C-CAPTURE-2", 4, duel_scene},
    Aim{"refused-C-CAPTURE-4", 1, duel_scene},
    Aim{"refused-C-CHECK-2", 2, sparse_position},
    Aim{"refused-C-ZONE-3", 2, outside_scene},
    Aim{"refused-C-PROMOTE-3", 4, flank_scene},
    Aim{"refused-C-PROMOTE-4", 1, owing_scene},
    Aim{"refused-C-PROMOTE-5", 3, owing_scene},
    Aim{"refused-C-PROMOTE-6", 2, owing_scene},
    Aim{"refused-C-PROMOTE-7", 1, promotion_scene},
    Aim{"refused-C-TURN-1", 1, sparse_position},
    Aim{"refused-C-END-6", 1, bare_scene},
    Aim{"castling-through-check", 5, castling_scene},
    Aim{"castling-too-late", 3, castling_scene},
    Aim{"en-passant-across", 4, passing_scene},
    Aim{"capture-without-rival-in-phase-1", 2, duel_scene},
    Aim{"capture-without-rival-in-phase-2", 2, duel_scene},
    Aim{"promotion-not-named", 2, promotion_scene},
    Aim{"promotion-not-due", 2, promotion_scene},
    Aim{"move-owing", 2, owing_scene},
    Aim{"ill-timed-promotion", 2, sparse_position},
    Aim{"pass-owing", 2, owing_scene},
    Aim{"pass-in-check", 2, standing_net},
    Aim{"pass-with-a-move", 2, sparse_position},
    Aim{kAction, 4, aged_position},
    Aim{kAnything, 3, played_position},
};

Position start(Dice& dice, const std::function<Position(Dice&)>& make, const Aim& aim) {
  const auto any = [&](Dice& more) { return more.one_in(2) ? make(more) : aim.scene(more); };
  const auto is_wanted = [&](const Position& position) { return is_granted(game_from(position).state, aim.wish); };
  return made_until(dice, kTries, any, is_wanted);
}

// What follows the first choice.
Wish next_wish(Dice& dice) {
  switch (dice.below(8)) {
    case 0:
      return kAnything;
    case 1:
      return kUndo;
    case 2:
      return dice.one_in(2) ? kUndo : kSaveAndRestore;
    case 3:
    case 4:
      return pick_weighted(dice, kAims).wish;
    default:
      return kAction;
  }
}

Script script(Dice& dice, Wish first, std::uint64_t longest) {
  Script choices = {any_choice(dice, first)};
  for (auto further = dice.below(longest); further > 0; --further) {
    const Wish wish = next_wish(dice);
    choices.push_back(any_choice(dice, wish));
  }
  return choices;
}

}  // namespace

std::span<const Aim> aims() { return kAims; }

Plan plan(Dice& dice, const std::function<Position(Dice&)>& make) {
  const Aim& aim = pick_weighted(dice, kAims);
  const Position position = start(dice, make, aim);
  const std::uint64_t longest = dice.one_in(10) ? kLongestOfAll : kLongest;
  return {position, script(dice, aim.wish, longest)};
}

Trial played(const Plan& plan) { return played_with<Action>(plan, resolved); }

}  // namespace tetrarch::generators::quantum
