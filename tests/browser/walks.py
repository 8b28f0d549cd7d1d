"""Many views of one page: every scene in every size and language; in brief walks, one of each in turn.

`MEADHALL_WALKS=brief` makes them brief; `MEADHALL_WALKS=de` walks whole, in one language alone.

    found = walk(stage.page, shown, stage.show)         # fault: where it was met
    assert not found, told(found)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from playwright.sync_api import Page, expect

from browser.legible import BRIEF, SIZES, faults


class Named(Protocol):
    @property
    def name(self) -> str: ...


One = TypeVar("One", bound=Named)
TONGUES = ("en", "fr", "de")
LOOKS, MOMENT = 8, 250  # how often a fault is looked at again, and after how many milliseconds
ALONE = os.environ.get("MEADHALL_WALKS")  # a language to walk in alone


def speak(page: Page, tongue: str) -> None:
    """Switch the language of the page, as its reader does."""
    if page.locator("html").get_attribute("lang") == tongue:
        return
    page.locator(".beam .tool").last.click()
    page.locator("[data-test=language]").select_option(tongue)
    expect(page.locator("html")).to_have_attribute("lang", tongue)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def looks(page: Page, shown: Sequence[One], first: int = 0) -> Iterator[tuple[str, str, One]]:
    """Return language, size and scene, with the page prepared for it. Brief walks begin with another view each:
    `first`.
    """
    for t, tongue in enumerate(TONGUES):
        if ALONE in TONGUES and tongue != ALONE:
            continue
        for s, (size, (width, height)) in enumerate(SIZES.items()):
            turn = [
                one for n, one in enumerate(shown, first) if not BRIEF or (n % len(TONGUES), n % len(SIZES)) == (t, s)
            ]
            if turn:
                speak(page, tongue)
                page.set_viewport_size({"width": width, "height": height})
            for one in turn:
                yield tongue, size, one


def walk(page: Page, shown: Sequence[One], show: Callable[[One], None], first: int = 0) -> dict[str, list[str]]:
    """Return each fault with every view in which it occurred."""
    found: dict[str, list[str]] = {}
    for tongue, size, one in looks(page, shown, first):
        show(one)
        for fault in lasting(page):
            found.setdefault(fault, []).append(f"{tongue} {size} {one.name}")
    return found


def lasting(page: Page) -> list[str]:
    """On a busy machine a page that was just resized may still be moving: only a lasting fault counts."""
    found = faults(page)
    for _ in range(LOOKS):
        if not found:
            break
        page.wait_for_timeout(MOMENT)
        found = faults(page)
    return found


def told(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{fault}   ({len(where)}: {where[0]})" for fault, where in sorted(found.items()))
