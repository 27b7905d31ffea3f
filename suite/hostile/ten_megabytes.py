"""Answers with a line of 10 MiB."""
from honest import serve

serve(lambda request, answer: {**answer, "note": "x" * (10 << 20)})
