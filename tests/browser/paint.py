"""Pages are laid out and can be pressed, but are not painted: more than half of a browser's time would go into pixels
that nobody looks at. Whoever looks has them painted first."""

from __future__ import annotations

from playwright.sync_api import Page

# What cannot be seen through is laid out, hit and read aloud as ever; only its pixels are left out.
UNPAINTED = """{
  const unpainted = window.unpainted = new CSSStyleSheet()
  unpainted.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted]
}"""


def paint(page: Page) -> None:
    """For colours and pictures, until this page is left for another."""
    page.evaluate("window.unpainted?.replaceSync('')")
