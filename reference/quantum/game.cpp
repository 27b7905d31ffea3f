#include "reference/quantum/game.hpp"

#include "reference/quantum/attack.hpp"
#include "reference/quantum/mate.hpp"
#include "reference/quantum/turn.hpp"

namespace tetrarch::quantum {
namespace {

using Ruling = std::variant<Course, Refusal>;

Course course_from(const Position& position) {
  return {.state = {.position = position, .outcome = InProgress{}}, .steps = {}};
}

// What comes of a turn that has been used up.
Course after_turn(const Position& position) {
  Course course = course_from(position);
  judge_mates(course, position.turn);
  if (!is_over(course.state)) hand_turn_on(course);
  return course;
}

// C-PROMOTE-4: the turn is not used up. C-TURN-2: it goes on all the same from a player that eliminated itself.
Course after_promotion(const Position& position) {
  Course course = course_from(position);
  judge_mates(course, position.turn);
  if (!is_over(course.state) && !course.state.position.survives[position.turn]) hand_turn_on(course);
  return course;
}

Ruling rule(const Position& position, const Move& move) {
  if (owes_promotion(position, position.turn)) return illegal("C-PROMOTE-4", "a promotion is owed first");
  if (const auto clause = move_forbids(position, position.turn, move)) return illegal(*clause);
  return after_turn(moved(position, move));
}

Ruling rule(const Position& position, const Promote& promote) {
  if (const auto refusal = promote_forbids(position, promote)) return *refusal;
  return after_promotion(promoted(position, promote));
}

// C-TURN-1
Ruling rule(const Position& position, Pass) {
  if (owes_promotion(position, position.turn)) return illegal("C-TURN-1", "a promotion is owed");
  if (is_in_check(position, position.turn)) return illegal("C-TURN-1", "the player on turn is in check");
  if (has_legal_move(position, position.turn)) return illegal("C-TURN-1", "the player on turn has a legal move");
  return after_turn(position);
}

// C-END-6
Ruling rule_on(const State& state, const Action& action) {
  if (is_over(state)) return illegal("C-END-6");
  return std::visit([&](const auto& kind) { return rule(state.position, kind); }, action);
}

std::vector<Action> owed_promotions(const Position& position) {
  std::vector<Action> promotions;
  for (const Square square : board::kSquares) {
    for (const PieceType type : kHandTypes) {
      if (!promote_forbids(position, {square, type})) promotions.emplace_back(Promote{square, type});
    }
  }
  return promotions;
}

std::vector<Action> legal_moves(const Position& position) {
  std::vector<Action> moves;
  any_legal_move(position, position.turn, [&](const Move& move) {
    moves.emplace_back(move);
    return false;
  });
  return moves;
}

}  // namespace

// C-END-1, C-LOAD-2
Game game_from(const Position& position) {
  return {.start = position, .state = {.position = position, .outcome = outcome_by_survival(position)}, .events = {}};
}

std::optional<Refusal> act(Game& game, const Action& action) {
  Ruling ruling = rule_on(game.state, action);
  if (const auto* refusal = std::get_if<Refusal>(&ruling)) return *refusal;
  auto& [state, steps] = std::get<Course>(ruling);
  game.events.push_back({action, std::move(steps), game.state});
  game.state = state;
  return std::nullopt;
}

// C-UNDO-1
std::optional<Refusal> undo(Game& game) {
  if (game.events.empty()) return illegal("C-UNDO-1", "there is no action to undo");
  game.state = game.events.back().before;
  game.events.pop_back();
  return std::nullopt;
}

// C-PROMOTE-4: before anything else.
std::vector<Action> list_moves(const State& state) {
  if (is_over(state)) return {};
  if (owes_promotion(state.position, state.position.turn)) return owed_promotions(state.position);
  return legal_moves(state.position);
}

}  // namespace tetrarch::quantum
