"""Mate, batches and transfers (Q-MATE, Q-FROZEN, Q-BATCH, Q-TRANSFER)."""

from quaternity.attack import is_king_in_check
from quaternity.board import ARMIES, PLAYERS
from quaternity.movement import has_internal_move


class CostsAKing(Exception):
    """A cascade would remove a king of the player that moved (Q-ACTOR-1)."""


def adjudicate(board, mover):
    """Carries out the whole cascade of a move that was just played; gives the armies of the awarded kings in order.

    The mover is credited with every one (Q-MATE-4, Q-BATCH-5). A king leaves the board with its award, and an army goes
    to the mover alone, who loses none: that is why each happens once (Q-BATCH-6).
    """
    awarded = []
    while batch := mated_kings(board):
        if any(board.controllers[army] == mover for army in batch):
            raise CostsAKing
        carry_out(board, batch, mover)
        awarded += batch
    return awarded


def mated_kings(board):
    """The armies of the kings that are mated in this one position, in the order of their awards (Q-BATCH-1, 3, 8)."""
    checked = [army for army, square in board.kings.items() if is_king_in_check(board, square)]
    helpless = {
        player
        for player in {board.controllers[army] for army in checked}
        if not has_internal_move(board, player)
    }
    mated = [army for army in checked if board.controllers[army] in helpless]
    return sorted(mated, key=lambda army: (PLAYERS.index(board.controllers[army]), ARMIES.index(army)))


def carry_out(board, batch, mover):
    """Removes the kings of a batch together, and only then decides what transfers (Q-BATCH-2, Q-BATCH-4)."""
    losers = {army: board.controllers[army] for army in batch}
    for army in batch:
        board.remove_king(army)
    for army, loser in losers.items():
        if board.kings_of(loser):
            board.controllers[army] = mover
        else:
            eliminate(board, loser, mover)


def eliminate(board, loser, mover):
    """A player that lost its last king loses everything, kingless armies too (Q-TRANSFER-2)."""
    board.statuses[loser] = "eliminated"
    for army in ARMIES:
        if board.controllers[army] == loser:
            board.controllers[army] = mover
