"""A position: everything that the rules remember, and the plain changes that every rule is made of."""

from .players import BISHOP, CLOCKWISE, KING, KNIGHT, NORTH, PAWN, ROOK
from .rounds import FIRST_ROUND, phase_of, zone_of

# The types that a player can have in hand (C-PROMOTE-5), in the order of the protocol.
IN_HAND = (ROOK, BISHOP, KNIGHT)

# C-ZONE-4: outside since round n, back before round n+2 begins.
ROUNDS_OUTSIDE = 2


class Position:
    def __init__(self):
        self.round = FIRST_ROUND
        self.turn = NORTH
        self.survivors = set(CLOCKWISE)
        self.pieces = {}
        self.kings = {}
        self.unmoved = set()
        self.passed = {}
        self.hand = {player: dict.fromkeys(IN_HAND, 0) for player in CLOCKWISE}
        self.deadlines = {}
        self.outcome = None

    @classmethod
    def opening(cls):
        """C-BOARD-3, with everything still where it began."""
        position = cls()
        for player in CLOCKWISE:
            for square, piece in player.home():
                position.place(square, piece)
                if piece.type in (KING, ROOK):
                    position.unmoved.add(square)
        return position

    def copy(self):
        other = Position()
        other.round = self.round
        other.turn = self.turn
        other.survivors = set(self.survivors)
        other.pieces = dict(self.pieces)
        other.kings = dict(self.kings)
        other.unmoved = set(self.unmoved)
        other.passed = dict(self.passed)
        other.hand = {player: dict(pieces) for player, pieces in self.hand.items()}
        other.deadlines = dict(self.deadlines)
        other.outcome = self.outcome
        return other

    # --- what follows from the round ---

    @property
    def phase(self):
        return phase_of(self.round)

    @property
    def zone(self):
        return zone_of(self.round)

    # --- the players ---

    @property
    def is_over(self):
        return self.outcome is not None

    def survivors_clockwise(self):
        """From north on, which is how things that happen together are ordered (C-MATE-3)."""
        return [player for player in CLOCKWISE if player in self.survivors]

    def squares_of(self, player):
        return [square for square, piece in self.pieces.items() if piece.owner is player]

    def pawns_of(self, player):
        return [square for square in self.squares_of(player) if self.pieces[square].type == PAWN]

    def is_on_promotion_line(self, player, square):
        return player.line_of(square) == self.zone.promotion_line

    # --- plain changes ---

    def place(self, square, piece):
        self.pieces[square] = piece
        if piece.type == KING:
            self.kings[piece.owner] = square

    def remove(self, square):
        """Takes a piece off the board together with all that is remembered of it."""
        piece = self.pieces.pop(square)
        if piece.type == KING:
            del self.kings[piece.owner]
        self.unmoved.discard(square)
        self.passed.pop(square, None)
        self.deadlines.pop(square, None)
        return piece

    def capture(self, square):
        """C-PROMOTE-5: a rook, bishop or knight that is captured goes into its owner's hand, as the type that it is."""
        piece = self.remove(square)
        if piece.type in IN_HAND:
            self.hand[piece.owner][piece.type] += 1

    def transfer(self, origin, target, promotion=None):
        """Moves a piece, which keeps the deadline that it has as long as it stays outside (C-ZONE-4)."""
        deadline = self.deadlines.get(origin, self.round + ROUNDS_OUTSIDE)
        piece = self.remove(origin)
        self.place(target, piece if promotion is None else piece._replace(type=promotion))
        if target not in self.zone.squares:
            self.deadlines[target] = deadline

    def eliminate(self, player):
        """C-MATE-2: the whole army leaves the board. It is not captured."""
        self.survivors.discard(player)
        for square in self.squares_of(player):
            self.remove(square)
