"""How a game says no."""


class Refusal(Exception):
    """The rules refuse a request: `kind` is illegal, unresolved or invalid, and the message says why."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind
