#include <algorithm>
#include <optional>

#include "generators/quantum/questions.hpp"
#include "reference/board/lines.hpp"
#include "reference/quantum/capture.hpp"
#include "reference/quantum/castling.hpp"
#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

// A move, the piece that makes it, and the position in which it does.
struct Moving {
  const Position& position;
  Move move;
  Piece piece;

  Offset offset() const { return move.to - move.from; }
  bool is_pawn() const { return piece.type == PieceType::kPawn; }
  bool is_king() const { return piece.type == PieceType::kKing; }
  bool is_pawn_capture() const { return is_pawn() && tetrarch::quantum::is_pawn_capture(piece.army, offset()); }
  bool is_onto_piece() const { return !position.board.is_empty(move.to); }
  bool is_from_inside() const { return is_active(position.round, move.from); }
  bool is_to_inside() const { return is_active(position.round, move.to); }
};

std::optional<Moving> moving_in(const Played& played) {
  const auto* move = std::get_if<Move>(&played.action);
  if (move == nullptr) return std::nullopt;
  const Position& position = played.before.position;
  return Moving{position, *move, *position.board.at(move->from)};
}

// Asks the question of a move; of other actions nothing of the kind is true.
template <class Holds>
bool of_move(const Played& played, Holds holds) {
  const auto moving = moving_in(played);
  return moving && holds(*moving);
}

std::vector<Piece> captured_en_passant(const Moving& moving) {
  std::vector<Piece> captured;
  if (!moving.is_pawn_capture() || moving.is_onto_piece()) return captured;
  for (const Player army : kPlayers) {
    const auto pawn = pawn_that_passed(moving.position, moving.move.to, army);
    if (pawn && !capture_forbids(moving.position, moving.piece.army, *pawn)) {
      captured.push_back(*moving.position.board.at(*pawn));
    }
  }
  return captured;
}

std::vector<Piece> captured(const Moving& moving) {
  if (moving.is_onto_piece()) return {*moving.position.board.at(moving.move.to)};
  return captured_en_passant(moving);
}

bool is_across(const Moving& moving, Piece victim) { return victim.army != duel_opponent_of(moving.piece.army); }

// Whether the move captures, in that phase or later, a piece of which `is_such` says yes.
template <class IsSuch>
bool captures(const Played& played, IsSuch is_such) {
  return of_move(played, [&](const Moving& moving) {
    return std::ranges::any_of(captured(moving), [&](Piece victim) { return is_such(moving, victim); });
  });
}

int phase_before(const Played& played) { return phase_of(played.before.position.round); }

bool captures_rival_in(const Played& played, int phase) {
  return phase_before(played) == phase &&
         captures(played, [](const Moving& moving, Piece victim) { return !is_across(moving, victim); });
}

bool captures_across(const Played& played, bool in_later_phase) {
  return (phase_before(played) >= 3) == in_later_phase && captures(played, is_across);
}

bool captures_without_rival(const Played& played) {
  const Position& position = played.before.position;
  return phase_before(played) == 2 && !position.survives[duel_opponent_of(position.turn)] &&
         captures(played, [](const Moving&, Piece) { return true; });
}

bool captures_on_passed_square(const Played& played) {
  return of_move(played, [](const Moving& moving) {
    if (!moving.is_pawn_capture() || !moving.is_onto_piece()) return false;
    return std::ranges::any_of(kPlayers, [&](Player army) {
      const auto pawn = pawn_that_passed(moving.position, moving.move.to, army);
      return pawn && !capture_forbids(moving.position, moving.piece.army, *pawn);
    });
  });
}

bool fills_hand(const Played& played) {
  return std::ranges::any_of(kPlayers, [&](Player player) {
    const Hand before = played.before.position.hand[player];
    const Hand after = played.after.position.hand[player];
    return after.rook > before.rook || after.bishop > before.bishop || after.knight > before.knight;
  });
}

bool is_castling_move(const Moving& moving) { return moving.is_king() && is_castling(moving.offset()); }

bool is_along_inactive_line(const Moving& moving) {
  const Offset offset = moving.offset();
  if (!board::is_straight(offset) && !board::is_diagonal(offset)) return false;
  return !board::is_clear_between(moving.move.from, moving.move.to,
                                  [&](Square square) { return is_active(moving.position.round, square); });
}

bool promotes(const Played& played, int earliest, int latest) {
  const int round = played.before.position.round;
  return round >= earliest && round <= latest &&
         of_move(played, [](const Moving& moving) { return moving.move.promotion.has_value(); });
}

bool promotes_by_capture(const Played& played) {
  return of_move(played, [](const Moving& moving) { return moving.move.promotion && moving.is_onto_piece(); });
}

bool is_owed_promotion(const Played& played) { return std::holds_alternative<Promote>(played.action); }

bool owes_another(const Played& played) {
  const State& after = played.after;
  return is_owed_promotion(played) && !is_over(after) && after.position.turn == played.before.position.turn &&
         owes_promotion(after.position, after.position.turn);
}

bool empties_hand(const Played& played) {
  return is_owed_promotion(played) && played.after.position.hand[played.before.position.turn] == Hand{};
}

bool has_piece(const Position& position, Player player, PieceType type) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return is_piece(position, square, type, player); });
}

bool uses_up_pawns(const Played& played) {
  const Player player = played.before.position.turn;
  return is_owed_promotion(played) && !empties_hand(played) && played.after.position.survives[player] &&
         !has_piece(played.after.position, player, PieceType::kPawn);
}

bool lets_passed_lapse(const Played& played) {
  const Position& before = played.before.position;
  const Position& after = played.after.position;
  return std::ranges::any_of(board::kSquares, [&](Square square) {
    const auto index = board::index_of(square);
    return before.passed[index] && !after.passed[index] && before.board.at(square) == after.board.at(square);
  });
}

