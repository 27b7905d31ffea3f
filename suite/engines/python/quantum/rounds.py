"""What a round decides by its number alone: the phase (C-ROUND-2) and the active zone (C-ZONE-1)."""

from .board import GRID, SIZE

FIRST_ROUND = 1
SHRINKING_ROUNDS = (15, 41)
FORCED_PROMOTION_ROUND = 28
COUNTING_ROUND = 51
OVERTIME_ROUND = 52
LAST_ROUND = 60

# C-ROUND-2: of phases 1 to 6. What comes later is phase 7.
LAST_ROUNDS_OF_PHASES = (5, 14, 27, 40, 50, 51)


class Zone:
    """An active zone: the board without a margin of so many squares on every side."""

    def __init__(self, margin):
        self.squares = frozenset(
            square
            for square in GRID.values()
            if margin < min(square.file, square.rank) and max(square.file, square.rank) <= SIZE - margin
        )
        # C-PROMOTE-2: the last line of the board, or the first one beyond the zone, as its owner counts lines.
        self.promotion_line = min(SIZE, SIZE + 1 - margin)


WHOLE_BOARD = Zone(0)
CORE = Zone(2)
HEART = Zone(3)


def phase_of(round_number):
    return 1 + sum(round_number > last for last in LAST_ROUNDS_OF_PHASES)


def zone_of(round_number):
    first_shrink, second_shrink = SHRINKING_ROUNDS
    if round_number < first_shrink:
        return WHOLE_BOARD
    return CORE if round_number < second_shrink else HEART
