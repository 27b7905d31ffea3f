// Which moves are listed, and how they fare when the board is turned.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "reference/quaternity/adjudication.hpp"
#include "suite/notation/notation.hpp"
#include "suite/properties/claims.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties {

using namespace quaternity;

namespace {

const notation::Notation& notation() { return *notation::notation_of("quaternity"); }

// A choice that a piece other than a pawn never owes is tried where the move is good without it.
std::vector<std::optional<PieceType>> choices_of(Piece piece, bool is_listed) {
  if (piece.type == PieceType::kPawn) {
    return {std::nullopt, PieceType::kQueen, PieceType::kRook, PieceType::kBishop, PieceType::kKnight};
  }
  if (is_listed) return {std::nullopt, PieceType::kQueen};
  return {std::nullopt};
}

// Every piece to every square, with and without a choice of promotion.
std::vector<json> all_moves(const Position& position, const std::set<json>& listed) {
  std::vector<json> moves;
  for (const Square from : position.board.occupied()) {
    const Piece piece = *position.board.at(from);
    for (const Square to : board::kSquares) {
      const bool is_listed = listed.contains(service::move_to_json({from, to, std::nullopt}));
      for (const auto& choice : choices_of(piece, is_listed))
        moves.push_back(service::move_to_json({from, to, choice}));
    }
  }
  return moves;
}

void listed_moves_are_the_accepted_ones(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  const auto in_order = table.moves();
  std::set<json> listed(in_order.begin(), in_order.end());
  for (const json& move : all_moves(table.position_in(table.state()), listed)) {
    const bool is_listed = listed.erase(move) > 0;
    const bool is_accepted = table.accepts(move);
    if (is_listed && !is_accepted) {
      table.perform(cases::Act{move});
      table.fail(text_of(cases::Act{move}) + " is listed and refused");
    }
    if (!is_listed && is_accepted) table.fail(text_of(cases::Act{move}) + " is accepted and not listed");
    if (is_accepted) table.load(attempt.position);
  }
  if (!listed.empty()) table.fail(text_of(cases::Act{*listed.begin()}) + " is listed, and no piece can do that");
}

// The attempt on the board after that many quarter turns.
Attempt turned(const Attempt& attempt, unsigned quarter_turns) {
  Attempt result{notation().turned(attempt.position, quarter_turns), attempt.deeds};
  for (cases::Deed& deed : result.deeds) {
    if (auto* act = std::get_if<cases::Act>(&deed)) act->action = notation().turned(act->action, quarter_turns);
  }
  return result;
}

std::vector<std::size_t> sizes_of_batches(const Played& played, const Table& table) {
  const auto accepted = accepted_in(played, table);
  const Move* move = accepted ? move_in(*accepted) : nullptr;
  if (move == nullptr || movement_forbids(accepted->before, accepted->before.turn, *move)) return {};
  std::vector<std::size_t> sizes;
  for (const Batch& batch : adjudicate(moved(accepted->before, *move), accepted->before.turn).batches) {
    sizes.push_back(batch.awards.size());
  }
  return sizes;
}

// The order inside a batch is the one thing that does not turn.
json without_order_in_batches(json events, const std::vector<std::size_t>& sizes) {
  std::size_t begin = 0;
  for (const std::size_t size : sizes) {
    if (begin + size > events.size()) break;
    const auto first = events.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, first + static_cast<std::ptrdiff_t>(size));
    begin += size;
  }
  return events;
}

// What is shown of an attempt.
struct Shown {
  json loaded;
  std::vector<Played> played;
  std::vector<std::vector<std::size_t>> batches;  // their sizes, for each deed
  std::vector<json> moves;                        // at the end
};

Shown shown(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  Shown result{.loaded = table.state(), .played = table.perform(attempt.deeds), .batches = {}, .moves = {}};
  for (const Played& played : result.played) result.batches.push_back(sizes_of_batches(played, table));
  result.moves = table.moves();
  return result;
}

Played turned(const Played& played, unsigned quarter_turns) {
  Played result = played;
  result.after = notation().turned(played.after, quarter_turns);
  result.events = notation().turned(played.events, quarter_turns);
  return result;
}

std::vector<json> turned(const std::vector<json>& moves, unsigned quarter_turns) {
  std::vector<json> result;
  for (const json& move : moves) result.push_back(notation().turned(move, quarter_turns));
  std::ranges::sort(result);
  return result;
}

void require_turned(const Shown& as_written, const Shown& actual, unsigned quarter_turns, const Table& table) {
  const std::string turns = fmt::format(" in quarter turn {}", quarter_turns);
  table.require_none(difference(notation().turned(as_written.loaded, quarter_turns), actual.loaded), "load" + turns);
  for (std::size_t index = 0; index < actual.played.size(); ++index) {
    Played due = turned(as_written.played[index], quarter_turns);
    Played came = actual.played[index];
    due.events = without_order_in_batches(due.events, as_written.batches[index]);
    came.events = without_order_in_batches(came.events, actual.batches[index]);
    table.require_none(difference(due, came), text_of(came.deed) + turns);
  }
  if (turned(as_written.moves, quarter_turns) != actual.moves) table.fail("other moves are listed" + turns);
}

void quarter_turns_commute(const Attempt& attempt, Table& table) {
  const Shown as_written = shown(attempt, table);
  for (unsigned quarter_turns = 1; quarter_turns < 4; ++quarter_turns) {
    require_turned(as_written, shown(turned(attempt, quarter_turns), table), quarter_turns, table);
  }
}

}  // namespace

std::vector<Property> move_properties() {
  return {
      property({"listed-moves-are-the-accepted-ones",
                "Every move that is listed is accepted, and every other of any piece to any square, with and without a "
                "choice of promotion, is refused.",
                {"Q-MOVE-6", "Q-ACTOR-3", "Q-ACTOR-4", "Q-SAFE-1", "Q-PAWN-10", "Q-END-2"},
                {},
                campaign::Asking::kMoves},
               listed_moves_are_the_accepted_ones),
      property({"quarter-turns-commute",
                "What comes of an attempt comes of the turned attempt turned, but for the order inside a batch.",
                {"Q-BOARD-4"},
                {},
                campaign::Asking::kMoves},
               quarter_turns_commute),
  };
}

}  // namespace tetrarch::properties
