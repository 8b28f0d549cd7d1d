"""New users: one opens a table, the others join by its link, each with their own name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor

# A home network has no https, so a browser there has no clipboard.
NO_CLIPBOARD = """Object.defineProperty(navigator, 'clipboard', { value: undefined })
window.took = []
addEventListener('copy', () => took.push(document.activeElement.value), { capture: true })"""


def names(visitor: Visitor) -> list[str]:
    seats = visitor.guest.get("/api/tables")["mine"][0]["seats"] if visitor.guest else []
    return [seat["name"] for seat in seats]


def test_a_newcomer_opens_a_table_for_friends(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", newcomer=True)
    bera.open()
    bera.page.locator("[data-game=norsaga] .g-open").click()
    bera["first-friends"].click()
    expect(bera.page.get_by_label("Seat B: who sits there")).to_have_value("open")
    bera.page.get_by_label("Seat A: name").fill("Bera Redhair")
    bera.page.get_by_role("button", name="Add a seat").click()
    expect(bera.page.get_by_label("Seat D: who sits there")).to_have_value("open")
    bera["create"].click()
    expect(bera["waiting"]).to_contain_text("Waiting for 3 more players")
    assert bera.guest.get("/api/me")["name"] == "Bera Redhair"  # not only on this chair
    assert bera.page.evaluate("localStorage.getItem('mh-known')") is None  # there will be hints


def test_whoever_knows_the_game_invites_friends_with_one_press(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.open()
    bera["open-table"].click()
    bera["friends"].click()
    for seat in "BC":
        expect(bera.page.get_by_label(f"Seat {seat}: who sits there")).to_have_value("open")
    expect(bera["friends"]).to_have_count(0)


def test_a_friend_is_called_as_they_said_and_may_think_again(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Sif")
    made = bera.guest.make("me", "open", "open")
    bera.table(made)
    egil.open(f"/join/{made['invite']}")
    room = egil["waiting"]
    room.get_by_label("Your name").fill("Bera")  # the name of another player
    room.get_by_role("button", name="Sit here").first.click()
    expect(room).to_contain_text("Waiting for one more player")
    expect(bera["waiting"]).to_contain_text("Bera B")
    assert egil.guest.get("/api/me")["name"] == "Bera"
    room.get_by_label("Your name").fill("Egil")
    room.get_by_role("button", name="Save").click()
    expect(bera["waiting"]).to_contain_text("Egil")
    expect(room.get_by_role("button", name="Save")).to_have_count(0)
    assert names(egil) == ["Bera", "Egil", ""]


def test_a_seat_for_a_friend_is_not_taken_by_whoever_sits_already(visit: Callable[..., Visitor]) -> None:
    """Two people can share a device, but each has a name, and one press too many does not start a game alone."""
    bera, egil = visit("Bera"), visit("Egil")
    made = bera.guest.make("me", "open", "open")
    bera.table(made)
    expect(bera["waiting"].get_by_role("button", name="Sit here")).to_have_count(0)
    egil.open(f"/join/{made['invite']}")
    egil["waiting"].get_by_role("button", name="Sit here").first.click()
    expect(egil["also"]).to_have_count(1)
    expect(egil["waiting"].get_by_role("button", name="Sit here")).to_have_count(0)
    choice = bera.page.get_by_label("Seat C: who sits there")
    choice.select_option("also")
    name = bera.page.get_by_role("dialog").get_by_label("Their name")
    expect(name).to_be_focused()
    expect(choice).to_have_value("open")
    bera.page.keyboard.press("Enter")  # a seat needs a name
    expect(name).to_be_visible()
    name.fill("Hild")
    bera.page.keyboard.press("Enter")
    expect(egil.page.locator(".seats")).to_contain_text("Hild")
    assert names(egil) == ["Bera", "Egil", "Hild"]


@pytest.mark.parametrize("width", [320, 390])
def test_the_waiting_room_fits_a_phone(visit: Callable[..., Visitor], width: int) -> None:
    bera = visit("Hrafnhildur Sigurdardottir of Longhouse", viewport={"width": width, "height": 640})
    bera.table(bera.guest.make("me", "open", "open"))
    expect(bera["waiting"]).to_be_visible()
    assert bera.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_waits_can_be_read_up_on(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(bera.guest.make("me", "open"))
    bera["how"].click()
    expect(bera.page.get_by_role("dialog")).to_be_visible()


def test_what_cannot_be_taken_to_the_clipboard_is_copied_all_the_same(visit: Callable[..., Visitor]) -> None:
    """Also without a visible field, and in a dialog; without success the page does not claim it."""
    bera = visit("Bera")
    bera.page.add_init_script(NO_CLIPBOARD)
    made = bera.guest.make("me", "thrall")
    bera.guest.post(f"/api/tables/{made['id']}/resign", seat="A")
    bera.open(f"/replay/{made['id']}")
    bera.page.get_by_role("button", name="Copy link to this").click()
    expect(bera.page.get_by_text("Copied.")).to_be_visible()
    assert bera.url in bera.page.evaluate("took.at(-1)")
    bera.open()["me"].click()
    button = bera.page.get_by_role("dialog").get_by_role("button", name="Copy").first
    button.click()
    expect(bera.page.get_by_text("Copied.")).to_be_visible()
    assert "/me/" in bera.page.evaluate("took.at(-1)")
    expect(button).to_be_focused()
    bera.page.evaluate("document.execCommand = () => false")
    button.click()
    expect(bera.page.get_by_text("copy it yourself")).to_be_visible()


def test_whoever_comes_too_late_is_told_that_they_watch(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil")
    made = bera.guest.make("me", "thrall")
    egil.open(f"/join/{made['invite']}")
    expect(egil["watching"]).to_contain_text("every seat is taken")
    bera.table(made).ready()
    expect(bera["watching"]).to_have_count(0)


def test_a_phone_shows_where_to_write(visit: Callable[..., Visitor]) -> None:
    """With other messages, a hint for instance; and the possible actions do not squeeze the chat."""
    bera = visit("Bera", newcomer=True, viewport={"width": 390, "height": 844})
    egil = visit("Egil")
    made = bera.guest.make("me", "open")
    egil.table({"id": egil.guest.post(f"/api/tables/{made['id']}/sit", invite=made["invite"]) and made["id"]}).ready()
    bera.table(made).ready()
    egil.page.get_by_role("tab", name="Chat").click()
    egil.page.get_by_label("Say something").fill("Shall we begin? I do not know the rules at all, so be kind.")
    egil.page.keyboard.press("Enter")
    bera.page.get_by_role("navigation", name="Views").get_by_role("button", name="Log").click()
    bera.page.get_by_role("tab", name="Chat").click()
    said = bera.page.locator(".chat").get_by_text("Shall we begin?")
    expect(said).to_be_visible()
    expect(bera.page.get_by_label("Say something")).to_be_in_viewport(ratio=1)
    box = said.bounding_box()
    assert box is not None
    assert box["width"] > 220


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_whoever_looks_at_the_last_board_is_told_of_the_next_game(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    """As soon as another player plays again, and without scrolling."""
    bera, egil = visit("Bera", viewport={"width": width, "height": height}), visit("Egil")
    made = bera.guest.make("me", "open")
    egil.guest.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    bera.table(made).ready()
    bera.guest.post(f"/api/tables/{made['id']}/resign", seat="A")
    expect(bera["ending"]).to_be_attached()
    expect(bera["rematch"]).to_have_count(0)
    again = egil.guest.post(f"/api/tables/{made['id']}/rematch")["id"]
    expect(bera["rematch"]).to_be_in_viewport(ratio=1)
    bera["rematch"].get_by_role("link").click()
    bera.page.wait_for_url(f"**/table/{again}")


def test_one_voice_that_is_enough_is_not_waited_for_twice(visit: Callable[..., Visitor]) -> None:
    bera, egil, hild = visit("Bera"), visit("Egil"), visit("Hild")
    made = bera.guest.make("me", "open", "open", game="yggdrasil")
    for other in (egil, hild):
        other.guest.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    for visitor in (bera, egil, hild):  # each chooses a god, then all of them an order
        visitor.table(made).mine()
        visitor.play(visitor.options[0])
    bera.mine(bera.seq)
    bera.answer(bera.options[0])
    expect(bera["proposal"]).to_contain_text("One more person has to agree (Egil and Hild).")


def test_what_goes_on_stands_before_what_could_be_begun(visit: Callable[..., Visitor]) -> None:
    """A table that waits for me is listed once."""
    bera = visit("Bera")
    bera.guest.make("me", "open", title="Still waiting")
    bera.guest.make("me", "thrall", options={"first": "A"}, title="My turn")
    bera.open()
    expect(bera["mine"]).to_contain_text("Still waiting")
    expect(bera.page.locator(".resume")).to_contain_text("My turn")
    expect(bera["mine"]).not_to_contain_text("My turn")
    heads = bera.page.locator("main h2").all_inner_texts()
    assert heads.index("My tables") < heads.index("Choose a game")


def test_the_host_begins_without_whoever_does_not_come(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil")
    made = bera.guest.make("me", "open", "open")
    bera.table(made)
    egil.open(f"/join/{made['invite']}")
    egil["waiting"].get_by_role("button", name="Sit here").last.click()
    choice = bera.page.get_by_label("Seat B: who sits there")
    expect(bera["waiting"]).to_contain_text("Waiting for one more player")
    choice.select_option("none")
    for visitor in (bera, egil):
        visitor.ready()
        expect(visitor.page.locator(".seat-row")).to_have_count(2)
    assert [visitor.told["eyes"] for visitor in (bera, egil)] == ["A", "B"]


def test_focus_is_never_lost_around_dialogs_and_seats(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera").open()
    bera["me"].press("Enter")
    bera["account"].press("Enter")  # one dialog in the place of another
    expect(bera.page.get_by_role("dialog", name="Account and privacy")).to_be_visible()
    bera.page.keyboard.press("Escape")
    expect(bera["me"]).to_be_focused()
    bera.table(bera.guest.make("me", "open", "open"))
    bera["waiting"].get_by_role("button", name="Leave this seat").press("Enter")
    expect(bera["waiting"].get_by_role("heading", name="3 seats are open")).to_be_focused()
    bera["waiting"].get_by_role("button", name="Sit here").first.press("Enter")
    expect(bera["waiting"].get_by_role("heading", name="Waiting for")).to_be_focused()


def test_what_the_others_refuse_is_said_to_whoever_wished_it(visit: Callable[..., Visitor]) -> None:
    """But not to a player who has withdrawn the request, or whose request was granted."""
    bera, egil = visit("Bera"), visit("Egil")
    made = bera.guest.make("me", "open")
    egil.guest.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    both = [visitor.table(made).ready() for visitor in (bera, egil)]
    one = next(visitor for visitor in both if visitor.asked)
    other = next(visitor for visitor in both if visitor is not one)
    while one.asked:
        one.play(one.options[0])
    other.mine()
    refused = one.page.get_by_text("The others did not agree")

    def wish() -> None:
        one.page.keyboard.press("u")
        one.page.get_by_role("button", name="Ask them").click()
        expect(other["consent"]).to_be_visible()

    wish()
    one.page.get_by_role("button", name="Never mind").click()
    expect(other["consent"]).to_have_count(0)
    wish()
    expect(refused).to_have_count(0)
    other["consent"].get_by_role("button", name="Refuse").click()
    expect(refused).to_be_visible()
    one.page.get_by_role("button", name="Close").click()
    wish()
    other["consent"].get_by_role("button", name="Agree").click()
    one.mine()
    expect(refused).to_have_count(0)


def test_whoever_let_a_bot_play_takes_the_seat_back_where_they_look(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", viewport={"width": 390, "height": 844})
    made = bera.guest.make("me", "open")
    visit("Egil").guest.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    bera.guest.post(f"/api/tables/{made['id']}/seat", seat="A", kind="bot", level="thrall")
    bera.table(made)
    expect(bera["watching"]).to_contain_text("A bot is playing for you.")
    bera["back"].click()
    expect(bera["watching"]).to_have_count(0)
    assert bera.guest.get(f"/api/tables/{made['id']}")["seats"][0]["kind"] == "human"
