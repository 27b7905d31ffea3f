"""Positions and actions as JSON: what they must look like, and what a loaded position must satisfy (Q-LOAD-1)."""

from quaternity.board import ARMIES, BY_NAME, NAMES, PLAYERS, STATUSES, Board, Piece
from quaternity.pawns import HEADINGS, OPEN
from refusal import Refusal
from shapes import Malformed, a_bool, a_list, a_square, an_object, one_of

TYPES = ("king", "queen", "rook", "bishop", "knight", "pawn")
FREEZES = ("resign", "time-loss", "walkover")

# The members that each kind of action has beside its kind: those it must have and those it may have.
ACTIONS = {
    "move": (("from", "to"), ("promotion",)),
    "pass": ((), ()),
    "propose-draw": ((), ()),
    "answer-draw": (("player", "accept"), ()),
    **{kind: (("player",), ()) for kind in FREEZES},
}

# The opening (Q-BOARD-3). A pawn stands with the first letter of its heading: up, down, left, right or open.
OPENING = {
    "white": "Ka1 Qb2 Ra4 Rd1 Nb4 Nc4 Bd2 Bd3 ua5 ub5 uc5 re1 re2 re3 od4 oe5",
    "red": "Ka12 Qb11 Ra9 Rd12 Nd10 Nd11 Bb9 Bc9 da8 db8 dc8 re10 re11 re12 od9 oe8",
    "black": "Kl12 Qk11 Ri12 Rl9 Nj9 Nk9 Bi10 Bi11 dj8 dk8 dl8 lh10 lh11 lh12 oh8 oi9",
    "green": "Kl1 Qk2 Ri1 Rl4 Ni2 Ni3 Bj4 Bk4 uj5 uk5 ul5 lh1 lh2 lh3 oh5 oi4",
}
OPENING_TYPES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight"}
OPENING_HEADINGS = {"u": "up", "d": "down", "l": "left", "r": "right", "o": OPEN}


def opening():
    """The board of the opening, on which every player is active and controls its own army, and who is on turn."""
    pieces = {BY_NAME[word[1:]]: opening_piece(army, word[0]) for army in ARMIES for word in OPENING[army].split()}
    return Board(pieces, {army: army for army in ARMIES}, {player: "active" for player in PLAYERS}), "white"


def opening_piece(army, letter):
    if letter in OPENING_TYPES:
        return Piece(army, OPENING_TYPES[letter])
    return Piece(army, "pawn", OPENING_HEADINGS[letter])


def read_position(document):
    """The board of a position and who is on turn. Malformed or Refusal("invalid") where it fails Q-LOAD-1."""
    an_object(document, "position", ("turn", "players", "controllers", "pieces"))
    turn = one_of(document["turn"], "turn", PLAYERS)
    statuses = read_table(document["players"], "players", PLAYERS, STATUSES)
    controllers = read_table(document["controllers"], "controllers", ARMIES, PLAYERS)
    pieces = read_pieces(document["pieces"])
    check_kings(pieces)
    board = Board(pieces, controllers, statuses)
    check_players(board)
    if statuses[turn] != "active":
        raise Refusal("invalid", f"{turn} is on turn but not active")
    return board, turn


def read_table(document, what, keys, values):
    an_object(document, what, keys)
    return {key: one_of(document[key], f"{what}.{key}", values) for key in keys}


def read_pieces(documents):
    pieces = {}
    for index, document in enumerate(a_list(documents, "pieces")):
        square, piece = read_piece(document, f"pieces[{index}]")
        if square in pieces:
            raise Refusal("invalid", f"two pieces stand on {NAMES[square]}")
        pieces[square] = piece
    return pieces


def read_piece(document, what):
    an_object(document, what, ("square", "army", "type"), ("heading",))
    square = BY_NAME[a_square(document["square"], f"{what}.square")]
    army = one_of(document["army"], f"{what}.army", ARMIES)
    piece_type = one_of(document["type"], f"{what}.type", TYPES)
    return square, Piece(army, piece_type, read_heading(document, what, army, piece_type))


def read_heading(document, what, army, piece_type):
    """A pawn has a heading of its army or is open; nothing else has one."""
    if piece_type != "pawn":
        if "heading" in document:
            raise Malformed(f"{what}: only a pawn has a heading")
        return None
    if "heading" not in document:
        raise Malformed(f"{what}: the member 'heading' is missing")
    return one_of(document["heading"], f"{what}.heading", (*HEADINGS[army], OPEN))


def check_kings(pieces):
    kings = [piece.army for piece in pieces.values() if piece.type == "king"]
    for army in ARMIES:
        if kings.count(army) > 1:
            raise Refusal("invalid", f"the army of {army} has two kings")


def check_players(board):
    """A player that is in the game controls a king, and one that is eliminated controls nothing."""
    for player in PLAYERS:
        if board.statuses[player] == "eliminated" and board.pieces_of(player):
            raise Refusal("invalid", f"{player} is eliminated but controls a piece")
        if board.statuses[player] != "eliminated" and not board.kings_of(player):
            raise Refusal("invalid", f"{player} is {board.statuses[player]} but controls no king")


def check_action(action):
    """An action as the protocol has it, whether the rules allow it or not."""
    if not isinstance(action, dict):
        raise Malformed("action: expected an object")
    kind = one_of(action.get("kind"), "action.kind", ACTIONS)
    required, optional = ACTIONS[kind]
    an_object(action, "action", ("kind", *required), optional)
    for member in ("from", "to"):
        if member in action:
            a_square(action[member], f"action.{member}")
    if "promotion" in action:
        one_of(action["promotion"], "action.promotion", TYPES)
    if "player" in action:
        one_of(action["player"], "action.player", PLAYERS)
    if "accept" in action:
        a_bool(action["accept"], "action.accept")
    return action


def piece_document(square, piece):
    document = {"square": NAMES[square], "army": piece.army, "type": piece.type}
    if piece.heading:
        document["heading"] = piece.heading
    return document


def move_document(move):
    document = {"kind": "move", "from": NAMES[move.origin], "to": NAMES[move.target]}
    if move.promotion:
        document["promotion"] = move.promotion
    return document
