"""Answers every request but `hello` with `illegal`."""
from protocol import HELLO, refuse, requests, result

for request in requests():
    if request["method"] == "hello":
        result(request, HELLO)
    else:
        refuse(request, -32001, "illegal")
