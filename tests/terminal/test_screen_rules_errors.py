"""Where the rules themselves break, the full screen says so above the table and asks again."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.tables.rules_error import to_error
from meadhall.terminal.app import Hall
from meadhall.words import words
from terminal.conftest import SitDown
from terminal.plain_rules_errors_helpers import broken_at, mishap_in
from terminal.table_screen_helpers import sees, shown, until


async def test_an_answer_at_which_the_rules_break_is_said_and_asked_again(
    sit_down: SitDown,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = sit_down(game=meadhall.game("trudvang"))
    decision = sitting.table.decision
    assert decision is not None
    wrong, right = decision.options[:2]
    answers = sitting.table.record.answers
    before = len(answers)
    broken_at(monkeypatch, sitting, wrong)
    async with Hall(sitting, pace=0).run_test(size=(80, 30)) as pilot:
        await pilot.press("1")
        await until(pilot, lambda: bool(sitting.broken))
        (kept,) = (tmp_path / "mishaps").iterdir()
        said = words("en").fault(to_error(mishap_in(kept.stem)))
        await sees(pilot, said)
        assert str(kept) in "".join(shown(pilot).split())
        assert len(answers) == before
        await pilot.press("2")
        await until(pilot, lambda: len(answers) > before)
        assert answers[before].text == right
        await until(pilot, lambda: said not in " ".join(shown(pilot).split()))
