// What becomes of the pieces.
#include <fmt/format.h>

#include "suite/properties/quaternity/accepted.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties::of_quaternity {

using namespace quaternity;
using service::name_of;

namespace {

using Fault = std::optional<std::string>;

// What is wrong about what stands on a square, where something else is due there, or nothing.
using SquareLaw = std::function<Fault(const Accepted& accepted, Square square)>;

bool is_arrival(const Accepted& accepted, Square square) {
  const Move* move = move_in(accepted);
  return move != nullptr && square == move->to;
}

// What stood on a square before, or came to it.
std::optional<Piece> came_to(const Accepted& accepted, Square square) {
  const Move* move = move_in(accepted);
  if (move != nullptr && square == move->from) return std::nullopt;
  if (move != nullptr && square == move->to) return accepted.before.board.at(move->from);
  return accepted.before.board.at(square);
}

// The piece that stands on the square after the action or has become what stands there, as it was before.
std::optional<Piece> origin_of(const Accepted& accepted, Square square) {
  const auto piece = came_to(accepted, square);
  if (piece && piece->type == PieceType::kKing && is_awarded(accepted, piece->army)) return std::nullopt;
  return piece;
}

bool is_promoted(const Accepted& accepted, Square square) {
  return is_arrival(accepted, square) && move_in(accepted)->promotion;
}

Fault keeps_its_piece(const Accepted& accepted, Square square) {
  const auto origin = origin_of(accepted, square);
  const auto piece = accepted.after.board.at(square);
  if (origin && !piece) return "a piece is gone that was neither captured nor awarded";
  if (!origin && piece) return "a piece is there that never came";
  if (!origin) return std::nullopt;
  const PieceType due = is_promoted(accepted, square) ? *move_in(accepted)->promotion : origin->type;
  if (piece->type != due) return "a piece has become another without promotion";
  return std::nullopt;
}

Fault keeps_its_army(const Accepted& accepted, Square square) {
  const auto origin = origin_of(accepted, square);
  const auto piece = accepted.after.board.at(square);
  if (!origin || !piece || origin->army == piece->army) return std::nullopt;
  return fmt::format("a piece of {}'s army has become one of {}'s", name_of(origin->army), name_of(piece->army));
}

// An open pawn that moves chooses, or stays open.
bool is_heading_due(const Accepted& accepted, Square square, Piece origin, Piece piece) {
  if (piece.type != PieceType::kPawn) return piece.heading == Heading::kNone;
  const bool may_choose = origin.heading == Heading::kOpen && is_arrival(accepted, square);
  return may_choose ? is_heading_of(piece.army, piece.heading) : piece.heading == origin.heading;
}

Fault keeps_its_heading(const Accepted& accepted, Square square) {
  const auto origin = origin_of(accepted, square);
  const auto piece = accepted.after.board.at(square);
  if (!origin || !piece || is_heading_due(accepted, square, *origin, *piece)) return std::nullopt;
  return "a pawn has another heading";
}

Law law_of_squares(SquareLaw law) {
  return [law = std::move(law)](const Accepted& accepted) -> Fault {
    for (const Square square : board::kSquares) {
      if (const auto fault = law(accepted, square)) return fmt::format("{}: {}", board::to_string(square), *fault);
    }
    return std::nullopt;
  };
}

}  // namespace

std::vector<Property> piece_properties() {
  return {
      property_of_actions(
          {"no-piece-vanishes",
           "A piece leaves the board by capture or award alone, becomes another by promotion alone, and "
           "stands where it stood unless it is the one that moves.",
           {"Q-TRANSFER-4", "Q-BATCH-7", "Q-FREEZE-1", "Q-MOVE-1", "Q-PAWN-9"}},
          law_of_squares(keeps_its_piece)),
      property_of_actions({"armies-keep-their-colour",
                           "A piece is of one army for good: through transfers, moves and promotions.",
                           {"Q-TRANSFER-4", "Q-PAWN-10", "Q-PAWN-11"}},
                          law_of_squares(keeps_its_army)),
      property_of_actions({"headings-are-kept",
                           "A pawn keeps its heading for good, and an open one until it moves.",
                           {"Q-PAWN-8", "Q-PAWN-1", "Q-PAWN-4", "Q-PAWN-11", "Q-TRANSFER-4"}},
                          law_of_squares(keeps_its_heading)),
  };
}

}  // namespace tetrarch::properties::of_quaternity
