"""Shows the opening, whatever was loaded and played."""
from honest import Engine, serve

opening = Engine().state(ruleset="quaternity")


def spoil(request, answer):
    if "state" in answer.get("result", {}):
        answer["result"]["state"] = opening
    return answer


serve(spoil)
