"""The board (C-BOARD-1): 144 squares, each of which knows the squares that lie around it."""

SIZE = 12
FILES = "abcdefghijkl"

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


class Square:
    """A square, `file` and `rank` being counted from 1. There is one object of each, so squares compare by identity.

    The lines run from the square outwards and end at the edge. Corners are the diagonal neighbours.
    """

    __slots__ = ("file", "rank", "name", "straight_lines", "diagonal_lines", "leaps", "neighbours", "corners")

    def __init__(self, file, rank):
        self.file = file
        self.rank = rank
        self.name = f"{FILES[file - 1]}{rank}"

    def __repr__(self):
        return self.name

    def beside(self, step):
        """The square one step away, or None beyond the edge."""
        return GRID.get((self.file + step[0], self.rank + step[1]))

    def line(self, step):
        """The squares in one direction, the nearest first."""
        square = self.beside(step)
        while square is not None:
            yield square
            square = square.beside(step)

    def survey(self):
        """Looks around once, when all squares exist."""
        self.straight_lines = [list(self.line(step)) for step in STRAIGHT]
        self.diagonal_lines = [list(self.line(step)) for step in DIAGONAL]
        self.leaps = self.those_beside(LEAPS)
        self.neighbours = self.those_beside(STRAIGHT + DIAGONAL)
        self.corners = self.those_beside(DIAGONAL)

    def those_beside(self, steps):
        return [square for square in map(self.beside, steps) if square is not None]


GRID = {(file, rank): Square(file, rank) for file in range(1, SIZE + 1) for rank in range(1, SIZE + 1)}
SQUARES = {square.name: square for square in GRID.values()}

for each_square in GRID.values():
    each_square.survey()


def squares_between(one, other):
    """The squares between two that share a file or a rank."""
    for line in one.straight_lines:
        if other in line:
            return line[: line.index(other)]
    return []
