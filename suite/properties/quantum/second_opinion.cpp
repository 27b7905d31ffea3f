#include "suite/properties/quantum/second_opinion.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tetrarch::properties::of_quantum {

using namespace quantum;

namespace {

constexpr int kFirstRoundOfPhase2 = 6;
constexpr int kFirstRoundOfPhase3 = 15;
constexpr int kFirstRoundOfPhase4 = 28;
constexpr int kFirstRoundOfPhase5 = 41;

// How many lines along each edge are outside.
int lines_outside(int round) {
  if (round >= kFirstRoundOfPhase5) return 3;
  return round >= kFirstRoundOfPhase3 ? 2 : 0;
}

bool are_rivals(Player one, Player other) {
  return one != other && static_cast<int>(one) % 2 == static_cast<int>(other) % 2;
}

// Which way pawns go, north's first (C-MOVE-2).
constexpr std::array<Offset, 4> kAhead = {{{0, -1}, {-1, 0}, {0, 1}, {1, 0}}};

Offset ahead_of(Player army) { return kAhead.at(static_cast<std::size_t>(army)); }

int sign_of(int number) { return number == 0 ? 0 : number / std::abs(number); }

// One ahead and one aside.
bool is_pawn_attack(Player army, Offset offset) {
  const Offset ahead = ahead_of(army);
  return std::abs(offset.files) == 1 && std::abs(offset.ranks) == 1 &&
         (ahead.files == 0 ? offset.ranks == ahead.ranks : offset.files == ahead.files);
}

bool is_line_of(PieceType type, Offset offset) {
  const bool is_straight = offset.files == 0 || offset.ranks == 0;
  const bool is_diagonal = std::abs(offset.files) == std::abs(offset.ranks);
  return (type != PieceType::kBishop && is_straight) || (type != PieceType::kRook && is_diagonal);
}

// Goes from one square to the next until something stands there.
bool slides(const Board& board, Square from, Square to) {
  const Offset way = to - from;
  const Offset step{sign_of(way.files), sign_of(way.ranks)};
  auto square = board::moved_by(from, step);
  while (square && *square != to && board.is_empty(*square)) square = board::moved_by(*square, step);
  return square == to;
}

bool attacks(const Board& board, Square from, Square to) {
  const Piece piece = *board.at(from);
  const Offset offset = to - from;
  const int far = std::max(std::abs(offset.files), std::abs(offset.ranks));
  const int near = std::min(std::abs(offset.files), std::abs(offset.ranks));
  switch (piece.type) {
    case PieceType::kNone:
      return false;
    case PieceType::kKing:
      return far == 1;
    case PieceType::kKnight:
      return far == 2 && near == 1;
    case PieceType::kPawn:
      return is_pawn_attack(piece.army, offset);
    default:
      return far > 0 && is_line_of(piece.type, offset) && slides(board, from, to);
  }
}

std::optional<Square> king_of(const Board& board, Player player) {
  for (const Square square : board.occupied()) {
    if (*board.at(square) == Piece{PieceType::kKing, player}) return square;
  }
  return std::nullopt;
}

// In halves of a point, in the order of PieceType.
constexpr std::array<int, 7> kHalves = {0, 20, 18, 10, 7, 6, 2};

int halves_of(const Seen& seen, Player player) {
  int halves = 0;
  for (const PlacedPiece& piece : seen.told.pieces) {
    if (piece.army == player) halves += kHalves.at(static_cast<std::size_t>(piece.type));
  }
  return halves;
}

void take(Carried& carried, Square square) {
  carried.captured.push_back(*carried.board.at(square));
  carried.board.clear(square);
}

// All pawns that passed the square and may be captured (C-MOVE-4).
void take_passed(const Seen& before, Player by, Square passed, Carried& carried) {
  for (const PassedPawn& mark : before.told.passed) {
    const auto pawn = before.board.at(mark.pawn);
    if (mark.square == passed && pawn && may_capture(before.told.round, by, *pawn)) take(carried, mark.pawn);
  }
}

// The nearest piece beyond the king goes to the square that the king passes (C-MOVE-5).
void bring_rook(const Move& move, Carried& carried) {
  const Offset way = move.to - move.from;
  const Offset step{sign_of(way.files), sign_of(way.ranks)};
  const Square passed = *board::moved_by(move.from, step);
  auto rook = board::moved_by(move.to, step);
  while (rook && carried.board.is_empty(*rook)) rook = board::moved_by(*rook, step);
  if (!rook) return;
  carried.board.put(passed, *carried.board.at(*rook));
  carried.board.clear(*rook);
  carried.disturbed.insert(carried.disturbed.end(), {*rook, passed});
}

bool is_castling(Piece piece, Offset offset) {
  return piece.type == PieceType::kKing && std::max(std::abs(offset.files), std::abs(offset.ranks)) == 2;
}

void carry_out(const Seen& before, const Move& move, Carried& carried) {
  const auto piece = before.board.at(move.from);
  if (!piece || move.from == move.to) return;
  const Offset offset = move.to - move.from;
  if (!before.board.is_empty(move.to)) {
    take(carried, move.to);
  } else if (piece->type == PieceType::kPawn && is_pawn_attack(piece->army, offset)) {
    take_passed(before, piece->army, move.to, carried);
  } else if (is_castling(*piece, offset)) {
    bring_rook(move, carried);
  }
  carried.board.clear(move.from);
  carried.board.put(move.to, Piece{move.promotion.value_or(piece->type), piece->army});
  carried.disturbed.insert(carried.disturbed.end(), {move.from, move.to});
}

}  // namespace

