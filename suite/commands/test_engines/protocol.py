"""What the engines of this folder share: reading requests and writing answers, one JSON object a line."""
import json
import sys

HELLO = {"protocol": 1, "engine": {"name": "test engine", "version": "1"}, "rulesets": ["quaternity"],
         "supports": []}


def requests():
    for line in sys.stdin:
        yield json.loads(line)


def write(answer):
    print(json.dumps(answer), flush=True)


def result(request, value):
    write({"jsonrpc": "2.0", "id": request["id"], "result": value})


def refuse(request, code, kind):
    error = {"code": code, "message": "refused", "data": {"kind": kind}}
    write({"jsonrpc": "2.0", "id": request["id"], "error": error})
