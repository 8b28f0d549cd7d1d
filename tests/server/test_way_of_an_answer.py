"""The way of an answer, as docs/map.md describes it: its modules run in that order."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

import pytest

import meadhall
from server.hosting import Host
from server.people import Guest

ROOT = Path(__file__).parents[2]
SOURCE = str(Path(meadhall.__file__).parent)


def named_modules() -> list[str]:
    """Return the Python files of the numbered steps, in the order of the page."""
    page = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
    steps = page.partition("## The way of an answer")[2].partition("\n\n")[2].partition("\n\n")[0]
    return re.findall(r"`src/meadhall/([\w/]+\.py)`", steps)


def first_missed(wanted: list[str], met: list[str]) -> str | None:
    """Return the first of these that did not run after those before it."""
    rest = iter(met)
    return next((name for name in wanted if name not in rest), None)


@pytest.mark.skipif(meadhall.compiled, reason="calls of compiled modules cannot be followed")
def test_an_answer_takes_the_way_that_the_map_tells(host: Host, bera: Guest) -> None:
    table = bera.make("me", "me")["id"]
    look = bera.watch(table)
    state = look.until("table")
    before, seat = state["seq"], state["decision"]["seat"]
    look.send("look", seat=seat)
    look.until("table", eyes=seat)
    met: list[str] = []

    def follow(frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(SOURCE):
            met.append(name.removeprefix(SOURCE).lstrip("/"))

    host.loop.call_soon_threadsafe(sys.setprofile, follow)
    try:
        look.answer(look.asked()[0], seat)
        look.until_seq(before + 1)
    finally:
        host.loop.call_soon_threadsafe(sys.setprofile, None)
    wanted = named_modules()
    assert len(wanted) > 10
    assert first_missed(wanted, met) is None
    assert first_missed(wanted[::-1], met) is not None


def test_a_module_out_of_order_is_missed() -> None:
    assert first_missed(["a", "b"], ["b", "a", "c"]) == "b"
    assert first_missed(["a", "b"], ["a", "c", "b"]) is None
