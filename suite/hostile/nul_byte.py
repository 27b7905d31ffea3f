"""Writes a NUL into its answer."""
import json

from honest import serve

serve(lambda request, answer: json.dumps({**answer, "note": "?"}).encode().replace(b"?", b"\0") + b"\n")
