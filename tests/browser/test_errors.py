"""What the server refuses is read in the language of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor


@pytest.mark.parametrize(
    ("locale", "said"),
    [("fr-FR", "Il n’y a pas de table nothing"), ("de-DE", "Einen Tisch nothing gibt es hier nicht")],
)
def test_a_table_that_is_not_there_is_told_in_the_readers_language(
    visit: Callable[..., Visitor], locale: str, said: str
) -> None:
    bera = visit("Bera", locale=locale)
    bera.page.goto(f"{bera.url}/table/nothing")
    expect(bera.page.locator("body")).to_contain_text(said)
    bera.troubles.clear()  # the browser notes the status as well
