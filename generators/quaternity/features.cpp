#include "generators/quaternity/features.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/pawn.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

using Shows = bool (*)(const Played&);

// A feature with the question that finds it in an action that was accepted.
struct Question {
  Feature feature;
  Shows shows;
};

const Move* move_in(const Played& played) { return std::get_if<Move>(&played.action); }

std::size_t largest_batch(const Played& played) {
  std::size_t largest = 0;
  for (const Batch& batch : played.batches) largest = std::max(largest, batch.awards.size());
  return largest;
}

bool any_award(const Played& played, const std::function<bool(const Batch&, const Award&)>& is_such) {
  return std::ranges::any_of(played.batches, [&](const Batch& batch) {
    return std::ranges::any_of(batch.awards, [&](const Award& award) { return is_such(batch, award); });
  });
}

bool is_eliminated_in(const Batch& batch, Player player) {
  return std::ranges::find(batch.eliminated, player) != batch.eliminated.end();
}

bool is_king_of(const Batch& batch, Army army) {
  return std::ranges::find(batch.awards, army, &Award::king) != batch.awards.end();
}

bool has_frozen_award(const Played& played) {
  return any_award(played, [&](const Batch&, const Award& award) {
    return played.before.position.statuses[award.loser] == Status::kFrozen;
  });
}

bool has_surviving_loser(const Played& played) {
  return any_award(played,
                   [](const Batch& batch, const Award& award) { return !is_eliminated_in(batch, award.loser); });
}

bool has_frozen_survivor(const Played& played) {
  return any_award(played, [&](const Batch& batch, const Award& award) {
    return !is_eliminated_in(batch, award.loser) && played.before.position.statuses[award.loser] == Status::kFrozen;
  });
}

bool has_two_kings_of_one_loser(const Played& played) {
  return any_award(played, [](const Batch& batch, const Award& award) {
    return std::ranges::count(batch.awards, award.loser, &Award::loser) > 1;
  });
}

bool has_pieces(const Position& position, Army army) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return position.board.at(square)->army == army; });
}

bool has_kingless_transfer(const Played& played) {
  return std::ranges::any_of(played.batches, [&](const Batch& batch) {
    return std::ranges::any_of(batch.transfers, [&](const Transfer& transfer) {
      return !is_king_of(batch, transfer.army) && has_pieces(played.after.position, transfer.army);
    });
  });
}

bool has_assimilated_award(const Played& played) {
  return any_award(played, [](const Batch&, const Award& award) { return award.king != award.loser; });
}

bool is_credited_without_check(const Played& played) {
  const Position snapshot = moved(played.before.position, *move_in(played));
  const auto is_checked_by_others = [&](const Award& award) {
    return is_king(snapshot, award.square) && !attacks(snapshot, played.before.position.turn, award.square);
  };
  return !played.batches.empty() && std::ranges::any_of(played.batches.front().awards, is_checked_by_others);
}

bool is_saved_by_frozen(const Played& played) {
  const Position& position = played.after.position;
  return std::ranges::any_of(kPlayers, [&](Player player) {
    return position.statuses[player] == Status::kFrozen && is_in_check(position, player);
  });
}

std::array<Prospect, 4> choices_of(const Played& played) {
  std::array<Prospect, 4> choices;
  for (std::size_t index = 0; index < kPromotions.size(); ++index) {
    const Move& move = *move_in(played);
    const Move choice{move.from, move.to, kPromotions[index]};
    choices[index] = {choice, commit(played.before.position, choice)};
  }
  return choices;
}

bool do_choices_differ(const Played& played) {
  const auto choices = choices_of(played);
  const auto legal = std::ranges::count_if(choices, [](const Prospect& each) { return committed_in(each) != nullptr; });
  return legal != 0 && legal != 4;
}

// What a choice leads to, apart from the piece that it puts on the board.
std::string outcome_text(const Prospect& prospect) {
  if (const auto* refusal = std::get_if<Refusal>(&prospect.outcome)) return std::string(refusal->clause);
  std::string text;
  for (const Batch& batch : committed_in(prospect)->batches) {
    text += '|';
    for (const Award& award : batch.awards) text += static_cast<char>('0' + static_cast<int>(award.king));
  }
  return text;
}

bool have_choices_four_outcomes(const Played& played) {
  std::set<std::string> outcomes;
  for (const Prospect& choice : choices_of(played)) outcomes.insert(outcome_text(choice));
  return outcomes.size() == 4;
}

bool is_promotion(const Played& played) { return move_in(played) != nullptr && move_in(played)->promotion.has_value(); }

// Whether the guard had to look at the next player's moves (Q-GUARD-1).
bool is_guard_asked(const Played& played) {
  const Position& position = played.after.position;
  return position.turn != played.before.position.turn && is_in_check(position, position.turn) &&
         has_internal_move(position, position.turn);
}

