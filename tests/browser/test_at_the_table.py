"""Actions at a table besides answering: undo, chat, note, catch up, leave and return, play again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.at_the_table_helpers import answer, seated
from browser.positions import LAST_MOVE, deed
from browser.visitor import Visitor
from server.people import Guest, Look


@pytest.fixture
def two(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Bera is to play; one card of hers wins."""
    bera, egil = visit("Bera"), visit("Egil")
    made = seated(bera.guest, egil.guest)
    for visitor in (bera, egil):
        visitor.table(made).ready()
    return bera, egil


def test_taking_back_freely(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(bera.guest.make("me", "thrall", position=deed("adapt")[0])).mine()
    asked, seq = bera.prompt, bera.seq
    bera.play("adapt")
    assert bera.prompt != asked
    bera.page.get_by_role("button", name="Take back").click()
    bera.mine(seq + 1)
    assert bera.prompt == asked
    bera.play("adapt")
    seq = bera.seq
    bera.page.keyboard.press("u")
    bera.mine(seq)
    assert bera.prompt == asked


def test_taking_back_by_consent(two: tuple[Visitor, Visitor]) -> None:
    bera, egil = two
    bera.play("play RB1 me.G3")
    egil.mine()
    for agree in (False, True):
        seq = bera.seq
        bera.page.get_by_role("button", name="Take back").click()
        bera.page.get_by_role("dialog", name="Ask the others?").get_by_role("button", name="Ask them").click()
        expect(egil["consent"]).to_contain_text("Bera asks to take back")
        egil["consent"].get_by_role("button", name="Agree" if agree else "Refuse").click()
        expect(egil["consent"]).to_have_count(0)
        expect(bera.page.locator(".asking")).to_have_count(0)
        if agree:
            bera.mine(seq)
            egil.ready(seq)
        assert (bera.ready().asked, egil.ready().asked) == (agree, not agree)
    assert "RB1" in bera.told["view"]["players"][0]["hand"]


def test_talking(two: tuple[Visitor, Visitor]) -> None:
    chat_and_block(*two)
    the_host_takes_away_and_silences(*two)
    notes_for_oneself_and_for_the_table(*two)


def chat_and_block(bera: Visitor, egil: Visitor) -> None:
    page = bera.page
    egil.page.keyboard.press("/")
    expect(egil.page.get_by_label("Say something")).to_be_focused()
    egil.page.keyboard.type("Hail <b>Bera</b>")
    egil.page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("1")
    page.get_by_role("tab", name="Chat").click()
    talk = page.get_by_role("region", name="Chat", exact=True)
    expect(talk).to_contain_text("Hail <b>Bera</b>")
    expect(page.get_by_role("tab", name="Chat")).not_to_contain_text("1")

    talk.get_by_label("Egil’s message").click()
    talk.get_by_role("button", name="Block Egil").click()
    expect(talk).not_to_contain_text("Hail")
    egil.page.keyboard.type("Are you there?")
    egil.page.keyboard.press("Enter")
    expect(egil.page.get_by_role("region", name="Chat", exact=True)).to_contain_text("Are you there?")
    page.reload()
    bera.ready()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("button", name="Unblock Egil")).to_be_visible()
    expect(talk).not_to_contain_text("Are you there?")
    page.get_by_role("button", name="Unblock Egil").click()
    expect(talk).to_contain_text("Are you there?")
    talk.get_by_label("Egil’s message").last.click()
    talk.get_by_role("button", name="Report Egil").last.click()
    expect(bera["complaint"]).to_contain_text("Are you there?")
    bera["complaint"].get_by_label("Block this person too").uncheck()
    bera["complaint"].get_by_label("What is wrong?").fill("He shouts.")
    bera["complaint"].get_by_role("button", name="Send to the keeper").click()
    expect(bera["complaint"]).to_have_count(0)
    expect(talk).to_contain_text("Are you there?")


def the_host_takes_away_and_silences(bera: Visitor, egil: Visitor) -> None:
    talk, theirs = (visitor.page.get_by_role("region", name="Chat", exact=True) for visitor in (bera, egil))
    expect(theirs.get_by_role("button", name="Silence")).to_have_count(0)
    talk.get_by_role("button", name="Remove Egil").last.click()
    for place in (talk, theirs):
        expect(place).not_to_contain_text("Are you there?")
        expect(place).to_contain_text("Hail")
    talk.get_by_label("Egil’s message").click()
    talk.get_by_role("button", name="Silence Egil").click()
    expect(theirs).not_to_contain_text("Hail")
    egil.page.get_by_label("Say something").fill("But I only asked")
    egil.page.keyboard.press("Enter")
    expect(egil.page.get_by_text("The host no longer lets you write at this table.")).to_be_visible()
    bera.page.get_by_role("button", name="Let Egil speak again").click()
    expect(bera.page.get_by_role("button", name="Let Egil speak again")).to_have_count(0)


