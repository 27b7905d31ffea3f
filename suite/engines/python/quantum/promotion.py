"""The promotion that a player owes from phase 4 on (C-PROMOTE-4). That of a move is a part of the move: movement.py."""

from typing import NamedTuple

from .board import Square
from .position import IN_HAND
from .rounds import FORCED_PROMOTION_ROUND


class Promotion(NamedTuple):
    square: Square
    type: str


def owed_promotions(position, player):
    """Every promotion that a player may name; one of them is owed when it is on turn, unless there is none."""
    if position.round < FORCED_PROMOTION_ROUND:
        return []
    types = [piece_type for piece_type in IN_HAND if position.hand[player][piece_type] > 0]
    pawns = position.pawns_of(player) if types else []
    return [Promotion(pawn, piece_type) for pawn in pawns for piece_type in types]


def promote(position, promotion):
    """The pawn becomes the piece where it stands, and the piece is in hand no more (C-PROMOTE-5)."""
    pawn = position.remove(promotion.square)
    position.place(promotion.square, pawn._replace(type=promotion.type))
    position.hand[pawn.owner][promotion.type] -= 1
