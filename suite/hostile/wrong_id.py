"""Answers with an id that nobody gave."""
from honest import serve

serve(lambda request, answer: {**answer, "id": request["id"] + 1000})
