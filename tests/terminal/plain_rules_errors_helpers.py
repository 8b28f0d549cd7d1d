"""A table whose rules break."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.agenda import Frame
from meadhall.core.decision import pending_frame
from meadhall.tables.rules_error import Mishap
from meadhall.terminal.session import Sitting


def broken_at(monkeypatch: pytest.MonkeyPatch, sitting: Sitting, *texts: str) -> None:
    """The rules break at these answers to the pending question, or at all of them."""
    frame = pending_frame(sitting.table.state)
    assert frame is not None
    resolve = type(frame).resolve

    def breaks(self: Frame, s: Any, move: int) -> None:
        text = self.text(s, move)
        resolve(self, s, move)
        if not texts or text in texts:
            raise IndexError

    monkeypatch.setattr(type(frame), "resolve", breaks)


def mishap_in(note: str) -> Mishap:
    return Mishap(note, "norsaga", 1, "", (), "")
