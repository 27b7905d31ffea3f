"""Positions and actions as the protocol writes them. Reading a position checks all of C-LOAD-1."""

from refusal import Refusal
from shapes import a_list, a_square, an_integer, an_object, one_of

from .board import SQUARES
from .judgement import end_with_the_last_survivor
from .movement import Move
from .players import CLOCKWISE, KING, PAWN, PLAYERS, ROOK, TYPES, Piece
from .position import IN_HAND, ROUNDS_OUTSIDE, Position
from .promotion import Promotion
from .rounds import COUNTING_ROUND, FIRST_ROUND, LAST_ROUND

MEMBERS = ("turn", "round", "players", "pieces", "unmoved", "passed", "hand", "outside")
STATUSES = ("active", "eliminated")
IN_PROGRESS = {"kind": "in-progress"}


def require(condition, message):
    if not condition:
        raise Refusal("invalid", f"{message} (C-LOAD-1)")


# --- single values ---


def read_square(value, what):
    return SQUARES[a_square(value, what)]


def read_player(value, what):
    return PLAYERS[one_of(value, what, tuple(PLAYERS))]


# --- reading a position ---


def read_position(document):
    """C-LOAD-2: nothing is judged, but a sole survivor has won already (C-END-1)."""
    an_object(document, "position", MEMBERS)
    position = Position()
    read_round(position, document["round"])
    read_players(position, document["players"], document["turn"])
    read_pieces(position, document["pieces"])
    read_unmoved(position, document["unmoved"])
    read_passed(position, document["passed"])
    read_hand(position, document["hand"])
    read_outside(position, document["outside"])
    end_with_the_last_survivor(position)
    return position


def read_round(position, value):
    position.round = an_integer(value, "position.round", FIRST_ROUND, LAST_ROUND)
    require(position.round != COUNTING_ROUND, "no move is made in round 51")


def read_players(position, statuses, turn):
    an_object(statuses, "position.players", tuple(PLAYERS))
    for name, status in statuses.items():
        if one_of(status, f"position.players.{name}", STATUSES) == "eliminated":
            position.survivors.remove(PLAYERS[name])
    position.turn = read_player(turn, "position.turn")
    require(position.survivors, "no player survives")
    require(position.turn in position.survivors, f"{position.turn} is on turn but eliminated")


def read_pieces(position, entries):
    for index, entry in enumerate(a_list(entries, "position.pieces")):
        what = f"position.pieces[{index}]"
        an_object(entry, what, ("square", "army", "type"))
        square = read_square(entry["square"], f"{what}.square")
        piece = Piece(read_player(entry["army"], f"{what}.army"), one_of(entry["type"], f"{what}.type", TYPES))
        check_piece(position, square, piece)
        position.place(square, piece)
    for player in position.survivors:
        require(player in position.kings, f"{player} survives and has no king")


def check_piece(position, square, piece):
    owner = piece.owner
    require(square not in position.pieces, f"two pieces stand on {square}")
    require(owner in position.survivors, f"{owner} is eliminated and has a piece on {square}")
    require(piece.type != KING or owner not in position.kings, f"{owner} has two kings")
    if piece.type == PAWN:
        line = owner.line_of(square)
        require(square in position.zone.squares, f"the pawn on {square} stands outside the zone")
        require(line < position.zone.promotion_line, f"the pawn on {square} has no line left ahead of it")
        require(line >= owner.PAWN_LINE, f"the pawn on {square} stands behind the line where {owner}'s pawns begin")


def read_unmoved(position, names):
    began = {square: piece for player in CLOCKWISE for square, piece in player.home() if piece.type in (KING, ROOK)}
    for index, name in enumerate(a_list(names, "position.unmoved")):
        square = read_square(name, f"position.unmoved[{index}]")
        require(square not in position.unmoved, f"{square} is named twice as unmoved")
        require(square in began, f"neither a king nor a rook began on {square}")
        require(position.pieces.get(square) == began[square], f"what began on {square} does not stand there")
        position.unmoved.add(square)


