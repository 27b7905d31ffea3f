"""Gives its result twice in one object: who reads the first sees another answer than who reads the last."""
import json

from honest import serve


def spoil(request, answer):
    return json.dumps(answer).encode()[:-1] + b', "id": %d}\n' % request["id"]


serve(spoil)
