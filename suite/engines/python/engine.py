"""Tetrarch's Python engine: both games over the engine protocol.

    tetrarch certify                                                      what the program takes where none is named
    tetrarch certify --engine 'python3 -B suite/engines/python/engine.py'
"""

import protocol
import quantum
import quaternity

if __name__ == "__main__":
    protocol.serve("Tetrarch's Python engine", "1.0", {"quaternity": quaternity.Game, "quantum": quantum.Game})
