"""Hnefatafl: attackers besiege a king who wants to reach a corner, on 7 by 7 or 11 by 11 squares."""

import sys
from typing import Any

from hnefatafl.boards import ATTACKERS, BOARDS, DEFENDERS, EMPTY, KING, SIDES, Board
from hnefatafl.captures import find_captures, is_king_taken
from hnefatafl.endings import count_occurrences, find_fort, is_encircled
from meadhall.core.agenda import Onward, Question, State, blank
from meadhall.core.answer_grammar import Forms
from meadhall.core.codec import frames_in
from meadhall.core.event import Event
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Option, Outcome

NOBODY = -1
KINDS = ("", "attacker", "defender", "king")
OWNERS = {"attacker": ATTACKERS, "defender": DEFENDERS, "king": DEFENDERS}


REASONS = ("", "escaped", "captured", "encircled", "fort", "stuck", "repeated", "cap")


class Hnefatafl(State):
    """What stands on the board, and what is needed to see a repetition."""

    forms = Forms({"SQUARE": "[a-k](?:[1-9]|1[01])"}, ["move SQUARE SQUARE"], widest=15_000)
    fixed = ("options",)

    options: dict[str, Any]
    squares: list[int]  # the kind of piece on each square, row by row from the bottom left
    quiet: list[int]  # the moves since the last capture, packed as answers
    turn: int = 0  # moves made so far
    winner: int = NOBODY
    reason: str = ""  # why the game ends, as soon as it does

    @property
    def board(self) -> Board:
        return BOARDS[self.options["board"]]

    @property
    def is_copenhagen(self) -> bool:
        return bool(self.options["board"] == "copenhagen")


class Turn(Onward):
    """HN-TURN-01, HN-END-01, HN-END-03. The sides move in turn until the game is decided."""

    def resolve(self, s: Any, move: int) -> None:
        seat = s.turn % 2
        if not s.reason:
            if not can_move(s, seat):
                decide(s, 1 - seat, "stuck")
            elif s.turn >= s.options["limit"]:
                decide(s, NOBODY, "cap")
        if s.reason:
            s.end()
            return
        s.do(Move(seat), Turn())


class Move(Question):
    """HN-MOVE-01, HN-MOVE-02. Move one of your pieces in a straight line, as far as the way is free."""

    ask = "piece.move"
    rule = "HN-MOVE-01"

    def options(self, s: Any) -> list[int]:
        return list_moves(s.board, s.squares, self.seat)

    def candidates(self, s: Any) -> list[int]:
        size = len(s.squares)
        return [
            origin * size + target
            for origin, piece in enumerate(s.squares)
            if SIDES[piece] == self.seat
            for line in s.board.lines[origin]
            for target in line
        ]

    def why(self, s: Any, move: int) -> str:
        origin, target = divmod(move, len(s.squares))
        for line in s.board.lines[origin]:
            if target in line:
                way = line[: line.index(target) + 1]
                if any(s.squares[square] != EMPTY for square in way):
                    return "HN-MOVE-01"
        return "HN-MOVE-02" if target in s.board.special and s.squares[origin] != KING else ""

    def text(self, s: Any, move: int) -> str:
        origin, target = divmod(move, len(s.squares))
        name = s.board.grid.name
        return f"move {name(origin)} {name(target)}"

    def resolve(self, s: Any, move: int) -> None:
        board, squares = s.board, s.squares
        origin, target = divmod(move, len(squares))
        piece = squares[origin]
        squares[origin], squares[target] = EMPTY, piece
        s.turn += 1
        s.quiet.append(move)
        tell(
            s,
            "moved",
            seat=self.seat,
            piece=piece,
            start=board.grid.name(origin),
            square=board.grid.name(target),
        )
        taken = find_captures(board, squares, target, s.is_copenhagen)
        if taken:
            for square in taken:
                squares[square] = EMPTY
            s.quiet = []
            tell(s, "taken", seat=self.seat, squares=[board.grid.name(square) for square in taken], count=len(taken))
        judge_move(s, self.seat, target)


def list_moves(board: Board, squares: list[int], seat: int) -> list[int]:
    """HN-MOVE-01, HN-MOVE-02. Every legal move of a side, packed as origin * squares + target."""
    moves, size, special = [], len(squares), board.special
    for origin, piece in enumerate(squares):
        if SIDES[piece] != seat:
            continue
        for line in board.lines[origin]:
            for target in line:
                if squares[target] != EMPTY:
                    break
                if piece == KING or target not in special:
                    moves.append(origin * size + target)
    return moves


