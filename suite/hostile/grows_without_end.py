"""Takes memory until it gets no more. It needs no engine beside it, which would have to live within the same limit."""
from honest import requests, result, say

HELLO = {
    "protocol": 1,
    "engine": {"name": "Glutton", "version": "1"},
    "rulesets": ["quaternity"],
    "supports": ["attackers", "undo", "record"],
}

hoard = []
for request in requests():
    if request["method"] == "hello":
        say(result(request, HELLO))
        continue
    while True:
        hoard.append(bytearray(16 << 20))
