"""Answers with lists in lists, 100,000 levels deep."""
from honest import serve

serve(lambda request, answer: b"[" * 100_000 + b"]" * 100_000 + b"\n")
