"""Dies of SIGSEGV at the first action."""
import os
import signal

from honest import serve


def spoil(request, answer):
    if request["method"] == "act":
        os.kill(os.getpid(), signal.SIGSEGV)
    return answer


serve(spoil)
