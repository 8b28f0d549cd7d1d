"""What a page costs and what it may do: weight, the content policy, and rest for those who want it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Response, expect

from browser.positions import LAST_MOVE, position
from browser.visitor import Visitor

MOST = 100_000      # bytes of script and style, gzipped, on the first load of a table
# A transition of a hundredth of a millisecond is none.
RUNNING = """() => document.getAnimations().filter(one => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
    .map(one => one.animationName || one.transitionProperty || 'flight')"""


def test_the_first_load_of_a_table_is_light(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", fresh=True)
    loaded: list[Response] = []
    bera.page.on("response", lambda response: loaded.append(response))
    bera.table(bera.guest.make("me", "thrall", "thrall", options={"first": "A"})).mine()
    bera.page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for response in loaded:
        sizes[response.url] = response.request.sizes()["responseBodySize"]
    code = {url: size for url, size in sizes.items() if url.endswith((".js", ".css"))}
    art = sum(size for url, size in code.items() if "/art/" in url)
    fonts = sum(size for url, size in sizes.items() if url.endswith(".woff2"))
    words = sum(size for url, size in sizes.items() if url.endswith(".ftl"))
    plain = sum(code.values()) - art
    print(f"script and style {plain / 1000:.1f} kB in {len(code)} files, drawings {art / 1000:.1f} kB, "
          f"words {words / 1000:.1f} kB, fonts {fonts / 1000:.1f} kB, everything {sum(sizes.values()) / 1000:.1f} kB")
    assert 20_000 < plain <= MOST
    assert all(url.startswith(bera.url) for url in sizes)


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
