#include "suite/search/quaternity/symmetry.hpp"

#include <algorithm>
#include <array>

#include "reference/quaternity/pawn.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;

namespace {

constexpr std::array<Symmetry, 8> kSymmetries = {
    {{false, 0}, {false, 1}, {false, 2}, {false, 3}, {true, 0}, {true, 1}, {true, 2}, {true, 3}}};

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

Heading mirrored_by(Symmetry symmetry, Heading heading) { return symmetry.mirrors ? mirrored(heading) : heading; }

// An open pawn goes the ways of both headings of its army, so they must both be those of the new one.
bool keeps_its_ways(Piece pawn, Symmetry symmetry) {
  const Army army = symmetry.image(pawn.army);
  if (pawn.heading != Heading::kOpen) return is_heading_of(army, mirrored_by(symmetry, pawn.heading));
  return std::ranges::all_of(headings_of(pawn.army),
                             [&](Heading heading) { return is_heading_of(army, mirrored_by(symmetry, heading)); });
}

}  // namespace

Square Symmetry::image(Square square) const {
  if (!mirrors) return square;
  return {square.rank, square.file};
}

Player Symmetry::image(Player player) const {
  return kPlayers[(static_cast<std::size_t>(player) + steps) % kPlayers.size()];
}

std::optional<Piece> Symmetry::image(Piece piece) const {
  if (piece.type == PieceType::kPawn && !keeps_its_ways(piece, *this)) return std::nullopt;
  return Piece{piece.type, image(piece.army), mirrored_by(*this, piece.heading)};
}

unsigned Symmetry::number_of(Piece piece) {
  const auto army = static_cast<unsigned>(piece.army);
  const auto type = static_cast<unsigned>(piece.type);
  const auto heading = static_cast<unsigned>(piece.heading);
  return (type << 5U) | (army << 3U) | heading;
}

std::optional<Layout> image(const Pieces& pieces, Symmetry symmetry) { return layout_of(pieces, symmetry); }

bool is_least_of_its_images(const Pieces& pieces) { return is_least_among(pieces, kSymmetries); }

}  // namespace tetrarch::search::quaternity
