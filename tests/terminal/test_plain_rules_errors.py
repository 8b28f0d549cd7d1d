"""Where the rules themselves break, plain mode says so, asks again, and bots try something else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.core.agenda import Frame
from meadhall.core.decision import asked
from meadhall.tables.rules_error import Mishap, to_error
from meadhall.terminal.session import Sitting
from meadhall.words import LANGUAGES, words
from terminal.conftest import LEFT, Play, SitDown


def broken_at(monkeypatch: pytest.MonkeyPatch, sitting: Sitting, *texts: str) -> None:
    """The rules break at these answers to the pending question, or at all of them."""
    frame = asked(sitting.table.state)
    assert frame is not None
    resolve = type(frame).resolve

    def breaks(self: Frame, s: Any, move: int) -> None:
        text = self.text(s, move)
        resolve(self, s, move)
        if not texts or text in texts:
            raise IndexError

    monkeypatch.setattr(type(frame), "resolve", breaks)


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


def mishap_in(note: str) -> Mishap:
    return Mishap(note, "norsaga", 1, "", (), "")


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
