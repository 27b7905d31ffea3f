"""What the hostile engines share: a real engine to be dishonest with.

Each of them is run as `python3 NAME.py ENGINE..`. It passes requests on to ENGINE, and spoils one thing.
"""
import json
import subprocess
import sys


def say(answer):
    """Writes a document as a line, or bytes as they are."""
    data = answer if isinstance(answer, bytes) else json.dumps(answer).encode() + b"\n"
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def result(request, value):
    return {"jsonrpc": "2.0", "id": request["id"], "result": value}


def illegal(request):
    error = {"code": -32001, "message": "no", "data": {"kind": "illegal"}}
    return {"jsonrpc": "2.0", "id": request["id"], "error": error}


class Engine:
    """The honest one."""

    def __init__(self):
        self.process = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(self, request):
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def state(self, **load):
        """The state now, or that of what is loaded first."""
        if load:
            self.answer({"jsonrpc": "2.0", "id": 1, "method": "load", "params": load})
        return self.answer({"jsonrpc": "2.0", "id": 1, "method": "state", "params": {}})["result"]["state"]


def requests():
    for line in iter(sys.stdin.buffer.readline, b""):
        yield json.loads(line)


def serve(spoil, untouched=("hello", "quit")):
    """Answers every request with what spoil(request, answer) gives for it, or not at all where that is None."""
    engine = Engine()
    for request in requests():
        answer = engine.answer(request)
        said = answer if request["method"] in untouched else spoil(request, answer)
        if said is not None:
            say(said)
        if request["method"] == "quit":
            return
