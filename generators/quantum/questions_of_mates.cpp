#include <algorithm>
#include <functional>

#include "generators/quantum/questions.hpp"
#include "reference/quantum/attack.hpp"
#include "reference/quantum/mate.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

// The steps before a round begins, or those from there on.
std::vector<tetrarch::quantum::Step> steps_of(const Played& played, bool of_beginning) {
  const auto is_beginning = [](const tetrarch::quantum::Step& step) {
    return std::holds_alternative<RoundBegins>(step);
  };
  const auto begins = std::ranges::find_if(played.steps, is_beginning);
  if (of_beginning) return {begins, played.steps.end()};
  return {played.steps.begin(), begins};
}

bool has_mates(const std::vector<tetrarch::quantum::Step>& steps) {
  return std::ranges::any_of(steps,
                             [](const tetrarch::quantum::Step& step) { return std::holds_alternative<Mates>(step); });
}

bool any_mate(const Played& played, const std::function<bool(const Mates&)>& is_such) {
  return std::ranges::any_of(played.steps, [&](const tetrarch::quantum::Step& step) {
    const auto* mates = std::get_if<Mates>(&step);
    return mates != nullptr && is_such(*mates);
  });
}

bool any_mated(const Played& played, const std::function<bool(const Elimination&)>& is_such) {
  return any_mate(played, [&](const Mates& mates) { return std::ranges::any_of(mates.eliminated, is_such); });
}

bool mates_itself(const Played& played) {
  const auto is_of_actor = [&](const Elimination& elimination) {
    return elimination.player == played.before.position.turn;
  };
  const auto mates_actor = [&](const tetrarch::quantum::Step& step) {
    const auto* mates = std::get_if<Mates>(&step);
    return mates != nullptr && std::ranges::any_of(mates->eliminated, is_of_actor);
  };
  return std::ranges::any_of(steps_of(played, false), mates_actor);
}

// The position that is judged first: after the action, before anything that it brings.
Position judged_position(const Played& played) {
  const Position& before = played.before.position;
  if (const auto* move = std::get_if<Move>(&played.action)) return moved(before, *move);
  if (const auto* promote = std::get_if<Promote>(&played.action)) return promoted(before, *promote);
  return before;
}

bool attacks_king(const Position& position, Player by, Player player) {
  return std::ranges::any_of(position.board.occupied(), [&](Square square) {
    return is_piece(position, square, PieceType::kKing, player) && !attackers(position, square, by).empty();
  });
}

// Of those who are mated in the position that is judged first; later ones show a king that is open only then.
bool is_mate_by_anothers_piece(const Played& played) {
  const auto* mates = played.steps.empty() ? nullptr : std::get_if<Mates>(&played.steps.front());
  if (mates == nullptr) return false;
  const Position judged = judged_position(played);
  return std::ranges::any_of(mates->eliminated, [&](const Elimination& elimination) {
    return elimination.by && !attacks_king(judged, *elimination.by, elimination.player);
  });
}

bool judges_again(const Played& played) {
  const auto are_both = [](const tetrarch::quantum::Step& one, const tetrarch::quantum::Step& other) {
    return std::holds_alternative<Mates>(one) && std::holds_alternative<Mates>(other);
  };
  return std::ranges::adjacent_find(played.steps, are_both) != played.steps.end();
}

bool is_mate_of_loaded(const Played& played) {
  const auto mated = mated_players(played.before.position);
  return any_mated(played, [&](const Elimination& elimination) {
    return std::ranges::find(mated, elimination.player) != mated.end();
  });
}

// Whether one of the players is so that survive in a game that goes on.
bool any_survivor(const Played& played, const std::function<bool(const Position&, Player)>& is_such) {
  const Position& position = played.after.position;
  return !is_over(played.after) && std::ranges::any_of(kPlayers, [&](Player player) {
    return position.survives[player] && is_such(position, player);
  });
}

bool is_saved_by_owing(const Position& position, Player player) {
  return is_in_check(position, player) && owes_promotion(position, player) && !has_legal_move(position, player);
}

// Whether a piece of another player attacks the king and gives no check.
bool is_attacked_without_check(const Position& position, Player player) {
  if (is_in_check(position, player)) return false;
  return std::ranges::any_of(position.board.occupied(), [&](Square square) {
    if (!is_piece(position, square, PieceType::kKing, player)) return false;
    return std::ranges::any_of(kPlayers,
                               [&](Player by) { return by != player && !attackers(position, square, by).empty(); });
  });
}

bool is_undelivered_in_overtime(const Played& played) {
  return is_overtime(played.after.position.round) && !is_over(played.after) && has_mates(played.steps);
}

}  // namespace

std::vector<Question> questions_of_mates() {
  return {
      {{"check", "a player is in check", {"C-CHECK-1"}},
       [](const Played& played) { return any_survivor(played, is_in_check); }},
      {{"attack-without-check", "a piece attacks a king that it gives no check, in phase 1 or 2", {"C-CHECK-1"}},
       [](const Played& played) { return any_survivor(played, is_attacked_without_check); }},
      {{"out-of-check", "a player moves out of check", {"C-CHECK-2"}},
       [](const Played& played) {
         return std::holds_alternative<Move>(played.action) &&
                is_in_check(played.before.position, played.before.position.turn);
       }},
      {{"mate", "a player is mated", {"C-MATE-1", "C-MATE-2"}},
       [](const Played& played) { return has_mates(played.steps); }},
      {{"delivered-mate", "the player that acts delivers a mate", {"C-MATE-4"}},
       [](const Played& played) {
         return any_mated(played, [](const Elimination& elimination) { return elimination.by.has_value(); });
       }},
      {{"mate-by-anothers-piece",
        "a mate is delivered by a player none of whose pieces attacks the king",
        {"C-MATE-4"}},
       is_mate_by_anothers_piece},
      {{"own-mate", "the player that acts is mated itself", {"C-MATE-1", "C-MATE-4", "C-TURN-2"}}, mates_itself},
      {{"mates-together", "several players are mated in one position", {"C-MATE-3"}},
       [](const Played& played) {
         return any_mate(played, [](const Mates& mates) { return mates.eliminated.size() > 1; });
       }},
      {{"judged-again", "a mate brings another", {"C-MATE-3"}}, judges_again},
      {{"mate-as-round-begins", "a player is mated when a round begins", {"C-ROUND-3", "C-MATE-1", "C-MATE-4"}},
       [](const Played& played) { return has_mates(steps_of(played, true)); }},
      {{"loaded-mate-judged", "a player is mated that was when the position was loaded", {"C-LOAD-2"}},
       is_mate_of_loaded},
      {{"saved-by-owing", "a player in check without a legal move owes a promotion", {"C-MATE-1"}},
       [](const Played& played) { return any_survivor(played, is_saved_by_owing); }},
      {{"won-by-mate", "a mate in overtime wins", {"C-END-3"}},
       [](const Played& played) { return is_won_by(played, Victory::kMate); }},
      {{"won-by-mate-among-several", "a mate in overtime wins while several survive", {"C-END-3"}},
       [](const Played& played) {
         return is_won_by(played, Victory::kMate) && count_survivors(played.after.position) > 1;
       }},
      {{"undelivered-mate-in-overtime",
        "a mate in overtime that nobody delivers wins nothing",
        {"C-MATE-4", "C-END-3"}},
       is_undelivered_in_overtime},
  };
}

}  // namespace tetrarch::generators::quantum
