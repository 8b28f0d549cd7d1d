"""Reload the author's book whenever a file of it is saved."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.book.authoring.editor_links import EDITOR, fill_link
from meadhall.book.lint.linter import lint
from meadhall.book.loader import load_draft
from meadhall.book.model.finding import Finding
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import list_shipped, open_book, path_of, world
from meadhall.tables.campaign import make_slug
from meadhall.tables.seats import HUMAN, Seat

Stamp = tuple[tuple[str, int, int], ...]
ENDINGS = (".yaml", ".yml")


class BookWatcher:
    """`name` is the book's id at tables. If a new version cannot be loaded, the last good one stays in use."""

    def __init__(
        self, given: str, seats: Sequence[Seat] = (Seat(HUMAN, ""),), language: str = "en", link: str = EDITOR
    ) -> None:
        self.path = path_of(given)
        self.name = given if given in list_shipped() else f"draft-{make_slug(self.path.stem) or 'book'}"
        self.seats = seats
        self.link = link
        self.language = language
        self.findings: list[Finding] = []
        self.trouble: Fault | None = None  # why the last version is not in play
        self.stamp = self.folder_stamp()
        self.book = open_book(self.path)
        self.judge()

    @property
    def title(self) -> str:
        return self.book.campaign.title

    def address(self, file: str, line: int) -> str:
        """Return the link that opens a line of the book in the author's editor."""
        folder = self.path if self.path.is_dir() else self.path.parent
        return fill_link(self.link, folder / file, line)

    def judge(self) -> None:
        self.findings = lint(load_draft(self.path), world()).findings

    def folder_stamp(self) -> Stamp:
        """Return a stamp that changes with every file of the folder. Files being replaced by an editor are skipped."""
        folder = self.path if self.path.is_dir() else self.path.parent
        try:
            found = [(path.name, path.stat()) for path in sorted(folder.iterdir()) if path.suffix in ENDINGS]
        except OSError:
            return ()
        return tuple((name, about.st_mtime_ns, about.st_size) for name, about in found)

    def reload_if_changed(self) -> bool:
        """Load a new version if there is one; return whether it is now in use."""
        stamp = self.folder_stamp()
        if stamp == self.stamp:
            return False
        self.stamp = stamp
        try:
            self.judge()
            self.book = open_book(self.path)  # what cannot be judged whole cannot be played
        except Fault as fault:
            self.trouble = fault
            return False
        self.trouble = None
        return True
