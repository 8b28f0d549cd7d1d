"""Gods, worlds and cards in the notation of the record, which is the same in every language."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import ENEMIES, GODS

SEATS = "ABCDE"
UNNAMED = "?"  # a god that is not chosen yet


def god_name(s: Any, slot: i64) -> str:
    """Return the name of a god. Every god is in play at most once, so the name identifies its player."""
    god: i64 = s.gods[slot]
    return GODS[god] if god >= 0 else UNNAMED


def card_text(s: Any, card: i64) -> str:
    """Return `odin.surt`: the enemy card of one god's set."""
    return god_name(s, card // 6) + "." + ENEMIES[card % 6]


def list_names(table: list[str], mask: i64) -> list[str]:
    return [name for number, name in enumerate(table) if mask >> number & 1]
