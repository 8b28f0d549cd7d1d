"""A book that is to be played: what its names refer to is looked up first."""

from __future__ import annotations

from pathlib import Path

from meadhall.book.checks.references import references
from meadhall.book.loading import gather
from meadhall.book.story import Book
from meadhall.book.world import World


def load(path: Path, world: World) -> Book:
    """A book ready for play. The first error is raised as a Fault with file, line and what would be right."""
    manuscript = gather(path)
    wrong = [finding for finding in manuscript.findings if finding.is_error] or [
        finding for finding in references(manuscript, world) if finding.is_error
    ]
    if wrong:
        raise wrong[0].fault()
    return manuscript.book()
