"""Pick an author's text by language; "" holds the original."""

from __future__ import annotations

from collections.abc import Mapping

Prose = Mapping[str, str]


def said(prose: Prose, language: str) -> str:
    """Return the text in this language, else the original."""
    return prose.get(language) or prose[""]
