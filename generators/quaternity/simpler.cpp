#include "generators/quaternity/simpler.hpp"

#include <algorithm>
#include <optional>

#include "generators/quaternity/settling.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

std::size_t strangeness_of(Piece piece) {
  if (piece.type == PieceType::kQueen) return 1;
  return piece.heading == Heading::kOpen ? 1 : 0;
}

std::size_t strangeness_of(const Position& position) {
  std::size_t strangeness = 0;
  for (const Player player : kPlayers) {
    if (position.statuses[player] == Status::kFrozen) strangeness += 2;
    if (position.controllers[player] != player) ++strangeness;
  }
  for (const Square square : position.board.occupied()) strangeness += strangeness_of(*position.board.at(square));
  return strangeness;
}

std::size_t distance_of(const Position& position) {
  std::size_t distance = 0;
  for (const Square square : position.board.occupied()) distance += static_cast<std::size_t>(square.file + square.rank);
  return distance;
}

// Whoever controls no king controls nothing: a player that has lost its last one is eliminated, and what is left of the
// armies stays with whoever has a king of its own to lead them.
void tidy(Position& position) {
  for (const Player player : kPlayers) {
    const bool has_king = controls_king(position, player);
    if (!has_king) position.statuses[player] = Status::kEliminated;
  }
  if (!is_active(position, position.turn)) position.turn = next_active_after(position, position.turn);
}

void clear_army(Position& position, Army army) {
  for (const Square square : position.board.occupied()) {
    if (position.board.at(square)->army == army) position.board.clear(square);
  }
  position.controllers[army] = army;
}

// The position with every piece that far away, where none leaves the board.
std::optional<Position> shifted(const Position& position, Offset offset) {
  Position result = position;
  for (const Square square : position.board.occupied()) result.board.clear(square);
  for (const Square square : position.board.occupied()) {
    const auto to = board::moved_by(square, offset);
    if (!to) return std::nullopt;
    result.board.put(*to, *position.board.at(square));
  }
  return result;
}

class Candidates {
 public:
  explicit Candidates(const Position& position) : position_(position) {}

  template <class Change>
  void with(Change change) {
    Position changed = position_;
    change(changed);
    tidy(changed);
    if (changed != position_ && is_loadable(changed)) found_.push_back(changed);
  }

  std::vector<Position> take() { return std::move(found_); }

 private:
  const Position& position_;
  std::vector<Position> found_;
};

void without_armies(Candidates& candidates) {
  for (const Army army : kPlayers) {
    candidates.with([&](Position& changed) { clear_army(changed, army); });
  }
}

void without_pieces(Candidates& candidates, const Position& position) {
  for (const Square square : position.board.occupied()) {
    candidates.with([&](Position& changed) { changed.board.clear(square); });
  }
}

void with_plain_players(Candidates& candidates, const Position& position) {
  for (const Player player : kPlayers) {
    if (position.statuses[player] == Status::kFrozen) {
      candidates.with([&](Position& changed) { changed.statuses[player] = Status::kActive; });
    }
    candidates.with([&](Position& changed) { changed.controllers[player] = player; });
  }
}

// A queen may do with less, and an open pawn with a heading.
void with_plain_pieces(Candidates& candidates, const Position& position) {
  for (const Square square : position.board.occupied()) {
    const Piece piece = *position.board.at(square);
    const auto instead = [&](Piece other) {
      candidates.with([&](Position& changed) { changed.board.put(square, other); });
    };
    if (piece.type == PieceType::kQueen) {
      instead({PieceType::kRook, piece.army});
      instead({PieceType::kBishop, piece.army});
    }
    if (piece.heading != Heading::kOpen) continue;
    for (const Heading heading : headings_of(piece.army)) instead({piece.type, piece.army, heading});
  }
}

// A piece that stands nearer to the corner.
void with_near_pieces(Candidates& candidates, const Position& position) {
  for (const Square square : position.board.occupied()) {
    for (const Offset offset : {Offset{-1, -1}, Offset{-1, 0}, Offset{0, -1}}) {
      const auto to = board::moved_by(square, offset);
      if (!to || !position.board.is_empty(*to)) continue;
      candidates.with([&](Position& changed) {
        changed.board.put(*to, *changed.board.at(square));
        changed.board.clear(square);
      });
    }
  }
}

std::optional<Step> shifted(const Step& step, Offset offset) {
  const auto* action = std::get_if<Action>(&step);
  const auto* move = action == nullptr ? nullptr : std::get_if<Move>(action);
  if (move == nullptr) return step;
  const auto from = board::moved_by(move->from, offset);
  const auto to = board::moved_by(move->to, offset);
  if (!from || !to) return std::nullopt;
  return Step{Action{Move{*from, *to, move->promotion}}};
}

std::optional<Trial> shifted(const Trial& trial, Offset offset) {
  const auto start = shifted(trial.start, offset);
  if (!start || !is_loadable(*start)) return std::nullopt;
  Trial result{*start, {}};
  for (const Step& step : trial.steps) {
    const auto there = shifted(step, offset);
    if (!there) return std::nullopt;
    result.steps.push_back(*there);
  }
  return result;
}

// From the position that the first action leads to.
std::optional<Trial> later(const Trial& trial) {
  const auto* action = trial.steps.empty() ? nullptr : std::get_if<Action>(&trial.steps.front());
  if (action == nullptr) return std::nullopt;
  Game game = game_from(trial.start);
  if (act(game, *action) || game.state.offer || game.state.is_drawn_by_agreement) return std::nullopt;
  if (!is_loadable(game.state.position)) return std::nullopt;
  return Trial{game.state.position, {trial.steps.begin() + 1, trial.steps.end()}};
}

// A piece that the first step moves may stand elsewhere if it also goes elsewhere.
void shifted_trials(const Trial& trial, std::vector<Trial>& found) {
  for (const Offset offset : {Offset{-1, -1}, Offset{-1, 0}, Offset{0, -1}}) {
    if (const auto there = shifted(trial, offset)) found.push_back(*there);
  }
}

}  // namespace

Complexity complexity_of(const Trial& trial) {
  const auto pieces = static_cast<std::size_t>(std::ranges::distance(trial.start.board.occupied()));
  return {trial.steps.size(), pieces, strangeness_of(trial.start), distance_of(trial.start)};
}

std::vector<Position> simpler_positions(const Position& position) {
  Candidates candidates(position);
  without_armies(candidates);
  without_pieces(candidates, position);
  with_plain_players(candidates, position);
  with_plain_pieces(candidates, position);
  with_near_pieces(candidates, position);
  auto found = candidates.take();
  const auto before = complexity_of({position, {}});
  std::erase_if(found, [&](const Position& candidate) { return !(complexity_of({candidate, {}}) < before); });
  return found;
}

std::vector<Trial> simpler_trials(const Trial& trial) {
  std::vector<Trial> found = shorter_trials(trial, later);
  for (const Position& start : simpler_positions(trial.start)) found.push_back({start, trial.steps});
  shifted_trials(trial, found);
  return found;
}

}  // namespace tetrarch::generators
