"""The players and their armies (C-BOARD-2, C-BOARD-3, C-BOARD-4)."""

from typing import NamedTuple

from .board import GRID, SIZE

KING = "king"
QUEEN = "queen"
ROOK = "rook"
BISHOP = "bishop"
KNIGHT = "knight"
PAWN = "pawn"
TYPES = (KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN)

# C-BOARD-3: from west to east for north and south, from north to south for east and west. Queens so face each other.
BACK_LINE = (ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK)
FIRST_FILE = 3


class Player:
    """A seat. Everything that the rules say of "ahead" or of a line is said by the player's own count of the lines."""

    PIECE_LINE = 1
    PAWN_LINE = 2
    DOUBLE_STEP_LINE = 4

    def __init__(self, name, seat, forward):
        self.name = name
        self.seat = seat
        self.forward = forward
        self.duel_opponent = None

    def __repr__(self):
        return self.name

    def line_of(self, square):
        """The line of a square, counted from the player's own edge: 1 is the edge, 12 the opposite one (C-MOVE-2)."""
        along = square.file * self.forward[0] + square.rank * self.forward[1]
        return along if along > 0 else along + SIZE + 1

    def ahead_of(self, square):
        """The square that a pawn would step onto, or None."""
        return square.beside(self.forward)

    def pawn_attacks(self, square):
        """The squares diagonally ahead (C-MOVE-2)."""
        line_ahead = self.line_of(square) + 1
        return [corner for corner in square.corners if self.line_of(corner) == line_ahead]

    def home(self):
        """The army in its opening squares."""
        for place, piece_type in enumerate(BACK_LINE):
            yield self.home_square(place, self.PIECE_LINE), Piece(self, piece_type)
            yield self.home_square(place, self.PAWN_LINE), Piece(self, PAWN)

    def home_square(self, place, line):
        """The square of a place on one of the army's two lines, places being counted as in BACK_LINE."""
        east, north = self.forward
        distance = line if east + north > 0 else SIZE + 1 - line
        file = FIRST_FILE + place
        return GRID[(file, distance)] if east == 0 else GRID[(distance, SIZE + 1 - file)]


class Piece(NamedTuple):
    owner: Player
    type: str


NORTH = Player("north", 0, (0, -1))
EAST = Player("east", 1, (-1, 0))
SOUTH = Player("south", 2, (0, 1))
WEST = Player("west", 3, (1, 0))

CLOCKWISE = (NORTH, EAST, SOUTH, WEST)
PLAYERS = {player.name: player for player in CLOCKWISE}

NORTH.duel_opponent, SOUTH.duel_opponent = SOUTH, NORTH
EAST.duel_opponent, WEST.duel_opponent = WEST, EAST


def clockwise_after(player):
    """The other three players in the order in which they would follow (C-TURN-2)."""
    return CLOCKWISE[player.seat + 1 :] + CLOCKWISE[: player.seat]
