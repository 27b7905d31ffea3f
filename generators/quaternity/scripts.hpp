// Scripts of choices. What a choice means is decided against the state as it is played, so every shorter script is
// still one.
#pragma once

#include <cstdint>

#include "generators/trials.hpp"
#include "reference/quaternity/game.hpp"

namespace tetrarch::generators {

// What is looked for. Where the state has nothing of the kind, the next best is taken, and in the end any move of any
// piece to anywhere, so that a choice always gives an action.
enum class Wish : std::uint8_t {
  kMove,           // a move that may be committed
  kCapture,        // one that captures
  kOpenCapture,    // one by which an open pawn captures
  kCheck,          // one that leaves the next player in check
  kPromotion,      // one that promotes
  kChoicesDiffer,  // one that promotes, where another choice may not be committed
  kAward,          // one that is awarded a king
  kTwoKings,       // one that is awarded two kings of one snapshot
  kSecondBatch,    // one whose batch brings about another
  kFrozenAward,    // one that is awarded the king of a frozen player
  kSurvivor,       // one that is awarded a king of a player who keeps another
  kFrozenSaved,    // one that leaves the king of a frozen player in check and not mated
  kActorRefusal,   // a move that Q-ACTOR-1 or Q-ACTOR-2 refuses
  kUnresolved,     // a move that the guard refuses
  kUnsafe,         // a move that leaves a king of the mover in check
  kOffTurn,        // a move of a player that is not on turn
  kAnything,       // any piece, or none, to any square, with or without a choice of promotion
  kPass,           // a pass, by a player without a move that is not in check
  kPassInCheck,    // a pass by a player without a move that is
  kProposeDraw,
  kAccept,
  kDecline,
  kFreeze,
  kUndo,
  kSaveAndRestore,
};

using Choice = ChoiceOf<Wish>;
using Script = ScriptOf<Wish>;
using Step = StepOf<quaternity::Action>;
using Trial = TrialOf<quaternity::Position, quaternity::Action>;

Step resolved(const Choice& choice, const quaternity::State& state);

// Whether the state has what the choice looks for, so that nothing else has to be taken.
bool is_granted(const quaternity::Position& position, Wish wish);

// Any wish; the rarer what it looks for is in play, the more often it comes up.
Wish any_wish(Dice& dice);

// A script of 1 to `longest` choices, the first of which looks for `first`.
Script script(Dice& dice, Wish first, std::uint64_t longest);

}  // namespace tetrarch::generators