def read_passed(position, entries):
    for index, entry in enumerate(a_list(entries, "position.passed")):
        what = f"position.passed[{index}]"
        an_object(entry, what, ("pawn", "square"))
        pawn = read_square(entry["pawn"], f"{what}.pawn")
        skipped = read_square(entry["square"], f"{what}.square")
        check_passed(position, pawn, skipped)
        position.passed[pawn] = skipped


def check_passed(position, pawn, skipped):
    piece = position.pieces.get(pawn)
    require(piece is not None and piece.type == PAWN, f"no pawn stands on {pawn}")
    require(pawn not in position.passed, f"the pawn on {pawn} is named twice")
    owner = piece.owner
    require(owner.line_of(pawn) == owner.DOUBLE_STEP_LINE, f"no double step ends on {pawn}")
    require(owner.ahead_of(skipped) is pawn, f"the pawn on {pawn} has not passed {skipped}")
    require(owner is not position.turn, f"{owner} is on turn, so its pawn on {pawn} can be captured no more")


def read_hand(position, hands):
    for name, hand in an_object(hands, "position.hand", (), tuple(PLAYERS)).items():
        what = f"position.hand.{name}"
        for piece_type, number in an_object(hand, what, (), IN_HAND).items():
            position.hand[PLAYERS[name]][piece_type] = an_integer(number, f"{what}.{piece_type}", 0)


def read_outside(position, entries):
    soonest = position.round + 1
    latest = position.round + ROUNDS_OUTSIDE
    for index, entry in enumerate(a_list(entries, "position.outside")):
        what = f"position.outside[{index}]"
        an_object(entry, what, ("square", "until"))
        square = read_square(entry["square"], f"{what}.square")
        require(square not in position.deadlines, f"{square} is named twice as outside")
        position.deadlines[square] = an_integer(entry["until"], f"{what}.until", soonest, latest)
    outside = {square for square in position.pieces if square not in position.zone.squares}
    require(position.deadlines.keys() == outside, "the pieces outside the zone, and no others, have a deadline")


# --- writing a state ---


def in_order(squares):
    """One order for the same squares, however they came to be: a record is compared with what it replays to."""
    return sorted(squares, key=lambda square: (square.file, square.rank))


def write_state(position):
    pieces = position.pieces
    return {
        "turn": position.turn.name,
        "round": position.round,
        "players": {player.name: STATUSES[player not in position.survivors] for player in CLOCKWISE},
        "pieces": [
            {"square": square.name, "army": pieces[square].owner.name, "type": pieces[square].type}
            for square in in_order(pieces)
        ],
        "unmoved": [square.name for square in in_order(position.unmoved)],
        "passed": [{"pawn": pawn.name, "square": position.passed[pawn].name} for pawn in in_order(position.passed)],
        "hand": {player.name: dict(position.hand[player]) for player in CLOCKWISE},
        "outside": [
            {"square": square.name, "until": position.deadlines[square]} for square in in_order(position.deadlines)
        ],
        "outcome": position.outcome or IN_PROGRESS,
    }


# --- actions ---


def write_move(move):
    action = {"kind": "move", "from": move.origin.name, "to": move.target.name}
    return action if move.promotion is None else {**action, "promotion": move.promotion}


def write_promotion(promotion):
    return {"kind": "promote", "square": promotion.square.name, "to": promotion.type}


def read_move(action):
    """What a move names. What it captures is for the rules to say."""
    an_object(action, "action", ("kind", "from", "to"), ("promotion",))
    promotion = one_of(action["promotion"], "action.promotion", TYPES) if "promotion" in action else None
    return Move(read_square(action["from"], "action.from"), read_square(action["to"], "action.to"), promotion)


def read_promotion(action):
    an_object(action, "action", ("kind", "square", "to"))
    return Promotion(read_square(action["square"], "action.square"), one_of(action["to"], "action.to", TYPES))
