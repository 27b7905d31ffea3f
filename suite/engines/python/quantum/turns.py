"""Turns and rounds: what an action brings, who is on turn next, what a round begins with (C-TURN, C-ROUND, C-ZONE)."""

from collections import Counter

from .judgement import DRAW, eliminate_together, judge, win
from .movement import play
from .players import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, clockwise_after
from .position import ROUNDS_OUTSIDE
from .promotion import promote
from .rounds import COUNTING_ROUND, LAST_ROUND, SHRINKING_ROUNDS

# C-END-2, in halves of a point: a bishop counts 3.5.
HALF_POINTS = {KING: 20, QUEEN: 18, ROOK: 10, BISHOP: 7, KNIGHT: 6, PAWN: 2}


# --- actions, which must be legal. Each gives its events. ---


def perform_move(position, move):
    play(position, move)
    return judge(position, position.turn) + hand_on_turn(position)


def perform_promotion(position, promotion):
    """It does not use up the turn (C-PROMOTE-4), but its player may not survive it (C-TURN-2)."""
    actor = position.turn
    promote(position, promotion)
    events = judge(position, actor)
    return events if actor in position.survivors else events + hand_on_turn(position)


def perform_pass(position):
    """The turn counts (C-TURN-1), and after every action mates are judged (C-MATE-1)."""
    return judge(position, position.turn) + hand_on_turn(position)


# --- from turn to turn ---


def hand_on_turn(position):
    """C-TURN-2, unless the game is over. At or before its seat the next turn begins another round (C-ROUND-1)."""
    if position.is_over:
        return []
    latest = position.turn
    give_turn_to_survivor_after(position, latest)
    return begin_round(position) if position.turn.seat <= latest.seat else []


def give_turn_to_survivor_after(position, player):
    give_turn(position, next(other for other in clockwise_after(player) if other in position.survivors))


def give_turn(position, player):
    """C-MOVE-4: a player's pawns can be captured en passant until it is on turn again."""
    position.turn = player
    for pawn in position.squares_of(player):
        position.passed.pop(pawn, None)


# --- rounds ---


def begin_round(position):
    """C-ROUND-3, in its order."""
    position.round += 1
    if position.round in SHRINKING_ROUNDS:
        shrink_zone(position)
    events = eliminate_what_stayed_outside(position)
    events += judge(position)
    return events if position.is_over else events + open_round(position)


def open_round(position):
    """Rounds 51 and 61 have no moves. In any other the first survivor is on turn; an end leaves the turn as it was."""
    if position.round == COUNTING_ROUND:
        return count_points(position)
    if position.round > LAST_ROUND:
        position.outcome = DRAW  # C-END-4
    elif position.turn not in position.survivors:
        give_turn_to_survivor_after(position, position.turn)
    return []


def shrink_zone(position):
    """C-ZONE-2. A king stays, with two rounds of time, or less if it was outside already (C-ZONE-5)."""
    outside = [square for square in position.pieces if square not in position.zone.squares]
    for square in outside:
        if position.pieces[square].type == KING:
            position.deadlines.setdefault(square, position.round + ROUNDS_OUTSIDE)
        else:
            position.remove(square)


def eliminate_what_stayed_outside(position):
    """C-ZONE-4. With its king a player is eliminated, and nobody has delivered that (C-MATE-4)."""
    overdue = [square for square, until in position.deadlines.items() if until <= position.round]
    players = [player for player in position.survivors_clockwise() if position.kings[player] in overdue]
    for square in overdue:
        if position.pieces[square].type != KING:
            position.remove(square)
    return eliminate_together(position, players)


def count_points(position):
    """C-END-2. The highest total wins, and a tie goes on with round 52 (C-END-3)."""
    totals = Counter()
    for piece in position.pieces.values():
        totals[piece.owner] += HALF_POINTS[piece.type]
    leaders = [player for player, total in totals.items() if total == max(totals.values())]
    if len(leaders) > 1:
        return begin_round(position)
    position.outcome = win(leaders[0], "points")
    return []
