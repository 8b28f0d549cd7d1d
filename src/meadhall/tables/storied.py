"""Games that are told over many evenings: what they offer, and where an adventure of theirs began."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Protocol, cast, runtime_checkable

from meadhall.core.agenda import State
from meadhall.core.decision import decide
from meadhall.core.event import Event
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Value
from meadhall.core.record import Record
from meadhall.tables.table import Table

BOOK = "adventure"              # the option that names the book
BEGINS = "adventure"            # the event with which an adventure begins
ENDS = "adventure-over"
# What goes wrong where a position speaks of things that its book has lost.
LOST = (Fault, LookupError, StopIteration)


@runtime_checkable
class Storied(Protocol):
    """What a game must offer to be told over many evenings.

    It keeps nothing from anybody at its table: whoever plays may read the record, so a campaign can be carried away
    in the middle. `tells` says whether an event belongs into the journal.
    A book that is served lies on the shelf of this process until it is put away.
    """

    def tells(self, event: Event) -> bool: ...
    def story(self, state: State) -> dict[str, Any]: ...
    def bookmark(self, state: State) -> dict[str, Any]: ...
    def edition(self, options: dict[str, Value]) -> str: ...
    def with_players(self, state: State, players: int) -> State: ...
    def resumed(self, state: State) -> State | None: ...
    def serve(self, name: str, book: Any) -> None: ...
    def put_away(self, name: str) -> None: ...


def is_storied(of: Game) -> bool:
    return isinstance(of, Storied)


def storied(of: Game) -> Storied:
    """The game as a teller of stories; one that tells none has no campaigns."""
    if not isinstance(of, Storied):
        raise Fault("campaign-none-here", game=of.name)
    return of


def comes_along(of: Game, book: str) -> bool:
    """Whether every hall has this book, because it comes with the game."""
    return any(option.name == BOOK and book in option.choices for option in of.options)


def edition(of: Game, book: str, players: int) -> dict[str, Any]:
    """The rules, components and book that would be played with today."""
    options = of.check({BOOK: book}, players)
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
    """The answer of this sitting with which its last adventure began; 0 where it goes on with an older one."""
    return next((number for number in range(len(table.events) - 1, -1, -1)
                 if any(event.kind == BEGINS for event in table.events[number])), 0)


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
    began = record.header.get("began") or of.position(state)
    with suppress(*LOST):
        for events in told(record, state):
            if any(event.kind == BEGINS for event in events):
                began = of.position(state)
    return str(began)
