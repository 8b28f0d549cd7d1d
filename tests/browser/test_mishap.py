"""An error of the rules during an answer: all at the table see it, the game continues, and a report can be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.positions import LAST_MOVE, position
from browser.visitor import Visitor
from meadhall.core.decision import pending_frame
from server.hosting import Host

WRONG, RIGHT = "play YB1 me.G3", "play GG1 me.G3"
LAY = """async ([seats, position]) => (await fetch('/api/tables', { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: 'norsaga', seats, position }) })).json()"""


def break_at(host: Host, table: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the rules fail at this answer to the pending question, after it is applied."""
    frame = pending_frame(host.hall.sessions[table].play.state)
    assert frame is not None
    resolve = type(frame).resolve

    def breaks(self: Any, s: Any, move: int) -> None:
        text = self.text(s, move)
        resolve(self, s, move)
        if text == wrong:
            raise IndexError

    monkeypatch.setattr(type(frame), "resolve", breaks)


def test_a_mistake_of_ours_is_told_and_the_game_goes_on(
    visit: Callable[..., Visitor],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3")
    try:
        bera = visit(url=host.url)
        bera.open("/")
        expect(bera["me"]).to_be_visible()
        made = bera.page.evaluate(
            LAY, [[{"kind": "me"}, {"kind": "bot", "level": "thrall"}], position(f"{LAST_MOVE} step=3")]
        )
        bera.table(made).mine()
        break_at(host, made["id"], WRONG, monkeypatch)
        seq = bera.seq
        bera.answer(WRONG)
        expect(bera["mishap"]).to_contain_text("our mistake")
        note = host.hall.mishaps.find_note(host.hall.sessions[made["id"]])
        expect(bera["mishap"]).to_contain_text(note)
        with bera.page.expect_download() as saved:
            bera["mishap"].get_by_role("link").click()
        assert note in Path(saved.value.path()).read_text()
        assert bera.mine().seq == seq
        for _ in range(2):  # the answer is let go, and the card
            bera.page.keyboard.press("Escape")
        bera.play(RIGHT)
        expect(bera["mishap"]).to_have_count(0)
        assert bera.over
        bera.page.goto("about:blank")
    finally:
        host.stop()
