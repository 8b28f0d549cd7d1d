"""Games that are told over many evenings: what they offer, and where an adventure of theirs began."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, ClassVar, Protocol, cast, runtime_checkable

from meadhall.core.agenda import State
from meadhall.core.decision import decide
from meadhall.core.event import Event
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Value
from meadhall.core.record import Record
from meadhall.tables.table import Table
from meadhall.words.tale import Skald, Tale

# What goes wrong where a position speaks of things that its book has lost.
LOST = (Fault, LookupError, StopIteration)


@runtime_checkable
class Storied(Protocol):
    """What a game must offer to be told over many evenings.

    It keeps nothing from anybody at its table: whoever plays may read the record, so a campaign can be carried away
    in the middle. `book` says which campaign a table with these options plays, and is empty for a single game;
    `book_option` is the option that names it. `begins` is the event with which an adventure begins, one of `ends` that
    with which it is over, and `tells` says whether an event belongs into the journal. `recalls` says it of the
    chronicle, and `recount` makes prose of the events of one adventure. `resumed` is the campaign again where it had
    come to an end: what follows, or None.
    """

    book_option: ClassVar[str]
    begins: ClassVar[str]
    ends: ClassVar[tuple[str, ...]]

    def book(self, options: dict[str, Value]) -> str: ...
    def tells(self, event: Event) -> bool: ...
    def recalls(self, event: Event) -> bool: ...
    def recount(self, events: list[dict[str, Any]], skald: Skald) -> Tale: ...
    def story(self, state: State) -> dict[str, Any]: ...
    def bookmark(self, state: State) -> dict[str, Any]: ...
    def edition(self, options: dict[str, Value]) -> str: ...
    def with_players(self, state: State, players: int) -> State: ...
    def resumed(self, state: State) -> State | None: ...


class Volume(Protocol):
    """A book or a saga of somebody's own, as a hall keeps it and hands it to its workers."""

    @property
    def game(self) -> str: ...
    @property
    def title(self) -> str: ...


@runtime_checkable
class Shelved(Protocol):
    """A game whose people may bring books of their own, which `own_option` then names. A book that is served lies on
    the shelf of this process until it is put away."""

    own_option: ClassVar[str]

    def serve(self, name: str, book: Any) -> None: ...
    def put_away(self, name: str) -> None: ...


def is_storied(of: Game) -> bool:
    return isinstance(of, Storied)


def storied(of: Game) -> Storied:
    """The game as a teller of stories; one that tells none has no campaigns."""
    if not isinstance(of, Storied):
        raise Fault("campaign-none-here", game=of.name)
    return of


def shelved(of: Game) -> Shelved:
    """The game as a keeper of books."""
    if not isinstance(of, Shelved):
        raise Fault("campaign-none-here", game=of.name)
    return of


def book_of(of: Game, options: dict[str, Any]) -> str:
    """The book that a table with these options plays; empty where it plays no campaign."""
    return of.book(options) if isinstance(of, Storied) else ""


def tale_options(of: Game) -> set[str]:
    """The options that say what is told: the campaign, and a book of somebody's own."""
    found = {of.book_option} if isinstance(of, Storied) else set()
    return found | ({of.own_option} if isinstance(of, Shelved) else set())


def offers(of: Game) -> list[Value]:
    """The campaigns that can be begun here, by the values of the option that names them."""
    found = next(option for option in of.options if option.name == storied(of).book_option)
    return [value for value in found.offered() if book_of(of, {found.name: value})]


def comes_along(of: Game, book: str) -> bool:
    """Whether every hall has this book, because it comes with the game."""
    return any(option.name == storied(of).book_option and book in option.choices for option in of.options)


def edition(of: Game, book: str, players: int) -> dict[str, Any]:
    """The rules, components and book that would be played with today."""
    options = of.check({storied(of).book_option: book}, players)
    return {"rules": of.rules_version, "data": of.data_hash(), "edition": storied(of).edition(options)}


def loaded(of: Game, position: str) -> State | None:
    """The state of a position; None where the book no longer has what it speaks of."""
    try:
        state = of.from_position(position)
        decide(state)
        of.view(state, None)
    except LOST:
        return None
    return cast(State, state)


def going_on(of: Game, position: str) -> State | None:
    """The state to go on from: that of the position, or of a story that was told to its end, the next adventure of a
    book that has grown since; None where there is nothing to go on with."""
    state = loaded(of, position)
    return storied(of).resumed(state) if state is not None and of.outcome(state) is not None else state


def begun_after(table: Table) -> int:
    """The answer of this sitting with which its last adventure began, 0 for the sitting itself; -1 where it goes on
    with an older one."""
    begins = storied(table.game).begins
    return next(
        (
            number
            for number in range(len(table.events) - 1, -1, -1)
            if any(event.kind == begins for event in table.events[number])
        ),
        -1,
    )


def told(record: Record, state: State) -> Iterator[list[Event]]:
    """Plays a record on from its first state: what happened before the first answer, after the first, and so on."""
    state.log = []
    decide(state)
    for number in range(len(record.answers) + 1):
        yield state.log or []
        state.log = []
        if number < len(record.answers):
            record.replay_one(state, number)


def beginning(record: Record) -> str:
    """Where the adventure began that is being played, as far as the record can still be replayed. A sitting from the
    middle of an adventure says in its header where that began."""
    of, state = record.game, record.first()
    began, begins = record.header.get("began") or of.position(state), storied(of).begins
    with suppress(*LOST):
        for events in told(record, state):
            if any(event.kind == begins for event in events):
                began = of.position(state)
    return str(began)
