"""Says that it has undone an action, and has not."""
from honest import Engine, requests, result, say

engine = Engine()
for request in requests():
    if request["method"] == "undo":
        say(result(request, {"state": engine.state()}))
    else:
        say(engine.answer(request))
