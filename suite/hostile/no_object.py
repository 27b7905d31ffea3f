"""Answers with JSON that is no object."""
from honest import serve

serve(lambda request, answer: [answer])
