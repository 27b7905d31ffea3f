"""Turns and rounds: what an action brings, who is on turn next, what a round begins with (C-TURN, C-ROUND, C-ZONE)."""

from collections import Counter

from .judgement import DRAW, eliminate_together, judge, win
from .movement import play
from .players import KING, clockwise_after
from .position import ROUNDS_OUTSIDE
from .promotion import promote
from .rounds import COUNTING_ROUND, LAST_ROUND, SHRINKING_ROUNDS

# C-END-2, in halves of a point: a bishop counts 3.5.
HALF_POINTS = {"king": 20, "queen": 18, "rook": 10, "bishop": 7, "knight": 6, "pawn": 2}


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
    successors = (follower for follower in (*clockwise_after(player), player) if follower in position.survivors)
    give_turn(position, next(successors))


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
    if position.is_over:
        return events
    if position.turn not in position.survivors:
        give_turn_to_survivor_after(position, position.turn)
    if position.round > LAST_ROUND:
        position.outcome = DRAW  # C-END-4
    return events + count_points(position) if position.round == COUNTING_ROUND else events


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
