"""Progress of a long command, on stderr: stdout is for its result."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO, TypeVar

BLINK = 0.1  # seconds between two looks of a terminal
PATIENCE = 10.0  # and between two lines of a file or a pipe
ERASE = "\r\x1b[K"
One = TypeVar("One")


class Progress:
    """In a terminal a line that is overwritten and finally removed; elsewhere a whole line now and then."""

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.stream = sys.stderr if stream is None else stream
        self.clock = clock
        self.terminal = self.stream.isatty()
        self.pause = BLINK if self.terminal else PATIENCE
        self.said = clock()

    def tell(self, text: str) -> None:
        if self.clock() - self.said < self.pause:
            return
        self.said = self.clock()
        self.stream.write(f"{ERASE}{text}" if self.terminal else f"{text}\n")
        self.stream.flush()

    def clear(self) -> None:
        if self.terminal:
            self.stream.write(ERASE)
            self.stream.flush()


def show_progress(games: Iterable[One], count: int, title: str) -> Iterator[One]:
    """Yield progress on stderr, if it is a terminal."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=count)
        for game in games:
            bar.advance(task)
            yield game
