"""The book on its author's desk: read again whenever a file of it is saved."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.book.checks.lint import lint
from meadhall.book.editing import EDITOR, place
from meadhall.book.finding import Finding
from meadhall.book.loading import gather
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import open_book, path_of, shelf, world
from meadhall.tables.campaign import slug
from meadhall.tables.seats import HUMAN, Seat

Stamp = tuple[tuple[str, int, int], ...]
ENDINGS = (".yaml", ".yml")


class Desk:
    """`name` is what the tables call the book; a version that cannot be read leaves the last good one in play."""

    def __init__(
        self, given: str, seats: Sequence[Seat] = (Seat(HUMAN, ""),), language: str = "en", link: str = EDITOR
    ) -> None:
        self.path = path_of(given)
        self.name = given if given in shelf() else f"draft-{slug(self.path.stem) or 'book'}"
        self.seats = seats
        self.link = link
        self.language = language
        self.findings: list[Finding] = []
        self.trouble: Fault | None = None  # why the last version is not in play
        self.stamp = self.stamped()
        self.book = open_book(self.path)
        self.judge()

    @property
    def title(self) -> str:
        return self.book.campaign.title

    def address(self, file: str, line: int) -> str:
        """Where the author's editor finds a line of the book."""
        folder = self.path if self.path.is_dir() else self.path.parent
        return place(self.link, folder / file, line)

    def judge(self) -> None:
        self.findings = lint(gather(self.path), world()).findings

    def stamped(self) -> Stamp:
        """Changes with every file of the folder. While an editor puts one in its place there is nothing to see."""
        folder = self.path if self.path.is_dir() else self.path.parent
        try:
            found = [(path.name, path.stat()) for path in sorted(folder.iterdir()) if path.suffix in ENDINGS]
        except OSError:
            return ()
        return tuple((name, about.st_mtime_ns, about.st_size) for name, about in found)

    def maybe_take(self) -> bool:
        """Whether a new version is in play now."""
        stamp = self.stamped()
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
