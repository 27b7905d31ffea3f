"""Talks plain English."""
from honest import serve

serve(lambda request, answer: b"that move is fine with me\n")
