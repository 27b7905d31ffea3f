"""Plays well, and writes 6 MiB to standard error with every answer."""
import sys

from honest import serve


def spoil(request, answer):
    sys.stderr.write("thinking.. \n" * (8 << 20 >> 4))
    return answer


serve(spoil)
