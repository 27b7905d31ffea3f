#include <algorithm>

#include "generators/quantum/questions.hpp"
#include "reference/quantum/attack.hpp"
#include "reference/quantum/castling.hpp"
#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

bool is_refused_by(const Played& played, Clause clause) { return played.refusal->clause == clause; }

bool is_pass(const Played& played) { return std::holds_alternative<Pass>(played.action); }

bool is_pass_owing(const Played& played) {
  return is_pass(played) && is_refused_by(played, "C-TURN-1") &&
         owes_promotion(played.before.position, played.before.position.turn);
}

bool is_pass_in_check(const Played& played) {
  return is_pass(played) && is_refused_by(played, "C-TURN-1") && !is_pass_owing(played) &&
         is_in_check(played.before.position, played.before.position.turn);
}

bool is_pass_with_move(const Played& played) {
  return is_pass(played) && is_refused_by(played, "C-TURN-1") && !is_pass_owing(played) && !is_pass_in_check(played);
}

bool is_refused_without_rival(const Played& played, int phase) {
  return is_refused_by(played, "C-CAPTURE-4") && phase_of(played.before.position.round) == phase;
}

// Whether a move is refused because it names a piece to promote to, or because it names none.
bool is_refused_for_naming(const Played& played, bool names_piece) {
  const auto* move = std::get_if<Move>(&played.action);
  return move != nullptr && is_refused_by(played, "C-PROMOTE-7") && move->promotion.has_value() == names_piece;
}

bool is_move_owing(const Played& played) {
  return std::holds_alternative<Move>(played.action) && is_refused_by(played, "C-PROMOTE-4");
}

bool is_ill_timed_promotion(const Played& played) {
  return std::holds_alternative<Promote>(played.action) && is_refused_by(played, "C-PROMOTE-4");
}

// Whether castling is refused although the king and the rook have not moved and nothing stands between them.
bool is_castling_of_unmoved(const Played& played) {
  const auto* move = std::get_if<Move>(&played.action);
  if (move == nullptr || !is_refused_by(played, "C-MOVE-5")) return false;
  const Position& position = played.before.position;
  return position.board.at(move->from)->is_unmoved && castling_rook(position, move->from, move->to);
}

bool has_shrunk(const Played& played) { return inactive_lines(played.before.position.round) > 0; }

bool is_castling_through_check(const Played& played) { return is_castling_of_unmoved(played) && !has_shrunk(played); }

bool is_castling_too_late(const Played& played) { return is_castling_of_unmoved(played) && has_shrunk(played); }

// Whether a pawn that has passed may not be captured by the mover's in this phase.
bool is_en_passant_across(const Played& played) {
  const auto* move = std::get_if<Move>(&played.action);
  const Position& position = played.before.position;
  return move != nullptr && played.refusal->clause.starts_with("C-CAPTURE") && position.board.is_empty(move->to) &&
         is_piece(position, move->from, PieceType::kPawn, position.turn);
}

// The refusal by a clause, whatever it is that was tried.
Question refusal_by(std::string_view name, std::string_view meaning) {
  const Clause clause = name.substr(std::string_view("refused-").size());
  return {{name, meaning, {clause}}, [clause](const Played& played) { return is_refused_by(played, clause); }};
}

}  // namespace

std::vector<Question> questions_of_refusals() {
  return {
      refusal_by("refused-C-ROUND-1", "a move of what is not the player's on turn"),
      refusal_by("refused-C-MOVE-1", "a move that the piece does not make"),
      refusal_by("refused-C-MOVE-2", "a move that pawns do not make"),
      refusal_by("refused-C-MOVE-3", "a double step that may not be made"),
      refusal_by("refused-C-MOVE-5", "castling that may not be done"),
      refusal_by("refused-C-MOVE-6", "a move onto a king"),
      refusal_by("refused-C-CAPTURE-1", "a capture of another pair's piece in phase 1"),
      refusal_by("refused-C-CAPTURE-2", "a capture of another pair's piece in phase 2"),
      refusal_by("refused-C-CAPTURE-4", "a capture in phase 1 or 2 by a player whose duel opponent is gone"),
      refusal_by("refused-C-CHECK-2", "a move that leaves the own king in check"),
      refusal_by("refused-C-ZONE-3", "a piece's move out of the zone"),
      refusal_by("refused-C-PROMOTE-3", "a pawn's move out of the zone that does not promote it"),
      refusal_by("refused-C-PROMOTE-4", "a promotion that is not owed, or a move where one is"),
      refusal_by("refused-C-PROMOTE-5", "a promotion to what is not in hand"),
      refusal_by("refused-C-PROMOTE-6", "a promotion to what may not be chosen from phase 4 on"),
      refusal_by("refused-C-PROMOTE-7", "a promotion that is not named, or none that is due"),
      refusal_by("refused-C-TURN-1", "a pass that may not be"),
      refusal_by("refused-C-END-6", "an action after the end"),
      {{"castling-through-check", "castling from, through or into check", {"C-MOVE-5"}}, is_castling_through_check},
      {{"castling-too-late", "castling once the zone has shrunk", {"C-MOVE-5"}}, is_castling_too_late},
      {{"en-passant-across", "a pawn captured en passant that the phase protects", {"C-MOVE-4", "C-CAPTURE-1"}},
       is_en_passant_across},
      {{"capture-without-rival-in-phase-1",
        "a capture in phase 1 by a player whose duel opponent is gone",
        {"C-CAPTURE-4"}},
       [](const Played& played) { return is_refused_without_rival(played, 1); }},
      {{"capture-without-rival-in-phase-2",
        "a capture in phase 2 of more than a pawn by a player whose duel opponent is gone",
        {"C-CAPTURE-4"}},
       [](const Played& played) { return is_refused_without_rival(played, 2); }},
      {{"promotion-not-named", "a move onto the promotion line that names no piece", {"C-PROMOTE-7"}},
       [](const Played& played) { return is_refused_for_naming(played, false); }},
      {{"promotion-not-due", "a move elsewhere that names a piece", {"C-PROMOTE-7"}},
       [](const Played& played) { return is_refused_for_naming(played, true); }},
      {{"move-owing", "a move before a promotion that is owed", {"C-PROMOTE-4"}}, is_move_owing},
      {{"ill-timed-promotion", "a promotion that is not owed", {"C-PROMOTE-4"}}, is_ill_timed_promotion},
      {{"pass-owing", "a pass before a promotion that is owed", {"C-TURN-1"}}, is_pass_owing},
      {{"pass-in-check", "a pass in check", {"C-TURN-1"}}, is_pass_in_check},
      {{"pass-with-a-move", "a pass by a player that has a legal move", {"C-TURN-1"}}, is_pass_with_move},
  };
}

}  // namespace tetrarch::generators::quantum
