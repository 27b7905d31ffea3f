"""Calls every action legal, and nothing ever happens."""
from honest import Engine, requests, result, say

engine = Engine()
for request in requests():
    answer = engine.answer(request)
    if "error" in answer:
        state = engine.answer({"jsonrpc": "2.0", "id": 0, "method": "state", "params": {}})["result"]["state"]
        answer = result(request, {"events": [], "state": state})
    say(answer)
