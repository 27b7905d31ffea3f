#include <algorithm>

#include "generators/quantum/questions.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

template <class Kind>
const Kind* first_of(const Played& played) {
  for (const tetrarch::quantum::Step& step : played.steps) {
    if (const auto* found = std::get_if<Kind>(&step)) return found;
  }
  return nullptr;
}

bool begins_round(const Played& played) { return first_of<RoundBegins>(played) != nullptr; }

bool begins_phase(const Played& played, int phase) {
  return std::ranges::any_of(played.steps, [&](const tetrarch::quantum::Step& step) {
    const auto* begins = std::get_if<RoundBegins>(&step);
    return begins != nullptr && phase_of(begins->round) == phase && phase_of(begins->round - 1) != phase;
  });
}

Question phase_beginning(std::string_view name, std::string_view meaning, int phase) {
  return {{name, meaning, {"C-ROUND-2"}}, [phase](const Played& played) { return begins_phase(played, phase); }};
}

bool begins_round_without_north(const Played& played) {
  return begins_round(played) && !played.before.position.survives[Player::kNorth];
}

bool brings_several(const Played& played) {
  const auto counts = [](const tetrarch::quantum::Step& step) { return !std::holds_alternative<RoundBegins>(step); };
  return begins_round(played) && std::ranges::count_if(played.steps, counts) > 1;
}

bool shrinks_in(const Played& played, int round) {
  const auto* begins = first_of<RoundBegins>(played);
  return first_of<ZoneShrinks>(played) != nullptr && begins->round == round;
}

bool clears_pieces(const Played& played) {
  const auto* shrinks = first_of<ZoneShrinks>(played);
  return shrinks != nullptr && !shrinks->cleared.empty();
}

// Whether the zone shrinks and a king stands outside it then with that much time left.
bool leaves_king_outside(const Played& played, TimeOutside time) {
  const Position& position = played.after.position;
  if (first_of<ZoneShrinks>(played) == nullptr) return false;
  return std::ranges::any_of(position.board.occupied(), [&](Square square) {
    const Piece piece = *position.board.at(square);
    return piece.type == PieceType::kKing && piece.time_outside == time;
  });
}

std::size_t kings_out_of_time(const Played& played) {
  const auto* time_up = first_of<TimeUp>(played);
  return time_up == nullptr ? 0 : time_up->eliminated.size();
}

// Whether the time of more is up than of kings.
bool is_up_for_pieces(const Played& played) {
  const auto* time_up = first_of<TimeUp>(played);
  return time_up != nullptr && time_up->squares.size() > time_up->eliminated.size();
}

bool skips_eliminated(const Played& played) {
  const Position& before = played.before.position;
  const Position& after = played.after.position;
  return !is_over(played.after) && after.turn != before.turn && !before.survives[next_clockwise(before.turn)];
}

// Whether the player whose turn began the round is eliminated at its beginning.
bool skips_first_of_round(const Played& played) {
  const Position& before = played.before.position;
  const Player first = next_survivor_after(before, before.turn);
  return begins_round(played) && !is_over(played.after) && !played.after.position.survives[first];
}

bool is_nobody_left(const Played& played) { return count_survivors(played.after.position) == 0; }

bool is_tied(const Played& played) {
  return first_of<PointsCounted>(played) != nullptr && !is_won_by(played, Victory::kPoints);
}

bool goes_on_with_kings_alone(const Played& played) {
  const Position& position = played.after.position;
  return !is_over(played.after) && std::ranges::all_of(position.board.occupied(), [&](Square square) {
    return position.board.at(square)->type == PieceType::kKing;
  });
}

}  // namespace

std::vector<Question> questions_of_rounds() {
  return {
      {{"turn-goes-on", "the turn goes to the next player in the same round", {"C-ROUND-1"}},
       [](const Played& played) {
         return !begins_round(played) && played.after.position.turn != played.before.position.turn;
       }},
      {{"round-begins", "a round begins", {"C-ROUND-1", "C-ROUND-3"}}, begins_round},
      {{"round-begins-without-north", "a round begins and north is eliminated", {"C-ROUND-1"}},
       begins_round_without_north},
      phase_beginning("phase-2-begins", "phase 2 begins", 2),
      phase_beginning("phase-3-begins", "phase 3 begins", 3),
      phase_beginning("phase-4-begins", "phase 4 begins", 4),
      phase_beginning("phase-5-begins", "phase 5 begins", 5),
      phase_beginning("phase-6-begins", "phase 6 begins", 6),
      phase_beginning("phase-7-begins", "phase 7 begins", 7),
      {{"several-as-round-begins", "an action and the round that it begins bring several things", {"C-ROUND-3"}},
       brings_several},
      {{"zone-shrinks-to-core", "the zone shrinks to the core", {"C-ZONE-1", "C-ZONE-2"}},
       [](const Played& played) { return shrinks_in(played, 15); }},
      {{"zone-shrinks-again", "the zone shrinks in round 41", {"C-ZONE-1", "C-ZONE-2"}},
       [](const Played& played) { return shrinks_in(played, 41); }},
      {{"pieces-cleared", "pieces outside a smaller zone are eliminated", {"C-ZONE-2"}}, clears_pieces},
      {{"king-outside-smaller-zone", "a king is outside because the zone shrank", {"C-ZONE-2", "C-ZONE-4"}},
       [](const Played& played) { return leaves_king_outside(played, TimeOutside::kTwoRounds); }},
      {{"earlier-deadline-kept", "a king that was outside before the zone shrank keeps its deadline", {"C-ZONE-5"}},
       [](const Played& played) { return leaves_king_outside(played, TimeOutside::kOneRound); }},
      {{"piece-out-of-time", "the time of a piece other than a king is up", {"C-ZONE-4"}}, is_up_for_pieces},
      {{"king-out-of-time", "the time of a king is up", {"C-ZONE-4"}},
       [](const Played& played) { return kings_out_of_time(played) > 0; }},
      {{"kings-out-of-time-together", "the time of several kings is up", {"C-ZONE-4"}},
       [](const Played& played) { return kings_out_of_time(played) > 1; }},
      {{"pass", "a player without a legal move passes", {"C-TURN-1", "C-END-5"}},
       [](const Played& played) { return std::holds_alternative<Pass>(played.action); }},
      {{"eliminated-skipped", "an eliminated player has no turn", {"C-TURN-2"}}, skips_eliminated},
      {{"first-of-round-skipped", "who would begin a round is eliminated at its beginning", {"C-TURN-2"}},
       skips_first_of_round},
      {{"won-by-survival", "the last survivor wins", {"C-END-1"}},
       [](const Played& played) { return is_won_by(played, Victory::kSurvival); }},
      {{"nobody-survives", "no player survives", {"C-END-1"}}, is_nobody_left},
      {{"won-by-points", "the highest total wins in round 51", {"C-END-2"}},
       [](const Played& played) { return is_won_by(played, Victory::kPoints); }},
      {{"points-shared", "the highest total is shared in round 51", {"C-END-2", "C-END-3"}}, is_tied},
      {{"overtime-ends", "overtime ends without a mate", {"C-END-4"}},
       [](const Played& played) { return first_of<OvertimeEnds>(played) != nullptr; }},
      {{"kings-alone", "a game goes on with kings alone", {"C-END-5"}}, goes_on_with_kings_alone},
  };
}

}  // namespace tetrarch::generators::quantum
