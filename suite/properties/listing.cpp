// Which actions are listed as moves.
#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "reference/board/board.hpp"
#include "suite/properties/claims.hpp"

namespace tetrarch::properties {
namespace {

// A choice of promotion, or none.
using Choice = std::optional<std::string>;

json move_of(const json& from, const std::string& to, const Choice& choice) {
  json move = {{"kind", "move"}, {"from", from}, {"to", to}};
  if (choice) move["promotion"] = *choice;
  return move;
}

// A choice that a piece other than a pawn never owes is tried where the move is good without it.
std::vector<Choice> choices_of(const json& piece, bool is_listed) {
  if (piece.at("type") == "pawn") return {std::nullopt, "queen", "rook", "bishop", "knight"};
  if (is_listed) return {std::nullopt, "queen"};
  return {std::nullopt};
}

// The piece to every square, with and without a choice of promotion.
std::vector<json> moves_of(const json& piece, const std::set<json>& listed) {
  std::vector<json> moves;
  for (const board::Square square : board::kSquares) {
    const std::string to = board::to_string(square);
    const bool is_listed = listed.contains(move_of(piece.at("square"), to, std::nullopt));
    for (const Choice& choice : choices_of(piece, is_listed)) {
      moves.push_back(move_of(piece.at("square"), to, choice));
    }
  }
  return moves;
}

// All that might be listed, and more.
std::vector<json> candidates(const json& state, const std::set<json>& listed, const Ruleset& ruleset) {
  std::vector<json> all = ruleset.other_candidates(state);
  for (const json& piece : state.at("pieces")) std::ranges::move(moves_of(piece, listed), std::back_inserter(all));
  return all;
}

void listed_moves_are_the_accepted_ones(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  const auto in_order = table.moves();
  std::set<json> listed(in_order.begin(), in_order.end());
  for (const json& action : candidates(table.state(), listed, table.ruleset())) {
    const std::string text = table.text_of(cases::Act{action});
    const bool is_listed = listed.erase(action) > 0;
    const bool is_accepted = table.accepts(action);
    if (is_listed && !is_accepted) {
      table.perform(cases::Act{action});
      table.fail(text + " is listed and refused");
    }
    if (!is_listed && is_accepted) table.fail(text + " is accepted and not listed");
    if (is_accepted) table.load(attempt.position);
  }
  if (!listed.empty()) {
    table.fail(table.text_of(cases::Act{*listed.begin()}) + " is listed, and no piece can do that");
  }
}

}  // namespace

std::vector<Property> listing_properties(const Ruleset& ruleset) {
  return {property(ruleset,
                   {"listed-moves-are-the-accepted-ones",
                    "Everything that is listed is accepted, and every other move or promotion of any piece to any "
                    "square, with and without a choice, is refused.",
                    ruleset.clauses.at("listed-moves-are-the-accepted-ones"),
                    {},
                    campaign::Asking::kMoves},
                   listed_moves_are_the_accepted_ones)};
}

}  // namespace tetrarch::properties
