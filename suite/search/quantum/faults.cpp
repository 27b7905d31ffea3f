#include "suite/search/quantum/faults.hpp"

#include <algorithm>

#include "reference/quantum/mate.hpp"
#include "suite/search/quantum/reasons.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

using Fault = std::optional<std::string_view>;

constexpr int kFirstOfCore = 15;  // C-ROUND-3
constexpr int kFirstOfLastZone = 41;
constexpr int kBeforePoints = 50;  // C-END-2
constexpr int kFirstOfOvertime = 52;
constexpr int kEndOfOvertime = 60;  // C-END-4

Fault fault_of_refusal(const Prospect& prospect) {
  if (prospect.refusal->kind != RefusalKind::kIllegal) return "a move is refused as a position is";
  if (prospect.after != prospect.before) return "a refusal changed something";
  const auto* move = std::get_if<Move>(&prospect.action);
  if (move == nullptr) return std::nullopt;
  const auto reasons = reasons_against(prospect.before.position, *move);
  if (std::ranges::find(reasons, prospect.refusal->clause) != reasons.end()) return std::nullopt;
  return "refused without one of the reasons there are";
}

Fault fault_of_acceptance(const Prospect& prospect) {
  const auto* move = std::get_if<Move>(&prospect.action);
  if (move == nullptr || reasons_against(prospect.before.position, *move).empty()) return std::nullopt;
  return "accepted although there is a reason against it";
}

// C-MATE-4: nobody delivers its own mate, or one that the beginning of a round brings.
bool is_credited(const Elimination& elimination, Player mover, bool is_after_beginning) {
  if (elimination.player == mover || is_after_beginning) return !elimination.by;
  return elimination.by == mover;
}

Fault fault_of_credit(const Prospect& prospect) {
  bool is_after_beginning = false;
  for (const Step& step : prospect.steps) {
    is_after_beginning = is_after_beginning || std::holds_alternative<RoundBegins>(step);
    const auto* mates = std::get_if<Mates>(&step);
    if (mates == nullptr) continue;
    for (const Elimination& elimination : mates->eliminated) {
      if (!is_credited(elimination, prospect.before.position.turn, is_after_beginning)) {
        return "a mate was credited to another than who delivered it";
      }
    }
  }
  return std::nullopt;
}

Fault fault_of_players(const Prospect& prospect) {
  const auto eliminations = eliminations_of(prospect.steps);
  for (const Player player : kPlayers) {
    const bool is_gone = prospect.before.position.survives[player] && !prospect.after.position.survives[player];
    const auto count = std::ranges::count(eliminations, player, &Elimination::player);
    if (count != (is_gone ? 1 : 0)) return "the players that are gone are not those who were eliminated";
  }
  return std::nullopt;
}

// What stands on the board after the action, before anything that it brings.
Position left_by(const Prospect& prospect) {
  const auto* move = std::get_if<Move>(&prospect.action);
  return move == nullptr ? prospect.before.position : with_piece_moved(prospect.before.position, *move);
}

// C-ZONE-2: in the rounds in which the zone shrinks.
bool is_cleared(const Prospect& prospect, Square square, Piece piece) {
  const int round = prospect.after.position.round;
  const bool shrinks = round != prospect.before.position.round && (round == kFirstOfCore || round == kFirstOfLastZone);
  return shrinks && piece.type != PieceType::kKing && is_beyond_zone(round, square);
}

std::optional<Piece> expected_on(const Prospect& prospect, const Position& left, Square square) {
  const auto piece = left.board.at(square);
  if (!piece || !prospect.after.position.survives[piece->army] || is_cleared(prospect, square, *piece)) {
    return std::nullopt;
  }
  return piece;
}

bool is_same(std::optional<Piece> one, std::optional<Piece> other) {
  if (!one || !other) return !one && !other;
  return one->type == other->type && one->army == other->army;
}

