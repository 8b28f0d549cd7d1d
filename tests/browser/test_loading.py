"""The cost and the permissions of a page: weight, the content policy, and reduced motion."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Response, Route, expect

import meadhall
from browser.loading_helpers import MOST
from browser.positions import LAST_MOVE, position
from browser.visitor import Visitor
from meadhall.games import SHIPPED as GAMES
from optional import unwrap

REQUESTS = 25  # of everything, words and fonts among them
# A transition of a hundredth of a millisecond counts as none.
RUNNING = """() => document.getAnimations().filter(one => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
    .map(one => one.animationName || one.transitionProperty || 'flight')"""


def loaded(bera: Visitor, go: Callable[[Visitor], None]) -> dict[str, int]:
    """Return the bytes of every reply to a page that is opened for the first time."""
    replies: list[Response] = []
    bera.page.on("response", lambda reply: replies.append(reply))
    go(bera)
    bera.page.wait_for_load_state("networkidle")
    assert all(reply.url.startswith(bera.url) for reply in replies)
    return {f"{number} {reply.url}": reply.request.sizes()["responseBodySize"] for number, reply in enumerate(replies)}


def test_the_first_load_of_every_page_is_light(visit: Callable[..., Visitor], finished: str) -> None:
    """Everything is counted, and files are bundled."""
    for name in (*GAMES, "lobby", "replay"):

        def go(bera: Visitor, name: str = name) -> None:
            if name in GAMES:
                bera.table(bera.guest.make("me", "thrall", game=name)).mine()
            else:
                bera.open("/" if name == "lobby" else f"/replay/{finished}")

        sizes = loaded(visit("Bera", fresh=True), go)
        code = sum(size for url, size in sizes.items() if url.endswith((".js", ".css")))
        print(f"| {name} | {code / 1000:.0f} | {sum(sizes.values()) / 1000:.0f} | {len(sizes)} |")
        assert 20_000 < code <= MOST, name
        assert 10 < len(sizes) <= REQUESTS, name
        single = [url for url in sizes if "/client/" in url and "/client/fonts/" not in url]
        assert single == [], name


BEAM = "() => ['.beam', '.lintel'].map(name => document.querySelector(name).getBoundingClientRect()).map(box => [box.top, box.left, box.width, box.height])"


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_page_is_outlined_before_its_script_has_come(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    """The beam stays in place when the page takes over; in the dark theme nothing of it is bright."""
    bera = visit("Bera", viewport={"width": size[0], "height": size[1]}, color_scheme="dark")
    table = bera.guest.make("me", "thrall")["id"]
    for path, script in (("/", "pages/lobby/lobby_page.js"), (f"/table/{table}", "pages/table/table_page.js")):
        held: list[Route] = []

        def hold(route: Route, held: list[Route] = held) -> None:
            held.append(route)

        bera.page.route(f"**/{script}", lambda route: hold(route))
        bera.page.goto(urljoin(bera.url, path), wait_until="commit")
        expect(bera.page.locator("#outline .home")).to_have_text("Meadhall")
        bera.page.wait_for_function("() => document.styleSheets.length && document.fonts.status === 'loaded'")
        blocks = bera.page.locator(".bones > div:visible")
        assert blocks.count() >= 2
        boxes = [unwrap(blocks.nth(n).bounding_box()) for n in range(blocks.count())]
        assert all(box["width"] > 100 and box["height"] > 100 for box in boxes)
        assert bera.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert bera.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 17, 12)"
        before = bera.page.evaluate(BEAM)
        while not held:
            bera.page.wait_for_timeout(20)
        held[0].continue_()
        expect(bera.page.locator("#app .beam nav")).to_be_visible()
        assert bera.page.locator("#outline").count() == 0
        assert bera.page.evaluate(BEAM) == before
        bera.page.unroute(f"**/{script}")


def test_the_mark_is_drawn_the_same_everywhere() -> None:
    """It is in the pages, which come before any script, and in the script."""
    client = Path(meadhall.__file__).parent / "client"
    drawn = [
        re.sub(r"\s+", " ", " ".join(re.findall(r'd="([^"]+)', (client / name).read_text())))
        for name in ("pages/parts/beam.html", "widgets/page_shell.js")
    ]
    assert drawn[0].startswith("M22 5L3")
    assert drawn[0] in drawn[1]


def test_the_content_policy_holds(hall: str, visit: Callable[..., Visitor], finished: str) -> None:
    """Pages have it, and a foreign script does not run; every test checks that no page breaks it."""
    bera = visit("Bera")
    table = bera.guest.make("me", "thrall")["id"]
    for path in ("/", f"/table/{table}", f"/replay/{finished}", "/replay", "/position"):
        reply = bera.page.goto(f"{hall}{path}")
        assert reply is not None
        policy = reply.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        expect(bera.page.locator("#app > *").first).to_be_visible()
    assert not bera.troubles
    bera.page.evaluate("""() => {
      document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.broken = true' }))
    }""")
    assert bera.page.evaluate("window.broken") is None
    assert any("CSP script-src" in trouble for trouble in bera.troubles)
    bera.troubles.clear()


HAULED = """() => document.getAnimations().filter(one => one.animationName?.startsWith('haul'))"""


def test_ropes_rest_when_nothing_changes(visit: Callable[..., Visitor]) -> None:
    """They move briefly when a new question comes, on every board, and then nothing moves at all."""
    for of in GAMES:
        bera = visit("Bera", reduced_motion="no-preference")
        bera.table(bera.guest.make("me", "thrall", game=of)).mine()
        names = []
        for _ in range(2):
            bera.page.wait_for_function(f"() => ({HAULED})().length > 0 || !document.querySelector('.rope.live')")
            if not bera.page.locator(".rope.live").count():
                break
            ends = bera.page.evaluate(f"({HAULED})().map(one => one.effect.getComputedTiming().endTime)")
            assert max(ends) <= 5_000
            names.append(bera.page.evaluate(f"({HAULED})()[0].animationName"))
            bera.page.evaluate("() => { for (const one of document.getAnimations()) one.finish() }")
            bera.page.wait_for_function("() => document.getAnimations().length === 0")
            bera.play(bera.options[0])
            bera.mine()
        assert len(set(names)) == len(names)  # another name starts it again
        assert of != "norsaga" or names


def test_a_card_in_flight_is_as_large_as_where_it_goes(visit: Callable[..., Visitor]) -> None:
    """A copy of it flies, outside of everything that sets its size."""
    for width, height in ((1366, 768), (820, 1180)):
        bera = visit("Bera", reduced_motion="no-preference", viewport={"width": width, "height": height})
        bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
        bera.page.evaluate("""() => {
          window.sizes = []
          new MutationObserver(all => { for (const { addedNodes } of all) for (const node of addedNodes)
            if (node.classList?.contains('flyer')) window.sizes.push([node.style.width, getComputedStyle(node.firstElementChild).width]) })
            .observe(document.body, { childList: true })
        }""")
        seq = bera.seq
        bera.answer("play YB1 me.G3")
        bera.ready(seq)
        bera.page.wait_for_function("() => window.sizes.length > 0")
        for place, card in bera.page.evaluate("window.sizes"):
            assert abs(float(place[:-2]) - float(card[:-2])) < 1


def test_those_who_want_rest_get_it(visit: Callable[..., Visitor]) -> None:
    for wish, moves in (("reduce", False), ("no-preference", True)):
        bera = visit("Bera", reduced_motion=wish)
        bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
        bera.find("play YB1 me.G3").click()
        assert bool(bera.page.evaluate(RUNNING)) == moves
        # Flights are over within two seconds: they are counted as they begin.
        bera.page.evaluate("""() => {
          window.flights = 0
          new MutationObserver(all => { for (const { addedNodes } of all) for (const node of addedNodes) if (node.classList?.contains('flyer')) window.flights++ })
            .observe(document.body, { childList: true })
        }""")
        seq = bera.seq
        bera["confirm"].click()
        bera.mine(seq)
        assert bool(bera.page.evaluate("window.flights")) == moves
        if not moves:
            assert bera.page.evaluate(RUNNING) == []
