#include "suite/search/symmetry.hpp"

#include <algorithm>

#include "reference/quaternity/pawn.hpp"

namespace tetrarch::search {

using namespace quaternity;

namespace {

Square mirrored(Square square) { return {square.rank, square.file}; }

Heading mirrored(Heading heading) {
  switch (heading) {
    case Heading::kUp:
      return Heading::kRight;
    case Heading::kRight:
      return Heading::kUp;
    case Heading::kDown:
      return Heading::kLeft;
    case Heading::kLeft:
      return Heading::kDown;
    case Heading::kNone:
    case Heading::kOpen:
      break;
  }
  return heading;
}

Player renamed(Player player, Symmetry symmetry) {
  return kPlayers[(static_cast<std::size_t>(player) + symmetry.steps) % kPlayers.size()];
}

Square image(Square square, Symmetry symmetry) { return symmetry.mirrors ? mirrored(square) : square; }

Heading image(Heading heading, Symmetry symmetry) { return symmetry.mirrors ? mirrored(heading) : heading; }

// An open pawn goes the ways of both headings of its army, so they must both be those of the new one.
bool keeps_its_ways(Piece pawn, Symmetry symmetry) {
  const Army army = renamed(pawn.army, symmetry);
  if (pawn.heading != Heading::kOpen) return is_heading_of(army, image(pawn.heading, symmetry));
  return std::ranges::all_of(headings_of(pawn.army),
                             [&](Heading heading) { return is_heading_of(army, image(heading, symmetry)); });
}

std::uint16_t number_of(const Standing& standing) {
  const Piece piece = standing.piece;
  const auto army = static_cast<unsigned>(piece.army);
  const auto type = static_cast<unsigned>(piece.type);
  const auto heading = static_cast<unsigned>(piece.heading);
  return static_cast<std::uint16_t>((board::index_of(standing.square) << 8U) | (type << 5U) | (army << 3U) | heading);
}

}  // namespace

std::optional<Layout> image(const Pieces& pieces, Symmetry symmetry) {
  Layout layout;
  layout.turn = static_cast<std::uint8_t>(renamed(pieces.turn, symmetry));
  for (const Army army : kPlayers) {
    const Square square = image(pieces.kings[static_cast<std::size_t>(army)], symmetry);
    layout.kings[static_cast<std::size_t>(renamed(army, symmetry))] =
        static_cast<std::uint8_t>(board::index_of(square));
  }
  for (std::size_t index = 0; index < pieces.others.size(); ++index) {
    if (!pieces.others[index]) continue;
    const auto& [square, piece] = *pieces.others[index];
    if (piece.type == PieceType::kPawn && !keeps_its_ways(piece, symmetry)) return std::nullopt;
    layout.others[index] = number_of(
        {image(square, symmetry), {piece.type, renamed(piece.army, symmetry), image(piece.heading, symmetry)}});
  }
  std::ranges::sort(layout.others);
  return layout;
}

bool is_least_of_its_images(const Pieces& pieces) {
  const auto self = image(pieces, {});
  for (const bool mirrors : {false, true}) {
    for (unsigned steps = 0; steps < kPlayers.size(); ++steps) {
      const auto other = image(pieces, {mirrors, steps});
      if (other && *other < *self) return false;
    }
  }
  return true;
}

}  // namespace tetrarch::search
