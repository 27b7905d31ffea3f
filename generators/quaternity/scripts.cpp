#include "generators/quaternity/scripts.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "generators/quaternity/prospects.hpp"
#include "reference/quaternity/attack.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

using board::kSquareCount;

// Each wish and how often it comes up.
struct Weighted {
  Wish wish;
  unsigned weight;
};

constexpr std::array kWishes = {
    Weighted{Wish::kMove, 4},           Weighted{Wish::kCapture, 4},       Weighted{Wish::kCheck, 4},
    Weighted{Wish::kPromotion, 7},      Weighted{Wish::kAward, 14},        Weighted{Wish::kTwoKings, 15},
    Weighted{Wish::kSecondBatch, 12},   Weighted{Wish::kFrozenAward, 6},   Weighted{Wish::kSurvivor, 13},
    Weighted{Wish::kFrozenSaved, 4},    Weighted{Wish::kChoicesDiffer, 5}, Weighted{Wish::kActorRefusal, 13},
    Weighted{Wish::kUnresolved, 10},    Weighted{Wish::kUnsafe, 2},        Weighted{Wish::kOffTurn, 1},
    Weighted{Wish::kAnything, 2},       Weighted{Wish::kPass, 7},          Weighted{Wish::kPassInCheck, 2},
    Weighted{Wish::kOpenCapture, 4},    Weighted{Wish::kProposeDraw, 6},   Weighted{Wish::kAccept, 3},
    Weighted{Wish::kDecline, 1},        Weighted{Wish::kFreeze, 3},        Weighted{Wish::kUndo, 3},
    Weighted{Wish::kSaveAndRestore, 1},
};

// Any piece to anywhere; one in eight from an empty square, one in eight with a choice of promotion.
Move anything(const Position& position, std::uint32_t number) {
  std::vector<Square> occupied;
  std::ranges::copy(position.board.occupied(), std::back_inserter(occupied));
  Move move;
  move.to = board::square_at(number % kSquareCount);
  const std::uint32_t rest = number / kSquareCount;
  move.from = rest % 8 == 0 ? board::square_at(rest / 8 % kSquareCount) : occupied[rest / 8 % occupied.size()];
  if (rest % 8 == 1) move.promotion = kPromotions[rest / 8 % kPromotions.size()];
  return move;
}

std::optional<Move> off_turn(const Position& position, std::uint32_t number) {
  std::vector<Move> moves;
  const Player player = kPlayers[number % kPlayers.size()];
  if (player == position.turn) return std::nullopt;
  any_move(position, player, [&](const Move& move) {
    moves.push_back(move);
    return false;
  });
  if (moves.empty()) return std::nullopt;
  return moves[number / kPlayers.size() % moves.size()];
}

bool is_capture(const Position& position, const Prospect& prospect) {
  return committed_in(prospect) != nullptr && !position.board.is_empty(prospect.move.to);
}

bool is_check(const Prospect& prospect) {
  const auto* committed = committed_in(prospect);
  return committed != nullptr && is_in_check(committed->position, committed->position.turn);
}

template <class IsSuch>
bool any_batch(const Prospect& prospect, IsSuch is_such) {
  const auto* committed = committed_in(prospect);
  return committed != nullptr && std::ranges::any_of(committed->batches, is_such);
}

bool is_two_kings(const Prospect& prospect) {
  return any_batch(prospect, [](const Batch& batch) { return batch.awards.size() >= 2; });
}

bool is_second_batch(const Prospect& prospect) {
  const auto* committed = committed_in(prospect);
  return committed != nullptr && committed->batches.size() >= 2;
}

bool is_frozen_award(const Position& position, const Prospect& prospect) {
  return any_batch(prospect, [&](const Batch& batch) {
    return std::ranges::any_of(batch.awards,
                               [&](const Award& award) { return position.statuses[award.loser] == Status::kFrozen; });
  });
}

bool is_survivor(const Prospect& prospect) {
  return any_batch(prospect, [](const Batch& batch) {
    return std::ranges::any_of(batch.awards, [&](const Award& award) {
      return std::ranges::find(batch.eliminated, award.loser) == batch.eliminated.end();
    });
  });
}

bool is_frozen_saved(const Prospect& prospect) {
  const auto* committed = committed_in(prospect);
  return committed != nullptr && std::ranges::any_of(kPlayers, [&](Player player) {
           return committed->position.statuses[player] == Status::kFrozen && is_in_check(committed->position, player);
         });
}

bool do_choices_differ(const Position& position, const Prospect& prospect) {
  const Move& move = prospect.move;
  if (!move.promotion || committed_in(prospect) == nullptr) return false;
  return std::ranges::any_of(kPromotions, [&](PieceType type) {
    return std::holds_alternative<Refusal>(commit(position, {move.from, move.to, type}));
  });
}

// Whether the player on turn has nothing to move while others can.
bool may_wait(const Position& position) {
  return count_active(position) > 2 && !has_internal_move(position, position.turn);
}

