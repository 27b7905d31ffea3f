"""Announces undo and has none."""
from honest import serve


def spoil(request, answer):
    if request["method"] != "undo":
        return answer
    error = {"code": -32601, "message": "there is no such method"}
    return {"jsonrpc": "2.0", "id": request["id"], "error": error}


serve(spoil)
