"""The end of a game and its replay: the last screen of each game and some moments of its replay, at every size."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from browser.legible import board_shown
from browser.stage import SETTLED, Scene, Stage
from browser.visitor import Visitor
from browser.walks import lasting, told, walk
from golden import golden
from meadhall import pending
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from meadhall.core.record import Record
from meadhall.tables.full_view import ALL, build_views
from meadhall.tables.seat_log import merge_events as entries
from meadhall.tables.seat_view import write_events

ENDED = {"norsaga": "three-players", "fire_and_axe": "two-players", "yggdrasil": "five-easy", "trudvang": "rye-two"}
BOARDS = {"yggdrasil": ".worldtree", "trudvang": ".map-scroll"}  # that must be large at the end
MOMENTS = 4


@dataclass(frozen=True)
class Moment:
    """A moment of the replay."""

    at: int
    name: str


def ended(record: Record) -> tuple[Scene, list[dict[str, Any]]]:
    """Return the end of a golden game, and frames of its replay: some on the way, and the last."""
    state, frames, told_before = record.first(), [], 0
    state.log = []
    marks = [len(record.answers) * n // MOMENTS for n in range(1, MOMENTS)]
    for number in range(len(record.answers) + 1):
        pending(state)
        frame = pending_frame(state)
        last = number == len(record.answers)
        if last or (marks and number >= marks[0] and frame is not None and frame.seat != CHANCE):
            marks = marks[1:]
            events = entries(((number, event) for event in state.log[told_before:]), None)
            view, decision = build_views(record.game, state, record.header["players"], ALL)
            frames.append(
                {
                    "seq": number + 1,
                    "view": view,
                    "decision": msgspec.to_builtins(decision),
                    "events": msgspec.to_builtins(
                        write_events(
                            record.game,
                            [{**one.event, **one.secret, "n": one.n} for one in events],
                            list("ABCDE"[: record.header["players"]]),
                            None,
                            msgspec.to_builtins(view),
                            "en",
                        )
                    ),
                    "position": "",
                }
            )
            told_before = len(state.log)
        if not last:
            record.replay_one(state, number)
    return Scene(record.game, state, tuple(state.log), "end"), frames


def check_story(bera: Visitor, end: Scene) -> None:
    """Check the end: the decisive things are marked on the tree; the cost for each Hero is below the map; on a laptop
    the sea chart is large enough for its names, because the winner's result is beside it, and the next actions are
    visible.
    """
    bera.page.set_viewport_size({"width": 1366, "height": 768})
    expect(bera.page.locator(".end-acts .btn").first).to_be_in_viewport(ratio=1)
    if end.game.name == "fire_and_axe":
        expect(bera.page.locator(".left [data-test=legacy]")).to_be_visible()
        expect(bera.page.locator(".sea.afar")).to_have_count(0)
    if end.game.name == "yggdrasil":
        expect(bera.page.locator(".worldtree .fall.lost")).to_be_visible()
    if end.game.name == "trudvang":
        lost = sum(
            event.told["count"] for event in end.events if event.kind == "lose-health" and event.told["seat"] == 0
        )
        expect(bera["fates"].locator(".fate").first).to_contain_text(f"−{lost} health")
        expect(bera["fates"].locator(".fate")).to_have_count(end.players)
        # The last page scrolls with the rest, not in a box of its own.
        page = bera["ending"].locator(".bookpage")
        assert page.evaluate("node => node.scrollHeight <= node.clientHeight + 1")


def shows(bera: Visitor, end: Scene, frames: list[dict[str, Any]]) -> None:
    """Show this replay for every table."""
    names = ["Bera", "Egil", "Ulf", "Ragnhild", "Torsten"][: end.players]
    replay = json.dumps({"game": end.game.name, "players": end.players, "names": names, "frames": frames})

    def answer(route: Route) -> None:
        route.fulfill(body=replay, content_type="application/json")

    bera.page.route("**/api/tables/*/replay?*", answer)


@pytest.mark.parametrize(("first", "game"), list(enumerate(ENDED)))
def test_the_end_and_the_replay_can_be_read(visit: Callable[..., Visitor], game: str, first: int) -> None:
    end, frames = ended(golden(game)[ENDED[game]])
    bera = visit("Bera")
    shows(bera, end, frames)
    stage = Stage(bera, game, players=end.players)
    stage.warm([end])
    expect(bera["ending"]).to_be_visible()
    check_story(bera, end)

    def show(scene: Scene) -> None:
        stage.show(scene)
        if game in BOARDS:
            share, covers = board_shown(stage.page, BOARDS[game])
            assert share > 1 / 3
            assert covers == []

    found = walk(stage.page, [end], show, first)
    bera.open(f"/replay/{stage.table['id']}")
    expect(bera["scrub"]).to_be_visible()
    stage.page.wait_for_load_state("networkidle")

    def go(moment: Moment) -> None:
        bera["scrub"].fill(str(moment.at))
        stage.page.evaluate(SETTLED, 0)

    moments = [Moment(at, f"replay {at}") for at in range(len(frames))]
    for fault, where in walk(stage.page, moments, go, first + 1).items():
        found.setdefault(fault, []).extend(where)
    assert not found, told(found)
    if game == "norsaga":  # all hands are open: whatever is known of them is seen whole
        stage.page.set_viewport_size({"width": 1366, "height": 768})
        go(moments[2])
        expect(stage.page.locator(".rival .chip")).not_to_have_count(0)
        assert stage.page.locator(".of-hand").evaluate_all(
            "all => all.every(one => one.scrollWidth <= one.clientWidth)"
        )


def test_a_combat_that_is_long_in_coming_leaves_its_button_free(visit: Callable[..., Visitor]) -> None:
    """Until its module is loaded, the board is a button alone: nothing may lie over it."""
    end, frames = ended(golden("trudvang")[ENDED["trudvang"]])
    bera = visit("Bera", viewport={"width": 820, "height": 1180}, fresh=True)
    shows(bera, end, frames)
    stage = Stage(bera, "trudvang", players=end.players)
    bera.page.route("**/trudvang/fight.js", lambda route: None)  # asked for, and never answered
    bera.open(f"/replay/{stage.table['id']}")
    bera["scrub"].fill("1")
    expect(bera.page.locator(".to-map")).to_be_visible()
    expect(bera.page.locator(".fight")).to_have_count(0)
    assert lasting(stage.page) == []
    bera.page.unroute_all(behavior="ignoreErrors")
