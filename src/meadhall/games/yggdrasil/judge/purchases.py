"""The value of a box of the experience sheet for a bot, in experience points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.rules.sheets import BONDS, BOXES, DONE, PIECES, ROWS, find_cost, get_piece_boxes
from meadhall.games.yggdrasil.state import Yggdrasil

# A symbol helps in every throw of every game; a piece is used up, and each further one of its kind is worth less.
WORTH: Final = {
    "god": 5.0,
    "vanir": 1.2,
    "elf": 2.4,
    "die": 2.6,
    "brother": 3.0,
    "blood": 1.2,
    "chance": 1.4,
    "travel": 2.2,
}
NEXT: Final = 0.75  # of a piece, against the one before
DICE: Final = 1.4  # what a Vanir symbol gains with every die that the god begins with
SPARE: Final = 0.8  # a point that is kept may still buy something dearer
SUPPORT: Final = 0.6  # a support god moves seldom, so it is seldom where its help is needed


def value_purchases(s: Yggdrasil, seat: i64, moves: list[i64]) -> list[float]:
    """YG-CAMP-10. Return the value of each box beyond its price; 0 for ending."""
    rates: list[float] = []
    for move in moves:
        rates.append(0.0 if move == DONE else value_box(s, seat, move) - SPARE * float(find_cost(s, seat, move)))
    return rates


def value_box(s: Yggdrasil, seat: i64, move: i64) -> float:
    row, what = move // BOXES, move % BOXES
    found: float = WORTH[ROWS[row]]
    if row == 1:
        found += DICE * float(s.die_boxes[seat])
    elif PIECES <= row < BONDS:
        for _ in range(get_piece_boxes(s, row)[seat]):
            found *= NEXT
    elif row >= BONDS and what >= s.players:
        found *= SUPPORT
    return found
