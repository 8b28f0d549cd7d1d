"""Switch to every language at any time: the whole page changes, and nothing stays English."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.positions import deed
from browser.sayings import TEXTS, foreign, say, spoken_in
from browser.visitor import Visitor


def texts(visitor: Visitor) -> list[str]:
    return list(visitor.page.evaluate(TEXTS))


def test_the_check_knows_english_when_it_sees_it() -> None:
    assert foreign(
        ["Take back", "Bera plays Hvit Mistfoot (Spirit-walker BG1) as left parent.", "Norsaga", "Bera"], "de"
    ) == ["Bera plays Hvit Mistfoot (Spirit-walker BG1) as left parent.", "Take back"]
    assert foreign([say("de", "undo"), say("de", "ask-tale-continue")], "de") == []


def test_the_table_changes_its_language_while_it_is_played(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.page
    bera.table(bera.guest.make("me", "thrall", position=deed("adapt")[0])).mine()
    for answer in ("adapt", "dismiss me.P1", "place GG1"):
        bera.play(answer)
    log = page.locator(".log li > span:not(.lg-dot)")
    lines = log.count()
    assert lines >= 3
    for language in ("fr", "de", "en"):
        bera["menu"].click()
        bera["language"].select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(bera["voice"]).to_have_text(say(language, "ask-tale-continue"))
        if language != "en":
            assert foreign(texts(bera), language) == []  # the menu is open
        page.keyboard.press("Escape")
        expect(page.locator("#ask-h")).to_have_text(say(language, "ask-tale-continue"))
        assert log.count() == lines
        for line in log.all_inner_texts():
            assert spoken_in(language, line, "event-"), line
        label = page.locator('[data-spot="0.G1"]').get_attribute("aria-label")
        assert label is not None
        assert label.startswith(say(language, "spot-G1"))
        if language != "en":
            assert foreign(texts(bera), language) == []
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_page_in_another_language(visit: Callable[..., Visitor], finished: str, language: str) -> None:
    bera = visit(locale={"fr": "fr-FR", "de": "de-DE"}[language]).open()
    expect(bera.page.get_by_role("heading", name=say(language, "welcome"))).to_be_visible()
    assert foreign(texts(bera), language) == []
    bera["open-table"].click()
    expect(bera["create"]).to_be_visible()
    bera["options"].locator("summary").click()
    assert foreign(texts(bera), language) == []

    bera.open(f"/replay/{finished}")
    expect(bera["scrub"]).to_be_visible()
    bera["scrub"].fill("20")
    assert foreign(texts(bera), language) == []
    bera.open(f"/table/{finished}")
    expect(bera["ending"]).to_be_visible()
    assert foreign(texts(bera), language) == []


def test_dates_are_written_as_where_the_reader_lives(visit: Callable[..., Visitor]) -> None:
    for locale, noon in (("en-GB", "13:30"), ("en-US", "1:30 PM"), ("fr-FR", "13:30")):
        bera = visit("Bera", locale=locale, timezone_id="UTC")
        bera.open()
        said = bera.page.evaluate("async () => (await import('/client/i18n/messages.js')).formatTime(13.5 * 3600)")
        assert said.replace("\u202f", " ") == noon
