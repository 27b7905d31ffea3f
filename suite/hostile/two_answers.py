"""Gives every answer twice."""
import json

from honest import serve

serve(lambda request, answer: 2 * (json.dumps(answer).encode() + b"\n"))
