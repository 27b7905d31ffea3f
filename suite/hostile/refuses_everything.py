"""Calls everything illegal."""
from honest import illegal, serve

serve(lambda request, answer: illegal(request))