def can_move(s: Hnefatafl, seat: int) -> bool:
    """HN-END-01. Whether this side has a legal move."""
    return bool(list_moves(s.board, s.squares, seat))


def judge_move(s: Hnefatafl, seat: int, target: int) -> None:
    """Decide the game if the piece that has just come to `target` ends it."""
    board, squares = s.board, s.squares
    if squares[target] == KING and target in board.corners:
        decide(s, DEFENDERS, "escaped")  # HN-WIN-01
    elif is_king_taken(board, squares, target, s.is_copenhagen):
        decide(s, ATTACKERS, "captured")  # HN-WIN-02
    elif s.is_copenhagen and seat == ATTACKERS and is_encircled(board, squares):
        decide(s, ATTACKERS, "encircled")  # HN-WIN-03
    elif s.is_copenhagen and seat == DEFENDERS and find_fort(board, squares):
        decide(s, DEFENDERS, "fort")  # HN-WIN-04
    elif count_occurrences(squares, s.quiet) >= 3:
        decide(s, 1 - seat if s.options["repetition"] == "loss" else NOBODY, "repeated")  # HN-END-02


def decide(s: Hnefatafl, winner: int, reason: str) -> None:
    """HN-END-04. Say who has won, NOBODY for a draw; the game ends before the next turn."""
    s.winner, s.reason = winner, reason
    if winner == NOBODY:
        tell(s, "drawn", reason=reason)
    else:
        tell(s, "won", seat=winner, reason=reason)


def tell(s: Hnefatafl, kind: str, **told: Any) -> None:
    """Add an event to the log, where one is kept."""
    if s.log is not None:
        s.log.append(Event(kind, told))


class HnefataflGame(Game):
    """How to set the game up, look at it, and say who has won."""

    name = "hnefatafl"
    players = (2, 2)
    options = (
        Option("board", "brandub", ("brandub", "copenhagen")),
        Option("repetition", "loss", ("loss", "draw")),
        Option("limit", 200, (100, 200, 400)),
        Option("undo", True, (False, True)),
    )
    minutes = 15
    secrets = False
    state = Hnefatafl
    frames = frames_in(sys.modules[__name__])
    rule_over, rule_asked, rule_undo = "HN-END-04", "HN-TURN-01", "HN-TURN-02"

    def set_up(self, players: int, options: dict[str, Any]) -> Hnefatafl:
        """HN-SETUP-01, HN-SETUP-02. The pieces in their first places."""
        s = blank(Hnefatafl)
        s.options = options
        s.squares = list(s.board.start)
        s.quiet = []
        s.do(Turn())
        return s

    def view_of(self, state: Any, seat: int | None) -> dict[str, Any]:
        board, squares = state.board, state.squares
        marks = {**dict.fromkeys(board.corners, "corner"), board.throne: "throne"}
        return {
            "you": seat,
            "players": [count_pieces(squares, side) for side in range(2)],
            "turn": state.turn + 1,
            "grid": board.grid.view([KINDS[piece] for piece in squares], marks, OWNERS),
            "options": dict(state.options),
            "over": state.ended,
        }

    def check_state(self, state: Any) -> None:
        """Refuse a position that no board can show."""
        board, squares = state.board, state.squares
        pieces = len(squares) == len(board.start) and all(EMPTY <= piece <= KING for piece in squares)
        if not pieces or squares.count(KING) != 1:
            raise Fault("hnefatafl-squares")
        if state.turn < 0 or not NOBODY <= state.winner <= DEFENDERS or state.reason not in REASONS:
            raise Fault("hnefatafl-state")
        if not all(0 <= move < len(squares) ** 2 for move in state.quiet):
            raise Fault("hnefatafl-state")

    def outcome_of(self, state: Any) -> Outcome | None:
        if not state.ended:
            return None
        winners = [] if state.winner == NOBODY else [state.winner]
        return Outcome(winners, [int(seat in winners) for seat in range(2)], state.reason)


def count_pieces(squares: list[int], side: int) -> int:
    """Return how many pieces a side has, the king included."""
    return sum(SIDES[piece] == side for piece in squares)


hnefatafl = HnefataflGame()
