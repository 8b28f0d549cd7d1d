"""What bots know of the game: who stands better, and which moves look promising."""

from math import exp, log
from typing import Any

from hnefatafl.boards import ATTACKER, ATTACKERS, DEFENDER, DEFENDERS, EMPTY, KING, OFF, Board
from hnefatafl.captures import find_captures, is_hostile, is_king_taken

FAR = 5  # more king's moves from a corner than are looked at


def find_free(squares: list[int], line: list[int]) -> list[int]:
    """Return the squares of a line before the first piece."""
    free = []
    for square in line:
        if squares[square] != EMPTY:
            break
        free.append(square)
    return free


def count_king_moves(board: Board, squares: list[int], king: int) -> int:
    """Return how many moves the king needs to a corner while nobody else moves; FAR for more than are looked at."""
    seen, ring = {king}, [king]
    for moves in range(1, FAR):
        following = []
        for square in (
            square for origin in ring for line in board.lines[origin] for square in find_free(squares, line)
        ):
            if square in board.corners:
                return moves
            if square not in seen:
                seen.add(square)
                following.append(square)
        ring = following
    return FAR


def can_attackers_reach(board: Board, squares: list[int], square: int) -> bool:
    """Return whether an attacker can move to an empty square."""
    if square in board.special:
        return False
    for line in board.lines[square]:
        for origin in line:
            if squares[origin] != EMPTY:
                if squares[origin] == ATTACKER:
                    return True
                break
    return False


def find_missing(board: Board, squares: list[int], king: int, strong: bool) -> list[int]:
    """Return the squares that attackers still need beside the king to take him; [OFF] where they cannot."""
    around = board.near[king]
    if strong or king == board.throne or board.throne in around:
        missing = [near for near in around if not is_hostile(board, squares, near, DEFENDERS)]
        return [OFF] if OFF in around else missing
    lines = []
    for one, other in (around[0::2], around[1::2]):
        if OFF not in (one, other):
            lines.append([near for near in (one, other) if not is_hostile(board, squares, near, DEFENDERS)])
    return min(lines, key=len) if lines else [OFF]


def find_lanes(board: Board, squares: list[int], king: int) -> list[list[int]]:
    """Return the free ways of the king to a corner, each without the corner itself."""
    lanes = []
    for line in board.lines[king]:
        if line and line[-1] in board.corners and all(squares[square] == EMPTY for square in line):
            lanes.append(line[:-1])
    return lanes


def can_be_caught(board: Board, squares: list[int], king: int, strong: bool) -> bool:
    """Return whether one more attacker beside the king would take him, and one can come."""
    missing = find_missing(board, squares, king, strong)
    if len(missing) != 1 or missing == [OFF] or squares[missing[0]] != EMPTY:
        return False
    return can_attackers_reach(board, squares, missing[0])


def measure_threat(board: Board, squares: list[int], king: int, strong: bool) -> int:
    """Return 2 if the attackers to move cannot keep the king from a corner, 1 if they have to, else 0."""
    lanes = find_lanes(board, squares, king)
    if not lanes or can_be_caught(board, squares, king, strong):
        return min(len(lanes), 1)
    if len(lanes) > 1 or not any(can_attackers_reach(board, squares, square) for square in lanes[0]):
        return 2
    return 1


def find_best_threat(board: Board, squares: list[int], king: int, strong: bool) -> int:
    """Return the strongest threat that the king can make with one move."""
    best = 0
    squares[king] = EMPTY
    for line in board.lines[king]:
        for square in line:
            if squares[square] != EMPTY or best == 2:
                break
            squares[square] = KING
            best = max(best, measure_threat(board, squares, square, strong))
            squares[square] = EMPTY
    squares[king] = KING
    return best


def count_runs(board: Board, squares: list[int], king: int) -> tuple[int, int]:
    """Return how many squares the king can move to, and how many of them lie on the edge."""
    free = [square for line in board.lines[king] for square in find_free(squares, line)]
    return len(free), sum(square in board.edge for square in free)


def count_lanes(board: Board, squares: list[int]) -> int:
    """Return how many squares on the edge lie in the open before a corner."""
    return sum(len(find_free(squares, line)) for corner in board.corners for line in board.lines[corner])


def measure(board: Board, squares: list[int], attacks: bool, strong: bool) -> float:
    """Return the defenders' chance to win, from 0 to 1; `attacks` says that the attackers are to move."""
    king = squares.index(KING)
    caught = can_be_caught(board, squares, king, strong)
    if attacks:
        threat = measure_threat(board, squares, king, strong)
        if caught or threat == 2:
            return 0.01 if caught else 0.97
    else:
        if find_lanes(board, squares, king):
            return 0.99
        threat = find_best_threat(board, squares, king, strong)
        if threat == 2:
            return 0.95
    total, own = board.start.count(ATTACKER), board.start.count(DEFENDER)
    men = squares.count(DEFENDER) / own - squares.count(ATTACKER) / total
    near = sum(square != OFF and squares[square] == ATTACKER for square in board.near[king])
    held = sum(squares[guard] == ATTACKER for guard in board.guards)
    mobility, exits = count_runs(board, squares, king)
    moves = count_king_moves(board, squares, king)
    worth = 0.9 * men + 0.02 * mobility + 0.1 * exits + (0.2, 1.0, 0.5, 0.0, -0.2)[moves - 1] - 0.5
    worth += 0.75 * threat - 0.1 * near - 0.35 * held + 0.05 * count_lanes(board, squares)
    if caught:
        worth -= 0.7
    return 1 / (1 + exp(-worth))


class Judge:
    """The four methods that bots ask."""

    def worth(self, s: Any) -> list[float]:
        if s.reason:
            return [0.5, 0.5] if s.winner < 0 else [float(seat == s.winner) for seat in range(2)]
        defenders = measure(s.board, s.squares, s.turn % 2 == ATTACKERS, s.is_copenhagen)
        return [1 - defenders, defenders]

    def rate(self, s: Any, moves: Any) -> list[float]:
        return [rate_move(s, move) for move in moves]

    def kinds(self, s: Any, moves: Any) -> list[int]:
        return list(moves)

    def seen(self, s: Any, seat: int) -> Any:
        return s


def rate_move(s: Any, move: int) -> float:
    """Return how promising a move is: the odds of its side after it, about -3 to 3."""
    board, squares, strong = s.board, s.squares, s.is_copenhagen
    origin, target = divmod(move, len(squares))
    piece = squares[origin]
    attacks = piece == ATTACKER
    if target in board.corners:
        return 3.0
    squares[origin], squares[target] = EMPTY, piece
    if is_king_taken(board, squares, target, strong):
        odds = 3.0
    else:
        taken = [(square, squares[square]) for square in find_captures(board, squares, target, strong)]
        for square, _ in taken:
            squares[square] = EMPTY
        chance = measure(board, squares, not attacks, strong)
        odds = log(chance / (1 - chance)) * (-1 if attacks else 1)
        for square, kind in taken:
            squares[square] = kind
    squares[origin], squares[target] = piece, EMPTY
    return max(-3.0, min(3.0, odds))


JUDGE = Judge()
