"""Sounds are played only for users who turned them on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.moments_helpers import news
from browser.stage import Stage, scenes
from browser.visitor import Visitor

# Every reverb that is built, and every string that is plucked in it.
COUNT = """window.halls = 0; window.strings = 0
window.AudioContext = class { constructor() { window.halls++ } state = 'running'; currentTime = 0; destination = {}
  resume() { return Promise.resolve() }
  createGain() { return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: to => to } }
  createOscillator() { return { frequency: {}, connect: to => to, start() { window.strings++ }, stop() {} } } }"""


def test_nothing_sounds_before_it_is_turned_on_and_then_turns_and_moments_do(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.page
    page.add_init_script(COUNT)
    stage = Stage(bera, "yggdrasil", players=2)
    mine = next(scene for scene in scenes("yggdrasil", 2).values() if scene.eyes == 0)
    lost = news(("devastate", {"world": "midgard"}))
    stage.show(mine)
    stage.show(mine, lost)
    expect(bera["moment"]).to_be_visible()
    assert page.evaluate("[window.halls, window.strings]") == [0, 0]

    bera["menu"].click()
    page.locator("summary", has_text="How I play").click()
    page.get_by_label("Soft sounds for my turn and great moments").check()
    page.wait_for_function("() => window.strings > 0")  # a taste of it
    page.keyboard.press("Escape")
    before = page.evaluate("window.strings")
    stage.show(mine, lost)
    page.wait_for_function("before => window.strings > before", arg=before)
    assert page.evaluate("window.halls") == 1
    assert page.evaluate("localStorage.getItem('mh-sound')") == "true"


def test_my_turn_is_heard(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil").guest
    made = bera.guest.make("me", "open", options={"basic": True, "first": "A"})
    egil.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    bera.page.add_init_script(COUNT)
    bera.open().page.evaluate("localStorage.setItem('mh-sound', 'true')")
    bera.table(made).mine()
    assert bera.page.evaluate("window.halls") == 0  # the first sight of a table is no news
    bera.play(bera.options[0])
    assert not bera.asked
    now = egil.get(f"/api/tables/{made['id']}/state")
    egil.post(f"/api/tables/{made['id']}/answers", seq=now["seq"], answer=now["decision"]["options"][0]["answer"])
    bera.mine(bera.seq)
    bera.page.wait_for_function("() => window.strings > 0")


def test_a_device_is_not_handed_on_where_nobody_has_secrets(visit: Callable[..., Visitor]) -> None:
    """Two seats on one device: the table only shows who is asked."""
    bera = visit("Bera")
    seats = [{"kind": "me", "name": "Sif"}, {"kind": "me", "name": "Egil"}]
    made = bera.guest.post("/api/tables", 201, game="yggdrasil", seats=seats)
    bera.table(made)
    asked = set()
    for _ in range(12):
        bera.mine(bera.seq)
        expect(bera.page.locator(".handover")).to_have_count(0)
        who = bera.page.locator(".ask-who").inner_text()
        asked |= {name for name in ("Sif", "Egil") if name in who}
        if len(asked) == 2:
            break
        bera.answer(bera.options[0])
    assert asked == {"Sif", "Egil"}
