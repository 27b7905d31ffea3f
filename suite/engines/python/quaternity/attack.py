"""Attack and check (Q-ATTACK, Q-CHECK): told from the attacked square, looking outward along every line."""

from quaternity.board import ALL_LINES, KNIGHT_LEAPS
from quaternity.pawns import CAPTURES


def attackers(board, square, by):
    """The squares of a player's pieces that attack a square; none while the player is not active (Q-ATTACK-4)."""
    if not board.is_active(by):
        return []
    return [origin for origin, piece in bearing_on(board, square) if board.controller_of(piece) == by]


def is_king_in_check(board, square):
    """Whether an active player other than its controller attacks the king on this square (Q-ATTACK-1, Q-CHECK-1)."""
    controller = board.controller_of(board.pieces[square])
    for _, piece in bearing_on(board, square):
        attacker = board.controller_of(piece)
        if attacker != controller and board.is_active(attacker):
            return True
    return False


def is_in_check(board, player):
    """Whether any king that the player controls is in check, whatever its army (Q-CHECK-2)."""
    return any(is_king_in_check(board, square) for square in board.kings_of(player))


def bearing_on(board, square):
    """Every piece, with its square, that could capture on a square if a hostile piece stood there (Q-ATTACK-2)."""
    pieces = board.pieces
    for direction, squares in ALL_LINES[square]:
        for origin in squares:
            if origin in pieces:
                if bears_along(pieces[origin], direction, origin == squares[0]):
                    yield origin, pieces[origin]
                break  # Every piece blocks, whoever controls it (Q-ATTACK-3).
    for origin in KNIGHT_LEAPS[square]:
        if origin in pieces and pieces[origin].type == "knight":
            yield origin, pieces[origin]


def bears_along(piece, direction, is_near):
    """Whether a piece attacks the square from which it is seen first in a direction, being near it or not."""
    match piece.type:
        case "queen":
            return True
        case "rook":
            return 0 in direction
        case "bishop":
            return 0 not in direction
        case "king":
            return is_near
        case "pawn":
            return is_near and (-direction[0], -direction[1]) in CAPTURES[piece.army, piece.heading]
    return False
