"""An author's text by language; under "" the one it was written in."""

from __future__ import annotations

from collections.abc import Mapping

Prose = Mapping[str, str]


def said(prose: Prose, language: str) -> str:
    """In this language, or in its author's."""
    return prose.get(language) or prose[""]
