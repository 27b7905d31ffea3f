"""Ends at the first action."""
import os

from honest import serve


def spoil(request, answer):
    if request["method"] == "act":
        os._exit(7)
    return answer


serve(spoil)
