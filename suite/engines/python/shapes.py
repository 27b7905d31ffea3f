"""Checks of the shape of a JSON value: each returns the value, or raises Malformed with a message that says where.

`what` names the value in the message. A bool is not an integer here, although Python takes it for one.
"""

import re

SQUARE = re.compile(r"[a-l](1[0-2]|[1-9])", re.ASCII)


class Malformed(Exception):
    """A value has not the shape that the protocol gives it."""


def an_object(value, what, required, optional=()):
    """An object with every required member, and none beside the required and the optional ones."""
    if not isinstance(value, dict):
        raise Malformed(f"{what}: expected an object")
    for member in required:
        if member not in value:
            raise Malformed(f"{what}: the member {member!r} is missing")
    for member in value:
        if member not in required and member not in optional:
            raise Malformed(f"{what}: unknown member {member!r}")
    return value


def a_list(value, what):
    if not isinstance(value, list):
        raise Malformed(f"{what}: expected a list")
    return value


def one_of(value, what, names):
    """One of some strings."""
    if not isinstance(value, str) or value not in names:
        raise Malformed(f"{what}: expected one of {', '.join(names)}")
    return value


def a_square(value, what):
    """A square of the board of 12 files and 12 ranks, as both games write it."""
    if not isinstance(value, str) or not SQUARE.fullmatch(value):
        raise Malformed(f"{what}: expected a square such as a1 or l12")
    return value


def a_bool(value, what):
    if not isinstance(value, bool):
        raise Malformed(f"{what}: expected true or false")
    return value


def an_integer(value, what, least, most=None):
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{what}: expected an integer")
    if value < least or (most is not None and value > most):
        raise Malformed(f"{what}: expected an integer {bounds(least, most)}")
    return value


def bounds(least, most):
    return f"of at least {least}" if most is None else f"from {least} to {most}"
