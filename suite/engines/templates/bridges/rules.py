"""Rules for the tests of the template: those of `tetrarch engine`, the program being named by $TETRARCH.

A game is the lines that it takes to bring a new engine to where it is, and the state there.
"""

import json
import os
import subprocess

NAME = "A bridged engine"
VERSION = "1"
RULESETS = ["quaternity", "quantum"]


class Refused(Exception):
    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


def load(ruleset, position):
    params = {"ruleset": ruleset} if position is None else {"ruleset": ruleset, "position": position}
    lines, result = asked((), "load", params)
    return lines, result["state"]


def act(game, action):
    lines, result = asked(game[0], "act", {"action": action})
    return (lines, result["state"]), result["events"]


def state(game):
    return game[1]


def moves(game):
    return asked(game[0], "moves", {})[1]["moves"]


def asked(before, method, params):
    """The lines with this request after them, and its result."""
    line = json.dumps({"jsonrpc": "2.0", "id": len(before) + 1, "method": method, "params": params})
    lines = (*before, line)
    text = "\n".join(lines) + "\n"
    child = subprocess.run([os.environ["TETRARCH"], "engine"], input=text, capture_output=True, text=True, check=True)
    answer = json.loads(child.stdout.splitlines()[-1])
    if "error" in answer:
        raise Refused(answer["error"]["data"]["kind"], answer["error"]["message"])
    return lines, answer["result"]
