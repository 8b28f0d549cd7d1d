"""Which pieces a move takes, and whether it takes the king."""

from hnefatafl.boards import ATTACKER, EMPTY, KING, OFF, SIDES, Board


def is_hostile(board: Board, squares: list[int], square: int, side: int) -> bool:
    """HN-CAPTURE-01, HN-CAPTURE-03. Whether a piece of this side can be taken against the square."""
    if square == OFF:
        return False
    piece = squares[square]
    return SIDES[piece] != side if piece != EMPTY else square in board.special


def find_captures(board: Board, squares: list[int], at: int, shieldwalls: bool) -> list[int]:
    """HN-CAPTURE-01, HN-CAPTURE-02. The squares of all pieces that the piece which has just come here takes.

    The king is never among them.
    """
    side = SIDES[squares[at]]
    found = []
    for way in range(4):
        beside = board.near[at][way]
        if beside == OFF or squares[beside] in (EMPTY, KING) or SIDES[squares[beside]] == side:
            continue
        if is_hostile(board, squares, board.near[beside][way], 1 - side):
            found.append(beside)
    if shieldwalls and at in board.edge:
        found += find_shieldwall(board, squares, at)
    return sorted(set(found))


def find_shieldwall(board: Board, squares: list[int], at: int) -> list[int]:
    """HN-SHIELD-01, HN-SHIELD-02. The squares of the row that this piece takes as one end of a shieldwall."""
    side = SIDES[squares[at]]
    found = []
    for front in board.find_fronts(at):
        for way in ((front + 1) % 4, (front + 3) % 4):
            row: list[int] = []
            for square in board.lines[at][way]:
                if squares[square] == EMPTY or SIDES[squares[square]] == side:
                    closed = square in board.corners or squares[square] != EMPTY
                    if closed and len(row) >= 2:
                        found += [taken for taken in row if squares[taken] != KING]
                    break
                if SIDES[squares[board.near[square][front]]] != side:
                    break
                row.append(square)
    return found


def is_king_taken(board: Board, squares: list[int], at: int, strong: bool) -> bool:
    """HN-KING-01, HN-KING-02, HN-KING-03. Whether the attacker who has just come here takes the king.

    `strong` says that the king is taken from four sides wherever he stands.
    """
    if squares[at] != ATTACKER:
        return False
    for way in range(4):
        king = board.near[at][way]
        if king == OFF or squares[king] != KING:
            continue
        around = board.near[king]
        if strong or king == board.throne or board.throne in around:
            return all(square not in board.corners and is_hostile(board, squares, square, 1) for square in around)
        return is_hostile(board, squares, around[way], 1)
    return False
