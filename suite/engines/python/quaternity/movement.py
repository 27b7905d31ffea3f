"""How pieces move (Q-MOVE), and which of their moves are internal moves of a player (Q-SAFE)."""

from quaternity.attack import is_in_check
from quaternity.board import ALL_LINES, DIAGONAL_LINES, KNIGHT_LEAPS, STRAIGHT_LINES, Move
from quaternity.pawns import pawn_moves

SLIDES = {"rook": STRAIGHT_LINES, "bishop": DIAGONAL_LINES, "queen": ALL_LINES}


def internal_moves(board, player):
    """Every move of the player's pieces that leaves all its kings safe (Q-MOVE-6, Q-SAFE-1).

    It does not ask whose turn it is nor whether the player is active: a king is judged without its turn (Q-MATE-3), and
    a frozen one as if its controller were active (Q-FROZEN-4).
    """
    for square, piece in board.pieces_of(player):
        yield from internal_moves_from(board, square, piece)


def internal_moves_from(board, square, piece):
    for move in movements(board, square, piece):
        if leaves_kings_safe(board, move, piece):
            yield move


def has_internal_move(board, player):
    return any(True for _ in internal_moves(board, player))


def leaves_kings_safe(board, move, piece):
    """Tries the move on the board and takes it back."""
    captured = board.make(move)
    safe = not is_in_check(board, board.controller_of(piece))
    board.unmake(move, piece, captured)
    return safe


def movements(board, square, piece):
    """The moves of one piece by the rules of movement alone."""
    if piece.type == "pawn":
        return pawn_moves(board, square, piece)
    return (Move(square, target, piece) for target in targets(board, square, piece))


def targets(board, square, piece):
    if piece.type == "knight":
        return hops(board, KNIGHT_LEAPS[square], piece)
    if piece.type == "king":
        return hops(board, (squares[0] for _, squares in ALL_LINES[square]), piece)
    return slides(board, SLIDES[piece.type][square], piece)


def hops(board, squares, piece):
    """Those of some squares that a knight or a king may go to (Q-MOVE-2, Q-MOVE-3)."""
    for square in squares:
        if square not in board.pieces or board.may_capture(piece, board.pieces[square]):
            yield square


def slides(board, lines_of_square, piece):
    """The empty squares along each line, and the first occupied one if it may be captured on (Q-MOVE-1)."""
    for _, squares in lines_of_square:
        for square in squares:
            if square not in board.pieces:
                yield square
                continue
            if board.may_capture(piece, board.pieces[square]):
                yield square
            break
