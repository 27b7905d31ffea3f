"""Writes bytes that are no UTF-8."""
import json

from honest import serve

serve(lambda request, answer: json.dumps({**answer, "note": "?"}).encode().replace(b"?", b"\xff\xfe") + b"\n")
