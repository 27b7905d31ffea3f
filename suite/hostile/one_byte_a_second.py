"""Is never silent for long, and never done."""
import json
import time

from honest import say, serve


def spoil(request, answer):
    for byte in json.dumps(answer).encode():
        say(bytes([byte]))
        time.sleep(1)
    return b"\n"


serve(spoil)
