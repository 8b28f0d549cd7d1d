"""The golden games of Trudvang Legends show all of it. That they replay: tests/conformance/test_golden.py."""

from __future__ import annotations

from typing import Any

from golden import golden
from meadhall.games.trudvang.game import trudvang


def test_they_are_of_many_kinds() -> None:
    """Every number of players, both books, both ways to decide together, and games told to their end or cut short."""
    records = golden("trudvang").values()
    ends = {(record.result or {})["result"]["reason"] for record in records}

    assert {record.header["players"] for record in records} == {1, 2, 3, 4}
    for option, values in {
        "adventure": {"example_x1", "winter_owed"},
        "shared": {"table", "leader"},
        "hired_feats": {"one", "all"},
    }.items():
        assert {record.header["options"][option] for record in records} == values
    assert ends == {"told", "cap"}


def test_they_are_replayed_out_of_the_edition_they_were_played_from() -> None:
    """The Ferrywoman’s Debt has been rewritten since; what is on the shelf stays as it is."""
    then: Any
    then, now = golden("trudvang")["ferry-two"].first(), trudvang.new(2, {"adventure": "example_x1"})

    assert "end-rowed" not in then.house.saga.book.adventures["X1"].entries
    assert "end-rowed" in now.house.saga.book.adventures["X1"].entries
