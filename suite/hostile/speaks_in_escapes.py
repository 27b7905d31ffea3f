"""Has terminal escapes and HTML in its name and its messages, and is wrong about everything."""
from honest import serve

NASTY = "\x1b]0;owned\x07\x1b[2J<script>alert(1)</script>\u202e"


def spoil(request, answer):
    if request["method"] == "hello":
        answer["result"]["engine"]["name"] = NASTY
        return answer
    error = {"code": -32001, "message": NASTY, "data": {"kind": "illegal"}}
    return {"jsonrpc": "2.0", "id": request["id"], "error": error}


serve(spoil, untouched=("quit",))
