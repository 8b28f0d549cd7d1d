"""The golden games of Fire & Axe show all of it. That they replay: tests/conformance/test_golden.py."""

from __future__ import annotations

from golden import golden
from meadhall.games.fire_and_axe.state import ENDINGS


def test_they_are_of_many_kinds() -> None:
    """Every number of players, every way to use runes out of turn, and all ends but the one nobody ever reached."""
    records = golden("fire_and_axe").values()
    ends = {(record.result or {})["result"]["reason"] for record in records}

    assert {record.header["players"] for record in records} == {2, 3, 4, 5}
    assert {record.header["options"]["off_turn"] for record in records} == {"reactions", "anytime", "own_turn"}
    assert {record.header["options"]["conflict"] for record in records} == {True, False}
    assert ends == set(ENDINGS) - {"running", "settled"}