Fault fault_of_board(const Prospect& prospect) {
  const Position left = left_by(prospect);
  const Position& after = prospect.after.position;
  for (const Square square : board::kSquares) {
    const auto piece = after.board.at(square);
    if (!is_same(piece, expected_on(prospect, left, square))) return "something else stands on the board than is left";
    if (piece && is_beyond_zone(after.round, square) != (piece->time_outside != TimeOutside::kNone)) {
      return "a piece outside the zone has no time, or one inside has";
    }
  }
  return std::nullopt;
}

// C-PROMOTE-5
Hand hand_with(Hand hand, PieceType captured) {
  if (captured == PieceType::kRook) ++hand.rook;
  if (captured == PieceType::kBishop) ++hand.bishop;
  if (captured == PieceType::kKnight) ++hand.knight;
  return hand;
}

Fault fault_of_hands(const Prospect& prospect) {
  Each<Hand> expected = prospect.before.position.hand;
  const auto* move = std::get_if<Move>(&prospect.action);
  const auto captured = move == nullptr ? std::nullopt : prospect.before.position.board.at(move->to);
  if (captured) expected[captured->army] = hand_with(expected[captured->army], captured->type);
  if (expected != prospect.after.position.hand) return "what is in hand is not what was captured";
  return std::nullopt;
}

bool is_decided(const Prospect& prospect) {
  const auto eliminations = eliminations_of(prospect.steps);
  const bool is_delivered =
      std::ranges::any_of(eliminations, [](const Elimination& elimination) { return elimination.by.has_value(); });
  const auto& survives = prospect.after.position.survives;
  const auto survivors = std::ranges::count_if(kPlayers, [&](Player player) { return survives[player]; });
  return survivors < 2 || (is_delivered && prospect.before.position.round >= kFirstOfOvertime);
}

Player next_after(const Position& position, Player player) {
  do player = next_clockwise(player);
  while (!position.survives[player]);
  return player;
}

// Of a game that goes on.
Fault fault_of_turn(const Position& before, const Position& after) {
  if (!mated_players(after).empty()) return "a mated player is left";
  if (!after.survives[after.turn] || after.turn != next_after(after, before.turn)) {
    return "another than the next survivor is on turn";
  }
  const int rounds = after.turn <= before.turn ? 1 : 0;
  if (after.round != before.round + rounds) return "the round is not the one that it must be";
  return std::nullopt;
}

Fault fault_of_end(const Prospect& prospect) {
  const Position& before = prospect.before.position;
  const bool ends_by_round = before.round == kBeforePoints || before.round == kEndOfOvertime;
  if (is_over(prospect.after) != is_decided(prospect) && !ends_by_round) {
    return "the game is over and undecided, or decided and goes on";
  }
  if (is_over(prospect.after) || ends_by_round) return std::nullopt;
  return fault_of_turn(before, prospect.after.position);
}

constexpr Fault (*kLaws[])(const Prospect&) = {fault_of_acceptance, fault_of_players, fault_of_credit,
                                               fault_of_board,      fault_of_hands,   fault_of_end};

}  // namespace

std::optional<std::string_view> fault_of(const Prospect& prospect) {
  if (prospect.refusal) return fault_of_refusal(prospect);
  for (const auto law : kLaws) {
    if (const auto fault = law(prospect)) return fault;
  }
  return std::nullopt;
}

std::optional<std::string_view> fault_of(const std::vector<Prospect>& prospects) {
  const State& before = prospects.back().before;
  const auto is_accepted = [](const Prospect& prospect) { return !prospect.refusal; };
  const bool passes = is_accepted(prospects.back());
  const auto accepted = std::ranges::count_if(prospects, is_accepted) - (passes ? 1 : 0);
  if (list_moves(before).size() != static_cast<std::size_t>(accepted)) return "what is listed is not what is accepted";
  const bool is_stuck = accepted == 0 && !is_king_seen(before.position, before.position.turn);
  if (passes != is_stuck) return "a pass is refused that may be, or accepted that may not be";
  return std::nullopt;
}

}  // namespace tetrarch::search::quantum
