"""A game as its start and the actions since: undo, save and restore for every game whose positions are immutable.

A game derives from RecordedGame and names the class of its positions, which has

    Position.opening()              class methods: the opening, and the position that a document describes,
    Position.loaded(document)           or Refusal("invalid"), or Malformed, which a load answers as invalid
    position.after(action)          the next position and the list of events, or a Refusal, or Malformed
    position.state()                the document of the protocol
    position.moves()                a list of actions
    position.attackers(square, by)  a list of squares, or Malformed

A position is never changed once it exists. That is why a refused action changes nothing, and why undo is one step
back in a list.
"""

import json

from refusal import Refusal
from shapes import Malformed, a_list, an_integer, an_object

RECORD_VERSION = 1


class RecordedGame:
    position_class = None

    def __init__(self, position, document=None):
        self.document = document
        self.actions = []
        self.events = []
        self.positions = [position]

    @classmethod
    def opening(cls):
        return cls(cls.position_class.opening())

    @classmethod
    def loaded(cls, document):
        return cls(cls.position_class.loaded(document), document)

    @property
    def position(self):
        return self.positions[-1]

    def act(self, action):
        position, events = self.position.after(action)
        self.positions.append(position)
        self.actions.append(action)
        self.events.append(events)
        return events

    def undo(self):
        """One step back (Q-UNDO-1); none before the first action (Q-UNDO-2)."""
        if not self.actions:
            raise Refusal("illegal", "there is no action to undo")
        self.positions.pop()
        self.actions.pop()
        self.events.pop()

    def state(self):
        return self.position.state()

    def moves(self):
        return self.position.moves()

    def attackers(self, square, by):
        return self.position.attackers(square, by)

    def record(self):
        """What restored() needs to play the game again, and what it must come to."""
        return {
            "version": RECORD_VERSION,
            "start": self.document,
            "actions": list(self.actions),
            "events": list(self.events),
            "state": self.state(),
        }

    @classmethod
    def restored(cls, record):
        """The game of a record: replayed, never trusted (Q-RECORD-2). It may nest deeper than can be compared."""
        try:
            return cls.replayed(record)
        except (Malformed, Refusal, RecursionError) as refusal:
            raise Refusal("invalid", f"the record cannot be replayed: {refusal}") from refusal

    @classmethod
    def replayed(cls, record):
        an_object(record, "record", ("version", "start", "actions", "events", "state"))
        an_integer(record["version"], "record.version", RECORD_VERSION, RECORD_VERSION)
        game = cls.opening() if record["start"] is None else cls.loaded(record["start"])
        for action in a_list(record["actions"], "record.actions"):
            game.act(action)
        if canonical(game.record()) != canonical(record):
            raise Refusal("invalid", "its actions do not give the events and the state that it claims")
        return game


def canonical(value):
    """The one text of a JSON value: Python's own == takes 1 for True."""
    return json.dumps(value, sort_keys=True)
