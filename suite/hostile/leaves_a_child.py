"""Ends at the first action, and leaves a child that holds its pipes."""
import os
import subprocess
import sys

from honest import serve


def spoil(request, answer):
    if request["method"] == "act":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", *sys.argv])
        os._exit(7)
    return answer


serve(spoil)
