"""Shows the opening, whatever was loaded and played."""
from honest import Engine, serve

LOAD = {"jsonrpc": "2.0", "id": 0, "method": "load", "params": {"ruleset": "quaternity"}}
opening = Engine().answer(LOAD)["result"]["state"]


def spoil(request, answer):
    if "state" in answer.get("result", {}):
        answer["result"]["state"] = opening
    return answer


serve(spoil)
