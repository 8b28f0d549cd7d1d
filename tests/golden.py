"""Golden games: played once, replayed for ever. Each game keeps its own, with what the table heard in them."""

from __future__ import annotations

import hashlib
from pathlib import Path

from meadhall import Record
from meadhall.core.agenda import State
from meadhall.core.decision import decide
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.saga import add_book, remove_book

TESTS = Path(__file__).parent
HEARD = "heard.txt"  # beside the records: a hash for each
EDITIONS = TESTS / "trudvang" / "editions"  # of books that have been rewritten since
OLD = {"example_x1": "example_x1/x1.yaml", "winter_owed": "winter_owed/m1.yaml"}


class Golden(Record):
    """A record that is replayed out of the edition of its book that it was played from."""

    def first(self) -> State:
        name = str(self.header["options"].get("adventure", ""))
        if name not in OLD:
            return super().first()
        add_book(name, open_book(EDITIONS / OLD[name]))
        try:
            return super().first()
        finally:
            remove_book(name)


def golden(game: str) -> dict[str, Record]:
    """The golden games of a game by name."""
    return {
        path.stem: Golden.parse(path.read_text(encoding="utf-8"))
        for path in sorted((TESTS / game / "golden").glob("*.record"))
    }


def told(game: str) -> dict[str, str]:
    lines = (TESTS / game / "golden" / HEARD).read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


def heard(record: Record) -> str:
    """A hash over the events of a game as a spectator and as seat A hear them."""
    state = record.first()
    state.log = []
    decide(state)
    for number in range(len(record.answers)):
        record.replay_one(state, number)
    said = [(event.fields_for(None), event.fields_for(0)) for event in state.log]
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


def write_heard(game: str) -> None:
    """After a change that old records do not survive, or one of what is told on purpose, and after these alone."""
    lines = [f"{name} {heard(record)}\n" for name, record in golden(game).items()]
    (TESTS / game / "golden" / HEARD).write_text("".join(lines), encoding="utf-8")
