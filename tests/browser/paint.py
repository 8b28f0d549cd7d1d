"""Pages are laid out and can be pressed, but are not painted: more than half of a browser's time would go into pixels
that no test needs. Tests that look at pixels turn painting on first.
"""

from __future__ import annotations

from playwright.sync_api import Page

# Opaque things are laid out, hit and read aloud as usual; only their pixels are left out.
UNPAINTED = """{
  const unpainted = window.unpainted = new CSSStyleSheet()
  unpainted.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted]
}"""


def paint(page: Page) -> None:
    """Turn painting on for colours and pictures, until this page is left for another."""
    page.evaluate("window.unpainted?.replaceSync('')")
