#include "generators/quaternity/nets.hpp"

#include <algorithm>
#include <array>

#include "generators/quaternity/settling.hpp"
#include "generators/quaternity/turning.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

constexpr std::int8_t kEdge = board::kSide - 1;
constexpr std::int8_t kBeforeEdge = kEdge - 1;

constexpr std::array kLinePieces = {PieceType::kRook, PieceType::kRook, PieceType::kQueen};

// Compilers differ in the order in which they look at the arguments of a call, and a seed must give the same with all
// of them: no call below has more than one argument that throws the dice.
std::int8_t between(Dice& dice, int lowest, int highest) {
  return static_cast<std::int8_t>(dice.between(lowest, highest));
}

bool put(Position& position, Square square, Piece piece) {
  if (!position.board.is_empty(square)) return false;
  position.board.put(square, piece);
  return true;
}

bool has_king(const Position& position, Army army) {
  return std::ranges::any_of(position.board.occupied(), [&](Square square) {
    return position.board.at(square) == Piece{PieceType::kKing, army};
  });
}

bool is_beside_king(const Position& position, Square square) {
  for (int files = -1; files <= 1; ++files) {
    for (int ranks = -1; ranks <= 1; ++ranks) {
      const auto near = board::moved_by(square, {files, ranks});
      if (near && is_king(position, *near)) return true;
    }
  }
  return false;
}

// On a few tries, a square of that rank away from every king.
void put_on_rank(Dice& dice, Position& position, std::int8_t rank, Piece piece) {
  for (int tries = 0; tries < 8; ++tries) {
    const Square square{between(dice, 0, kEdge), rank};
    if (is_beside_king(position, square)) continue;
    if (put(position, square, piece)) return;
  }
}

// Kings that are not there yet come to the other half of the board; now and then one does not.
void put_other_kings(Dice& dice, Position& position) {
  for (const Army army : kPlayers) {
    if (has_king(position, army)) continue;
    if (army != Player::kWhite && dice.one_in(5)) continue;
    for (int tries = 0; tries < 8 && !has_king(position, army); ++tries) {
      const Square square{between(dice, 0, kEdge), between(dice, 0, 4)};
      if (!is_beside_king(position, square)) put(position, square, {PieceType::kKing, army});
    }
  }
}

void put_noise(Dice& dice, Position& position) {
  while (dice.one_in(3)) put_anywhere(dice, position, any_piece(dice, dice.pick(kPlayers)));
}

// A few of the players frozen, each of three with a chance of one in so many, and an army under another's control.
void stir(Dice& dice, Position& position, std::uint64_t frozen_one_in) {
  for (const Player player : kPlayers) position.statuses[player] = Status::kActive;
  for (const Player player : {Player::kRed, Player::kBlack, Player::kGreen}) {
    if (dice.one_in(frozen_one_in)) position.statuses[player] = Status::kFrozen;
  }
  if (dice.one_in(3)) position.controllers[dice.pick(kPlayers)] = dice.pick(kPlayers);
}

// One of the armies that are on neither side.
Army helper(Dice& dice) { return dice.one_in(3) ? dice.pick(kPlayers) : Player::kWhite; }

void put_victims(Dice& dice, Position& position) {
  std::int8_t file = between(dice, 0, 3);
  const auto first = dice.below(3);
  for (auto count = 1 + dice.below(3); count > 0 && file <= kEdge; --count) {
    const Army army = kPlayers[1 + (first + count) % 3];
    put(position, {file, kEdge}, {PieceType::kKing, army});
    if (dice.one_in(3)) put_anywhere(dice, position, any_piece(dice, army));
    file = static_cast<std::int8_t>(file + between(dice, 2, 6));
  }
}

// A king on the opposite edge that a frozen piece of a victim mates as soon as it comes alive under the mover.
void put_next_victim(Dice& dice, Position& position) {
  constexpr std::array kVictims = {Player::kRed, Player::kBlack, Player::kGreen};
  const Army next = dice.pick(kVictims);
  if (has_king(position, next)) return;
  const Square square{between(dice, 0, kEdge), 0};
  put(position, square, {PieceType::kKing, next});
  put_on_rank(dice, position, 1, {dice.pick(kLinePieces), Player::kWhite});
  for (const Army army : kVictims) {
    if (army == next || !has_king(position, army)) continue;
    position.statuses[army] = Status::kFrozen;
    put_on_rank(dice, position, 0, {dice.pick(kLinePieces), army});
  }
}

