"""Takes longer than the limit over every action."""
import time

from honest import serve


def spoil(request, answer):
    if request["method"] == "act":
        time.sleep(600)
    return answer


serve(spoil)
