"""Which internal moves may be committed (Q-ACTOR), and where the rules have no answer (Q-GUARD)."""

from quaternity.attack import is_in_check
from quaternity.board import PLAYERS
from quaternity.mate import CostsAKing, adjudicate
from quaternity.movement import internal_moves


def carried_out(board, player, move):
    """The board after an internal move and its cascade, and the armies of the kings awarded.

    None where the cascade costs the player a king (Q-ACTOR-1) or leaves one in check (Q-ACTOR-2).
    """
    after = board.copy()
    after.make(move)
    try:
        awarded = adjudicate(after, player)
    except CostsAKing:
        return None
    return None if is_in_check(after, player) else (after, awarded)


def next_active(board, player):
    """Clockwise from the player, those who are not active skipped: itself, if it alone is active (Q-TURN-1)."""
    place = PLAYERS.index(player)
    followers = PLAYERS[place + 1 :] + PLAYERS[: place + 1]
    return next(follower for follower in followers if board.is_active(follower))


def is_unresolved_for(board, player):
    """Whether the player, next on turn, is in check, has internal moves, and each is refused by Q-ACTOR (Q-GUARD-1).

    One that is not in check vetoes nothing (Q-GUARD-2). The guard does not ask what the guard would say to those moves
    in turn (Q-GUARD-6).
    """
    if not is_in_check(board, player):
        return False
    defences = list(internal_moves(board, player))
    return bool(defences) and not any(carried_out(board, player, defence) for defence in defences)
