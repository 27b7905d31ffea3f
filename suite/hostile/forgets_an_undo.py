"""Says that it has undone an action, and has not."""
from honest import Engine, requests, result, say

engine = Engine()
for request in requests():
    if request["method"] == "undo":
        state = engine.answer({"jsonrpc": "2.0", "id": 0, "method": "state", "params": {}})["result"]["state"]
        say(result(request, {"state": state}))
    else:
        say(engine.answer(request))
