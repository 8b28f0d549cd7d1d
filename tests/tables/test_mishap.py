"""A mistake of ours in the middle of an answer: nothing of it stays, and what shows it again is written down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.dealer import CommittedDealer, Dealer, SeededDealer
from meadhall.core.decision import asked, seat_name
from meadhall.tables.mishap import Broken
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table

NORSAGA = meadhall.game("norsaga")


def table_with(dealer: Dealer) -> Table:
    return Table.new(NORSAGA, [Seat("me", "Bera"), Seat("me", "Egil")], {"first": "A"}, dealer)


def break_once(monkeypatch: pytest.MonkeyPatch, frame: type) -> list[int]:
    """The next answer to this kind of question breaks when all of it is done."""
    resolve, broken = frame.resolve, []  # type: ignore[attr-defined]

    def once(self: Any, s: Any, move: int) -> None:
        resolve(self, s, move)
        if not broken:
            broken.append(move)
            raise ZeroDivisionError("the secret hand was GR1")

    monkeypatch.setattr(frame, "resolve", once)
    return broken


def sealed() -> Dealer:
    return CommittedDealer(b"x" * 32, ["a", "b"])


@pytest.mark.parametrize("dealer", [lambda: SeededDealer(3), sealed], ids=["seeded", "sealed"])
@pytest.mark.parametrize("at", ["answer", "draw"])
def test_nothing_of_it_stays_and_the_game_goes_on_as_if_it_had_not_been_tried(
    dealer: Callable[[], Dealer],
    at: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    table, twin = table_with(dealer()), table_with(dealer())
    draw = next(frame for frame in NORSAGA.frames.values() if frame.ask == "deck.draw")
    frame = asked(table.state)
    assert frame is not None
    broken = break_once(monkeypatch, type(frame) if at == "answer" else draw)
    while True:
        before, decision, told = NORSAGA.position(table.state), table.decision, [*table.events]
        assert decision is not None
        text = decision.options[0]
        try:
            table.answer(decision.seat, text)
        except Broken as fault:
            mishap = fault.mishap
            break
        twin.answer(decision.seat, text)
    assert NORSAGA.position(table.state) == before == mishap.position
    assert (table.decision, table.events) == (decision, told)
    assert [answer.seat for answer in mishap.answers] == [
        seat_name(decision.seat),
        *(["chance"] if at == "draw" else []),
    ]
    assert "GR1" not in mishap.text()
    assert mishap.keep(tmp_path / "mishaps").read_text() == mishap.text()
    broken.clear()
    state = NORSAGA.from_position(mishap.position)
    for answer in mishap.answers[:-1]:
        meadhall.play(state, answer.text)
    with pytest.raises(ZeroDivisionError):
        meadhall.play(state, mishap.answers[-1].text)
    for one in (table, twin):
        one.answer(decision.seat, text)
    assert NORSAGA.position(table.state) == NORSAGA.position(twin.state)
    assert table.record.lines()[1:] == twin.record.lines()[1:]


def test_taking_back_what_cannot_be_replayed_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with(SeededDealer(3))
    frame, decision = asked(table.state), table.decision
    assert frame is not None
    assert decision is not None
    table.answer(decision.seat, decision.options[0])
    draw = next(frame for frame in NORSAGA.frames.values() if frame.ask == "deck.draw")
    before, lines = NORSAGA.position(table.state), table.record.lines()
    break_once(monkeypatch, draw)
    with pytest.raises(Broken):
        table.undo(decision.seat, consented=True)
    assert (NORSAGA.position(table.state), table.record.lines()) == (before, lines)
    table.undo(decision.seat, consented=True)
    assert table.decision == decision
