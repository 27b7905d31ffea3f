"""Your rules: fill in the four functions. As long as they are as they are, everything is refused.

A game is a value of your own making, whatever suits your rules. Documents are what json.loads() gives: a position, an
action and a state are dicts, as the README and fixtures/schemas/protocol.schema.json describe them.
"""

NAME = "My engine"
VERSION = "0.1"
RULESETS = ["quaternity", "quantum"]  # name only the games that you play


class Refused(Exception):
    """What the rules forbid. kind: "illegal"; "unresolved", where Quaternity has no answer; "invalid", of a position."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


def load(ruleset, position):
    """The game of a position; of the opening where `position` is None."""
    raise Refused("invalid", "load() is not written yet")


def act(game, action):
    """The game after an action, and the list of its events. Refuse before you change anything, or change a copy."""
    raise Refused("illegal", "act() is not written yet")


def state(game):
    """The whole state."""
    raise NotImplementedError("state() is not written yet")


def moves(game):
    """The list of all actions that are moves (and promotions owed) and may be made now."""
    raise NotImplementedError("moves() is not written yet")