bool is_in_progress(const Seen& seen) { return std::holds_alternative<InProgress>(seen.outcome); }

int count_survivors(const Seen& seen) {
  return static_cast<int>(std::ranges::count_if(kPlayers, [&](Player player) { return seen.told.survives[player]; }));
}

std::optional<int> deadline_on(const Seen& seen, Square square) {
  const auto& outside = seen.told.outside;
  const auto found = std::ranges::find(outside, square, &OutsidePiece::square);
  if (found == outside.end()) return std::nullopt;
  return found->until;
}

bool is_outside(int round, Square square) {
  const int lines = lines_outside(round);
  const auto is_beyond = [&](int line) { return line < lines || line >= board::kSide - lines; };
  return is_beyond(square.file) || is_beyond(square.rank);
}

bool has_shrunk(int from, int to) { return lines_outside(from) < lines_outside(to); }

bool may_capture(int round, Player by, Piece victim) {
  if (victim.type == PieceType::kKing || victim.army == by) return false;
  if (round >= kFirstRoundOfPhase3 || are_rivals(by, victim.army)) return true;
  return round >= kFirstRoundOfPhase2 && victim.type == PieceType::kPawn;
}

bool is_in_check(const Board& board, int round, Player player) {
  const auto king = king_of(board, player);
  if (!king) return false;
  return std::ranges::any_of(board.occupied(), [&](Square from) {
    const Player by = board.at(from)->army;
    const bool may_check = by != player && (round >= kFirstRoundOfPhase3 || are_rivals(by, player));
    return may_check && attacks(board, from, *king);
  });
}

bool owes_promotion(const Seen& seen, Player player) {
  const Hand& hand = seen.told.hand[player];
  const auto is_pawn = [&](const PlacedPiece& piece) { return piece.army == player && piece.type == PieceType::kPawn; };
  return seen.told.round >= kFirstRoundOfPhase4 && hand != Hand{} && std::ranges::any_of(seen.told.pieces, is_pawn);
}

std::optional<Player> leader_of(const Seen& seen) {
  std::optional<Player> leader;
  int highest = -1;
  for (const Player player : kPlayers) {
    if (!seen.told.survives[player]) continue;
    const int halves = halves_of(seen, player);
    if (halves == highest) leader.reset();
    if (halves > highest) leader = player;
    highest = std::max(highest, halves);
  }
  return leader;
}

Carried carried_out(const Seen& before, const Action& action) {
  Carried carried{.board = before.board, .captured = {}, .disturbed = {}};
  if (const auto* move = std::get_if<Move>(&action)) carry_out(before, *move, carried);
  if (const auto* promote = std::get_if<Promote>(&action)) {
    carried.board.put(promote->square, Piece{promote->to, before.told.turn});
  }
  return carried;
}

std::optional<int> deadline_after(const Seen& before, const Action& action, Square square) {
  constexpr int kRoundsOutside = 2;
  if (!is_outside(before.told.round, square)) return std::nullopt;
  return deadline_on(before, origin_of(action, square)).value_or(before.told.round + kRoundsOutside);
}

Square origin_of(const Action& action, Square square) {
  const auto* move = std::get_if<Move>(&action);
  return move != nullptr && move->to == square ? move->from : square;
}

}  // namespace tetrarch::properties::of_quantum
