"""Answer questions with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.visitor import Visitor

NO_POINTER = "addEventListener('pointerdown', () => console.error('a pointer was used'), true)"


def tab_to(page: Page, what: str, most: int = 80) -> None:
    """Press Tab until the focus is on it."""
    for _ in range(most):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with Tab")


def give(visitor: Visitor, answer: str) -> None:
    """Answer by number if there is one, else by Tab; then confirm with Enter."""
    page, only = visitor.page, visitor.only
    if visitor.row(answer).count() == 0:
        page.keyboard.press(number(visitor, f'[data-group="{answer.split()[1]}"]'))
    key = number(visitor, f'[data-answer="{answer}"]')
    if key:
        page.keyboard.press(key)
    else:
        tab_to(page, f'[data-answer="{answer}"]')
        page.keyboard.press("Enter")
    if not only:
        expect(visitor.row(answer)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")


def number(visitor: Visitor, row: str) -> str:
    return visitor.page.locator(row).get_attribute("aria-keyshortcuts") or ""
