"""How often a table copies its state: once for each answer, whatever draws it brings.

Views are not counted: some look ahead on a copy, as the forecasts of Yggdrasil do.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import meadhall
from meadhall.core.dealer import CommittedDealer
from meadhall.core.decision import legal_texts
from meadhall.core.game import GAMES, game, names
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table

ANSWERS = 60


@pytest.mark.skipif(meadhall.compiled, reason="methods of compiled classes cannot be counted")
@pytest.mark.parametrize("name", [name for name in names() if GAMES.get(name, "").startswith("meadhall.")])
def test_an_answer_copies_the_state_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    of, rng, draws = game(name), random.Random(7), 0
    seats = [Seat("me", f"P{i}") for i in range(max(of.players[0], 2))]
    table = Table.new(of, seats, {}, CommittedDealer(b"\1" * 32, [""] * len(seats)))
    kind, copies = type(table.state), 0
    copy = kind.copy

    def counted(state: Any) -> Any:
        nonlocal copies
        copies += 1
        return copy(state)

    monkeypatch.setattr(kind, "copy", counted)
    for _ in range(ANSWERS):
        seat = table.asked_seat()
        if seat is None:
            break
        known, copies = len(table.record.answers), 0
        table.answer(max(seat, 0), rng.choice(legal_texts(table.state)))
        draws += len(table.record.answers) - known - 1
        assert copies == 1, table.record.answers[known:]
    assert len(table.record.answers) > 10
    assert draws > 0


def test_an_interrupted_answer_leaves_the_table_as_it_was() -> None:
    """An answer is played on the table itself: whatever ends it early, the state of before comes back."""
    of = game("norsaga")
    table = Table.new(of, [Seat("me", "A"), Seat("me", "B")], {}, CommittedDealer(b"\1" * 32, ["", ""]))
    before, known, draws = of.position(table.state), len(table.record.answers), table.dealer.mark()

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        table.answer(table.asked_seat() or 0, legal_texts(table.state)[0], interrupt)
    assert (of.position(table.state), len(table.record.answers), table.dealer.mark()) == (before, known, draws)
    assert len(table.events) == known + 1
