"""Takes memory until it gets no more."""
from honest import serve

hoard = []


def spoil(request, answer):
    while request["method"] == "act":
        hoard.append(bytearray(16 << 20))
    return answer


serve(spoil)
