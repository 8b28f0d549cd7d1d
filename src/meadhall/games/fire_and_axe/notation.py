"""Seats, spaces, pieces and cards in the notation of the record, which is the same in every language."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import PIECES, RUNES
from meadhall.games.fire_and_axe.chart import SPACES, WINTER

SEATS: Final = "ABCDE"


def space_text(space: i64) -> str:
    return "winter" if space == WINTER else SPACES[space]


def pieces_text(pieces: list[i64]) -> list[str]:
    return [PIECES[piece] for piece in pieces]


def runes_text(runes: list[i64]) -> list[str]:
    return [RUNES[rune] for rune in runes]
