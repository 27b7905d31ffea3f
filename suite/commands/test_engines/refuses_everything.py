"""Answers every request but `hello` with `illegal`."""
from protocol import HELLO_ALL, refuse, requests, result

for request in requests():
    if request["method"] == "hello":
        result(request, HELLO_ALL)
    else:
        refuse(request, -32001, "illegal")
