"""Texts for screen readers: in order, once, and no letters of drawings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.trudvang_helpers import table as trudvang
from browser.visitor import Visitor
from browser.yggdrasil_helpers import TURNS
from browser.yggdrasil_helpers import table as yggdrasil

# Everything spoken from now on.
LISTEN = """() => {
  window.said = []
  const voice = document.querySelector('[data-test=voice]')
  new MutationObserver(() => window.said.push(voice.textContent.trim())).observe(voice, { childList: true, subtree: true, characterData: true })
}"""
ALOUD = """async events => (await import('/client/widgets/notifications.js')).announceEvents(events)"""
# A separate live region, whose language can change without loading anything.
VOICE = """async () => {
  const { render } = await import('/client/vendor/preact.js'), { html } = await import('/client/art/tag.js')
  const { Notices } = await import('/client/widgets/notifications.js'), { setLanguage } = await import('/client/i18n/messages.js')
  for (const known of ['fr', 'en']) await setLanguage(known)
  document.body.prepend(document.createElement('div'))      // the page has a voice too, which is not listened to
  render(html`<${Notices}/>`, document.body.firstChild)
}"""
# Another language is chosen right after an event, and the question is spoken again in it.
SWITCH = """async () => {
  const { announce, announceQuestion } = await import('/client/widgets/notifications.js'), { setLanguage } = await import('/client/i18n/messages.js')
  announce('Bera places a card.')
  await setLanguage('fr')
  announceQuestion('Quelle carte jouez-vous ?', false)
}"""
# Texts inside something with a spoken name, or inside a drawing.
DRAWN = """() => [...document.querySelectorAll('svg text, [role=img] *')].filter(node => [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())
  && !node.closest('[aria-hidden=true]')).map(node => node.outerHTML)"""


@pytest.mark.parametrize("busy", [0, 1500])
def test_what_happened_comes_before_the_question(visit: Callable[..., Visitor], busy: int) -> None:
    """Also if the page is too busy to follow, and gets several messages at once."""
    bera = visit("Bera")
    page = bera.table(yggdrasil(bera, "me", "thrall", "thrall", position=TURNS)).mine().page
    expect(bera["voice"]).to_have_text("Where do you go?")
    page.evaluate(LISTEN)
    bera.row("move asgard").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.evaluate("ms => { for (const until = performance.now() + ms; performance.now() < until;); }", busy)
    expect(page.locator("#ask-h")).to_have_text("In which order do you play this round?")
    expect(page.locator("#ask-h")).to_be_focused()
    # In any number of parts; a question with the focus can be left to it.
    page.wait_for_function(
        "() => /face down\\.( In which order do you play this round\\?)?$/.test(window.said.join(' '))"
    )
    said = " ".join(page.evaluate("window.said"))
    assert said.startswith("Odin goes to Asgard. ")
    assert said.count("In which order do you play this round?") <= 1


def test_a_question_that_has_the_focus_is_not_said_twice(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(yggdrasil(bera, "me", "thrall", "thrall", position=TURNS)).mine().page
    expect(bera["voice"]).to_have_text("Where do you go?")  # nothing had the focus
    page.evaluate(LISTEN)
    bera.row("stay").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#ask-h")).to_have_text("What do you do?")
    expect(page.locator("#ask-h")).to_be_focused()
    page.wait_for_timeout(300)  # longer than the voice gathers
    assert page.evaluate("window.said") == []


def test_the_voice_says_what_the_server_joined_and_of_very_much_the_last(visit: Callable[..., Visitor]) -> None:
    page = visit().open().page
    drawn = [
        {"label": "Kattly draws Fire.", "spoken": "Kattly draws Fire, Dark."},
        {"label": "Kattly draws Dark.", "spoken": ""},
        {"label": "Volgr draws Fire."},
    ]
    assert page.evaluate(ALOUD, drawn) == ["Kattly draws Fire, Dark.", "Volgr draws Fire."]
    assert page.evaluate(ALOUD, [{"label": f"Line {n}."} for n in range(20)]) == [f"Line {n}." for n in range(8, 20)]


def test_no_breath_is_in_two_languages(visit: Callable[..., Visitor]) -> None:
    page = visit().open().page
    for script in (VOICE, LISTEN, SWITCH):
        page.evaluate(script)
    page.wait_for_function("() => window.said.join(' ').endsWith('Quelle carte jouez-vous ?')")
    assert page.evaluate("window.said") == ["Bera places a card.", "Quelle carte jouez-vous ?"]


def test_a_proposal_is_said_once_whatever_its_clock_does(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil")
    made = yggdrasil(
        bera, "me", "open", "thrall", listed=True, pace="live", position="yggdrasil players=3 gods=odin,thor,tyr"
    )
    egil.guest.post(f"/api/tables/{made['id']}/sit")
    for visitor in (bera, egil):
        visitor.table(made).mine()
    bera.answer("order odin thor tyr")
    expect(egil["proposal"]).to_contain_text(re.compile(r"Anyone who says nothing agrees in \d:\d\d"))
    expect(egil["voice"]).to_contain_text("Bera proposes: ")
    expect(bera["voice"]).to_contain_text("You propose: ")
    for visitor in (bera, egil):
        expect(visitor["proposal"]).to_be_visible()
        assert (
            visitor.page.locator("[role=alert], [role=status], [aria-live]")
            .filter(has_text=re.compile(r"\d:\d\d"))
            .count()
            == 0
        )


def test_no_letter_of_a_drawing_is_spoken(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    for made in (
        yggdrasil(bera, "me", "thrall"),
        trudvang(bera, "me", "thrall"),
        bera.guest.make("me", "thrall"),
        bera.guest.post(
            "/api/tables", 201, game="fire_and_axe", seats=[{"kind": "me"}, *[{"kind": "bot", "level": "thrall"}] * 2]
        ),
    ):
        bera.table(made)
        expect(bera.page.locator(".board svg").first).to_be_visible()
        assert bera.page.evaluate(DRAWN) == []


def test_a_great_initial_is_spoken_with_its_word(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(trudvang(bera, "me", "thrall")).mine().page
    bera.play("hero volgr").mine(bera.seq - 1)
    bera.play("leader volgr")
    expect(page.locator(".bookpage")).to_be_visible()
    assert re.search(r"paragraph: [“\"]?It has been raining", page.locator(".bookpage").first.aria_snapshot())
