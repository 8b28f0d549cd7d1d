"""Inviting friends: a link they can open, its picture, and what to do if there is none."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.visitor import Visitor
from meadhall.server.api.invitations import draw_qr_code

URL = "http://192.168.1.5:8787/join/abc"


def test_a_hall_on_one_machine_says_that_friends_cannot_come(visit: Callable[..., Visitor]) -> None:
    """The command to open it can be copied, with the keyboard too; users of the same machine can still use the link."""
    bera = visit("Bera")
    made = bera.guest.make("me", "open")
    bera.table(made)
    alone = bera["invite-alone"]
    expect(alone).to_contain_text("Friends cannot open this link")
    expect(alone.get_by_label("start the hall like this")).to_have_value("meadhall serve --host 0.0.0.0")
    expect(alone.get_by_label("Invite link")).to_have_value(f"{bera.url}/join/{made['invite']}")
    alone.get_by_label("start the hall like this").focus()
    bera.page.keyboard.press("Tab")
    assert bera.page.evaluate("document.activeElement.textContent") == "Copy"
    bera.page.evaluate("localStorage.setItem('mh-lang', '\"de\"')")
    bera.page.reload()
    expect(bera["invite-alone"]).to_contain_text("nur von diesem Rechner aus erreichbar")


@pytest.mark.parametrize("width", [1366, 390])
def test_a_hall_in_a_network_shows_its_link_and_a_picture(visit: Callable[..., Visitor], width: int) -> None:
    bera = visit("Bera", viewport={"width": width, "height": 768}, bypass_csp=True)
    size, dots = draw_qr_code(URL)
    bera.page.route(
        "**/invitation",
        lambda route: route.fulfill(
            content_type="application/json", body=json.dumps({"url": URL, "network": True, "size": size, "dots": dots})
        ),
    )
    bera.table(bera.guest.make("me", "open"))
    expect(bera["invite"].get_by_label("Invite link", exact=True)).to_have_value(URL)
    expect(bera["invite"]).to_contain_text("your own network")
    drawn = bera["invite"].get_by_role("img", name="QR code").bounding_box()
    assert drawn is not None
    assert drawn["width"] > 100
    assert bera.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(bera.page) == []


def test_whoever_waits_can_talk_and_is_not_taken_from_it_when_the_game_begins(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil").guest
    made = bera.guest.make("me", "open")
    bera.table(made)
    chat, log = bera.page.locator("#tab-chat"), bera.page.locator("#tab-log")
    expect(chat).to_have_attribute("aria-selected", "true")
    bera.page.locator("#say").fill("Who is com")
    egil.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    bera.ready()
    expect(chat).to_have_attribute("aria-selected", "true")
    expect(bera.page.locator("#say")).to_have_value("Who is com")
    bera.page.reload()
    bera.ready()
    expect(log).to_have_attribute("aria-selected", "true")
