#include "reference/quantum/round_beginning.hpp"

#include "reference/quantum/mate.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::quantum {
namespace {

bool is_king(Piece piece) { return piece.type == PieceType::kKing; }

TimeOutside a_round_later(TimeOutside time) {
  switch (time) {
    case TimeOutside::kTwoRounds:
      return TimeOutside::kOneRound;
    case TimeOutside::kOneRound:
      return TimeOutside::kUp;
    default:
      return time;
  }
}

// C-ZONE-4: the rounds in which pieces must be back stay the same, so each has one round less to go.
void count_round(Position& position) {
  ++position.round;
  for (const Square square : position.board.occupied()) {
    Piece piece = *position.board.at(square);
    piece.time_outside = a_round_later(piece.time_outside);
    position.board.put(square, piece);
  }
}

// C-ZONE-2: kings alone stay outside. C-ZONE-4: their time begins. C-ZONE-5: unless it has begun already.
ZoneShrinks shrink_zone(Position& position) {
  ZoneShrinks shrinks;
  for (const Square square : position.board.occupied()) {
    if (is_active(position.round, square)) continue;
    Piece piece = *position.board.at(square);
    if (!is_king(piece)) {
      remove_piece(position, square);
      shrinks.cleared.push_back(square);
    } else if (piece.time_outside == TimeOutside::kNone) {
      piece.time_outside = TimeOutside::kTwoRounds;
      position.board.put(square, piece);
    }
  }
  return shrinks;
}

std::vector<Square> squares_of_time_up(const Position& position) {
  std::vector<Square> squares;
  for (const Square square : position.board.occupied()) {
    if (position.board.at(square)->time_outside == TimeOutside::kUp) squares.push_back(square);
  }
  return squares;
}

// C-ZONE-4: together; with a king goes its player.
TimeUp eliminate_overdue(Position& position) {
  TimeUp time_up{.squares = squares_of_time_up(position), .eliminated = {}};
  Each<bool> loses_king;
  for (const Square square : time_up.squares) {
    const Piece piece = *position.board.at(square);
    if (is_king(piece)) loses_king[piece.army] = true;
    remove_piece(position, square);
  }
  for (const Player player : kPlayers) {
    if (!loses_king[player]) continue;
    eliminate(position, player);
    time_up.eliminated.push_back({player, std::nullopt, "C-ZONE-4"});
  }
  return time_up;
}

void end_time_outside(Course& course) {
  TimeUp time_up = eliminate_overdue(course.state.position);
  if (time_up.squares.empty()) return;
  course.steps.emplace_back(std::move(time_up));
  course.state.outcome = outcome_by_survival(course.state.position);
}

// C-END-2, C-END-3
void count_points(Course& course) {
  const auto totals = totals_of(course.state.position);
  course.steps.emplace_back(PointsCounted{totals});
  const auto leader = leader_of(totals);
  if (!leader) return begin_next_round(course);
  course.state.outcome = Won{*leader, Victory::kPoints};
}

// C-END-4
void end_overtime(Course& course) {
  course.steps.emplace_back(OvertimeEnds{});
  course.state.outcome = Drawn{};
}

}  // namespace

// C-ROUND-3
void begin_next_round(Course& course) {
  Position& position = course.state.position;
  count_round(position);
  course.steps.emplace_back(RoundBegins{position.round});
  if (is_shrinking(position.round)) course.steps.emplace_back(shrink_zone(position));
  end_time_outside(course);
  if (is_over(course.state)) return;
  judge_mates(course, std::nullopt);
  if (is_over(course.state)) return;
  if (position.round == 51) return count_points(course);
  if (position.round == 61) end_overtime(course);
}

}  // namespace tetrarch::quantum
