#include "suite/service/quantum_account.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "reference/quantum/attack.hpp"
#include "reference/quantum/castling.hpp"
#include "reference/quantum/rounds.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::service {

using namespace quantum;

namespace {

// The steps as they are told: where pieces stand, and what has been told already.
struct Scene {
  Position position;             // after the action and the steps that have been told
  bool has_round_begun = false;  // since the action
  bool is_judged = false;        // the latest step is one of mates
  bool is_tied = false;          // points have been counted and are shared
};

// --- what the action does beside what it says ---

std::string piece_text(const Position& position, Square square) {
  const Piece piece = *position.board.at(square);
  return fmt::format("{}'s {} on {}", name_of(piece.army), name_of(piece.type), to_string(square));
}

std::string pieces_text(const Position& position, const std::vector<Square>& squares) {
  std::vector<std::string> texts;
  for (const Square square : squares) texts.push_back(piece_text(position, square));
  return fmt::format("{}", fmt::join(texts, ", "));
}

// The square of the piece that the move captures, or nothing.
std::optional<Square> square_captured(const Position& before, const Position& after, const Move& move) {
  const Player mover = before.turn;
  const auto was_hostile = [&](Square square) {
    return !before.board.is_empty(square) && !is_of(before, square, mover);
  };
  if (was_hostile(move.to)) return move.to;
  const auto is_gone = [&](Square square) { return was_hostile(square) && after.board.is_empty(square); };
  const auto* gone = std::ranges::find_if(board::kSquares, is_gone);
  return gone == board::kSquares.end() ? std::nullopt : std::optional(*gone);
}

bool castles(const Position& before, const Move& move) {
  return before.board.at(move.from)->type == PieceType::kKing && is_castling(move.to - move.from);
}

// The clause that says who may capture whom in the round.
std::string capture_clause(int round) { return fmt::format("C-CAPTURE-{}", std::min(phase_of(round), 3)); }

void tell_capture(Account& account, const Position& before, const Position& after, const Move& move) {
  const auto square = square_captured(before, after, move);
  if (!square) return;
  const std::string captured = piece_text(before, *square);
  const std::string clause = capture_clause(before.round);
  if (*square != move.to) {
    account.lines.push_back(
        {fmt::format("en passant: {} is captured on {}, the square that it passed", captured, to_string(move.to)),
         {"C-MOVE-4", clause}});
    return;
  }
  const Player owner = before.board.at(*square)->army;
  const std::string hand =
      before.hand[owner] == after.hand[owner] ? "no hand" : fmt::format("{}'s hand", name_of(owner));
  account.lines.push_back(
      {fmt::format("capture: {} is taken and comes into {}", captured, hand), {clause, "C-PROMOTE-5"}});
}

void tell_promotion(Account& account, const Position& before, const Move& move) {
  if (!move.promotion) return;
  account.lines.push_back({fmt::format("promotion: {}'s pawn becomes a {} on {}, its promotion line",
                                       name_of(before.turn), name_of(*move.promotion), to_string(move.to)),
                           {"C-PROMOTE-2", is_promotion_forced(before.round) ? "C-PROMOTE-6" : "C-PROMOTE-1"}});
}

bool is_outside(Piece piece) { return piece.time_outside != TimeOutside::kNone; }

// "and must be inside before round 17 begins"
std::string deadline_text(int round, Piece piece) {
  return fmt::format("and must be inside before round {} begins", round_of(round, piece.time_outside));
}

void tell_zone(Account& account, const Position& before, const Position& after, const Move& move) {
  const bool was_outside = is_outside(*before.board.at(move.from));
  const Piece piece = *after.board.at(move.to);
  const std::string text = piece_text(after, move.to);
  if (is_outside(piece)) {
    account.lines.push_back({fmt::format("outside: {} {} the zone {}", text, was_outside ? "stays outside" : "leaves",
                                         deadline_text(after.round, piece)),
                             {"C-ZONE-3", "C-ZONE-4"}});
  } else if (was_outside) {
    account.lines.push_back({fmt::format("inside: {} is back in the zone", text), {"C-ZONE-3"}});
  }
}

Position tell_action(Account& account, const Position& before, const Move& move) {
  const Position after = moved(before, move);
  if (castles(before, move)) {
    const Square rook = *castling_rook(before, move.from, move.to);
    account.lines.push_back(
        {fmt::format("castling: {} goes to the square that the king passed", piece_text(before, rook)), {"C-MOVE-5"}});
  }
  tell_capture(account, before, after, move);
  tell_promotion(account, before, move);
  tell_zone(account, before, after, move);
  return after;
}

Position tell_action(Account& account, const Position& before, const Promote& promote) {
  account.lines.push_back({fmt::format("promotion: {} becomes a {} where it stands, which goes out of {}'s hand",
                                       piece_text(before, promote.square), name_of(promote.to), name_of(before.turn)),
                           {"C-PROMOTE-4", "C-PROMOTE-5"}});
  return promoted(before, promote);
}

Position tell_action(Account& account, const Position& before, Pass) {
  account.lines.push_back(
      {fmt::format("pass: {} has no legal move and is not in check", name_of(before.turn)), {"C-TURN-1"}});
  return before;
}

// --- mates ---

std::string deliverer_text(const Elimination& elimination, const Scene& scene) {
  if (elimination.by) return fmt::format("{}, who acted, delivered it", name_of(*elimination.by));
  if (scene.has_round_begun) return "nobody delivered it, since it came with the beginning of a round";
  return "nobody delivered it, since nobody delivers its own mate";
}

// "by south's rook on b4 and east's queen on c9"
std::string checkers_text(const Position& position, Player player) {
  std::vector<std::string> texts;
  for (const Square square : checkers_of(position, player)) texts.push_back(piece_text(position, square));
  return fmt::format("by {}", fmt::join(texts, " and "));
}

void keep_batch(Account& account, const std::vector<Elimination>& eliminated) {
  if (eliminated.empty()) return;
  auto& batch = account.batches.emplace_back();
  for (const Elimination& elimination : eliminated) {
    const std::string player(name_of(elimination.player));
    batch.push_back({.player = player, .seat = player});
  }
}

void tell(Account& account, const Mates& mates, Scene& scene) {
  if (scene.is_judged) account.lines.push_back({"the position is judged again", {"C-MATE-3"}});
  if (mates.eliminated.size() > 1) {
    account.lines.push_back(
        {fmt::format("{} players are mated in one position and are eliminated together", mates.eliminated.size()),
         {"C-MATE-3"}});
  }
  for (const Elimination& elimination : mates.eliminated) {
    const auto player = name_of(elimination.player);
    account.lines.push_back(
        {fmt::format("mate: {}'s king on {} is in check {} and {} would have no legal move; all of {}'s pieces leave "
                     "the board; {}",
                     player, to_string(*king_of(scene.position, elimination.player)),
                     checkers_text(scene.position, elimination.player), player, player,
                     deliverer_text(elimination, scene)),
         {"C-MATE-1", "C-MATE-2", "C-MATE-4"}});
  }
  keep_batch(account, mates.eliminated);
  for (const Elimination& elimination : mates.eliminated) eliminate(scene.position, elimination.player);
  scene.is_judged = true;
}

// --- rounds ---

// What is new in the phase, and the clauses behind it.
AccountLine phase_line(int phase) {
  switch (phase) {
    case 2:
      return {"phase 2 begins: pawns of every other player may be captured, other pieces only of the duel opponent",
              {"C-ROUND-2", "C-CAPTURE-2"}};
    case 3:
      return {
          "phase 3 begins: every piece of every other player may be captured, kings excepted, and everybody gives "
          "check",
          {"C-ROUND-2", "C-CAPTURE-3", "C-CHECK-1"}};
    case 4:
      return {
          "phase 4 begins: who has a pawn, and a rook, bishop or knight of its own that was captured, owes a "
          "promotion",
          {"C-ROUND-2", "C-PROMOTE-4"}};
    case 6:
      return {"phase 6 begins: points are counted and no move is made", {"C-ROUND-2", "C-END-2"}};
    case 7:
      return {"phase 7 begins, overtime: the first to deliver a mate wins at once", {"C-ROUND-2", "C-END-3"}};
    default:
      return {fmt::format("phase {} begins: the zone is smaller", phase), {"C-ROUND-2", "C-ZONE-1"}};
  }
}

void tell(Account& account, RoundBegins begins, Scene& scene) {
  account.lines.push_back({fmt::format("round {} begins", begins.round), {scene.is_tied ? "C-END-3" : "C-ROUND-1"}});
  const int phase = phase_of(begins.round);
  if (phase != phase_of(begins.round - 1)) account.lines.push_back(phase_line(phase));
  scene.position.round = begins.round;
  scene.has_round_begun = true;
  scene.is_judged = false;
}

// A king where the zone has shrunk: from then on it has two rounds, unless it was outside before.
void tell_caught_outside(Account& account, Square square, const Scene& scene) {
  if (is_active(scene.position.round, square)) return;
  Piece piece = *scene.position.board.at(square);
  const std::string text = piece_text(scene.position, square);
  if (is_outside(piece)) {
    account.lines.push_back({fmt::format("outside: {} was outside before and keeps its time", text), {"C-ZONE-5"}});
    return;
  }
  piece.time_outside = TimeOutside::kTwoRounds;
  account.lines.push_back(
      {fmt::format("outside: {} stands outside {}", text, deadline_text(scene.position.round, piece)), {"C-ZONE-4"}});
}

void tell(Account& account, const ZoneShrinks& shrinks, Scene& scene) {
  const auto active = [&](Square square) { return is_active(scene.position.round, square); };
  const Square first = *std::ranges::find_if(board::kSquares, active);
  const Square last = *std::find_if(board::kSquares.rbegin(), board::kSquares.rend(), active);
  const std::string what = shrinks.cleared.empty() ? "no piece but kings stands outside"
                                                   : "outside stand, and are eliminated, which is no capture: " +
                                                         pieces_text(scene.position, shrinks.cleared);
  account.lines.push_back({fmt::format("the zone shrinks to {} to {}; {}", to_string(first), to_string(last), what),
                           {"C-ZONE-1", "C-ZONE-2"}});
  for (const Square square : shrinks.cleared) remove_piece(scene.position, square);
  for (const Square square : scene.position.board.occupied()) tell_caught_outside(account, square, scene);
}

void tell(Account& account, const TimeUp& time_up, Scene& scene) {
  account.lines.push_back({fmt::format("time is up for what had to be inside the zone before this round and is not: {}",
                                       pieces_text(scene.position, time_up.squares)),
                           {"C-ZONE-4"}});
  for (const Elimination& elimination : time_up.eliminated) {
    account.lines.push_back({fmt::format("{} has lost its king to the zone: all of its pieces leave the board, and "
                                         "nobody has mated it",
                                         name_of(elimination.player)),
                             {"C-ZONE-4"}});
  }
  keep_batch(account, time_up.eliminated);
  for (const Square square : time_up.squares) remove_piece(scene.position, square);
  for (const Elimination& elimination : time_up.eliminated) eliminate(scene.position, elimination.player);
}

// --- the end ---

// "15", "15.5"
std::string points_text(int halves) { return fmt::format("{}{}", halves / 2, halves % 2 == 0 ? "" : ".5"); }

// "17 (king 10, bishop 2 x 3.5)"
std::string total_text(const Position& position, Player player, int halves) {
  std::vector<std::string> parts;
  for (const auto type : {PieceType::kKing, PieceType::kQueen, PieceType::kRook, PieceType::kBishop, PieceType::kKnight,
                          PieceType::kPawn}) {
    const auto count = std::ranges::count_if(position.board.occupied(),
                                             [&](Square square) { return is_piece(position, square, type, player); });
    if (count == 0) continue;
    const std::string number = count == 1 ? "" : fmt::format("{} x ", count);
    parts.push_back(fmt::format("{} {}{}", name_of(type), number, points_text(halves_of(type))));
  }
  return fmt::format("{} ({})", points_text(halves), fmt::join(parts, ", "));
}

// The names of those who share the highest total.
std::vector<std::string_view> players_ahead(const Each<std::optional<int>>& halves) {
  const auto total_of = [&](Player player) { return halves[player]; };
  const auto highest = halves[*std::ranges::max_element(kPlayers, {}, total_of)];
  std::vector<std::string_view> names;
  for (const Player player : kPlayers) {
    if (halves[player] == highest) names.push_back(name_of(player));
  }
  return names;
}

void tell(Account& account, const PointsCounted& counted, Scene& scene) {
  std::vector<std::string> totals;
  for (const Player player : kPlayers) {
    if (counted.halves[player]) {
      totals.push_back(
          fmt::format("{} {}", name_of(player), total_text(scene.position, player, *counted.halves[player])));
    }
  }
  account.lines.push_back({fmt::format("points: {}", fmt::join(totals, ", ")), {"C-END-2"}});
  const auto ahead = players_ahead(counted.halves);
  if (ahead.size() == 1) return;
  scene.is_tied = true;
  account.lines.push_back({fmt::format("the highest total is shared by {}: there is overtime for every survivor",
                                       fmt::join(ahead, " and ")),
                           {"C-END-3"}});
}

void tell(Account& account, OvertimeEnds, Scene&) {
  account.lines.push_back({"overtime is over, and nobody has delivered a mate in it", {"C-END-4"}});
}

AccountLine victory_line(const Won& won) {
  const auto winner = name_of(won.winner);
  switch (won.by) {
    case Victory::kSurvival:
      return {fmt::format("the game is over: {} has won as the last survivor", winner), {"C-END-1"}};
    case Victory::kPoints:
      return {fmt::format("the game is over: {} has won by points", winner), {"C-END-2"}};
    case Victory::kMate:
      break;
  }
  return {fmt::format("the game is over: {} has won by the first mate that was delivered in overtime", winner),
          {"C-END-3"}};
}

AccountLine draw_line(const Position& position) {
  if (count_survivors(position) == 0) return {"the game is over: a draw, since nobody survives", {"C-END-1"}};
  return {"the game is over: a draw", {"C-END-4"}};
}

void tell_turn(Account& account, const Event& event, const Position& after) {
  const auto player = name_of(after.turn);
  if (event.before.position.turn != after.turn) {
    account.lines.push_back({fmt::format("turn: {}", player), {"C-TURN-2"}});
  } else if (std::holds_alternative<Promote>(event.action)) {
    account.lines.push_back(
        {fmt::format("turn: still {}, since the promotion does not use it up", player), {"C-PROMOTE-4"}});
  }
  if (!owes_promotion(after, after.turn)) return;
  account.lines.push_back(
      {fmt::format("{} owes a promotion before anything else: it has a pawn, and captured pieces in "
                   "hand",
                   player),
       {"C-PROMOTE-4", "C-PROMOTE-5"}});
}

}  // namespace

std::string check_left_by(const Position& before, const Move& move) {
  const Position after = moved(before, move);
  return fmt::format("{} would be in check {}", piece_text(after, *king_of(after, before.turn)),
                     checkers_text(after, before.turn));
}

Account account_of(const Event& event, const State& after) {
  Account account;
  const Position& before = event.before.position;
  const auto tell_deed = [&](const auto& action) { return tell_action(account, before, action); };
  Scene scene;
  scene.position = std::visit(tell_deed, event.action);
  for (const Step& step : event.steps) {
    std::visit([&](const auto& kind) { tell(account, kind, scene); }, step);
  }
  if (const auto* won = std::get_if<Won>(&after.outcome)) {
    account.lines.push_back(victory_line(*won));
  } else if (std::holds_alternative<Drawn>(after.outcome)) {
    account.lines.push_back(draw_line(after.position));
  } else {
    tell_turn(account, event, after.position);
  }
  return account;
}

}  // namespace tetrarch::service
