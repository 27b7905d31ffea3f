"""Puts NaN where JSON knows none."""
from honest import serve

serve(lambda request, answer: {**answer, "score": float("nan")})
