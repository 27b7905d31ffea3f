"""Writes an answer without its newline, and ends."""
import json
import os

from honest import say, serve


def spoil(request, answer):
    say(json.dumps(answer).encode())
    os._exit(0)


serve(spoil)
