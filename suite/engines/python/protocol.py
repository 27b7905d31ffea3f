"""The engine protocol, version 1: JSON-RPC 2.0 on standard input and output, one object a line.

`serve(name, version, games)` is a whole engine. `games` maps the name of a ruleset to a class of games:

    Game.opening()               class methods: a game from the opening, one from a position (a JSON object), and one
    Game.loaded(position)            from what record() gave
    Game.restored(record)
    game.act(action)             plays the action (a JSON value) and gives the list of its events
    game.state()                 the state, a JSON object
    game.moves()                 the list of actions that may be committed
    game.attackers(square, by)   the list of squares of the attackers
    game.undo()                  takes the latest action back; Refusal("illegal") where there is none
    game.record()                a JSON value

A game says no by raising Refusal(kind, message), `kind` being illegal, unresolved or invalid. It raises
shapes.Malformed where a value has not the shape of the protocol: that is answered as bad params (-32602), but in a
position or a record as invalid (-32003). Whatever it raises must leave the game as it was.

A game whose positions are immutable gets undo, save and restore for nothing: see recorded_game.RecordedGame.
"""

import json
import sys

from refusal import Refusal
from shapes import Malformed, an_integer, an_object

PROTOCOL = 1
OPENING = object()
SUPPORTS = ["attackers", "undo", "record"]

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
REFUSALS = {"illegal": -32001, "unresolved": -32002, "invalid": -32003}


class RpcError(Exception):
    """A request that no game is asked about."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Session:
    """The methods of the protocol on one current game. `answer` asks for each by the name in METHODS."""

    def __init__(self, name, version, games):
        self.engine = {"name": name, "version": version, "language": "Python"}
        self.games = games
        self.ruleset = None
        self.game = None

    def hello(self, protocol):
        an_integer(protocol, "params.protocol", PROTOCOL, PROTOCOL)
        return {
            "protocol": PROTOCOL,
            "engine": self.engine,
            "rulesets": list(self.games),
            "supports": SUPPORTS,
        }

    def load(self, ruleset, position=OPENING):
        game_class = self.game_class(ruleset)
        game = game_class.opening() if position is OPENING else loaded(game_class, position)
        return self.begin(ruleset, game)

    def act(self, action):
        game = self.current_game()
        return {"events": game.act(action), "state": game.state()}

    def state(self):
        return {"state": self.current_game().state()}

    def moves(self):
        return {"moves": self.current_game().moves()}

    def attackers(self, square, by):
        return {"squares": self.current_game().attackers(square, by)}

    def undo(self):
        game = self.current_game()
        game.undo()
        return {"state": game.state()}

    def save(self):
        return {"record": {"ruleset": self.ruleset, "game": self.current_game().record()}}

    def restore(self, record):
        """A record is anything that the protocol can carry: one that save() did not make is invalid, not bad params."""
        try:
            an_object(record, "record", ("ruleset", "game"))
            game_class = self.game_class(record["ruleset"])
            return self.begin(record["ruleset"], game_class.restored(record["game"]))
        except Malformed as malformed:
            raise Refusal("invalid", str(malformed)) from malformed

    def quit(self):
        return {}

    def game_class(self, ruleset):
        if not isinstance(ruleset, str) or ruleset not in self.games:
            raise Malformed(f"ruleset: expected one of {', '.join(self.games)}")
        return self.games[ruleset]

    def begin(self, ruleset, game):
        """Makes a game the current one. It exists in full before the game that was there is given up."""
        state = game.state()
        self.ruleset = ruleset
        self.game = game
        return {"state": state}

    def current_game(self):
        if self.game is None:
            raise RpcError(INVALID_PARAMS, "no game is loaded: call load or restore first")
        return self.game


# Of every method: how, and the params that it requires and those that it takes beside.
METHODS = {
    "hello": (Session.hello, ("protocol",), ()),
    "load": (Session.load, ("ruleset",), ("position",)),
    "act": (Session.act, ("action",), ()),
    "state": (Session.state, (), ()),
    "moves": (Session.moves, (), ()),
    "attackers": (Session.attackers, ("square", "by"), ()),
    "undo": (Session.undo, (), ()),
    "save": (Session.save, (), ()),
    "restore": (Session.restore, ("record",), ()),
    "quit": (Session.quit, (), ()),
}


def loaded(game_class, position):
    """The game of a position. What is wrong inside the position is invalid; what is no object is bad params."""
    if not isinstance(position, dict):
        raise Malformed("params.position: expected an object")
    try:
        return game_class.loaded(position)
    except Malformed as malformed:
        raise Refusal("invalid", str(malformed)) from malformed


def serve(name, version, games):
    """Answers every line of standard input until `quit` or the end of the input."""
    session = Session(name, version, games)
    for line in sys.stdin.buffer:
        answer, ends = answer_to(session, line)
        sys.stdout.write(json.dumps(answer, separators=(",", ":")) + "\n")
        sys.stdout.flush()
        if ends:
            return


def answer_to(session, line):
    """The answer to one line, and whether the engine ends with it."""
    try:
        request = parsed(line)
    except RpcError as error:
        return error_answer(None, error.code, error), False
    try:
        check_request(request)
        result = called(session, request["method"], request["params"])
    except RpcError as error:
        return error_answer(id_of(request), error.code, error), False
    except Malformed as malformed:
        return error_answer(id_of(request), INVALID_PARAMS, malformed), False
    except Refusal as refusal:
        return error_answer(id_of(request), REFUSALS[refusal.kind], refusal, {"kind": refusal.kind}), False
    return {"jsonrpc": "2.0", "id": request["id"], "result": result}, request["method"] == "quit"


def parsed(line):
    """The JSON value of a line. A nesting too deep for the parser is an error of the line, too."""
    try:
        return json.loads(line.decode("utf-8"), parse_constant=not_json)
    except (ValueError, RecursionError) as error:
        raise RpcError(PARSE_ERROR, f"this line is not JSON: {error}") from error


def not_json(constant):
    """NaN and the infinities: Python reads them, JSON has none."""
    raise ValueError(f"{constant} is no JSON value")


def check_request(request):
    try:
        an_object(request, "request", ("jsonrpc", "id", "method"), ("params",))
        an_integer(request["id"], "request.id", 1)
    except Malformed as malformed:
        raise RpcError(INVALID_REQUEST, str(malformed)) from malformed
    if request["jsonrpc"] != "2.0" or not isinstance(request["method"], str):
        raise RpcError(INVALID_REQUEST, "request: expected JSON-RPC 2.0 and a method")
    if request["method"] not in METHODS:
        raise RpcError(METHOD_NOT_FOUND, f"there is no method {request['method']!r}")
    if "params" not in request:
        raise RpcError(INVALID_PARAMS, "params: expected an object")


def called(session, name, params):
    method, required, optional = METHODS[name]
    return method(session, **an_object(params, "params", required, optional))


def error_answer(identity, code, message, data=None):
    error = {"code": code, "message": str(message)}
    if data is not None:
        error["data"] = data
    return {"jsonrpc": "2.0", "id": identity, "error": error}


def id_of(request):
    """The id to answer to: the request's own, or null where it has none that an answer may carry."""
    identity = request.get("id") if isinstance(request, dict) else None
    return identity if isinstance(identity, (int, str)) and not isinstance(identity, bool) else None
