#include "generators/quantum/simpler.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "generators/quantum/settling.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr std::array kKinds = {&Hand::rook, &Hand::bishop, &Hand::knight};

// The first rounds of the phases in which moves are made (C-ROUND-2).
constexpr std::array kFirstRounds = {1, 6, 15, 28, 41, 52};

bool is_first_of_phase(int round) { return std::ranges::find(kFirstRounds, round) != kFirstRounds.end(); }

std::size_t strangeness_of(Piece piece) {
  std::size_t strangeness = 0;
  if (piece.type == PieceType::kQueen) ++strangeness;
  if (piece.is_unmoved) ++strangeness;
  if (piece.time_outside == TimeOutside::kTwoRounds) ++strangeness;
  if (piece.time_outside == TimeOutside::kOneRound) strangeness += 2;
  return strangeness;
}

std::size_t strangeness_of(Hand hand) { return static_cast<std::size_t>(hand.rook + hand.bishop + hand.knight); }

std::size_t strangeness_of(int round) {
  return 2 * static_cast<std::size_t>(phase_of(round)) + (is_first_of_phase(round) ? 0 : 1);
}

std::size_t strangeness_of(const Position& position) {
  std::size_t strangeness = strangeness_of(position.round) + position.passed.count();
  for (const Player player : kPlayers) strangeness += strangeness_of(position.hand[player]);
  for (const Square square : position.board.occupied()) strangeness += strangeness_of(*position.board.at(square));
  return strangeness;
}

// What stands in the zone has no deadline, who is gone has nothing in hand, and who survives is on turn.
void tidy(Position& position) {
  for (const Square square : position.board.occupied()) {
    Piece piece = *position.board.at(square);
    if (is_active(position.round, square)) piece.time_outside = TimeOutside::kNone;
    position.board.put(square, piece);
  }
  for (const Player player : kPlayers) {
    if (!position.survives[player]) position.hand[player] = {};
  }
  if (!position.survives[position.turn]) position.turn = next_survivor_after(position, position.turn);
}

class Candidates {
 public:
  explicit Candidates(const Position& position) : position_(position) {}

  template <class Change>
  void with(Change change) {
    Position changed = position_;
    change(changed);
    tidy(changed);
    if (is_loadable(changed)) found_.push_back(changed);
  }

  // The same with another piece on that square.
  void with_instead(Square square, Piece piece) {
    with([&](Position& changed) { changed.board.put(square, piece); });
  }

  std::vector<Position> take() { return std::move(found_); }

 private:
  const Position& position_;
  std::vector<Position> found_;
};

void without_players(Candidates& candidates) {
  for (const Player player : kPlayers) {
    candidates.with([&](Position& changed) { eliminate(changed, player); });
  }
}

void without_pieces(Candidates& candidates, const Position& position) {
  for (const Square square : position.board.occupied()) {
    if (position.board.at(square)->type == PieceType::kKing) continue;
    candidates.with([&](Position& changed) { remove_piece(changed, square); });
  }
}

void with_less_in_hand(Candidates& candidates) {
  for (const Player player : kPlayers) {
    candidates.with([&](Position& changed) { changed.hand[player] = {}; });
    for (const auto kind : kKinds) {
      candidates.with([&](Position& changed) { --(changed.hand[player].*kind); });
    }
  }
}

void with_fewer_passed(Candidates& candidates, const Position& position) {
  for (const Square square : position.board.occupied()) {
    candidates.with([&](Position& changed) { changed.passed.reset(board::index_of(square)); });
  }
}

// The first round of every phase. Later ones are no simpler and fall away.
void with_first_rounds(Candidates& candidates) {
  for (const int round : kFirstRounds) {
    candidates.with([&](Position& changed) { changed.round = round; });
  }
}

// A queen may do with less, what has not moved may have, and a piece outside may have longer.
void with_plain_pieces(Candidates& candidates, const Position& position) {
  for (const Square square : position.board.occupied()) {
    Piece piece = *position.board.at(square);
    const PieceType type = piece.type;
    for (const PieceType less : {PieceType::kRook, PieceType::kBishop}) {
      piece.type = less;
      if (type == PieceType::kQueen) candidates.with_instead(square, piece);
    }
    piece.type = type;
    if (piece.time_outside == TimeOutside::kOneRound) piece.time_outside = TimeOutside::kTwoRounds;
    candidates.with_instead(square, piece);
    piece.is_unmoved = false;
    candidates.with_instead(square, piece);
  }
}

// From the position that the first action leads to.
std::optional<Trial> later(const Trial& trial) {
  const auto* action = trial.steps.empty() ? nullptr : std::get_if<Action>(&trial.steps.front());
  if (action == nullptr) return std::nullopt;
  Game game = game_from(trial.start);
  if (act(game, *action) || is_over(game.state) || !is_loadable(game.state.position)) return std::nullopt;
  return Trial{game.state.position, {trial.steps.begin() + 1, trial.steps.end()}};
}

}  // namespace

Complexity complexity_of(const Trial& trial) {
  const auto pieces = static_cast<std::size_t>(std::ranges::distance(trial.start.board.occupied()));
  return {trial.steps.size(), pieces, strangeness_of(trial.start)};
}

std::vector<Position> simpler_positions(const Position& position) {
  Candidates candidates(position);
  without_players(candidates);
  without_pieces(candidates, position);
  with_less_in_hand(candidates);
  with_fewer_passed(candidates, position);
  with_first_rounds(candidates);
  with_plain_pieces(candidates, position);
  auto found = candidates.take();
  const auto before = complexity_of({position, {}});
  std::erase_if(found, [&](const Position& candidate) { return !(complexity_of({candidate, {}}) < before); });
  return found;
}

std::vector<Trial> simpler_trials(const Trial& trial) {
  std::vector<Trial> found = shorter_trials(trial, later);
  for (const Position& start : simpler_positions(trial.start)) found.push_back({start, trial.steps});
  return found;
}

}  // namespace tetrarch::generators::quantum
