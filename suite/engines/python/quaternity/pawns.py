"""Pawns (Q-PAWN). What a pawn may do goes by its army and its heading alone, so it is all worked out beforehand."""

from quaternity.board import ARMIES, DIAGONAL, SIZE, Move, Piece, shifted

VECTORS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
OPEN = "open"

# The two headings of each army (Q-PAWN-1).
HEADINGS = {
    "white": ("up", "right"),
    "red": ("down", "right"),
    "black": ("down", "left"),
    "green": ("up", "left"),
}

# In the place of a pawn at its far edge (Q-PAWN-10).
PROMOTIONS = ("queen", "rook", "bishop", "knight")


def headings_of(army, heading):
    """The heading, or both of the army while the pawn is open between them."""
    return HEADINGS[army] if heading == OPEN else (heading,)


def leads(diagonal, heading):
    """Whether a diagonal step contains a step along the heading."""
    vector = VECTORS[heading]
    return diagonal[0] * vector[0] + diagonal[1] * vector[1] == 1


def heading_after_capture(army, heading, diagonal):
    """What a capture leaves of the heading.

    A heading that is set stays (Q-PAWN-8). An open pawn stays open on the diagonal between its two headings (Q-PAWN-6),
    and is committed on a side diagonal to the one heading of its army in that displacement (Q-PAWN-7).
    """
    led = [candidate for candidate in headings_of(army, heading) if leads(diagonal, candidate)]
    return heading if len(led) == len(headings_of(army, heading)) else led[0]


def captures_of(army, heading):
    """The diagonals forward of a heading of the pawn, each with the heading after a capture (Q-PAWN-3, Q-PAWN-5)."""
    return {
        diagonal: heading_after_capture(army, heading, diagonal)
        for diagonal in DIAGONAL
        if any(leads(diagonal, candidate) for candidate in headings_of(army, heading))
    }


KINDS = [(army, heading) for army in ARMIES for heading in (*HEADINGS[army], OPEN)]
CAPTURES = {kind: captures_of(*kind) for kind in KINDS}


def pawn_moves(board, square, pawn):
    """The steps and captures of a pawn that stands on a square."""
    yield from steps(board, square, pawn)
    yield from captures(board, square, pawn)


def steps(board, square, pawn):
    """A step along a heading, onto an empty square (Q-PAWN-2). An open pawn has two and keeps the one (Q-PAWN-4)."""
    for heading in headings_of(pawn.army, pawn.heading):
        target = shifted(square, VECTORS[heading])
        if target and target not in board.pieces:
            yield from arrivals(square, target, pawn, heading)


def captures(board, square, pawn):
    """A capture on each of its diagonals that a hostile piece stands on, and no move there otherwise (Q-PAWN-3)."""
    for diagonal, heading in CAPTURES[pawn.army, pawn.heading].items():
        target = shifted(square, diagonal)
        victim = board.pieces.get(target)
        if victim and board.may_capture(pawn, victim):
            yield from arrivals(square, target, pawn, heading)


def arrivals(square, target, pawn, heading):
    """The move of a pawn that takes this heading on its way: one move, or four where it promotes (Q-PAWN-9, 10)."""
    if not any(is_far_edge(target, heading) for heading in headings_of(pawn.army, pawn.heading)):
        yield Move(square, target, Piece(pawn.army, "pawn", heading))
        return
    for promotion in PROMOTIONS:
        yield Move(square, target, Piece(pawn.army, promotion), promotion)


def is_far_edge(square, heading):
    """Whether a square is on the edge that a heading points at."""
    file, rank = square
    return {"up": rank == SIZE, "down": rank == 1, "left": file == 1, "right": file == SIZE}[heading]
