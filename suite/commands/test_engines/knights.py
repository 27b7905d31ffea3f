"""An engine of its own. Of Quaternity it knows the opening and the moves that its knights have there."""
import sys

from protocol import HELLO, refuse, requests, result

PLAYERS = ["white", "red", "black", "green"]
HEADINGS = ["up", "right", "down", "left"]
TYPES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight"}
WHITE = "Ka1 Qb2 Rd1 Ra4 Bd2 Bd3 Nb4 Nc4 ^a5 ^b5 ^c5 >e1 >e2 >e3 *d4 *e5"
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def name_of(file, rank):
    return "abcdefghijkl"[file - 1] + str(rank)


def place_of(square):
    return "abcdefghijkl".index(square[0]) + 1, int(square[1:])


def piece(word, turns):
    file, rank = place_of(word[1:])
    for _ in range(turns):
        file, rank = rank, 13 - file
    made = {"square": name_of(file, rank), "army": PLAYERS[turns], "type": TYPES.get(word[0], "pawn")}
    if word[0] == "*":
        made["heading"] = "open"
    elif word[0] in "^>":
        made["heading"] = HEADINGS[("^>".index(word[0]) + turns) % 4]
    return made


def opening():
    pieces = [piece(word, turns) for turns in range(4) for word in WHITE.split()]
    return {"turn": "white", "players": dict.fromkeys(PLAYERS, "active"), "controllers": {p: p for p in PLAYERS},
            "pieces": pieces, "offer": None, "outcome": {"kind": "in-progress"}}


def moves(state):
    held = {p["square"] for p in state["pieces"]}
    for knight in (p for p in state["pieces"] if p["type"] == "knight" and p["army"] == state["turn"]):
        file, rank = place_of(knight["square"])
        for to in [(file + f, rank + r) for f, r in JUMPS]:
            if 1 <= min(to) and max(to) <= 12 and name_of(*to) not in held:
                yield {"kind": "move", "from": knight["square"], "to": name_of(*to)}


def act(state, action):
    next(p for p in state["pieces"] if p["square"] == action["from"])["square"] = action["to"]
    state["turn"] = PLAYERS[(PLAYERS.index(state["turn"]) + 1) % 4]


state = opening()
for request in requests():
    method, params = request["method"], request["params"]
    if method == "hello":
        result(request, HELLO)
    elif method == "load" and "position" in params:
        refuse(request, -32003, "invalid")
    elif method == "act" and params["action"] not in moves(state):
        print("no knight goes there:", params["action"], file=sys.stderr, flush=True)
        refuse(request, -32001, "illegal")
    elif method == "moves":
        result(request, {"moves": list(moves(state))})
    else:
        events = {"events": []} if method == "act" else {}
        if method == "load":
            state = opening()
        elif method == "act":
            act(state, params["action"])
        result(request, {} if method == "quit" else {**events, "state": state})
