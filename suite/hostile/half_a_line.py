"""Writes the first half of an answer, and then nothing."""
import json

from honest import serve


def spoil(request, answer):
    text = json.dumps(answer).encode()
    return text[: len(text) // 2]


serve(spoil)
