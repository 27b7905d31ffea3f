"""Quantum Chess: four players, seven phases and a board that shrinks. Each module is a chapter of the rules.

The numbers in the comments are those of the clauses, fixtures/quantum/clauses.yaml. `Game` is what the protocol asks.
"""

from .game import Game

__all__ = ["Game"]