def notes_for_oneself_and_for_the_table(bera: Visitor, egil: Visitor) -> None:
    for visitor in (bera, egil):
        visitor.page.get_by_role("tab", name="Notes").click()
    for text, scope in (("keep the Trickster", "mine"), ("house rule: mead first", "table")):
        bera.page.get_by_label("Write a note").fill(text)
        bera.page.get_by_label("Who may read it").select_option(scope)
        bera.page.get_by_role("button", name="Save note").click()
    expect(egil.page.get_by_role("region", name="Notes", exact=True)).to_contain_text("house rule: mead first")
    expect(egil.page.get_by_role("region", name="Notes", exact=True)).to_contain_text("Bera, for the table")
    assert "Trickster" not in "".join(egil.raw)
    expect(egil.page.get_by_role("button", name="Delete")).to_have_count(0)

    bera.page.reload()
    bera.ready()
    bera.page.get_by_role("tab", name="Notes").click()
    notes = bera.page.get_by_role("region", name="Notes", exact=True)
    mine = notes.locator("li", has_text="keep the Trickster")
    mine.get_by_role("button", name="Change").click()
    bera.page.get_by_label("Write a note").fill("play the Trickster")
    bera.page.get_by_role("button", name="Save note").click()
    expect(notes).to_contain_text("play the Trickster")
    expect(notes.locator("li")).to_have_count(2)
    notes.locator("li", has_text="mead first").get_by_role("button", name="Delete").click()
    expect(egil.page.get_by_role("region", name="Notes", exact=True)).not_to_contain_text("mead first")


def until_the_play(look: Look, plays: int) -> None:
    """Answer everything up to the card that they would play after this many others: a bot acts freely in between."""
    while True:
        while not look.asked():
            look.until("table")
        options = look.asked()
        cards = [option for option in options if option.startswith("play")]
        if cards and not plays:
            return
        answer(look, cards[0] if cards else "pass" if "pass" in options else options[0])
        plays -= bool(cards)


def test_playing_again(two: tuple[Visitor, Visitor]) -> None:
    bera, egil = two
    bera.play("play GG1 me.G3")
    for visitor in two:
        expect(visitor["ending"]).to_be_visible()
    before = bera.page.url
    bera["ending"].get_by_role("button", name="Play again").click()
    bera.page.wait_for_url(lambda url: "/table/" in url and url != before)
    egil["ending"].get_by_role("link", name="To the next game").click()
    for visitor in two:
        visitor.ready()
        expect(visitor.page.locator(".seats")).to_contain_text("Egil")
    assert bera.page.url == egil.page.url
    assert bera.asked != egil.asked


def test_a_bot_plays_for_me_until_i_take_my_seat_back(hall: str, visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), Guest(hall, "Egil")
    made = seated(bera.guest, egil, LAST_MOVE.replace("RR/GR,BR/GY,BY/-,-", "RR/-,-/-,-/-,-"))
    look = egil.watch(made["id"])
    bera.table(made).mine().play("play GG1 me.P1")
    mine = bera.page.locator('.seat-row[data-seat="A"]')
    bera["menu"].click()
    bera.page.get_by_role("button", name="Let a bot play for Bera").click()
    expect(mine).to_contain_text("bot, Karl")
    until_the_play(look, 1)
    mine.get_by_role("button", name="Take my seat back").click()
    expect(mine).not_to_contain_text("bot")
    answer(look, "play")
    assert bera.mine(look.table["seq"] - 1).asked


def test_trying_something_out(two: tuple[Visitor, Visitor]) -> None:
    """Bera plays for both at a table of her own, uses undo, and applies what she wants."""
    bera, egil = two
    real, seen = bera.page.url, bera.seq
    bera["menu"].click()
    bera.page.get_by_role("button", name="Try something out").click()
    bera["trial"].click()
    expect(bera["tried"]).to_be_visible()
    assert bera.page.url != real
    bera.seq = 0
    bera.mine()
    asked = bera.prompt
    bera.play("play RB1 me.G3")
    expect(bera.page.locator(".ask ol.answers")).to_be_visible()  # now it is Egil's turn, and nothing is passed on
    expect(bera["handover"]).to_have_count(0)
    bera.mine()
    bera.play(bera.options[0])
    for _ in range(2):
        seq = bera.seq
        bera.page.keyboard.press("u")
        bera.ready(seq)
    bera.mine()
    assert bera.prompt == asked
    bera.play("play GG1 me.G3")
    assert egil.seq == seen
    bera["earnest"].click()
    bera.page.wait_for_url(real)
    expect(egil["ending"]).to_be_visible()
    expect(bera["ending"]).to_be_visible()
