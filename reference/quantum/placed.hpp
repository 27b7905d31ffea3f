// Positions for tests, written in one line.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reference/quantum/game.hpp"
#include "reference/quantum/load.hpp"

namespace tetrarch::quantum {

inline Square at(std::string_view name) {
  const auto square = board::square_named(name);
  if (!square) throw std::invalid_argument("no square: " + std::string(name));
  return *square;
}

// Takes the mark off the end of a word, if it is there.
inline bool cut_mark(std::string_view& word, std::string_view mark) {
  if (!word.ends_with(mark)) return false;
  word.remove_suffix(mark.size());
  return true;
}

// Puts one piece on the board: army, type, square and marks, as `placed` describes them.
inline void place(Position& position, std::string_view word) {
  constexpr std::string_view kArmies = "nesw";
  constexpr std::string_view kTypes = " KQRBNP";
  const auto number = [](std::string_view letters, char letter) {
    const auto found = letters.find(letter);
    if (found == std::string_view::npos) throw std::invalid_argument("no such letter: " + std::string(1, letter));
    return found;
  };
  Piece piece{static_cast<PieceType>(number(kTypes, word[1])), kPlayers[number(kArmies, word[0])]};
  if (cut_mark(word, "~~")) piece.time_outside = TimeOutside::kTwoRounds;
  if (cut_mark(word, "~")) piece.time_outside = TimeOutside::kOneRound;
  piece.is_unmoved = cut_mark(word, "!");
  const bool has_passed = cut_mark(word, "*");
  const Square square = at(word.substr(2));
  position.board.put(square, piece);
  position.passed[board::index_of(square)] = has_passed;
  if (piece.type == PieceType::kKing) position.survives[piece.army] = true;
}

// Puts pieces on the board, such as "nKg12! sPe4* eRl3~": army, type, square, and marks: ! for a king or rook that has
// not moved, * for a pawn that may be captured en passant, ~ and ~~ for one and two rounds that a piece may still be
// outside. Players with a king survive. It need not be a position that may be loaded.
inline Position placed(std::string_view pieces, int round = 1, Player turn = Player::kNorth) {
  Position position;
  position.round = round;
  position.turn = turn;
  while (!pieces.empty()) {
    const auto word = pieces.substr(0, pieces.find(' '));
    pieces.remove_prefix(std::min(pieces.size(), word.size() + 1));
    place(position, word);
  }
  return position;
}

// The game that begins with such a position, which must be one that may be loaded.
inline Game game_of(const Position& position) {
  if (const auto refusal = load_forbids(position)) throw std::invalid_argument(std::string(refusal->reason));
  return game_from(position);
}

inline Game game_of(std::string_view pieces, int round = 1, Player turn = Player::kNorth) {
  return game_of(placed(pieces, round, turn));
}

inline Move move(std::string_view from, std::string_view to) { return {at(from), at(to), std::nullopt}; }

inline Move move(std::string_view from, std::string_view to, PieceType promotion) {
  return {at(from), at(to), promotion};
}

// Carries out an action that must be accepted.
inline void play(Game& game, const Action& action) {
  if (const auto refusal = act(game, action)) throw std::logic_error("refused by " + std::string(refusal->clause));
}

// The position after an action that must be accepted.
inline Position after(const Position& position, const Action& action) {
  Game game = game_of(position);
  play(game, action);
  return game.state.position;
}

// The clause that refuses the action, or "accepted".
inline Clause refused_by(Game& game, const Action& action) {
  const auto refusal = act(game, action);
  return refusal ? refusal->clause : "accepted";
}

inline Clause refused_by(const Position& position, const Action& action) {
  Game game = game_of(position);
  return refused_by(game, action);
}

}  // namespace tetrarch::quantum
