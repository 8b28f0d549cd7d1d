"""Where the rules themselves break, plain mode says so, asks again, and bots try something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.tables.rules_error import to_error
from meadhall.words import LANGUAGES, words
from terminal.conftest import LEFT, Play, SitDown
from terminal.plain_rules_errors_helpers import broken_at, mishap_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_at_which_the_rules_break_is_said_and_asked_again(
    language: str,
    sit_down: SitDown,
    play: Play,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = sit_down("me=Bera,me=Egil", lang=language)
    decision = sitting.table.decision
    assert decision is not None
    broken_at(monkeypatch, sitting, decision.options[0])
    before = len(sitting.table.record.answers)
    said = play(sitting, "", decision.options[0], decision.options[1])
    (kept,) = (tmp_path / "mishaps").iterdir()
    assert str(kept) in said
    assert words(language).fault(to_error(mishap_in(kept.stem))) in said
    assert [answer.text for answer in sitting.table.record.answers[before:]][:1] == [decision.options[1]]


def test_bots_try_something_else_and_leave_when_everything_breaks(
    sit_down: SitDown,
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = sit_down("karl,karl", turn_cap=4)
    decision = sitting.table.decision
    assert decision is not None
    count = len(decision.options)
    with monkeypatch.context() as patch:
        broken_at(patch, sitting)
        said = play(sitting)
        assert LEFT["en"] in said
        assert len(sitting.tried) == count
