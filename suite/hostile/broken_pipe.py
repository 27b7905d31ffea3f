"""Dies of SIGPIPE at the first action."""
import os
import signal

from honest import serve

signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def spoil(request, answer):
    if request["method"] == "act":
        read, write = os.pipe()
        os.close(read)
        os.write(write, b"nobody reads this")
    return answer


serve(spoil)
