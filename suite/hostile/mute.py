"""Says hello, and then nothing more."""
from honest import serve

serve(lambda request, answer: None)
