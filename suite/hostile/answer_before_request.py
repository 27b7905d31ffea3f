"""Answers before it is asked."""
from honest import result, say, serve

say(result({"id": 1}, {}))
serve(lambda request, answer: answer)