constexpr int kFirst = 1;
constexpr int kLast = 60;

}  // namespace

std::vector<Question> questions_of_movement() {
  return {
      {{"piece-move", "a piece other than a pawn moves", {"C-MOVE-1"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) { return !moving.is_pawn() && !is_castling_move(moving); });
       }},
      {{"pawn-step", "a pawn goes one square", {"C-MOVE-2"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) {
           return moving.is_pawn() && is_pawn_step(moving.piece.army, moving.offset());
         });
       }},
      {{"pawn-capture", "a pawn captures", {"C-MOVE-2"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) { return moving.is_pawn_capture(); });
       }},
      {{"double-step", "a pawn goes two squares", {"C-MOVE-3"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) {
           return moving.is_pawn() && is_double_step(moving.piece.army, moving.offset());
         });
       }},
      {{"en-passant", "a pawn is captured en passant", {"C-MOVE-4"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) { return !captured_en_passant(moving).empty(); });
       }},
      {{"en-passant-of-several", "several pawns are captured en passant", {"C-MOVE-4"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) { return captured_en_passant(moving).size() > 1; });
       }},
      {{"capture-on-passed-square", "a pawn captures the piece on a passed square alone", {"C-MOVE-4"}},
       captures_on_passed_square},
      {{"passed-pawn-lapses", "a pawn may be captured en passant no more", {"C-MOVE-4"}}, lets_passed_lapse},
      {{"castling", "a king castles", {"C-MOVE-5"}},
       [](const Played& played) { return of_move(played, is_castling_move); }},
      {{"rival-captured-in-phase-1", "a duel opponent's piece is captured in phase 1", {"C-CAPTURE-1"}},
       [](const Played& played) { return captures_rival_in(played, 1); }},
      {{"rival-captured-in-phase-2", "a duel opponent's piece is captured in phase 2", {"C-CAPTURE-2"}},
       [](const Played& played) { return captures_rival_in(played, 2); }},
      {{"pawn-captured-across", "a pawn of another pair is captured in phase 2", {"C-CAPTURE-2"}},
       [](const Played& played) { return captures_across(played, false); }},
      {{"piece-captured-across", "a piece of another pair is captured from phase 3 on", {"C-CAPTURE-3"}},
       [](const Played& played) { return captures_across(played, true); }},
      {{"pawn-captured-without-rival",
        "a player whose duel opponent is gone captures a pawn in phase 2",
        {"C-CAPTURE-2", "C-CAPTURE-4"}},
       captures_without_rival},
      {{"taken-in-hand", "a captured piece comes into its owner's hand", {"C-PROMOTE-5"}}, fills_hand},
      {{"king-leaves-zone", "a king goes out of the zone", {"C-ZONE-1", "C-ZONE-3", "C-ZONE-4"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) {
           return moving.is_king() && moving.is_from_inside() && !moving.is_to_inside();
         });
       }},
      {{"moves-on-outside", "a piece outside the zone moves and stays outside", {"C-ZONE-4"}},
       [](const Played& played) {
         return of_move(played,
                        [](const Moving& moving) { return !moving.is_from_inside() && !moving.is_to_inside(); });
       }},
      {{"king-returns", "a king comes back into the zone", {"C-ZONE-3", "C-ZONE-4"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) {
           return moving.is_king() && !moving.is_from_inside() && moving.is_to_inside();
         });
       }},
      {{"piece-returns", "a piece other than a king comes back into the zone", {"C-ZONE-3", "C-ZONE-4"}},
       [](const Played& played) {
         return of_move(played, [](const Moving& moving) {
           return !moving.is_king() && !moving.is_from_inside() && moving.is_to_inside();
         });
       }},
      {{"line-across-inactive", "a piece moves across inactive squares", {"C-ZONE-3"}},
       [](const Played& played) { return of_move(played, is_along_inactive_line); }},
      {{"promotion-on-whole-board", "a pawn promotes on the last line of the board", {"C-PROMOTE-1", "C-PROMOTE-2"}},
       [](const Played& played) { return promotes(played, kFirst, 14); }},
      {{"promotion-beyond-core", "a pawn promotes on the first line beyond the core", {"C-PROMOTE-2", "C-PROMOTE-3"}},
       [](const Played& played) { return promotes(played, 15, 40); }},
      {{"promotion-beyond-small-zone",
        "a pawn promotes on the first line beyond the zone of round 41",
        {"C-PROMOTE-2", "C-PROMOTE-3"}},
       [](const Played& played) { return promotes(played, 41, kLast); }},
      {{"promotion-by-choice", "a pawn becomes what its owner chooses", {"C-PROMOTE-1"}},
       [](const Played& played) { return promotes(played, kFirst, 27); }},
      {{"promotion-to-queen", "a pawn becomes a queen from phase 4 on", {"C-PROMOTE-6"}},
       [](const Played& played) { return promotes(played, 28, kLast); }},
      {{"promotion-by-capture", "a pawn captures onto its promotion line", {"C-PROMOTE-3"}}, promotes_by_capture},
      {{"owed-promotion", "a promotion that is owed", {"C-PROMOTE-4", "C-PROMOTE-5"}}, is_owed_promotion},
      {{"another-promotion-owed", "a promotion after which another is owed", {"C-PROMOTE-4"}}, owes_another},
      {{"hand-emptied", "a promotion that takes the last piece in hand", {"C-PROMOTE-5"}}, empties_hand},
      {{"pawns-used-up", "a promotion of the last pawn with pieces left in hand", {"C-PROMOTE-4"}}, uses_up_pawns},
  };
}

}  // namespace tetrarch::generators::quantum
