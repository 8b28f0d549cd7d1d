"""Open a book for play, after resolving its references."""

from __future__ import annotations

from pathlib import Path

from meadhall.book.lint.reference_checks import check_references
from meadhall.book.loader import load_draft
from meadhall.book.model.game_world import World
from meadhall.book.model.story import Book


def load_book(path: Path, world: World) -> Book:
    """Return a book ready for play. Raise the first error as a Fault with file, line and suggestion."""
    manuscript = load_draft(path)
    wrong = [finding for finding in manuscript.findings if finding.is_error] or [
        finding for finding in check_references(manuscript, world) if finding.is_error
    ]
    if wrong:
        raise wrong[0].fault()
    return manuscript.book()
