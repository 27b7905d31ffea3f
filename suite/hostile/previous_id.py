"""Answers with the id of the request before."""
from honest import serve

serve(lambda request, answer: {**answer, "id": request["id"] - 1})
