"""Ends at the first action, and leaves a child in a session of its own."""
import os
import subprocess
import sys

from honest import serve


def spoil(request, answer):
    if request["method"] == "act":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", *sys.argv], start_new_session=True)
        os._exit(7)
    return answer


serve(spoil)