bool is_stalemate(const Played& played) {
  const Position& position = played.after.position;
  return !is_over(played.after) && !is_in_check(position, position.turn) && !has_internal_move(position, position.turn);
}

bool is_drawn(const Played& played) {
  const auto outcome = outcome_of(played.after);
  return outcome && std::holds_alternative<Drawn>(*outcome) && !played.after.is_drawn_by_agreement;
}

bool is_won(const Played& played) {
  const auto outcome = outcome_of(played.after);
  return outcome && std::holds_alternative<Won>(*outcome);
}

bool is_capture(const Played& played) {
  return move_in(played) != nullptr && !played.before.position.board.is_empty(move_in(played)->to);
}

bool is_capture_by_open_pawn(const Played& played) {
  return is_capture(played) && played.before.position.board.at(move_in(played)->from)->heading == Heading::kOpen;
}

bool is_move_of_assimilated(const Played& played) {
  return move_in(played) != nullptr &&
         played.before.position.board.at(move_in(played)->from)->army != played.before.position.turn;
}

bool is_lapse(const Played& played) {
  return played.before.offer && !played.after.offer && !played.after.is_drawn_by_agreement;
}

template <class Kind>
bool is(const Played& played) {
  return std::holds_alternative<Kind>(played.action);
}

bool is_freeze_on_turn(const Played& played) {
  return is<Freeze>(played) && std::get<Freeze>(played.action).player == played.before.position.turn;
}

bool is_freeze_off_turn(const Played& played) { return is<Freeze>(played) && !is_freeze_on_turn(played); }

bool is_capture_of_frozen(const Played& played) {
  if (!is_capture(played)) return false;
  const Position& position = played.before.position;
  return position.statuses[controller_of(position, *position.board.at(move_in(played)->to))] == Status::kFrozen;
}

const std::vector<Question>& questions() {
  static const std::vector<Question> all = {
      {{"award", "a king is awarded"}, [](const Played& played) { return !played.batches.empty(); }},
      {{"two-kings-in-a-batch", "two kings are mated in one snapshot"},
       [](const Played& played) { return largest_batch(played) >= 2; }},
      {{"three-kings-in-a-batch", "three kings are mated in one snapshot"},
       [](const Played& played) { return largest_batch(played) >= 3; }},
      {{"second-batch", "a batch brings about another"},
       [](const Played& played) { return played.batches.size() >= 2; }},
      {{"third-batch", "a second batch brings about a third"},
       [](const Played& played) { return played.batches.size() >= 3; }},
      {{"frozen-king-mated", "a king of a frozen player is awarded"}, has_frozen_award},
      {{"frozen-king-saved", "a frozen player's king is in check and only its own pieces or squares save it"},
       is_saved_by_frozen},
      {{"keeps-a-king", "a player that loses a king keeps another"}, has_surviving_loser},
      {{"frozen-keeps-a-king", "a frozen player that loses a king keeps another"}, has_frozen_survivor},
      {{"two-kings-of-one-player", "two kings of one controller are mated in one snapshot"},
       has_two_kings_of_one_loser},
      {{"kingless-army-transferred", "an army without a king goes along with the last king"}, has_kingless_transfer},
      {{"assimilated-king-mated", "a king is awarded that its controller had assimilated"}, has_assimilated_award},
      {{"credit-without-check", "the mover is credited and none of its pieces attacks the king"},
       [](const Played& played) { return is<Move>(played) && is_credited_without_check(played); }},
      {{"one-by-one-differs", "taking kings one by one would end otherwise"},
       [](const Played& played) { return largest_batch(played) >= 2 && is_other_one_by_one(played); }},
      {{"promotion", "a pawn is replaced"}, is_promotion},
      {{"capture", "a piece is captured"}, is_capture},
      {{"capture-of-frozen", "a frozen piece is captured"}, is_capture_of_frozen},
      {{"capture-by-open-pawn", "an open pawn captures"}, is_capture_by_open_pawn},
      {{"move-of-assimilated", "a piece of an assimilated army moves"}, is_move_of_assimilated},
      {{"guard-asked", "the next player is in check and the guard finds a defence"}, is_guard_asked},
      {{"pass", "a player without a move passes"}, is<Pass>},
      {{"stalemate", "the next player has no move and is not in check"}, is_stalemate},
      {{"stalemate-draw", "stalemate between the last two"}, is_drawn},
      {{"offer", "a draw is offered"}, is<ProposeDraw>},
      {{"answer", "an offer is answered"}, is<AnswerDraw>},
      {{"agreement", "all have accepted"}, [](const Played& played) { return played.after.is_drawn_by_agreement; }},
      {{"lapse", "an offer is pending no more"}, is_lapse},
      {{"freeze-on-turn", "the player on turn is frozen"}, is_freeze_on_turn},
      {{"freeze-off-turn", "a player that is not on turn is frozen"}, is_freeze_off_turn},
      {{"win", "one active player is left"}, is_won},
  };
  return all;
}

