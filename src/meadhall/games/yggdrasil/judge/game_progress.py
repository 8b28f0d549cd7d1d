"""The progress of a game of Yggdrasil Chronicles by page: perils count less near the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import COLUMN_COSTS, LEARNED, count_bits
from meadhall.games.yggdrasil.rules.sheets import (
    BONDS,
    PIECES,
    ROWS,
    get_bonds,
    get_piece_boxes,
    get_symbols,
    list_boxes,
)
from meadhall.games.yggdrasil.state import SAGAS, Yggdrasil

TENS: Final = 10.0


def stage(s: Yggdrasil) -> tuple[str, float, float]:
    """Return the row of chances.toml to use, the progress, and the gods' experience.

    Progress is Nidhogg's way; in a saga every page counts the same. Each saga of the book has a row for each number of
    players; sagas without measurements share one.
    """
    gone = float(s.nidhogg) / float(max(1, s.count_moves()))
    if s.saga is None or s.tale is None:
        return f"{'hard' if s.house.hard else 'easy'}-{s.players}", gone, 0.0
    name = s.saga.name if s.saga.place in SAGAS else "saga"
    return f"{name}-{s.players}", (float(s.tale.page) + gone) / float(len(s.saga.pages)), mean_experience(s) / TENS


def mean_experience(s: Yggdrasil) -> float:
    """Return the average experience of a god, on its sheet or unspent, so that no purchase is good by its price."""
    total: i64 = 0
    for seat in range(s.players):
        total += s.xp[seat]
        for row in range(PIECES):
            for at in range(len(LEARNED)):
                if get_symbols(s, row)[seat] >> LEARNED[at] & 1:
                    total += COLUMN_COSTS[row][at]
        for row in range(PIECES, len(ROWS)):
            filled: i64 = get_piece_boxes(s, row)[seat] if row < BONDS else count_bits(get_bonds(s, row)[seat])
            prices = list_boxes(s, row)
            for at in range(filled):
                total += prices[at]
    return float(total) / float(s.players)
