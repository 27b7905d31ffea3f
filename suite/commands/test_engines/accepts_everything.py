"""Accepts every action, and has nothing ever happen: no events, and the state that was loaded."""
import json
import subprocess
import sys

from protocol import HELLO_ALL, requests, result

# The state of the opening, asked of a real engine once: sys.argv[1] is the program.
QUESTION = {"jsonrpc": "2.0", "id": 1, "method": "load", "params": {"ruleset": "quaternity"}}
told = subprocess.run([sys.argv[1], "engine"], input=json.dumps(QUESTION) + "\n", stdout=subprocess.PIPE, text=True)
state = json.loads(told.stdout)["result"]["state"]

for request in requests():
    method = request["method"]
    if method == "hello":
        result(request, HELLO_ALL)
    elif method == "load":
        state.update(request["params"].get("position", {}))
        result(request, {"state": state})
    elif method == "act":
        result(request, {"events": [], "state": state})
    elif method == "attackers":
        result(request, {"squares": []})
    elif method == "save":
        result(request, {"record": None})
    elif method == "moves":
        result(request, {"moves": []})
    elif method == "quit":
        result(request, {})
        break
    else:
        result(request, {"state": state})
