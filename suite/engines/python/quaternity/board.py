"""The board, its squares and what stands on it (Q-BOARD). A square is a pair: file and rank, both from 1 to 12."""

from typing import NamedTuple

SIZE = 12
FILES = "abcdefghijkl"
SQUARES = [(file, rank) for file in range(1, SIZE + 1) for rank in range(1, SIZE + 1)]
NAMES = {(file, rank): f"{FILES[file - 1]}{rank}" for file, rank in SQUARES}
BY_NAME = {name: square for square, name in NAMES.items()}

# Clockwise: the order of turns and of awards (Q-BOARD-2). Armies and players have the same names.
PLAYERS = ("white", "red", "black", "green")
ARMIES = PLAYERS
STATUSES = ("active", "frozen", "eliminated")

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


class Piece(NamedTuple):
    """A piece. Who controls it is no matter of the piece but of its army: all of an army has one controller."""

    army: str
    type: str
    heading: str | None = None


class Move(NamedTuple):
    """A move, and the piece that stands on its target afterwards: the piece itself but for some pawns."""

    origin: tuple
    target: tuple
    arrives: Piece
    promotion: str | None = None


class Board:
    """The pieces by square, the squares of the kings by army, the controllers by army, the statuses by player."""

    def __init__(self, pieces, controllers, statuses):
        self.pieces = pieces
        self.kings = {piece.army: square for square, piece in pieces.items() if piece.type == "king"}
        self.controllers = controllers
        self.statuses = statuses

    def copy(self):
        return Board(dict(self.pieces), dict(self.controllers), dict(self.statuses))

    def controller_of(self, piece):
        return self.controllers[piece.army]

    def is_active(self, player):
        return self.statuses[player] == "active"

    def active_players(self):
        return [player for player in PLAYERS if self.is_active(player)]

    def kings_of(self, player):
        """The squares of every king that the player controls, whatever its army."""
        return [square for army, square in self.kings.items() if self.controllers[army] == player]

    def pieces_of(self, player):
        """The player's pieces with their squares, in a list of its own: moves are tried while it is gone through."""
        return [(square, piece) for square, piece in self.pieces.items() if self.controllers[piece.army] == player]

    def may_capture(self, piece, victim):
        """Friend and foe go by controller, not by army (Q-MOVE-4); no king is ever captured (Q-MOVE-5)."""
        return victim.type != "king" and self.controllers[victim.army] != self.controllers[piece.army]

    def make(self, move):
        """Plays a move and gives the piece that it captured, for `unmake`."""
        captured = self.pieces.get(move.target)
        del self.pieces[move.origin]
        self.pieces[move.target] = move.arrives
        if move.arrives.type == "king":
            self.kings[move.arrives.army] = move.target
        return captured

    def unmake(self, move, moved, captured):
        """Takes back what `make` did: `moved` is the piece as it stood on the origin."""
        self.pieces[move.origin] = moved
        if captured is None:
            del self.pieces[move.target]
        else:
            self.pieces[move.target] = captured
        if moved.type == "king":
            self.kings[moved.army] = move.origin

    def remove_king(self, army):
        del self.pieces[self.kings.pop(army)]


def shifted(square, vector):
    """The square that is away by a vector, or None beyond the edge."""
    target = (square[0] + vector[0], square[1] + vector[1])
    return target if target in NAMES else None


def line(square, direction):
    """The squares from a square to the edge, the nearest first."""
    squares = []
    while square := shifted(square, direction):
        squares.append(square)
    return tuple(squares)


def lines(directions):
    """From every square: the lines in these directions that are not empty, each with its direction."""
    return {
        square: tuple((direction, line(square, direction)) for direction in directions if shifted(square, direction))
        for square in SQUARES
    }


STRAIGHT_LINES = lines(STRAIGHT)
DIAGONAL_LINES = lines(DIAGONAL)
ALL_LINES = lines(STRAIGHT + DIAGONAL)
KNIGHT_LEAPS = {square: tuple(filter(None, (shifted(square, leap) for leap in LEAPS))) for square in SQUARES}
