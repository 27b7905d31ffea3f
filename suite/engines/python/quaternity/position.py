"""Turns, results, passes, draws and freezes (Q-TURN, Q-END, Q-PASS, Q-DRAW, Q-FREEZE), and the moves among them."""

from functools import cached_property
from typing import NamedTuple

from quaternity.attack import attackers, is_in_check
from quaternity.board import BY_NAME, NAMES, PLAYERS
from quaternity.commitment import carried_out, is_unresolved_for, next_active
from quaternity.documents import FREEZES, check_action, move_document, opening, piece_document, read_position
from quaternity.movement import has_internal_move, internal_moves, internal_moves_from
from refusal import Refusal
from shapes import a_square, one_of


class Offer(NamedTuple):
    """A draw that is offered, and the players that have accepted so far."""

    by: str
    accepted: tuple = ()


class Position:
    """All that a state says. It is never changed: every action makes another one (Q-ATOMIC-1)."""

    def __init__(self, board, turn, offer=None, is_agreed_draw=False):
        self.board = board
        self.turn = turn
        self.offer = offer
        self.is_agreed_draw = is_agreed_draw

    @classmethod
    def opening(cls):
        return cls(*opening())

    @classmethod
    def loaded(cls, document):
        position = cls(*read_position(document))
        if position.has_nothing_to_commit:
            raise Refusal("unresolved", "no move of the player on turn may be committed (Q-GUARD-5)")
        return position

    # --- what is asked ---------------------------------------------------------------------------

    def state(self):
        return {
            "turn": self.turn,
            "players": dict(self.board.statuses),
            "controllers": dict(self.board.controllers),
            "pieces": [piece_document(*placed) for placed in sorted(self.board.pieces.items())],
            "offer": self.offer and {"by": self.offer.by, "accepted": list(self.offer.accepted)},
            "outcome": self.outcome,
        }

    def moves(self):
        """Every move that may be committed now; none once the game is over (Q-END-2)."""
        if self.is_over:
            return []
        self.refuse_if_nothing_to_commit()
        return [move_document(move) for move in self.committable_moves()]

    def attackers(self, square, by):
        a_square(square, "params.square")
        one_of(by, "params.by", PLAYERS)
        return [NAMES[origin] for origin in attackers(self.board, BY_NAME[square], by)]

    @cached_property
    def outcome(self):
        """The result so far, or None where the rules name none (Q-GUARD-4)."""
        active = self.board.active_players()
        if len(active) == 1:
            return {"kind": "winner", "winner": active[0]}
        if self.is_agreed_draw or self.is_stalemate_between_two:
            return {"kind": "draw"}
        return None if self.has_nothing_to_commit else {"kind": "in-progress"}

    @property
    def is_over(self):
        return self.outcome is not None and self.outcome["kind"] != "in-progress"

    @property
    def is_stalemate_between_two(self):
        return len(self.board.active_players()) == 2 and not self.is_checked and not self.has_internal_move

    @cached_property
    def is_checked(self):
        return is_in_check(self.board, self.turn)

    @cached_property
    def has_internal_move(self):
        return has_internal_move(self.board, self.turn)

    @cached_property
    def has_nothing_to_commit(self):
        """Whether the player on turn has internal moves, but none that may be committed (Q-GUARD-4)."""
        return self.has_internal_move and not any(True for _ in self.committable_moves())

    def committable_moves(self):
        for move in internal_moves(self.board, self.turn):
            result = carried_out(self.board, self.turn, move)
            if result and not self.is_guarded(result[0]):
                yield move

    def is_guarded(self, board):
        """Whether the turn may not pass on with this board (Q-GUARD-1)."""
        return is_unresolved_for(board, next_active(board, self.turn))

    # --- what is done ----------------------------------------------------------------------------

    def after(self, action):
        """The position after an action, and its events. Once the game is over there is none (Q-END-2)."""
        kind = check_action(action)["kind"]
        if self.is_over:
            raise Refusal("illegal", "the game is over")
        if kind == "move":
            return self.after_move(action)
        self.refuse_if_nothing_to_commit()
        return self.after_other(kind, action), []

    def after_other(self, kind, action):
        """What is no move brings no batch, so no event (Q-BATCH-7)."""
        if kind in FREEZES:
            return self.after_freeze(action["player"])
        if kind == "answer-draw":
            return self.after_answer(action["player"], action["accept"])
        return self.after_pass() if kind == "pass" else self.after_offer()

    def after_move(self, action):
        """Illegal comes before unresolved (Q-ACTOR-3, Q-GUARD-7)."""
        result = carried_out(self.board, self.turn, self.internal_move(action))
        if result is None:
            raise Refusal("illegal", "the mates that it brings cost the mover a king or leave one in check (Q-ACTOR)")
        board, awarded = result
        events = [{"kind": "award", "king": army, "to": self.turn} for army in awarded]
        return self.turned(board), events

    def internal_move(self, action):
        """The internal move that an action names, by its squares and its promotion (Q-PAWN-10, Q-SAFE-1)."""
        origin = BY_NAME[action["from"]]
        piece = self.board.pieces.get(origin)
        if piece is None or self.board.controller_of(piece) != self.turn:
            raise Refusal("illegal", f"{self.turn} controls no piece on {action['from']}")
        named = (BY_NAME[action["to"]], action.get("promotion"))
        for move in internal_moves_from(self.board, origin, piece):
            if (move.target, move.promotion) == named:
                return move
        raise Refusal("illegal", "the piece has no such move, or it leaves a king of the mover in check")

    def after_pass(self):
        """Only with more than two players, and for one that is not in check and has no internal move (Q-PASS-1, 2)."""
        if len(self.board.active_players()) <= 2 or self.is_checked or self.has_internal_move:
            raise Refusal("illegal", f"{self.turn} may not pass")
        return self.turned(self.board)

    def turned(self, board):
        """The next player is on turn with this board; an offer lapses (Q-TURN-1, Q-DRAW-4). Guarded (Q-GUARD-1, 3)."""
        if self.is_guarded(board):
            raise Refusal("unresolved", "the next player is in check and may commit none of its defences (Q-GUARD-1)")
        return Position(board, next_active(board, self.turn))

    def after_offer(self):
        """Only the player on turn offers, one offer at a time (Q-DRAW-1)."""
        if self.offer:
            raise Refusal("illegal", "an offer is pending")
        return Position(self.board, self.turn, Offer(self.turn))

    def after_answer(self, player, accepts):
        """Every other active player answers a pending offer once (Q-DRAW-2, 5). One refusal clears it (Q-DRAW-3)."""
        if self.offer is None:
            raise Refusal("illegal", "no offer is pending")
        if player not in self.awaited():
            raise Refusal("illegal", f"no answer of {player} is due")
        if not accepts:
            return Position(self.board, self.turn)
        if self.awaited() == [player]:
            return Position(self.board, self.turn, is_agreed_draw=True)
        return Position(self.board, self.turn, Offer(self.offer.by, (*self.offer.accepted, player)))

    def awaited(self):
        """The players whose answers are still due."""
        answered = (self.offer.by, *self.offer.accepted)
        return [player for player in self.board.active_players() if player not in answered]

    def after_freeze(self, player):
        """A resignation, a loss on time or a walkover: the same for the board (Q-FREEZE-1). An offer lapses (Q-DRAW-4).

        The turn goes on only where the player was on turn (Q-FREEZE-2), and only that is guarded (Q-GUARD-3).
        """
        if not self.board.is_active(player):
            raise Refusal("illegal", f"{player} is {self.board.statuses[player]} and cannot be frozen (Q-FREEZE-4)")
        board = self.board.copy()
        board.statuses[player] = "frozen"
        return self.turned(board) if player == self.turn else Position(board, self.turn)

    def refuse_if_nothing_to_commit(self):
        if self.has_nothing_to_commit:
            raise Refusal("unresolved", "no move of the player on turn may be committed (Q-GUARD-4)")
