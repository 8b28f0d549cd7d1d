"""Open a book for play, after resolving its references."""

from __future__ import annotations

from pathlib import Path

from meadhall.book.lint.reference_checks import references
from meadhall.book.loader import gather
from meadhall.book.model.game_world import World
from meadhall.book.model.story import Book


def load(path: Path, world: World) -> Book:
    """Return a book ready for play. Raise the first error as a Fault with file, line and suggestion."""
    manuscript = gather(path)
    wrong = [finding for finding in manuscript.findings if finding.is_error] or [
        finding for finding in references(manuscript, world) if finding.is_error
    ]
    if wrong:
        raise wrong[0].fault()
    return manuscript.book()
