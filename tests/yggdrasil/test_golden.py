"""The golden games of Yggdrasil Chronicles show all of it. That they replay: tests/conformance/test_golden.py."""

from __future__ import annotations

from golden import golden
from meadhall.games.yggdrasil.state import REASONS


def test_they_are_of_many_kinds() -> None:
    """One to five players, easy and hard, every other reading of the rules, and every end."""
    records = golden("yggdrasil").values()
    ends = {(record.result or {})["result"]["reason"] for record in records}
    options = [record.header["options"] for record in records]

    assert {record.header["players"] for record in records} == {1, 2, 3, 4, 5}
    assert ends == set(REASONS)
    for name, values in {
        "difficulty": {"easy", "hard"},
        "memory": {True, False},
        "fenrir_solo": {"third", "once"},
        "fenrir_duo": {"owner", "active"},
        "support_after_fenrir": {True, False},
        "healing_delay": {"tree", "all"},
        "creatures": {"once", "reshuffle"},
        "thor_helps": {1, 2},
    }.items():
        assert {option[name] for option in options} == values
