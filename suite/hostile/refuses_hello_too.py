"""Calls everything illegal, hello included."""
from honest import illegal, serve

serve(lambda request, answer: illegal(request), untouched=())