// The features of a move that owes a choice, whether it is accepted or not.
void add_choices(const Played& played, std::set<std::string>& features) {
  if (!is_promotion(played)) return;
  if (do_choices_differ(played)) features.insert("promotion-choices-differ");
  if (have_choices_four_outcomes(played)) features.insert("promotion-four-outcomes");
}

// The next player's defences in a move that is unresolved: how many, and what each is refused under.
void add_defences(const Played& played, std::set<std::string>& features) {
  if (!is<Move>(played)) return;
  const Player mover = played.before.position.turn;
  Position position = adjudicate(moved(played.before.position, *move_in(played)), mover).result;
  position.turn = next_active_after(position, mover);
  std::vector<Prospect> defences = prospects(position);
  std::erase_if(defences, [](const Prospect& each) { return !is_refused_under(each, "Q-ACTOR"); });
  const auto is_under = [&](std::string_view clause) {
    return std::ranges::any_of(defences, [&](const Prospect& each) { return is_refused_under(each, clause); });
  };
  if (defences.size() >= 2) features.insert("unresolved-with-two-defences");
  if (is_under("Q-ACTOR-1") && is_under("Q-ACTOR-2")) features.insert("unresolved-under-both");
}

// Among whom a king is awarded: how many are active and frozen, and how many kings there are.
std::string company_of(const Position& position) {
  const auto frozen =
      std::ranges::count_if(kPlayers, [&](Player player) { return position.statuses[player] == Status::kFrozen; });
  const auto kings =
      std::ranges::count_if(position.board.occupied(), [&](Square square) { return is_king(position, square); });
  return "award-among-" + std::to_string(count_active(position)) + "-active-" + std::to_string(frozen) + "-frozen-" +
         std::to_string(kings) + "-kings";
}

}  // namespace

Played play(Game& game, const Action& action) {
  Played played{game.state, action, std::nullopt, {}, game.state};
  played.refusal = act(game, action);
  if (played.refusal) return played;
  played.batches = game.events.back().batches;
  played.after = game.state;
  return played;
}

Played played(const Position& before, const Prospect& prospect) {
  Played result{State{before, {}, false}, prospect.move, {}, {}, State{before, {}, false}};
  if (const auto* committed = committed_in(prospect)) {
    result.batches = committed->batches;
    result.after.position = committed->position;
  } else {
    result.refusal = std::get<Refusal>(prospect.outcome);
  }
  return result;
}

const std::vector<Feature>& known_features() {
  static const std::vector<Feature> all = [] {
    std::vector<Feature> features;
    for (const Question& question : questions()) features.push_back(question.feature);
    features.push_back(
        {"promotion-choices-differ", "of the four choices of a promotion some are legal and some are not"});
    features.push_back({"promotion-four-outcomes", "the four choices of a promotion have four different outcomes"});
    features.push_back({"unresolved", "a move, pass or freeze is refused as unresolved"});
    features.push_back({"unresolved-with-two-defences", "the checked player has two or more internal moves"});
    features.push_back({"unresolved-under-both", "one defence is refused under Q-ACTOR-1 and one under Q-ACTOR-2"});
    return features;
  }();
  return all;
}

std::set<std::string> features_of(const Played& played) {
  std::set<std::string> features;
  if (!played.refusal) {
    if (!played.batches.empty()) features.insert(company_of(played.before.position));
    for (const auto& [feature, shows] : questions()) {
      if (shows(played)) features.insert(std::string(feature.name));
    }
    add_choices(played, features);
    return features;
  }
  features.insert("refused-" + std::string(played.refusal->clause));
  if (played.refusal->clause.starts_with("Q-ACTOR") || played.refusal->clause == "Q-GUARD-1") {
    add_choices(played, features);
  }
  if (played.refusal->kind == RefusalKind::kUnresolved) {
    features.insert("unresolved");
    if (played.refusal->clause == "Q-GUARD-1") add_defences(played, features);
  }
  return features;
}

bool is_other_one_by_one(const Played& played) {
  const Player mover = played.before.position.turn;
  Position position = moved(played.before.position, *move_in(played));
  std::size_t taken = 0;
  for (auto mated = mated_kings(position); !mated.empty(); mated = mated_kings(position)) {
    const Award& first = mated.front();
    position.board.clear(first.square);
    ++taken;
    const bool keeps_king = controls_king(position, first.loser);
    for (const Army army : kPlayers) {
      if (position.controllers[army] == first.loser && (!keeps_king || army == first.king)) {
        position.controllers[army] = mover;
      }
    }
    if (!keeps_king) position.statuses[first.loser] = Status::kEliminated;
  }
  std::size_t awarded = 0;
  for (const Batch& batch : played.batches) awarded += batch.awards.size();
  position.turn = played.after.position.turn;
  return taken != awarded || position != played.after.position;
}

}  // namespace tetrarch::generators
