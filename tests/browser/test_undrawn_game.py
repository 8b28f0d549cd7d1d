"""A game without a drawing: its table is not an empty page."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor
from meadhall.core import game as registry
from meadhall.scaffold import write_game
from server.hosting import Host


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """Return a server with a game of another package that has rules only: no board, no hand, no words; and one as
    `meadhall game new` writes it.
    """
    write_game("wolves", tmp_path / "wolves", "grid", [])
    monkeypatch.syspath_prepend(tmp_path / "wolves")
    found = [SimpleNamespace(name="toy", value="toy:toy"), SimpleNamespace(name="wolves", value="wolves.game:wolves")]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: found if group == "meadhall.games" else [])
    registry.plug_ins.cache_clear()
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3")
    yield host.url
    host.stop()
    registry.plug_ins.cache_clear()


def seated(visit: Callable[..., Visitor], url: str, game: str) -> Visitor:
    bera = visit(url=url, fresh=True)
    bera.forgive(re.compile("404|ERR_|WebSocket"))  # words that toy does not bring, and a server that closes first
    bera.page.goto(url)
    made = bera.page.evaluate(
        """async game => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'thrall' }] }) })).json()""",
        game,
    )
    bera.table(made).mine()
    return bera


def test_it_is_played_by_its_list_of_answers(visit: Callable[..., Visitor], toys: str) -> None:
    bera = seated(visit, toys, "toy")
    expect(bera.page.locator(".ask .answer").first).to_be_visible()
    expect(bera.page.locator("main.board")).not_to_be_empty()
    expect(bera.page.locator(".left")).not_to_contain_text("[object Object]")
    bera.answer(bera.options[0])
    bera.ready(bera.seq)
    assert bera.troubles == []  # no script has failed


def test_a_board_of_squares_is_drawn_and_pressed(visit: Callable[..., Visitor], toys: str) -> None:
    """Its own emblem is in the lobby, and the board uses the names of its words."""
    bera = seated(visit, toys, "wolves")
    expect(bera.page.locator(".grid-square.legal")).to_have_count(25)
    before = bera.seq
    bera.page.locator('[data-square="c3"]').click()
    bera.page.keyboard.press("Enter")
    bera.ready(before + 1)
    expect(bera.page.locator('[data-square="c3"]')).to_have_attribute("aria-label", "c3 light stone")
    expect(bera.page.locator('[data-square="c3"]')).to_have_text("○")
    bera.page.goto(toys)
    expect(bera.page.locator('[data-game="wolves"] .gart circle')).to_be_visible()
    assert bera.troubles == []
