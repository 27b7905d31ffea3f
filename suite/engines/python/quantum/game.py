"""What the protocol asks of a game of Quantum Chess."""

from recorded_game import RecordedGame
from refusal import Refusal
from shapes import Malformed, an_object, one_of

from .attack import attackers_by, is_in_check
from .documents import (
    read_move,
    read_player,
    read_position,
    read_promotion,
    read_square,
    write_move,
    write_promotion,
    write_state,
)
from .movement import has_legal_move, keeps_king_safe, legal_moves, moves_from
from .position import Position
from .promotion import owed_promotions
from .turns import perform_move, perform_pass, perform_promotion


class Moment:
    """A position of a game, which changes no more: an action makes another one (C-ATOMIC-1, C-UNDO-1)."""

    def __init__(self, position):
        self.position = position

    @classmethod
    def opening(cls):
        return cls(Position.opening())

    @classmethod
    def loaded(cls, document):
        return cls(read_position(document))

    def after(self, action):
        """The next moment, and the events in between."""
        if not isinstance(action, dict):
            raise Malformed("action: expected an object")
        kind = one_of(action.get("kind"), "action.kind", tuple(ACTIONS))
        position = self.position.copy()
        events = ACTIONS[kind](position, action)
        return Moment(position), events

    def state(self):
        return write_state(self.position)

    def moves(self):
        """The promotions of which one is owed, else the legal moves. A pass is no move."""
        position = self.position
        if position.is_over:
            return []
        promotions = owed_promotions(position, position.turn)
        if promotions:
            return [write_promotion(promotion) for promotion in promotions]
        return [write_move(move) for move in legal_moves(position, position.turn)]

    def attackers(self, square, by):
        player = read_player(by, "params.by")
        return [origin.name for origin in attackers_by(self.position, read_square(square, "params.square"), player)]


class Game(RecordedGame):
    position_class = Moment


# --- actions on a copy of the position, each refused or performed ---


def require(condition, message):
    if not condition:
        raise Refusal("illegal", message)


def move(position, action):
    named = read_move(action)
    require_turn_is_free(position)
    return perform_move(position, legal_move(position, named))


def promote(position, action):
    named = read_promotion(action)
    require_game_goes_on(position)
    require(named in owed_promotions(position, position.turn), "no such promotion is owed (C-PROMOTE-4)")
    return perform_promotion(position, named)


def pass_turn(position, action):
    an_object(action, "action", ("kind",))
    require_turn_is_free(position)
    require(not is_in_check(position, position.turn), "a player in check may not pass (C-TURN-1)")
    require(not has_legal_move(position, position.turn), "a player that has a legal move may not pass (C-TURN-1)")
    return perform_pass(position)


ACTIONS = {"move": move, "promote": promote, "pass": pass_turn}


def require_game_goes_on(position):
    require(not position.is_over, "the game is over (C-END-6)")


def require_turn_is_free(position):
    require_game_goes_on(position)
    require(not owed_promotions(position, position.turn), "a promotion is owed before anything else (C-PROMOTE-4)")


def legal_move(position, named):
    """The legal move that an action names, with all that it does."""
    piece = position.pieces.get(named.origin)
    require(piece is not None, f"no piece stands on {named.origin}")
    require(piece.owner is position.turn, f"the {piece.type} on {named.origin} is not {position.turn}'s to move")
    candidates = [each for each in moves_from(position, named.origin) if each.target is named.target]
    require(candidates, f"the {piece.type} on {named.origin} cannot move to {named.target}")
    chosen = [each for each in candidates if each.promotion == named.promotion]
    require(chosen, "a promotion is due and not named, or named and not due, or may not be chosen (C-PROMOTE-7)")
    require(keeps_king_safe(position, chosen[0]), "the move leaves its own king in check (C-CHECK-2)")
    return chosen[0]
