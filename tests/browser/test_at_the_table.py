"""What people do at a table besides answering: take back, talk, note, catch up, leave and return, play again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.positions import LAST_MOVE, deed, position
from browser.visitor import Visitor


@pytest.fixture
def two(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Bera is to play; one card of hers wins."""
    bera, egil = visit("Bera"), visit("Egil")
    made = bera.guest.make("me", "open", position=position(f"{LAST_MOVE} step=3"))
    egil.guest.http.get(f"/join/{made['invite']}")
    egil.guest.post(f"/api/tables/{made['id']}/sit")
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
        assert (bera.asked, egil.asked) == (agree, not agree)
    assert "RB1" in bera.told["view"]["players"][0]["hand"]


def test_chat_and_mute(two: tuple[Visitor, Visitor]) -> None:
    bera, egil = two
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

    talk.get_by_role("button", name="Mute").click()
    expect(talk).not_to_contain_text("Hail")
    egil.page.keyboard.type("Are you there?")
    egil.page.keyboard.press("Enter")
    expect(egil.page.get_by_role("region", name="Chat", exact=True)).to_contain_text("Are you there?")
    page.reload()
    bera.ready()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("button", name="Egil: hear again")).to_be_visible()
    expect(talk).not_to_contain_text("Are you there?")
    page.get_by_role("button", name="Egil: hear again").click()
    expect(talk).to_contain_text("Are you there?")


def test_notes_for_oneself_and_for_the_table(two: tuple[Visitor, Visitor]) -> None:
    bera, egil = two
    for visitor in two:
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


def test_catching_up_since_my_last_answer(two: tuple[Visitor, Visitor]) -> None:
    bera, egil = two
    bera.play("play RB1 me.G3")
    egil.mine()
    for answer in ("pass", "play BG1 me.P1"):
        egil.play(answer)
    bera.mine()
    bera.page.keyboard.press("c")
    panel = bera["catchup"]
    expect(panel).to_contain_text("Egil plays Hvit Mistfoot")
    expect(panel).not_to_contain_text("You play")
    count = panel.locator("li").count()
    assert count >= 3
    expect(panel).to_contain_text(f"1 of {count}")
    for _ in range(count - 1):
        panel.get_by_role("button", name="Next").click()
    expect(panel.locator("li.now")).to_have_count(1)
    panel.get_by_role("button", name="Done").click()
    assert bera.asked


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


def test_a_bot_plays_for_me_until_i_take_my_seat_back(two: tuple[Visitor, Visitor]) -> None:
    bera, egil = two
    bera.play("play GG1 me.P1")         # nothing wins after this
    egil.mine()
    bera["menu"].click()
    bera.page.get_by_role("button", name="Let a bot play for Bera").click()
    for visitor in two:
        expect(visitor.page.locator('.seat-row[data-seat="A"]')).to_contain_text("bot, Karl")
    egil.play("pass")
    seq = egil.seq
    egil.answer("play BG1 me.P1")
    egil.mine(seq + 2)
    assert not egil.over
    bera.page.get_by_role("button", name="Take my seat back").click()
    for visitor in two:
        expect(visitor.page.locator('.seat-row[data-seat="A"]')).not_to_contain_text("bot")
    egil.play("pass")
    egil.play(egil.options[0])
    assert bera.mine(egil.seq - 1).asked
