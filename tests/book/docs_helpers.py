"""The code blocks of the documents for authors, as files to check."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


TUTORIAL = (DOCS / "sagas.md").read_text(encoding="utf-8")


REFERENCE = (DOCS / "book.md").read_text(encoding="utf-8")


def pieces(text):
    return re.findall(r"```yaml\n(.*?)```", text, re.S)


def lamp():
    """What a reader has typed at the end of the tutorial."""
    _, start, choice, test, fork, foes, enemies, cards, end = pieces(TUTORIAL)
    head, entries = start.split("entries:\n")
    before, pois = head.split("pois:\n")
    return "\n".join(
        [before, cards, "pois:", pois.rstrip(), foes, "entries:", entries.rstrip(), enemies, choice, test, fork, end]
    )
