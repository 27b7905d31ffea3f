// How near kings seem to be to mate, in any game: guesses that guide a search, and no more.
//
// What a game brings, its Rules, are types and static functions:
//   Position, Player, Move
//   is_king(position, square), is_knight(position, square)
//   is_checked(position, king)
//   is_in_check(position, player)
//   any_answer(position, player, accepts)   whether accepts(move) says yes to one of the moves that leave it safe
//   may_flee(position, square, player)      whether its king could go there if it were near
//   is_hostile_piece(position, square, player)  whether something stands there, neither king nor pawn, of one who could
//                                           give that player check
//   owner_of(position, square)              whose piece it is, and who loses the king
//   movement_forbids(position, player, move), moved(position, move), reaches(position, from, to)
//   turns_before(position, player)          how many turns of others come before that player's
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

#include "reference/board/board.hpp"

namespace tetrarch::search {

template <class Rules>
class NearMate {
 public:
  using Position = typename Rules::Position;
  using Player = typename Rules::Player;
  using Square = board::Square;

  explicit NearMate(const Position& position) : position_(position) {}

  // How far the king is from mate that is nearest to it. A king in check is as far as its player has moves that answer
  // it. Another one is a little farther than the best check that a hostile piece can come and give in one move, or much
  // farther where there is none, and farther by every square that the king could go to.
  int distance() const {
    int nearest = kNoKing;
    for (const Square king : kings_of(position_)) nearest = std::min(nearest, distance_of(king));
    return nearest;
  }

  // How far two kings are from being mated by one move: by the answers that both would have to the best check that a
  // piece can come and give. Where none can, the two kings nearest to mate count, and a good deal more.
  int distance_of_two() const {
    std::vector<int> distances;
    std::optional<int> together;
    for (const Square king : kings_of(position_)) {
      distances.push_back(distance_of(king));
      for (const Check& check : checks_to_come(king, Rules::owner_of(position_, king))) {
        const int distance = kCheckToCome + distance_after(check) + Rules::turns_before(position_, check.by);
        together = std::min(together.value_or(distance), distance);
      }
    }
    return std::min(sum_of_two_least(distances) + kApart, together.value_or(kNoKing + kApart));
  }

 private:
  // The parts of a distance: they add up so that a check with few answers is nearer than one still to be given, and
  // that one nearer than none in sight.
  static constexpr int kPerAnswer = 4;
  static constexpr int kMostAnswers = 6;  // more are as bad
  static constexpr int kOnTurn = 8;
  static constexpr int kCheckToCome = 3;
  static constexpr int kNoCheckInSight = 10;
  static constexpr int kPerFreeSquare = 4;
  static constexpr int kPerLeap = 1;
  static constexpr int kApart = 30;
  static constexpr int kNoKing = 100;

  static constexpr std::array<board::Offset, 8> kSteps = {
      {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
  static constexpr std::array<board::Offset, 8> kLeaps = {
      {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};

  struct Check {
    Position after;
    Player by;
  };

  // No more than kMostAnswers are counted.
  static int count_answers(const Position& position, Player player) {
    int count = 0;
    Rules::any_answer(position, player, [&](const auto&) { return ++count == kMostAnswers; });
    return count;
  }

  static int count_free_squares(const Position& position, Square king, Player player) {
    return static_cast<int>(std::ranges::count_if(kSteps, [&](board::Offset step) {
      const auto to = board::moved_by(king, step);
      return to && Rules::may_flee(position, *to, player);
    }));
  }

  static std::vector<Square> kings_of(const Position& position) {
    std::vector<Square> kings;
    for (const Square square : position.board.occupied()) {
      if (Rules::is_king(position, square)) kings.push_back(square);
    }
    return kings;
  }

  // The two least of them, added up.
  static int sum_of_two_least(std::vector<int> distances) {
    distances.insert(distances.end(), 2, kNoKing);
    std::ranges::sort(distances);
    return distances[0] + distances[1];
  }

  // The squares from which a knight, or a piece that goes along lines, would look at the king.
  std::vector<Square> outlooks(Square king) const {
    std::vector<Square> squares;
    for (const board::Offset leap : kLeaps) {
      if (const auto square = board::moved_by(king, leap)) squares.push_back(*square);
    }
    for (const board::Offset step : kSteps) {
      for (auto square = board::moved_by(king, step); square; square = board::moved_by(*square, step)) {
        squares.push_back(*square);
        if (!position_.board.is_empty(*square)) break;
      }
    }
    return squares;
  }

  // The checks that hostile pieces can come and give to the king in one move, whoever is on turn.
  std::vector<Check> checks_to_come(Square king, Player player) const {
    std::vector<Check> checks;
    const auto squares = outlooks(king);
    for (const Square from : position_.board.occupied()) {
      if (!Rules::is_hostile_piece(position_, from, player)) continue;
      const Player hostile = Rules::owner_of(position_, from);
      for (const Square to : squares) {
        const typename Rules::Move move{from, to, std::nullopt};
        if (Rules::movement_forbids(position_, hostile, move)) continue;
        const Position after = Rules::moved(position_, move);
        if (Rules::reaches(after, to, king) && !Rules::is_in_check(after, hostile)) checks.push_back({after, hostile});
      }
    }
    return checks;
  }

  // How far it is to the best check to come: by the answers there would be, and by how long it is until that player's
  // turn. Nothing where there is none.
  std::optional<int> distance_to_check(Square king, Player player) const {
    std::optional<int> nearest;
    for (const auto& [after, by] : checks_to_come(king, player)) {
      const int distance = kPerAnswer * count_answers(after, player) + Rules::turns_before(position_, by);
      nearest = std::min(nearest.value_or(distance), distance);
    }
    return nearest;
  }

  // How many leaps the nearest hostile knight is away, about.
  int leaps_to(Square king, Player player) const {
    int fewest = board::kSide / 2;
    for (const Square square : position_.board.occupied()) {
      if (!Rules::is_hostile_piece(position_, square, player) || !Rules::is_knight(position_, square)) continue;
      const board::Offset offset = square - king;
      fewest = std::min(fewest, (std::max(std::abs(offset.files), std::abs(offset.ranks)) + 1) / 2);
    }
    return fewest;
  }

  // A king whose player is on turn will not stay in check.
  int distance_of(Square king) const {
    const Player player = Rules::owner_of(position_, king);
    if (Rules::is_checked(position_, king)) {
      return kPerAnswer * count_answers(position_, player) + (position_.turn == player ? kOnTurn : 0);
    }
    const int free = kPerFreeSquare * count_free_squares(position_, king, player);
    if (const auto distance = distance_to_check(king, player)) return kCheckToCome + *distance + free;
    return kCheckToCome + kPerAnswer * kMostAnswers + kNoCheckInSight + free + kPerLeap * leaps_to(king, player);
  }

  // How far the two kings that stand worst would be from being mated together by that check.
  static int distance_after(const Check& check) {
    std::vector<int> distances;
    for (const Square king : kings_of(check.after)) {
      const Player player = Rules::owner_of(check.after, king);
      if (player == check.by) continue;
      const bool is_checked = Rules::is_checked(check.after, king);
      const int answers = is_checked ? count_answers(check.after, player) : kMostAnswers;
      const int apart =
          is_checked ? 0 : kNoCheckInSight + kPerFreeSquare * count_free_squares(check.after, king, player);
      distances.push_back(kPerAnswer * answers + apart);
    }
    return sum_of_two_least(distances);
  }

  const Position& position_;
};

}  // namespace tetrarch::search
