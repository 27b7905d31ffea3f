"""Who may capture whom (C-CAPTURE), who attacks a square (C-ATTACK-1) and who is in check (C-CHECK-1)."""

from .players import BISHOP, CLOCKWISE, KING, KNIGHT, PAWN, QUEEN, ROOK

STRAIGHT_MOVERS = frozenset((ROOK, QUEEN))
DIAGONAL_MOVERS = frozenset((BISHOP, QUEEN))


def may_capture(position, player, piece):
    """Whether the phase lets a player capture a piece at all. Nobody captures a king (C-MOVE-6)."""
    if piece.owner is player or piece.type == KING:
        return False
    if piece.type == PAWN and position.phase == 2:
        return True
    return may_capture_pieces_of(position, player, piece.owner)


def may_capture_pieces_of(position, player, owner):
    """Whether the phase lets a player capture another's pieces other than pawns (C-CAPTURE-1 to C-CAPTURE-3)."""
    return player.duel_opponent is owner if position.phase <= 2 else player is not owner


def attackers(position, square):
    """The squares of all pieces, whoever owns them, that reach a square by their capturing movement (C-ATTACK-1)."""
    pieces = position.pieces
    yield from sliding_attackers(pieces, square.straight_lines, STRAIGHT_MOVERS)
    yield from sliding_attackers(pieces, square.diagonal_lines, DIAGONAL_MOVERS)
    yield from those_of_type(pieces, square.leaps, KNIGHT)
    yield from those_of_type(pieces, square.neighbours, KING)
    for origin in those_of_type(pieces, square.corners, PAWN):
        if square in pieces[origin].owner.pawn_attacks(origin):
            yield origin


def sliding_attackers(pieces, lines, types):
    """The first piece of every line, if it moves along such lines. Lines run across inactive squares (C-ZONE-3)."""
    for line in lines:
        for origin in line:
            piece = pieces.get(origin)
            if piece is None:
                continue
            if piece.type in types:
                yield origin
            break


def those_of_type(pieces, squares, piece_type):
    for origin in squares:
        piece = pieces.get(origin)
        if piece is not None and piece.type == piece_type:
            yield origin


def attackers_by(position, square, player):
    return [origin for origin in attackers(position, square) if position.pieces[origin].owner is player]


def is_threatened(position, square, owner):
    """Whether a king of `owner` would be in check there: attacked by one who may capture its pieces (C-CHECK-1)."""
    threats = {player for player in CLOCKWISE if may_capture_pieces_of(position, player, owner)}
    return any(position.pieces[origin].owner in threats for origin in attackers(position, square))


def is_in_check(position, player):
    return is_threatened(position, position.kings[player], player)
