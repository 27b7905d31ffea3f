"""Closes its output at the first action, and lives on."""
import os
import time

from honest import serve


def spoil(request, answer):
    if request["method"] == "act":
        os.close(1)
        time.sleep(600)
    return answer


serve(spoil)
