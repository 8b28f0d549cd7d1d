"""Games with campaigns: their interface, and helpers to find where an adventure began."""

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
from meadhall.words.narration import Skald, Tale

# Raised when a position names things that its book no longer has.
LOST = (Fault, LookupError, StopIteration)


@runtime_checkable
class Storied(Protocol):
    """What a game must provide to have campaigns.

    Such a game has no secrets between players, so everybody at the table may read the record and export the campaign at
    any time. `book` returns the campaign of these options, "" for a single game; `book_option` is the option that names
    it. `begins` is the event that starts an adventure, `ends` are those that end it, and `tells` says whether an event
    belongs in the journal. `recalls` says the same for the chronicle, and `recount` turns the events of one adventure
    into prose. `resumed` returns the state that continues a finished campaign, or None.
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
    """A user's own book or saga, as a server stores it and passes it to workers."""

    @property
    def game(self) -> str: ...
    @property
    def title(self) -> str: ...


@runtime_checkable
class Shelved(Protocol):
    """A game that accepts users' own books, named by `own_option`. A book is available in this process until it is
    removed.
    """

    own_option: ClassVar[str]

    def serve(self, name: str, book: Any) -> None: ...
    def put_away(self, name: str) -> None: ...


def is_storied(of: Game) -> bool:
    return isinstance(of, Storied)


def to_storied(of: Game) -> Storied:
    """Return the game as Storied. Raise a Fault if it has no campaigns."""
    if not isinstance(of, Storied):
        raise Fault("campaign-none-here", game=of.name)
    return of


def to_shelved(of: Game) -> Shelved:
    """Return the game as Shelved."""
    if not isinstance(of, Shelved):
        raise Fault("campaign-none-here", game=of.name)
    return of


def find_book_name(of: Game, options: dict[str, Any]) -> str:
    """Return the book of a table with these options, or "" if it plays no campaign."""
    return of.book(options) if isinstance(of, Storied) else ""


def list_tale_options(of: Game) -> set[str]:
    """Return the options that select the story: the campaign, and a user's own book."""
    found = {of.book_option} if isinstance(of, Storied) else set()
    return found | ({of.own_option} if isinstance(of, Shelved) else set())


def list_offers(of: Game) -> list[Value]:
    """Return the available campaigns, by the values of their option."""
    found = next(option for option in of.options if option.name == to_storied(of).book_option)
    return [value for value in found.offered() if find_book_name(of, {found.name: value})]


def is_shipped(of: Game, book: str) -> bool:
    """Return whether this book comes with the game and is therefore available everywhere."""
    return any(option.name == to_storied(of).book_option and book in option.choices for option in of.options)


def read_edition(of: Game, book: str, players: int) -> dict[str, Any]:
    """Return the versions of rules, components and book in use now."""
    options = of.check({to_storied(of).book_option: book}, players)
    return {"rules": of.rules_version, "data": of.data_hash(), "edition": to_storied(of).edition(options)}


def load_state(of: Game, position: str) -> State | None:
    """Return the state of a position, or None if the book no longer has what it names."""
    try:
        state = of.from_position(position)
        decide(state)
        of.view(state, None)
    except LOST:
        return None
    return cast(State, state)


def load_continuation(of: Game, position: str) -> State | None:
    """Return the state to continue from: that of the position, or the next adventure of a finished book that has grown
    since. None if there is none.
    """
    state = load_state(of, position)
    return to_storied(of).resumed(state) if state is not None and of.outcome(state) is not None else state


def find_beginning(table: Table) -> int:
    """Return the answer of this sitting that began its last adventure: 0 for the start of the sitting, -1 if the
    adventure began in an earlier sitting.
    """
    begins = to_storied(table.game).begins
    return next(
        (
            number
            for number in range(len(table.events) - 1, -1, -1)
            if any(event.kind == begins for event in table.events[number])
        ),
        -1,
    )


def replay_events(record: Record, state: State) -> Iterator[list[Event]]:
    """Replay a record and yield the events before the first answer, after the first, and so on."""
    state.log = []
    decide(state)
    for number in range(len(record.answers) + 1):
        yield state.log or []
        state.log = []
        if number < len(record.answers):
            record.replay_one(state, number)


def read_beginning(record: Record) -> str:
    """Return where the current adventure began, as far as the record can be replayed. The header of a sitting that
    starts in the middle of an adventure says where it began.
    """
    of, state = record.game, record.first()
    began, begins = record.header.get("began") or of.position(state), to_storied(of).begins
    with suppress(*LOST):
        for events in replay_events(record, state):
            if any(event.kind == begins for event in events):
                began = of.position(state)
    return str(began)
