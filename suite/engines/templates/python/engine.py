"""The protocol of Tetrarch around the rules of rules.py. Nothing here needs to be changed.

    tetrarch certify --engine 'python3 engine.py'
"""

import json
import sys

import rules

REFUSALS = {"illegal": -32001, "unresolved": -32002, "invalid": -32003}
PARSE_ERROR, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32601, -32602


class BadRequest(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Session:
    """One method of the protocol each, with its params for parameters."""

    loaded = False

    def hello(self, protocol):
        engine = {"name": rules.NAME, "version": rules.VERSION, "language": "Python"}
        return {"protocol": 1, "engine": engine, "rulesets": rules.RULESETS, "supports": []}

    def load(self, ruleset, position=None):
        self.game = rules.load(ruleset, position)
        self.loaded = True
        return self.state()

    def act(self, action):
        self.game, events = rules.act(self.game, action)
        return {"events": events, **self.state()}

    def state(self):
        return {"state": rules.state(self.game)}

    def moves(self):
        return {"moves": rules.moves(self.game)}

    def quit(self):
        return {}


def result_of(session, method, params):
    if method not in ("hello", "load", "act", "state", "moves", "quit"):
        raise BadRequest(METHOD_NOT_FOUND, f"there is no method {method}")
    if method in ("act", "state", "moves") and not session.loaded:
        raise BadRequest(INVALID_PARAMS, "no game is loaded")
    return getattr(session, method)(**params)


def answer_to(session, line):
    request = {"id": None}
    try:
        request = json.loads(line)
        outcome = {"result": result_of(session, request["method"], request.get("params", {}))}
    except json.JSONDecodeError as error:
        outcome = {"error": {"code": PARSE_ERROR, "message": str(error)}}
    except BadRequest as error:
        outcome = {"error": {"code": error.code, "message": str(error)}}
    except rules.Refused as refused:
        data = {"kind": refused.kind}
        outcome = {"error": {"code": REFUSALS[refused.kind], "message": str(refused), "data": data}}
    return request, {"jsonrpc": "2.0", "id": request["id"], **outcome}


session = Session()
for line in sys.stdin:
    request, answer = answer_to(session, line)
    print(json.dumps(answer), flush=True)
    if request.get("method") == "quit":
        break
