"""The log: earlier entries are fetched when its reader scrolls up, and the entry being read stays in place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from browser.stage import Stage, scenes
from browser.visitor import Visitor

TURNS = 60
# The top of the first visible entry, from the top of the log.
TOPMOST = """box => {
  const top = box.getBoundingClientRect().top
  const seen = [...box.querySelectorAll('.turn-head, li')].find(one => one.getBoundingClientRect().top >= top)
  return [seen.textContent.trim(), Math.round(seen.getBoundingClientRect().top - top)]
}"""


def turns(first: int, last: int) -> list[dict[str, object]]:
    return [
        {"n": number, "kind": "turn", "label": f"Turn {number}", "heading": True, "facts": {}}
        for number in range(first, last + 1)
    ]


def test_older_entries_come_as_the_reader_scrolls_up(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    asked: list[int] = []

    def tell(route: Route) -> None:
        found = re.search(r"before=(\d+)&seat=[A-C]", route.request.url)
        assert found, route.request.url
        before = int(found[1])
        asked.append(before)
        events = turns(max(1, before - TURNS), before - 1)
        route.fulfill(
            body=json.dumps({"events": events, "older": events[0]["n"] != 1}), content_type="application/json"
        )

    bera.page.route("**/log?*", tell)
    stage = Stage(bera, "norsaga", players=3)
    scene = next(scene for scene in scenes("norsaga").values() if scene.players == 3)
    stage.older, stage.told = True, turns(2 * TURNS + 1, 3 * TURNS)
    stage.show(scene)
    log = bera.page.locator("[data-part=log]")
    expect(log.locator(".turn-head")).to_have_count(TURNS)
    assert asked == []

    read = log.evaluate(f"box => {{ box.scrollTop = 100; return ({TOPMOST})(box) }}")
    expect(log.locator(".turn-head")).to_have_count(2 * TURNS)
    assert asked == [2 * TURNS + 1]
    assert log.evaluate(TOPMOST) == read
    log.evaluate("box => box.scrollTop = 0")
    expect(log.locator(".turn-head")).to_have_count(3 * TURNS)
    assert asked == [2 * TURNS + 1, TURNS + 1]
    log.evaluate("box => box.scrollTop = 0")
    log.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(asked) == 2, "nothing is older than the first"
