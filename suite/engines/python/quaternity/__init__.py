"""The rules of Quaternity, a module for each of their chapters. Q-.. are ids of the clauses that they follow.

    board       the board, the armies and the players (Q-BOARD)
    pawns       headings, steps, captures and promotion (Q-PAWN)
    movement    how pieces move, and which moves leave every king of the mover safe (Q-MOVE, Q-SAFE)
    attack      attack and check (Q-ATTACK, Q-CHECK)
    mate        mate, batches and transfers (Q-MATE, Q-FROZEN, Q-BATCH, Q-TRANSFER)
    commitment  which of those moves may be committed (Q-ACTOR, Q-GUARD)
    position    turns, results, passes, draws and freezes (Q-TURN, Q-END, Q-PASS, Q-DRAW, Q-FREEZE)
    documents   positions and actions as JSON (Q-LOAD)
"""

from quaternity.position import Position
from recorded_game import RecordedGame


class Game(RecordedGame):
    """Undo and records are those of any game whose positions are immutable (Q-UNDO, Q-RECORD, Q-ATOMIC-1)."""

    position_class = Position
