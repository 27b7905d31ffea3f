#include "suite/service/quaternity_account.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/commit.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::service {

using namespace quaternity;

namespace {

// "white's king on a1", "green's rook on a9 (under red)"
std::string piece_text(const Position& position, Square square) {
  const Piece piece = *position.board.at(square);
  const Player controller = controller_of(position, piece);
  const std::string text = fmt::format("{}'s {} on {}", name_of(piece.army), name_of(piece.type), to_string(square));
  return controller == piece.army ? text : fmt::format("{} (under {})", text, name_of(controller));
}

// The pieces that give the king on that square check.
std::vector<std::string> checkers_of(const Position& position, Square king) {
  std::vector<std::string> texts;
  for (const Player player : kPlayers) {
    if (is_controlled_by(position, king, player)) continue;
    for (const Square square : attackers(position, king, player)) texts.push_back(piece_text(position, square));
  }
  return texts;
}

// "white's king on a1 would be in check by red's rook on a9", of every king of the player that is.
std::string checks_of(const Position& position, Player player) {
  std::vector<std::string> checks;
  for (const Square square : position.board.occupied()) {
    if (!is_king(position, square) || !is_controlled_by(position, square, player)) continue;
    const auto checkers = checkers_of(position, square);
    if (checkers.empty()) continue;
    checks.push_back(
        fmt::format("{} would be in check by {}", piece_text(position, square), fmt::join(checkers, " and ")));
  }
  return fmt::format("{}", fmt::join(checks, "; "));
}

// "a9-i1"; which piece a promotion is to is the end of it.
std::string move_text(const Move& move) {
  const std::string text = fmt::format("{}-{}", to_string(move.from), to_string(move.to));
  return move.promotion ? fmt::format("{}={}", text, name_of(*move.promotion)) : text;
}

// The internal moves of the player on turn, each with the clause that forbids it all the same.
std::string unsafe_defences_of(const Position& position) {
  constexpr std::size_t kMost = 12;
  std::vector<std::string> texts;
  any_internal_move(position, position.turn, [&](const Move& move) {
    const auto outcome = commit(position, move);
    const auto* refusal = std::get_if<Refusal>(&outcome);
    if (refusal != nullptr) texts.push_back(fmt::format("{} ({})", move_text(move), refusal->clause));
    return texts.size() == kMost;
  });
  return fmt::format("{}{}", fmt::join(texts, ", "), texts.size() == kMost ? ", .." : "");
}

std::string king_text(const Award& award) {
  if (award.king == award.loser) return fmt::format("{}'s king on {}", name_of(award.king), to_string(award.square));
  return fmt::format("{}'s king on {}, which {} controlled,", name_of(award.king), to_string(award.square),
                     name_of(award.loser));
}

AccountLine award_line(const Award& award, const State& before) {
  const Player mover = before.position.turn;
  AccountLine line{fmt::format("award: {} is mated and goes to {}", king_text(award), name_of(mover)),
                   {"Q-MATE-1", "Q-MATE-4"}};
  if (before.position.statuses[award.loser] == Status::kFrozen) {
    line.text += "; its controller is frozen and was judged as if active";
    line.clauses.insert(line.clauses.end(), {"Q-FROZEN-4", "Q-FROZEN-6"});
  }
  return line;
}

AccountLine transfer_line(const Transfer& transfer, const Batch& batch, Player mover) {
  const bool loses_all = std::ranges::find(batch.eliminated, transfer.from) != batch.eliminated.end();
  return {fmt::format("transfer: what is left of {}'s army goes from {} to {}, since {} {}", name_of(transfer.army),
                      name_of(transfer.from), name_of(mover), name_of(transfer.from),
                      loses_all ? "has no king left" : "keeps another king"),
          {loses_all ? "Q-TRANSFER-2" : "Q-TRANSFER-1", "Q-TRANSFER-4"}};
}

void tell_batch(Account& account, const Batch& batch, const State& before) {
  const bool is_first = account.batches.empty();
  auto& kings = account.batches.emplace_back();
  const auto number = account.batches.size();
  const auto count = batch.awards.size();
  account.lines.push_back(
      {fmt::format("batch {}: {} king{} mated in one snapshot", number, count, count == 1 ? "" : "s"),
       {is_first ? "Q-BATCH-1" : "Q-BATCH-5", "Q-BATCH-3"}});
  for (const Award& award : batch.awards) {
    kings.push_back({.player = std::string(name_of(award.king)), .seat = std::string(name_of(award.loser))});
    account.lines.push_back(award_line(award, before));
  }
  for (const Transfer& transfer : batch.transfers) {
    account.lines.push_back(transfer_line(transfer, batch, before.position.turn));
  }
  for (const Player player : batch.eliminated) {
    account.lines.push_back({fmt::format("{} is eliminated", name_of(player)), {"Q-TRANSFER-2"}});
  }
}

void tell_turn(Account& account, const State& before, const State& after) {
  if (before.position.turn == after.position.turn) return;
  account.lines.push_back({fmt::format("turn: {}", name_of(after.position.turn)), {"Q-TURN-1"}});
}

void tell_offer(Account& account, const State& before, const State& after, const Action& action) {
  if (!before.offer || after.offer || after.is_drawn_by_agreement) return;
  const bool is_declined = std::holds_alternative<AnswerDraw>(action);
  account.lines.push_back({is_declined ? "the refusal clears the offer" : "the pending offer lapses",
                           {is_declined ? "Q-DRAW-3" : "Q-DRAW-4"}});
}

void tell_outcome(Account& account, const State& after) {
  const auto outcome = outcome_of(after);
  if (!outcome) {
    account.lines.push_back({"no outcome is given: the player on turn has nothing to commit", {"Q-GUARD-4"}});
  } else if (const auto* won = std::get_if<Won>(&*outcome)) {
    account.lines.push_back({fmt::format("the game is over: {} has won", name_of(won->winner)), {"Q-END-1"}});
  } else if (std::holds_alternative<Drawn>(*outcome)) {
    account.lines.push_back({"the game is over: a draw", {after.is_drawn_by_agreement ? "Q-DRAW-3" : "Q-PASS-3"}});
  }
}

}  // namespace

std::string check_left_by(const Position& before, const Move& move) {
  return checks_of(moved(before, move), before.turn);
}

std::string defences_left_by(const Position& before, const Move& move) {
  Position after = adjudicate(moved(before, move), before.turn).result;
  after.turn = next_active_after(after, before.turn);
  return fmt::format("{}, and no defence is safe: {}", checks_of(after, after.turn), unsafe_defences_of(after));
}

Account account_of(const Event& event, const State& after) {
  Account account;
  for (const Batch& batch : event.batches) tell_batch(account, batch, event.before);
  tell_offer(account, event.before, after, event.action);
  tell_turn(account, event.before, after);
  tell_outcome(account, after);
  return account;
}

}  // namespace tetrarch::service
