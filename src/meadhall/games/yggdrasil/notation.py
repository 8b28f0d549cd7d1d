"""Gods, worlds and cards as the record writes them, whatever the reader's language."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import ENEMIES, GODS

SEATS = "ABCDE"
UNNAMED = "?"  # a god that is not chosen yet


def god_name(s: Any, slot: i64) -> str:
    """Every god in play is there once, so the name says whose it is."""
    god: i64 = s.gods[slot]
    return GODS[god] if god >= 0 else UNNAMED


def card_text(s: Any, card: i64) -> str:
    """`odin.surt`: the enemy card of one god's set."""
    return god_name(s, card // 6) + "." + ENEMIES[card % 6]


def names_of(table: list[str], mask: i64) -> list[str]:
    return [name for number, name in enumerate(table) if mask >> number & 1]
