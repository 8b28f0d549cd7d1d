"""One user on two devices, two users on one, and spectators."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.policy import sensible
from browser.positions import LAST_MOVE, position
from browser.sayings import say
from browser.visitor import Visitor
from server.people import Guest


def ids(text: str) -> set[str]:
    """Return the cards that a text names."""
    return set(re.findall(r"\b(?:[RGBY]{2}[1-3]|SK-[RGBY][1-3]|GH-\d+)\b", text))


def hands(visitor: Visitor) -> set[str]:
    return {card for player in visitor.told["view"]["players"] for card in player["hand"] or ()}


def assert_unseen(visitor: Visitor, cards: set[str]) -> None:
    """Check that it is neither on the page, in words or in the markup, nor in any message of the server."""
    content = visitor.page.content()
    assert not cards & ids(content)
    assert not [card for card in cards if say("en", f"hero-{card}") in content]
    assert not cards & ids("\n".join(visitor.raw))


def test_a_second_device_through_the_personal_link(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit("Bera"), visit(viewport={"width": 412, "height": 860}, has_touch=True)
    made = desk.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))
    desk.table(made).mine()
    desk["menu"].click()
    phone.open(desk.page.get_by_label("Your personal link").input_value())
    expect(phone["me"]).to_have_attribute("aria-label", re.compile("^Bera"))
    phone.page.locator(f"a.resume[data-table='{made['id']}']").click()
    phone.mine()
    assert hands(phone) == {"GG1", "RB1", "YB1"}

    phone.page.get_by_role("button", name="All 21 answers").click()
    phone.play("play GG1 me.G3")
    for device in (desk, phone):
        expect(device["ending"]).to_contain_text("You win!")


def test_a_spectator_sees_no_hand(hall: str, visit: Callable[..., Visitor]) -> None:
    bera, egil, watching = Guest(hall, "Bera"), Guest(hall, "Egil"), visit()
    made = bera.make("me", "open", options={"basic": True, "turn_cap": 4}, listed=True, title="Open to all")
    egil.http.get(f"/join/{made['invite']}")
    egil.post(f"/api/tables/{made['id']}/sit")
    looks = [bera.watch(made["id"]), egil.watch(made["id"])]
    watching.open()
    watching["listed"].locator("li", has_text="Open to all").get_by_role("link", name="Watch").click()
    checked = seq = 0
    while not looks[0].table or not looks[0].table["outcome"]:
        seq = watching.ready(seq).seq
        for look in looks:
            look.until_seq(seq)
        held = {card for seat, look in enumerate(looks) for card in look.table["view"]["players"][seat]["hand"]}
        assert len(held) >= 6
        assert_unseen(watching, held)
        assert not watching.asked
        checked += 1
        asked = next(look for look in looks if look.asked())
        asked.answer(sensible(asked.table))
        for look in looks:
            look.until_seq(seq + 1)
    assert checked >= 5
    assert watching.told["eyes"] is None
    assert all(player["hand"] is None for player in watching.told["view"]["players"])
    expect(watching.page.get_by_role("button", name="Take back")).to_have_count(0)
    for look in looks:
        look.close()


def test_one_device_for_two_hides_hands_until_somebody_takes_it(visit: Callable[..., Visitor]) -> None:
    both = visit("Bera")
    seats = [{"kind": "me", "name": "Bera"}, {"kind": "me", "name": "Egil"}]
    made = both.guest.post(
        "/api/tables",
        201,
        game="norsaga",
        seats=seats,
        position=position(
            f"{LAST_MOVE.replace('A.hand=GG,RB,YB', 'A.hand=RG,RB,YB').replace('B.hand=RG', 'B.hand=GB')} step=3"
        ),
    )
    mine, hers = {"RG1", "RB1", "YB1"}, {"GB1", "BG1", "YG1"}
    both.table(made)
    expect(both["handover"]).to_contain_text("Pass the device to Bera")
    assert_unseen(both, mine | hers)

    both.page.get_by_role("button", name="I am Bera").click()
    both.mine()
    assert hands(both) == mine <= ids(both.page.content())
    assert_unseen(both, hers)
    assert both.asked
    both.answer("play RB1 me.G3")

    expect(both["handover"]).to_contain_text("Pass the device to Egil")
    assert not hers & ids("\n".join(both.raw))
    assert not (mine - {"RB1"} | hers) & ids(both.page.content())
    both.page.reload()
    expect(both["handover"]).to_contain_text("Pass the device to Egil")
    expect(both.page.get_by_role("button", name="I am Egil")).to_be_focused()
    both.page.keyboard.press("Enter")
    both.mine()
    assert hers <= hands(both)
    assert not (mine - {"RB1"}) & ids(both.page.content())
