"""Refuses rightly, and moves the turn on all the same."""
from honest import serve

NEXT = {"white": "red", "red": "black", "black": "green", "green": "white"}
refused = False


def spoil(request, answer):
    global refused
    if request["method"] in ("load", "act"):
        refused = "error" in answer
    if request["method"] == "state" and refused:
        state = answer["result"]["state"]
        state["turn"] = NEXT[state["turn"]]
    return answer


serve(spoil)
