"""Seats in the browser: letters on the wire, numbers from 0 on a page, and none for the whole table."""

from __future__ import annotations

import re
from pathlib import Path

import meadhall
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import Decision
from meadhall.tables.seat_view import write_entries

CLIENT = Path(meadhall.__file__).parent / "client"


def test_a_decision_says_who_is_asked() -> None:
    """`units/seats.test.mjs` reads the same three words."""
    raw = [write_entries(Decision(seat, "deed.choose", []), {}) for seat in (0, 2, TABLE, CHANCE)]
    assert [(one.asks, one.seat) for one in raw] == [
        ("seat", "A"),
        ("seat", "C"),
        ("table", "table"),
        ("dealer", "chance"),
    ]


def test_no_negative_number_stands_for_a_seat_in_the_browser() -> None:
    wrong = re.compile(r"seat\w*\)? *(\?\?|[=!<>]=*) *-\d|\bseat\w* *(<|>=) *0")
    scripts = [*CLIENT.rglob("*.js"), *CLIENT.parent.glob("games/*/client/*.js")]
    texts = {path: path.read_text(encoding="utf-8") for path in scripts if "vendor" not in path.parts}
    assert [f"{path}: {found[0]}" for path, text in texts.items() for found in wrong.finditer(text)] == []
    assert wrong.search("view.gods[t.decision?.seat ?? -1]")
    assert wrong.search("decision.seat >= 0")
