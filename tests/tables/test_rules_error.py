"""A mistake of ours in the middle of an answer: nothing of it stays, and what shows it again is written down."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.dealer import CommittedDealer, Dealer, SeededDealer
from meadhall.core.decision import pending_frame, seat_name
from meadhall.tables.rules_error import SECRETIVE, Broken, format_trace, shorten_path
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from optional import unwrap

NORSAGA = meadhall.game("norsaga")


def table_with(dealer: Dealer) -> Table:
    return Table.new(NORSAGA, [Seat("me", "Bera"), Seat("me", "Egil")], {"first": "A"}, dealer)


def break_once(monkeypatch: pytest.MonkeyPatch, frame: type) -> list[int]:
    """The next answer to this kind of question breaks when all of it is done."""
    resolve = frame.resolve  # type: ignore[attr-defined]
    broken: list[Any] = []

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
    frame = pending_frame(table.state)
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
    frame, decision = pending_frame(table.state), table.decision
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


def test_a_log_names_the_package_path_and_the_message(tmp_path: Path) -> None:
    """Not `position.py:120`, of which there are five; and of the message one line, without addresses."""
    module = tmp_path / "site-packages/meadhall/server/position.py"
    code = compile("def fail():\n    raise KeyError(TEXT)", str(module), "exec")
    text = "no column \x1b[31m`turn` at https://hook.example/secret\nparameters: GR1" + "x" * 300
    space: dict[str, Any] = {"TEXT": text}
    exec(code, space)

    with pytest.raises(KeyError) as raised:
        space["fail"]()
    told = format_trace(raised.value)

    assert told.startswith("KeyError at meadhall/server/position.py:2 < ")
    assert "test_rules_error.py" in told
    assert "no column" in told
    assert "secret" not in told
    assert "\x1b" not in told
    assert len(told) < 500


def test_a_message_that_came_through_the_rules_is_not_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may name a hidden card."""
    table = table_with(SeededDealer(3))
    break_once(monkeypatch, type(pending_frame(table.state)))
    with pytest.raises(ZeroDivisionError) as raised:
        meadhall.play(table.state.copy(), unwrap(table.decision).options[0])

    assert "meadhall/core/agenda.py" in format_trace(raised.value)
    assert "GR1" not in format_trace(raised.value)


def test_every_package_that_may_hold_a_state_keeps_its_messages() -> None:
    """Also after a package was renamed: each one that imports the state of a game is named, and nothing else."""
    source = Path(meadhall.__file__).parent
    found = {
        path.relative_to(source).parts[0]
        for path in source.rglob("*.py")
        if re.search(r"import (State|Game|Table|Record)\b|import .*\b(State|Table)\b", path.read_text(encoding="utf-8"))
    }
    held = {package.split("/")[1] for package in SECRETIVE}
    assert held <= {path.name for path in source.iterdir() if path.is_dir()}
    assert found - held <= {"__init__.py", "book", "commands", "server", "terminal", "words"}  # no card in their errors


@pytest.mark.parametrize(
    ("file", "place"),
    [
        ("/home/me/meadhall/src/meadhall/games/norsaga/edge/position.py", "meadhall/games/norsaga/edge/position.py"),
        ("meadhall/core/agenda.py", "meadhall/core/agenda.py"),
        ("/usr/lib/python3.11/asyncio/tasks.py", "asyncio/tasks.py"),
        ("/x/lib/python3.11/site-packages/sqlalchemy/engine/base.py", "sqlalchemy/engine/base.py"),
        ("/somewhere/mine.py", "mine.py"),
        ("<string>", "<string>"),
    ],
)
def test_a_file_is_named_from_its_package_on(file: str, place: str) -> None:
    assert shorten_path(file) == place
