"""Plays well, and will not go: neither when told to, nor when its input is closed, nor for SIGTERM."""
import signal
import time

from honest import serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)


def spoil(request, answer):
    while request["method"] == "quit":
        time.sleep(600)
    return answer


serve(spoil, untouched=("hello",))
