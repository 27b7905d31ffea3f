"""Ends without a word when it is told to quit."""
import os

from honest import serve


def spoil(request, answer):
    if request["method"] == "quit":
        os._exit(7)
    return answer


serve(spoil, untouched=("hello",))
