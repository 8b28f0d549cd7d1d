"""A game in progress: an answer is given whole or not at all."""

from __future__ import annotations

import pytest

from meadhall.core.dealer import SeededDealer
from meadhall.core.fault import Fault
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from trudvang.scene import tale, trudvang


def at_the_bog(read: str) -> Table:
    """The Heroes are about to visit a place whose page is this one."""
    book = tale(f"10: {read}", pois="B: {colour: green, name: A Bog, region: fylges, read: 10}")
    position = (f"trudvang options=adventure:{book} A.hero=kattly A.at=fylges B.hero=briya B.at=fylges "
                "pois=A:arji,B:fylges windows=AB phase=4 agenda=Explore(-3,[],0)>NextPhase()")
    seats = [Seat("me", "Bera"), Seat("me", "Egil")]
    return Table.new(trudvang, seats, {}, SeededDealer(1), position)


def test_an_answer_at_which_the_book_fails_changes_nothing() -> None:
    """A dead end is found deep in the rules, when half of the answer is given."""
    table = at_the_bog("{text: Gone., do: [{discard_poi: A}, {discard_poi: B}]}")
    assert table.decision is not None
    before, asked, told = trudvang.position(table.state), table.decision, len(table.events)

    for _ in range(2):
        with pytest.raises(Fault) as fault:
            table.answer(-3, next(option for option in asked.options if option.startswith("poi B")))

        assert fault.value.key == "trudvang-dead-end"
        assert trudvang.position(table.state) == before
        assert table.decision == asked
        assert (len(table.record.answers), len(table.events)) == (0, told)
