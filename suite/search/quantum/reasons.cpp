#include "suite/search/quantum/reasons.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr int kPhase2 = 6;
constexpr int kPhase3 = 15;
constexpr int kPhase4 = 28;
constexpr int kPhase5 = 41;

// C-ZONE-1: how many lines lie outside at every edge.
int lines_outside(int round) {
  if (round < kPhase3) return 0;
  return round < kPhase5 ? 2 : 3;
}

// How far a pawn of that army is from its own edge, and how far to its left or right (C-MOVE-2).
struct Lane {
  int ahead = 0;
  int aside = 0;
};

Lane lane_of(Player army, Square square) {
  constexpr int kLast = board::kSide - 1;
  switch (army) {
    case Player::kNorth:
      return {kLast - square.rank, square.file};
    case Player::kSouth:
      return {square.rank, square.file};
    case Player::kEast:
      return {kLast - square.file, square.rank};
    default:
      return {square.file, square.rank};
  }
}

// C-PROMOTE-2: the first line beyond the zone, or the last of the board.
bool is_where_pawns_promote(int round, Player army, Square square) {
  const int last_inside = board::kSide - 1 - lines_outside(round);
  return lane_of(army, square).ahead == std::min(last_inside + 1, board::kSide - 1);
}

bool are_rivals(Player one, Player other) { return (static_cast<int>(one) + 2) % 4 == static_cast<int>(other); }

// A move with what it moves and what it meets.
struct Tried {
  const Position& position;
  Move move;
  Piece piece;
  std::optional<Piece> met;

  int round() const { return position.round; }
  bool is_pawn() const { return piece.type == PieceType::kPawn; }
  int ahead() const { return lane_of(piece.army, move.to).ahead - lane_of(piece.army, move.from).ahead; }
  bool is_straight_pawn() const {
    return is_pawn() && lane_of(piece.army, move.to).aside == lane_of(piece.army, move.from).aside;
  }
  // Whether it would capture, as far as its way goes.
  bool takes() const { return met && !is_straight_pawn(); }
  bool takes_from_other() const { return takes() && met->army != piece.army; }
  bool is_beyond() const { return is_beyond_zone(round(), move.to); }
  bool is_to_promotion() const { return is_pawn() && is_where_pawns_promote(round(), piece.army, move.to); }
  bool has_rival() const {
    return std::ranges::any_of(
        kPlayers, [&](Player player) { return are_rivals(player, piece.army) && position.survives[player]; });
  }
};

bool meets_own(const Tried& tried) { return tried.takes() && tried.met->army == tried.piece.army; }

bool meets_king(const Tried& tried) { return tried.takes_from_other() && tried.met->type == PieceType::kKing; }

bool meets_protected(const Tried& tried) {
  if (!tried.takes_from_other() || tried.met->type == PieceType::kKing || tried.round() >= kPhase3) return false;
  if (tried.round() >= kPhase2 && tried.met->type == PieceType::kPawn) return false;
  return !are_rivals(tried.met->army, tried.piece.army);
}

bool is_off_pawns_way(const Tried& tried) {
  if (!tried.is_pawn() || tried.ahead() != 1) return false;
  return tried.is_straight_pawn() == tried.met.has_value();
}

bool is_barred_double_step(const Tried& tried) {
  if (!tried.is_pawn() || tried.ahead() != 2) return false;
  const Square passed{static_cast<std::int8_t>((tried.move.from.file + tried.move.to.file) / 2),
                      static_cast<std::int8_t>((tried.move.from.rank + tried.move.to.rank) / 2)};
  const bool is_clear = tried.position.board.is_empty(passed) && !tried.met;
  return lane_of(tried.piece.army, tried.move.from).ahead != 1 || !is_clear;
}

struct Reason {
  Clause clause;
  bool (*holds)(const Tried&);
};

