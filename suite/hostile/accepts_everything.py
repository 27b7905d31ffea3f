"""Calls every action legal, and nothing ever happens."""
from honest import Engine, requests, result, say

engine = Engine()
for request in requests():
    answer = engine.answer(request)
    if "error" in answer:
        answer = result(request, {"events": [], "state": engine.state()})
    say(answer)
