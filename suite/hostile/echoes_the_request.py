"""Gives every request back as its answer."""
from honest import serve

serve(lambda request, answer: request)
