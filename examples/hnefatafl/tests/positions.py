"""Write positions by naming where pieces stand."""

import json
from typing import Any

from hnefatafl.boards import ATTACKER, BOARDS, DEFENDER, KING

import meadhall

GAME = meadhall.game("hnefatafl")


def place(board: str, seat: int, king: str, defenders: str = "", attackers: str = "", **options: Any) -> Any:
    """Return a state in which this seat is to move."""
    grid = BOARDS[board].grid
    squares = [0] * len(grid)
    for kind, names in ((KING, king), (DEFENDER, defenders), (ATTACKER, attackers)):
        for name in names.split():
            squares[grid.square(name)] = kind
    chosen = {"board": board, "limit": 200, "repetition": "loss", "undo": True, **options}
    fields = {
        "options": [[name, value] for name, value in chosen.items()],
        "squares": squares,
        "quiet": [],
        "turn": 20 + seat,
        "winner": -1,
        "reason": "",
        "agenda": [["Move", seat], ["Turn"]],
        "ended": False,
    }
    return GAME.from_position(f"hnefatafl {json.dumps(fields)}")


def pieces(state: Any) -> dict[str, str]:
    """Return the kind of piece on each square that is not empty."""
    return dict(GAME.view(state, None)["grid"]["pieces"])


def result(state: Any) -> tuple[list[int], str] | None:
    """Return winners and reason, None while the game goes on."""
    outcome = GAME.outcome(state)
    return None if outcome is None else (outcome.winners, outcome.reason)