Position try_mating_net(Dice& dice) {
  Position position = empty_position();
  put_victims(dice, position);
  stir(dice, position, 2);
  if (dice.one_in(2)) put_next_victim(dice, position);
  put_on_rank(dice, position, kBeforeEdge, {dice.pick(kLinePieces), helper(dice)});
  const std::int8_t rank = between(dice, 1, 8);
  put_on_rank(dice, position, rank, {dice.pick(kLinePieces), Player::kWhite});
  put_other_kings(dice, position);
  return position;
}

// King, victim and a line piece of somebody else on the edge; whatever covers the rank before it mates the victim.
Position try_actor_net(Dice& dice) {
  Position position = empty_position();
  stir(dice, position, 3);
  constexpr std::array<std::array<Army, 2>, 6> kRoles = {{{Player::kRed, Player::kBlack},
                                                          {Player::kRed, Player::kGreen},
                                                          {Player::kBlack, Player::kRed},
                                                          {Player::kBlack, Player::kGreen},
                                                          {Player::kGreen, Player::kRed},
                                                          {Player::kGreen, Player::kBlack}}};
  const auto [victim, shooter] = dice.pick(kRoles);
  const std::int8_t mover_file = between(dice, 0, 2);
  const auto victim_file = static_cast<std::int8_t>(mover_file + between(dice, 2, 4));
  put(position, {mover_file, kEdge}, {PieceType::kKing, Player::kWhite});
  put(position, {victim_file, kEdge}, {PieceType::kKing, victim});
  const std::int8_t shooter_file = between(dice, victim_file + 2, kEdge);
  put(position, {shooter_file, kEdge}, {dice.pick(kLinePieces), shooter});
  position.statuses[shooter] = Status::kActive;
  if (dice.one_in(2)) {
    put(position, {kBeforeEdge, kBeforeEdge}, {PieceType::kPawn, Player::kWhite, Heading::kRight});
  } else {
    const std::int8_t rank = between(dice, 1, 8);
    put_on_rank(dice, position, rank, {dice.pick(kLinePieces), Player::kWhite});
  }
  put_other_kings(dice, position);
  return position;
}

Position try_stalemate_net(Dice& dice) {
  Position position = empty_position();
  stir(dice, position, 3);
  put(position, {0, 0}, {PieceType::kKing, Player::kWhite});
  const std::int8_t rank = between(dice, 3, kEdge);
  put(position, {1, rank}, {dice.pick(kLinePieces), dice.pick(kPlayers)});
  const std::int8_t file = between(dice, 3, kEdge);
  put(position, {file, 1}, {dice.pick(kLinePieces), dice.pick(kPlayers)});
  for (const Player player : {Player::kRed, Player::kBlack, Player::kGreen}) {
    put(position, {between(dice, 3, kEdge), between(dice, 4, kEdge)}, {PieceType::kKing, player});
    if (!dice.one_in(4)) position.statuses[player] = Status::kActive;
  }
  if (dice.one_in(3)) put(position, {file, 0}, {dice.pick(kLinePieces), dice.pick(kPlayers)});
  return position;
}

Position try_promotion_net(Dice& dice) {
  Position position = empty_position();
  stir(dice, position, 3);
  for (const Player player : {Player::kRed, Player::kBlack, Player::kGreen}) {
    const Square square{between(dice, 0, kEdge), dice.one_in(2) ? kEdge : between(dice, 0, kBeforeEdge)};
    if (!dice.one_in(4)) put(position, square, {PieceType::kKing, player});
  }
  for (auto count = 1 + dice.below(3); count > 0; --count) {
    const Heading heading = dice.one_in(4) ? Heading::kOpen : Heading::kUp;
    put(position, {between(dice, 0, kEdge), kBeforeEdge}, {PieceType::kPawn, Player::kWhite, heading});
  }
  if (dice.one_in(2))
    put(position, {kBeforeEdge, between(dice, 0, kEdge)}, {PieceType::kPawn, Player::kWhite, Heading::kRight});
  put_other_kings(dice, position);
  return position;
}

Position loadable(Dice& dice, Position (*make)(Dice&)) {
  while (true) {
    Position position = make(dice);
    put_noise(dice, position);
    settle(dice, position);
    if (is_loadable(position)) return turned(position, static_cast<unsigned>(dice.below(4)));
  }
}

}  // namespace

Position mating_net(Dice& dice) { return loadable(dice, try_mating_net); }

Position actor_net(Dice& dice) { return loadable(dice, try_actor_net); }

Position stalemate_net(Dice& dice) { return loadable(dice, try_stalemate_net); }

Position promotion_net(Dice& dice) { return loadable(dice, try_promotion_net); }

}  // namespace tetrarch::generators
