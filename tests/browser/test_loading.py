"""What a page costs and what it may do: weight, the content policy, and rest for those who want it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Response, expect

from browser.positions import LAST_MOVE, position
from browser.visitor import Visitor

MOST = 100_000      # bytes of script and style, gzipped, on the first load of a page, drawings and all
REQUESTS = 25       # of everything, words and fonts among them
GAMES = ("norsaga", "fire_and_axe", "yggdrasil", "trudvang")
# A transition of a hundredth of a millisecond is none.
RUNNING = """() => document.getAnimations().filter(one => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
    .map(one => one.animationName || one.transitionProperty || 'flight')"""


def loaded(bera: Visitor, go: Callable[[Visitor], None]) -> dict[str, int]:
    """The bytes of every reply to a page that is opened for the first time."""
    replies: list[Response] = []
    bera.page.on("response", lambda reply: replies.append(reply))
    go(bera)
    bera.page.wait_for_load_state("networkidle")
    assert all(reply.url.startswith(bera.url) for reply in replies)
    return {f"{number} {reply.url}": reply.request.sizes()["responseBodySize"] for number, reply in enumerate(replies)}


def test_the_first_load_of_every_page_is_light(visit: Callable[..., Visitor], finished: str) -> None:
    """Nothing is left out of the count, and nothing is asked for file by file."""
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


def test_the_content_policy_holds(hall: str, visit: Callable[..., Visitor], finished: str) -> None:
    """Pages come with it, and a script that is not ours does not run; that no page breaks it, every test watches."""
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
