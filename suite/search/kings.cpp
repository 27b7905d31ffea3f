#include "suite/search/kings.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <vector>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/movement.hpp"
#include "suite/search/turns.hpp"

namespace tetrarch::search {

using namespace quaternity;

namespace {

// The parts of a distance: they add up so that a check with few answers is nearer than one still to be given, and that
// one nearer than none in sight.
constexpr int kPerAnswer = 4;
constexpr int kMostAnswers = 6;  // more are as bad
constexpr int kOnTurn = 8;
constexpr int kCheckToCome = 3;
constexpr int kNoCheckInSight = 10;
constexpr int kPerFreeSquare = 4;
constexpr int kPerLeap = 1;
constexpr int kApart = 30;
constexpr int kNoKing = 100;

constexpr std::array<Offset, 8> kSteps = {{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
constexpr std::array<Offset, 8> kLeaps = {{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};

// No more than kMostAnswers are counted.
int count_answers(const Position& position, Player player) {
  int count = 0;
  any_internal_move(position, player, [&](const Move&) { return ++count == kMostAnswers; });
  return count;
}

bool is_attacked_by_others(const Position& position, Square square, Player player) {
  return std::ranges::any_of(kPlayers,
                             [&](Player other) { return other != player && attacks(position, other, square); });
}

int count_free_squares(const Position& position, Square king, Player player) {
  return static_cast<int>(std::ranges::count_if(kSteps, [&](Offset step) {
    const auto to = board::moved_by(king, step);
    return to && !is_king(position, *to) && !is_controlled_by(position, *to, player) &&
           !is_attacked_by_others(position, *to, player);
  }));
}

// The squares from which a knight, or a piece that goes along lines, would look at the king.
std::vector<Square> outlooks(const Position& position, Square king) {
  std::vector<Square> squares;
  for (const Offset leap : kLeaps) {
    if (const auto square = board::moved_by(king, leap)) squares.push_back(*square);
  }
  for (const Offset step : kSteps) {
    for (auto square = board::moved_by(king, step); square; square = board::moved_by(*square, step)) {
      squares.push_back(*square);
      if (!position.board.is_empty(*square)) break;
    }
  }
  return squares;
}

bool is_hostile_piece(const Position& position, Square square, Player player) {
  const auto piece = position.board.at(square);
  if (!piece || piece->type == PieceType::kKing || piece->type == PieceType::kPawn) return false;
  const Player controller = controller_of(position, *piece);
  return controller != player && is_active(position, controller);
}

struct Check {
  Position after;
  Player by;
};

// The checks that hostile pieces can come and give to the king in one move, whoever is on turn.
std::vector<Check> checks_to_come(const Position& position, Square king, Player player) {
  std::vector<Check> checks;
  const auto squares = outlooks(position, king);
  for (const Square from : position.board.occupied()) {
    if (!is_hostile_piece(position, from, player)) continue;
    const Player hostile = controller_of(position, *position.board.at(from));
    for (const Square to : squares) {
      const Move move{from, to, std::nullopt};
      if (movement_forbids(position, hostile, move)) continue;
      const Position after = moved(position, move);
      if (reaches(after, to, king) && !is_in_check(after, hostile)) checks.push_back({after, hostile});
    }
  }
  return checks;
}

// How far it is to the best check to come: by the answers there would be, and by how long it is until that player's
// turn. Nothing where there is none.
std::optional<int> distance_to_check(const Position& position, Square king, Player player) {
  std::optional<int> nearest;
  for (const auto& [after, by] : checks_to_come(position, king, player)) {
    const int distance = kPerAnswer * count_answers(after, player) + moves_before(position, by);
    nearest = std::min(nearest.value_or(distance), distance);
  }
  return nearest;
}

// How many leaps the nearest hostile knight is away, about.
int leaps_to(const Position& position, Square king, Player player) {
  int fewest = board::kSide / 2;
  for (const Square square : position.board.occupied()) {
    if (!is_hostile_piece(position, square, player)) continue;
    if (position.board.at(square)->type != PieceType::kKnight) continue;
    const Offset offset = square - king;
    fewest = std::min(fewest, (std::max(std::abs(offset.files), std::abs(offset.ranks)) + 1) / 2);
  }
  return fewest;
}

// A king whose player is on turn will not stay in check.
int distance_to_mate(const Position& position, Square king) {
  const Player player = controller_of(position, *position.board.at(king));
  if (is_king_in_check(position, king)) {
    return kPerAnswer * count_answers(position, player) + (position.turn == player ? kOnTurn : 0);
  }
  const int free = kPerFreeSquare * count_free_squares(position, king, player);
  if (const auto distance = distance_to_check(position, king, player)) return kCheckToCome + *distance + free;
  return kCheckToCome + kPerAnswer * kMostAnswers + kNoCheckInSight + free +
         kPerLeap * leaps_to(position, king, player);
}

std::vector<Square> kings_of(const Position& position) {
  std::vector<Square> kings;
  std::ranges::copy_if(position.board.occupied(), std::back_inserter(kings),
                       [&](Square square) { return is_king(position, square); });
  return kings;
}

// The two least of them, added up.
int sum_of_two_least(std::vector<int> distances) {
  distances.insert(distances.end(), 2, kNoKing);
  std::ranges::sort(distances);
  return distances[0] + distances[1];
}

// How far the two kings that stand worst would be from being mated together by that check.
int distance_after(const Check& check) {
  std::vector<int> distances;
  for (const Square king : kings_of(check.after)) {
    const Player player = controller_of(check.after, *check.after.board.at(king));
    if (player == check.by) continue;
    const bool is_checked = is_king_in_check(check.after, king);
    const int answers = is_checked ? count_answers(check.after, player) : kMostAnswers;
    const int apart = is_checked ? 0 : kNoCheckInSight + kPerFreeSquare * count_free_squares(check.after, king, player);
    distances.push_back(kPerAnswer * answers + apart);
  }
  return sum_of_two_least(distances);
}

}  // namespace

int distance_to_mate(const Position& position) {
  int nearest = kNoKing;
  for (const Square king : kings_of(position)) nearest = std::min(nearest, distance_to_mate(position, king));
  return nearest;
}

int distance_to_two_mates(const Position& position) {
  std::vector<int> distances;
  std::optional<int> together;
  for (const Square king : kings_of(position)) {
    distances.push_back(distance_to_mate(position, king));
    for (const Check& check : checks_to_come(position, king, controller_of(position, *position.board.at(king)))) {
      const int distance = kCheckToCome + distance_after(check) + moves_before(position, check.by);
      together = std::min(together.value_or(distance), distance);
    }
  }
  return std::min(sum_of_two_least(distances) + kApart, together.value_or(kNoKing + kApart));
}

}  // namespace tetrarch::search
