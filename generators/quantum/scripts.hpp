// Scripts of choices. What a choice means is decided against the state as it is played, so every shorter script is
// still one.
#pragma once

#include <string_view>

#include "generators/trials.hpp"
#include "reference/quantum/game.hpp"

namespace tetrarch::generators::quantum {

// What is looked for: an action that shows a feature (features.hpp), by the feature's name, or one of those below.
// Where the state has nothing of the kind, any action is taken that may be, and in the end any at all, so that a choice
// always gives one.
using Wish = std::string_view;

inline constexpr Wish kAction = "action";      // any action that may be taken
inline constexpr Wish kAnything = "anything";  // any piece, or none, to any square; any promotion; a pass
inline constexpr Wish kUndo = "undo";
inline constexpr Wish kSaveAndRestore = "save-and-restore";

using Choice = ChoiceOf<Wish>;
using Script = ScriptOf<Wish>;
using Step = StepOf<tetrarch::quantum::Action>;
using Trial = TrialOf<tetrarch::quantum::Position, tetrarch::quantum::Action>;

Step resolved(const Choice& choice, const tetrarch::quantum::State& state);

// Whether the state has what the wish looks for, so that nothing else has to be taken.
bool is_granted(const tetrarch::quantum::State& state, Wish wish);

}  // namespace tetrarch::generators::quantum