constexpr std::array<Reason, 10> kReasons = {{
    {"C-MOVE-1", meets_own},
    {"C-MOVE-2", is_off_pawns_way},
    {"C-MOVE-3", is_barred_double_step},
    {"C-MOVE-6", meets_king},
    {"C-CAPTURE-1",
     [](const Tried& tried) { return meets_protected(tried) && tried.has_rival() && tried.round() < kPhase2; }},
    {"C-CAPTURE-2",
     [](const Tried& tried) { return meets_protected(tried) && tried.has_rival() && tried.round() >= kPhase2; }},
    {"C-CAPTURE-4", [](const Tried& tried) { return meets_protected(tried) && !tried.has_rival(); }},
    {"C-ZONE-3",
     [](const Tried& tried) { return tried.is_beyond() && tried.piece.type != PieceType::kKing && !tried.is_pawn(); }},
    {"C-PROMOTE-3",
     [](const Tried& tried) { return tried.is_beyond() && tried.is_pawn() && !tried.is_to_promotion(); }},
    {"C-PROMOTE-6",
     [](const Tried& tried) {
       return tried.is_to_promotion() && tried.round() >= kPhase4 && tried.move.promotion != PieceType::kQueen;
     }},
}};

std::optional<Square> square_of_king(const Position& position, Player player) {
  for (const Square square : position.board.occupied()) {
    if (is_piece(position, square, PieceType::kKing, player)) return square;
  }
  return std::nullopt;
}

// The first piece that is seen from the square in that direction, and where it stands.
std::optional<Square> first_seen(const Position& position, Square from, Offset step) {
  auto square = board::moved_by(from, step);
  while (square && position.board.is_empty(*square)) square = board::moved_by(*square, step);
  return square;
}

// C-CHECK-1
bool gives_check(const Position& position, Piece piece, Player player) {
  return piece.army != player && (position.round >= kPhase3 || are_rivals(piece.army, player));
}

// Whether what stands there, the next thing seen from the king in a straight line or diagonally, attacks it.
bool attacks_along(Piece piece, Square from, Square king) {
  const int files = std::abs(king.file - from.file);
  const int ranks = std::abs(king.rank - from.rank);
  const bool is_diagonal = files == ranks;
  switch (piece.type) {
    case PieceType::kQueen:
      return true;
    case PieceType::kRook:
      return !is_diagonal;
    case PieceType::kBishop:
      return is_diagonal;
    case PieceType::kKing:
      return std::max(files, ranks) == 1;
    case PieceType::kPawn:
      return is_diagonal && files == 1 && lane_of(piece.army, king).ahead == lane_of(piece.army, from).ahead + 1;
    default:
      return false;
  }
}

bool is_seen_along(const Position& position, Square king, Offset step, Player player) {
  const auto from = first_seen(position, king, step);
  if (!from) return false;
  const Piece piece = *position.board.at(*from);
  return gives_check(position, piece, player) && attacks_along(piece, *from, king);
}

bool is_seen_by_knight(const Position& position, Square king, Offset leap, Player player) {
  const auto from = board::moved_by(king, leap);
  if (!from || position.board.is_empty(*from)) return false;
  const Piece piece = *position.board.at(*from);
  return piece.type == PieceType::kKnight && gives_check(position, piece, player);
}

constexpr std::array<Offset, 8> kSteps = {{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
constexpr std::array<Offset, 8> kLeaps = {{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};

}  // namespace

bool is_beyond_zone(int round, Square square) {
  const int lines = lines_outside(round);
  const auto is_outside = [&](int line) { return line < lines || line >= board::kSide - lines; };
  return is_outside(square.file) || is_outside(square.rank);
}

bool is_king_seen(const Position& position, Player player) {
  const auto king = square_of_king(position, player);
  if (!king) return false;
  return std::ranges::any_of(kSteps, [&](Offset step) { return is_seen_along(position, *king, step, player); }) ||
         std::ranges::any_of(kLeaps, [&](Offset leap) { return is_seen_by_knight(position, *king, leap, player); });
}

Position with_piece_moved(Position position, const Move& move) {
  const Piece piece = *position.board.at(move.from);
  position.board.clear(move.from);
  position.board.put(move.to, Piece{move.promotion.value_or(piece.type), piece.army});
  return position;
}

std::vector<Clause> reasons_against(const Position& position, const Move& move) {
  const Tried tried{position, move, *position.board.at(move.from), position.board.at(move.to)};
  std::vector<Clause> reasons;
  for (const auto& [clause, holds] : kReasons) {
    if (holds(tried)) reasons.push_back(clause);
  }
  if (reasons.empty() && is_king_seen(with_piece_moved(position, move), position.turn))
    reasons.emplace_back("C-CHECK-2");
  return reasons;
}

}  // namespace tetrarch::search::quantum
