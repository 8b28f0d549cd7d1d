"""Encirclement, edge forts and repetition: what ends a game without a piece being taken."""

from hnefatafl.boards import ATTACKER, DEFENDER, EMPTY, KING, OFF, Board


def find_region(board: Board, squares: list[int], start: list[int], blocked: tuple[int, ...]) -> set[int]:
    """Return all squares that can be reached from `start`, step by step, without one of the `blocked` kinds."""
    region, todo = set(start), list(start)
    while todo:
        for near in board.near[todo.pop()]:
            if near != OFF and near not in region and squares[near] not in blocked:
                region.add(near)
                todo.append(near)
    return region


def is_encircled(board: Board, squares: list[int]) -> bool:
    """HN-WIN-03. Whether no defender, and no king, has a way to the edge past the attackers."""
    open_edge = [square for square in board.edge if squares[square] != ATTACKER]
    outside = find_region(board, squares, open_edge, (ATTACKER,))
    return all(squares[square] not in (DEFENDER, KING) for square in outside)


def find_fort(board: Board, squares: list[int]) -> set[int]:
    """HN-WIN-04. The squares inside an unbreakable edge fort, the king's own among them; empty where there is none."""
    king = squares.index(KING)
    if king not in board.edge:
        return set()
    inside = find_region(board, squares, [king], (ATTACKER, DEFENDER))
    if len(inside) < 2:
        return set()
    wall = {near for square in inside for near in board.near[square] if near != OFF and near not in inside}
    if any(squares[square] == ATTACKER for square in wall):
        return set()
    return inside if wall <= find_safe(board, squares, inside) else set()


def find_safe(board: Board, squares: list[int], inside: set[int]) -> set[int]:
    """Return the defenders that can never be taken as long as no attacker comes inside.

    All are taken for safe at first; those that could be taken are removed until nothing changes.
    """
    safe = {square for square, piece in enumerate(squares) if piece == DEFENDER}
    while True:
        lost = {square for square in safe if can_be_taken(board, squares, square, safe, inside)}
        lost |= find_weak_rows(board, squares, safe, inside)
        if not lost:
            return safe
        safe -= lost


def is_open(board: Board, square: int, safe: set[int], inside: set[int]) -> bool:
    """Return whether something hostile may stand here: an attacker that comes, an empty throne or a corner."""
    if square == OFF:
        return False
    return square in board.special or (square not in safe and square not in inside)


def can_be_taken(board: Board, squares: list[int], square: int, safe: set[int], inside: set[int]) -> bool:
    """HN-CAPTURE-01. Whether both squares of a line through this one may become hostile."""
    up, right, down, left = (is_open(board, near, safe, inside) for near in board.near[square])
    return (up and down) or (right and left)


def find_weak_rows(board: Board, squares: list[int], safe: set[int], inside: set[int]) -> set[int]:
    """HN-SHIELD-01. The defenders on the edge that a shieldwall could take."""
    weak: set[int] = set()
    for square in safe & board.edge - board.corners:
        (front,) = board.find_fronts(square)
        row, ends = [square], []
        for way in ((front + 1) % 4, (front + 3) % 4):
            end = OFF
            for end in board.lines[square][way]:
                if end in board.corners or (end not in safe and squares[end] != KING):
                    break
                row.append(end)
            ends.append(end)
        fronts_open = all(is_open(board, board.near[member][front], safe, inside) for member in row)
        if len(row) > 1 and fronts_open and all(is_open(board, end, safe, inside) for end in ends):
            weak.update(member for member in row if squares[member] == DEFENDER)
    return weak


def count_occurrences(squares: list[int], quiet: list[int]) -> int:
    """HN-END-02. How often this position has stood on the board with the same side to move, now included.

    `quiet` holds the moves since the last capture; a capture can never be undone, so that nothing before it counts.
    """
    before, size = squares.copy(), len(squares)
    differing, found = 0, 1
    for back, move in enumerate(reversed(quiet), 1):
        origin, target = divmod(move, size)
        differing -= (before[origin] != squares[origin]) + (before[target] != squares[target])
        before[origin], before[target] = before[target], EMPTY
        differing += (before[origin] != squares[origin]) + (before[target] != squares[target])
        found += differing == 0 and back % 2 == 0
    return found
