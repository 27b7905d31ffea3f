"""How pieces move (C-MOVE), where they may go (C-ZONE-3) and which of it is legal (C-CHECK-2)."""

from typing import NamedTuple

from .attack import is_in_check, is_threatened, may_capture
from .board import Square, squares_between
from .players import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from .rounds import FORCED_PROMOTION_ROUND, SHRINKING_ROUNDS

CHOICES_OF_EARLY_PHASES = (QUEEN, ROOK, BISHOP, KNIGHT)
CHOICES_OF_LATE_PHASES = (QUEEN,)


class Move(NamedTuple):
    """A move with all that it does. `captured` are squares, since a capture en passant takes a pawn elsewhere.

    `skipped` is the square that a double step passes, `rook` the squares that a castling rook leaves and reaches.
    """

    origin: Square
    target: Square
    promotion: str | None = None
    captured: tuple = ()
    skipped: Square | None = None
    rook: tuple | None = None


# --- every piece -------------------------------------------------------------------------------------------------


def moves_from(position, origin):
    """Every move of the piece on a square, the safety of its king aside."""
    return MOVEMENTS[position.pieces[origin].type](position, origin)


def arrival(position, origin, target):
    """The move of a piece other than a pawn onto a square, unless what stands there forbids it."""
    mover = position.pieces[origin]
    occupant = position.pieces.get(target)
    if occupant is None:
        yield Move(origin, target)
    elif may_capture(position, mover.owner, occupant):
        yield Move(origin, target, captured=(target,))


def sliding_moves(position, origin, lines):
    """C-MOVE-1: up to the first piece, whoever owns it, across inactive squares but not onto them (C-ZONE-3)."""
    active = position.zone.squares
    for line in lines:
        for target in line:
            if target in active:
                yield from arrival(position, origin, target)
            if target in position.pieces:
                break


def rook_moves(position, origin):
    return sliding_moves(position, origin, origin.straight_lines)


def bishop_moves(position, origin):
    return sliding_moves(position, origin, origin.diagonal_lines)


def queen_moves(position, origin):
    return sliding_moves(position, origin, origin.straight_lines + origin.diagonal_lines)


def knight_moves(position, origin):
    for target in origin.leaps:
        if target in position.zone.squares:
            yield from arrival(position, origin, target)


# --- the king ----------------------------------------------------------------------------------------------------


def king_moves(position, origin):
    """Kings alone go wherever they like, onto inactive squares, too (C-ZONE-3)."""
    for target in origin.neighbours:
        yield from arrival(position, origin, target)
    yield from castling_moves(position, origin)


def castling_moves(position, origin):
    """C-MOVE-5. The squares of `unmoved` are those of kings and rooks alone."""
    player = position.pieces[origin].owner
    if origin not in position.unmoved or position.round >= SHRINKING_ROUNDS[0] or is_in_check(position, player):
        return
    for rook in position.unmoved:
        if rook is not origin and position.pieces[rook].owner is player:
            yield from castling_move(position, origin, rook)


def castling_move(position, origin, rook):
    path = squares_between(origin, rook)
    if any(square in position.pieces for square in path):
        return
    passed, target = path[:2]
    player = position.pieces[origin].owner
    if not any(is_threatened(position, square, player) for square in (passed, target)):
        yield Move(origin, target, rook=(rook, passed))


# --- the pawn ----------------------------------------------------------------------------------------------------


def pawn_moves(position, origin):
    yield from pawn_steps(position, origin)
    yield from pawn_captures(position, origin)


def pawn_steps(position, origin):
    """C-MOVE-2 and C-MOVE-3. The line where pawns begin is the active zone's only while that is the whole board."""
    player = position.pieces[origin].owner
    ahead = player.ahead_of(origin)
    if ahead in position.pieces:
        return
    yield from pawn_arrivals(position, Move(origin, ahead))
    beyond = player.ahead_of(ahead)
    if player.line_of(origin) == player.PAWN_LINE and beyond not in position.pieces:
        yield Move(origin, beyond, skipped=ahead)


def pawn_captures(position, origin):
    player = position.pieces[origin].owner
    for target in player.pawn_attacks(origin):
        captured = pawn_victims(position, player, target)
        if captured:
            yield from pawn_arrivals(position, Move(origin, target, captured=captured))


def pawn_victims(position, player, target):
    """What a pawn captures on a square: what stands there, else every pawn that passed it (C-MOVE-4)."""
    occupied = target in position.pieces
    candidates = [target] if occupied else [pawn for pawn, passed in position.passed.items() if passed is target]
    return tuple(square for square in candidates if may_capture(position, player, position.pieces[square]))


def pawn_arrivals(position, move):
    """A pawn arrives on an active square, or on its promotion line and promotes there (C-PROMOTE-1, C-PROMOTE-3)."""
    player = position.pieces[move.origin].owner
    if position.is_on_promotion_line(player, move.target):
        for choice in promotion_choices(position):
            yield move._replace(promotion=choice)
    elif move.target in position.zone.squares:
        yield move


def promotion_choices(position):
    """C-PROMOTE-1, and C-PROMOTE-6 from round 28 on."""
    return CHOICES_OF_EARLY_PHASES if position.round < FORCED_PROMOTION_ROUND else CHOICES_OF_LATE_PHASES


MOVEMENTS = {
    KING: king_moves,
    QUEEN: queen_moves,
    ROOK: rook_moves,
    BISHOP: bishop_moves,
    KNIGHT: knight_moves,
    PAWN: pawn_moves,
}


# --- legality ----------------------------------------------------------------------------------------------------


def legal_moves(position, player):
    """Every legal move that a player would have if it were on turn, what it owes aside."""
    for origin in position.squares_of(player):
        for move in moves_from(position, origin):
            if keeps_king_safe(position, move):
                yield move


def has_legal_move(position, player):
    return any(True for _ in legal_moves(position, player))


def keeps_king_safe(position, move):
    """C-CHECK-2: tries the move on the board, and takes it back."""
    player = position.pieces[move.origin].owner
    lifted = {square: position.pieces.pop(square) for square in move.captured}
    shift(position, move.origin, move.target)
    if move.rook is not None:
        shift(position, *move.rook)
    safe = not is_in_check(position, player)
    if move.rook is not None:
        shift(position, *reversed(move.rook))
    shift(position, move.target, move.origin)
    position.pieces.update(lifted)
    return safe


def shift(position, origin, target):
    """Moves a piece for a trial: what is remembered of it stays behind."""
    position.place(target, position.pieces.pop(origin))


def play(position, move):
    """Makes a legal move, with everything that is to be remembered of it."""
    for square in move.captured:
        position.capture(square)
    position.transfer(move.origin, move.target, move.promotion)
    if move.rook is not None:
        position.transfer(*move.rook)
    if move.skipped is not None:
        position.passed[move.target] = move.skipped
