"""Mates and eliminations (C-MATE), and how the game ends by them (C-END-1, C-END-3)."""

from .attack import is_in_check
from .movement import has_legal_move
from .promotion import owed_promotions
from .rounds import OVERTIME_ROUND

DRAW = {"kind": "draw"}


def win(player, how):
    return {"kind": "winner", "winner": player.name, "by": how}


def judge(position, actor=None):
    """Eliminates those who are mated, then judges again (C-MATE-3). Without an actor nobody delivers (C-MATE-4)."""
    events = []
    while not position.is_over and (mated := mated_players(position)):
        events += eliminate_together(position, mated, actor)
    return events


def mated_players(position):
    """C-MATE-1: all are judged on the same position, in clockwise order from north."""
    return [player for player in position.survivors_clockwise() if is_mated(position, player)]


def is_mated(position, player):
    return (
        is_in_check(position, player)
        and not owed_promotions(position, player)
        and not has_legal_move(position, player)
    )


def eliminate_together(position, players, actor=None):
    """Eliminates players and ends the game if that does. The events are in the order of the players."""
    events = []
    for player in players:
        position.eliminate(player)
        by = None if actor in (None, player) else actor.name
        events.append({"kind": "eliminated", "player": player.name, "by": by})
    if position.round >= OVERTIME_ROUND and any(event["by"] for event in events):
        position.outcome = win(actor, "mate")
    else:
        end_with_the_last_survivor(position)
    return events


def end_with_the_last_survivor(position):
    """C-END-1, also of a loaded position."""
    survivors = position.survivors_clockwise()
    if not survivors:
        position.outcome = DRAW
    elif len(survivors) == 1:
        position.outcome = win(survivors[0], "survival")