// Whether the prospect is what the wish is for.
bool grants(const Position& position, const Prospect& prospect, Wish wish) {
  switch (wish) {
    case Wish::kCapture:
      return is_capture(position, prospect);
    case Wish::kOpenCapture:
      return is_capture(position, prospect) && position.board.at(prospect.move.from)->heading == Heading::kOpen;
    case Wish::kCheck:
      return is_check(prospect);
    case Wish::kPromotion:
      return prospect.move.promotion && committed_in(prospect) != nullptr;
    case Wish::kAward:
      return awards_in(prospect) > 0;
    case Wish::kTwoKings:
      return is_two_kings(prospect);
    case Wish::kSecondBatch:
      return is_second_batch(prospect);
    case Wish::kFrozenAward:
      return is_frozen_award(position, prospect);
    case Wish::kSurvivor:
      return is_survivor(prospect);
    case Wish::kFrozenSaved:
      return is_frozen_saved(prospect);
    case Wish::kChoicesDiffer:
      return do_choices_differ(position, prospect);
    case Wish::kActorRefusal:
      return is_refused_under(prospect, "Q-ACTOR");
    case Wish::kUnresolved:
      return is_refused_under(prospect, "Q-GUARD");
    case Wish::kUnsafe:
      return is_refused_under(prospect, "Q-SAFE");
    default:
      return committed_in(prospect) != nullptr;
  }
}

// What is taken where there is nothing of the kind.
Wish next_best(Wish wish) {
  switch (wish) {
    case Wish::kTwoKings:
    case Wish::kSecondBatch:
    case Wish::kFrozenAward:
    case Wish::kSurvivor:
      return Wish::kAward;
    case Wish::kChoicesDiffer:
      return Wish::kPromotion;
    case Wish::kOpenCapture:
      return Wish::kCapture;
    default:
      return Wish::kMove;
  }
}

std::optional<Move> granted(const Position& position, const std::vector<Prospect>& all, Wish wish,
                            std::uint32_t number) {
  std::vector<Move> moves;
  for (const Prospect& prospect : all) {
    if (grants(position, prospect, wish)) moves.push_back(prospect.move);
  }
  if (!moves.empty()) return moves[number % moves.size()];
  if (wish == Wish::kMove) return std::nullopt;
  return granted(position, all, next_best(wish), number);
}

Player player_of(std::uint32_t number) { return kPlayers[number % kPlayers.size()]; }

// The answer of one who may give it, or three times in eight of anybody.
AnswerDraw answer(const State& state, std::uint32_t number, bool accept) {
  std::vector<Player> askable;
  for (const Player player : kPlayers) {
    const bool may =
        state.offer && is_active(state.position, player) && player != state.offer->by && !state.offer->accepted[player];
    if (may) askable.push_back(player);
  }
  if (askable.empty() || number % 8 < 3) return {player_of(number / 8), accept};
  return {askable[number / 8 % askable.size()], accept};
}

Freeze freeze_of(std::uint32_t number) {
  constexpr std::array<FreezeKind, 3> kKinds = {FreezeKind::kResignation, FreezeKind::kTimeLoss, FreezeKind::kWalkover};
  return {kKinds[number / 4 % kKinds.size()], player_of(number)};
}

Move move_for(const Choice& choice, const State& state) {
  std::optional<Move> move;
  if (choice.wish == Wish::kOffTurn) {
    move = off_turn(state.position, choice.number);
  } else if (choice.wish != Wish::kAnything && !is_over(state)) {
    move = granted(state.position, prospects(state.position), choice.wish, choice.number);
  }
  return move ? *move : anything(state.position, choice.number);
}

}  // namespace

Wish any_wish(Dice& dice) { return pick_weighted(dice, kWishes).wish; }

bool is_granted(const Position& position, Wish wish) {
  switch (wish) {
    case Wish::kOffTurn:
    case Wish::kAnything:
    case Wish::kProposeDraw:
    case Wish::kAccept:
    case Wish::kDecline:
    case Wish::kFreeze:
    case Wish::kUndo:
    case Wish::kSaveAndRestore:
      return true;
    case Wish::kPass:
      return may_wait(position) && !is_in_check(position, position.turn);
    case Wish::kPassInCheck:
      return may_wait(position) && is_in_check(position, position.turn);
    default:
      return any_move(position, position.turn, [&](const Move& move) {
        return grants(position, {move, commit(position, move)}, wish);
      });
  }
}

Step resolved(const Choice& choice, const State& state) {
  switch (choice.wish) {
    case Wish::kPass:
    case Wish::kPassInCheck:
      return Action{Pass{}};
    case Wish::kProposeDraw:
      return Action{ProposeDraw{}};
    case Wish::kAccept:
    case Wish::kDecline:
      return Action{answer(state, choice.number, choice.wish == Wish::kAccept)};
    case Wish::kFreeze:
      return Action{freeze_of(choice.number)};
    case Wish::kUndo:
      return UndoLatest{};
    case Wish::kSaveAndRestore:
      return SaveAndRestore{};
    default:
      return Action{move_for(choice, state)};
  }
}

// Where a draw is offered, what may become of the offer is most of what follows.
Script script(Dice& dice, Wish first, std::uint64_t longest) {
  constexpr std::array kAfterOffer = {Wish::kAccept, Wish::kAccept,         Wish::kAccept, Wish::kDecline, Wish::kUndo,
                                      Wish::kUndo,   Wish::kSaveAndRestore, Wish::kFreeze, Wish::kMove};
  Script choices = {any_choice(dice, first)};
  for (auto further = dice.below(longest); further > 0; --further) {
    const Wish wish = first == Wish::kProposeDraw ? dice.pick(kAfterOffer) : any_wish(dice);
    choices.push_back(any_choice(dice, wish));
  }
  return choices;
}

}  // namespace tetrarch::generators
