"""Write docs/glossary.md from docs/glossary.toml; with --print only show the page.

python tools/glossary.py
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from meadhall.games import SHIPPED
from meadhall.words import words

DOCS = Path(__file__).parent.parent / "docs"
AREAS = {
    "": "Everywhere",
    **{name: words("en", name)("title") for name in SHIPPED},
    "winter_owed": "The Winter That Was Owed",
}
OPENING = """# Glossary

One word for one thing, in each language, across games, tools and browser.
Where the printed game has a French (Norsaga) or a German term (Yggdrasil Chronicles), that term is used.
The words that are *not* used for these things are listed in [glossary.toml](glossary.toml);
a test looks for them in every word file. This page is generated from there: `python tools/glossary.py`.
"""


def render_page() -> str:
    terms = tomllib.loads((DOCS / "glossary.toml").read_text(encoding="utf-8"))["term"]
    parts = [OPENING]
    for area, title in AREAS.items():
        rows = [f"| {term['en']} | {term['fr']} | {term['de']} |" for term in terms if term.get("in", "") == area]
        parts.append("\n".join([f"## {title}", "", "| English | Français | Deutsch |", "|---|---|---|", *rows, ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    if "--print" in sys.argv:
        sys.stdout.buffer.write(render_page().encode())
    else:
        (DOCS / "glossary.md").write_text(render_page(), encoding="utf-8")
