#include "generators/quaternity/simpler.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "generators/quaternity/plans.hpp"
#include "generators/quaternity/positions.hpp"
#include "reference/quaternity/load.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::generators {
namespace {

using namespace quaternity;

TEST(Simpler, EveryTrialIsSimplerAndMayBeLoaded) {
  Dice dice{rc::Random(5)};
  const auto make = [](Dice& more) { return position(more, {}); };
  int count = 0;
  for (int number = 0; number < 50; ++number) {
    const Trial trial = played(plan(dice, make));
    for (const Trial& simpler : simpler_trials(trial)) {
      EXPECT_LT(complexity_of(simpler), complexity_of(trial));
      EXPECT_FALSE(load_forbids(simpler.start).has_value());
      ++count;
    }
  }
  EXPECT_GT(count, 1000);
}

// Follows the first simpler trial that still has what is looked for, as a campaign does.
template <class Shows>
Trial walked(Trial trial, Shows shows) {
  while (true) {
    const auto candidates = simpler_trials(trial);
    const auto next = std::ranges::find_if(candidates, shows);
    if (next == candidates.end()) return trial;
    trial = *next;
  }
}

bool is_capture_by_rook(const Trial& trial) {
  Game game = game_from(trial.start);
  for (const Step& step : trial.steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr || !std::holds_alternative<Move>(*action)) continue;
    const Move move = std::get<Move>(*action);
    const auto mover = game.state.position.board.at(move.from);
    const bool captures = !game.state.position.board.is_empty(move.to);
    if (!act(game, *action) && captures && mover->type == PieceType::kRook) return true;
  }
  return false;
}

TEST(Simpler, TheWalkEndsAtWhatIsLookedForAlone) {
  Trial trial{placed("wKh7 wRd4 wQe9 rKa12 rNd9 rP*i9 bKl12 bBc2 gKj2 gRi2"),
              {Action{move("h7", "h8")}, UndoLatest{}, Action{move("d4", "d9")}, Action{Pass{}}}};
  const Trial simplest = walked(trial, is_capture_by_rook);
  EXPECT_EQ(simplest.steps.size(), 1U);
  EXPECT_LE(complexity_of(simplest).pieces, 4U);
  EXPECT_EQ(complexity_of(simplest).strangeness, 0U);
}

// Whether an answer is taken back while the offer stays.
bool is_vote_taken_back(const Trial& trial) {
  Game game = game_from(trial.start);
  for (const Step& step : trial.steps) {
    if (const auto* action = std::get_if<Action>(&step)) act(game, *action);
    if (!std::holds_alternative<UndoLatest>(step) || game.events.empty()) continue;
    const bool is_answer = std::holds_alternative<AnswerDraw>(game.events.back().action);
    undo(game);
    if (is_answer && game.state.offer) return true;
  }
  return false;
}

TEST(Simpler, AnActionGoesTogetherWithItsUndo) {
  const Trial trial{placed("wKa1 wRh2 rKa12 bKl12"),
                    {Action{ProposeDraw{}}, Action{move("h2", "h3")}, UndoLatest{},
                     Action{AnswerDraw{Player::kRed, true}}, UndoLatest{}}};
  ASSERT_TRUE(is_vote_taken_back(trial));
  EXPECT_EQ(walked(trial, is_vote_taken_back).steps.size(), 3U);
}

}  // namespace
}  // namespace tetrarch::generators
