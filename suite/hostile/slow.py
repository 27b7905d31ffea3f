"""Takes its time over every action, and is done before the limit."""
import time

from honest import serve


def spoil(request, answer):
    if request["method"] == "act":
        time.sleep(3)
    return answer


serve(spoil)
