"""A table as everybody around it knows it: who sits there, who looks on, how far its game has come."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from typing import Any

from meadhall.core.fault import Conflict, Fault
from meadhall.core.game import Game, game
from meadhall.server.people.refusals import Forbidden
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import BOT, HUMAN, OVER, Chair, Sheet
from meadhall.server.store.talk import Chat, Note
from meadhall.server.table.onlooker import Onlooker
from meadhall.tables.storied import book_of
from meadhall.tables.table import Table


class Laid:
    def __init__(self, sheet: Sheet, chairs: list[Chair]) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.chairs = chairs
        self.game: Game = game(sheet.game)
        self.storied = book_of(self.game, sheet.options) != ""
        self.play: Table | None = None
        self.ended: dict[str, Any] | None = None  # how people ended it before the rules did
        self.sitting = 0  # how often people have sat down to play here: a story may be begun again
        self.seq = 0
        self.seqs: list[int] = []  # the entry with which each of the table's groups of events came
        self.undone = 0  # the last entry that took back what was told before
        self.stuck: Fault | None = None
        self.doubted = False  # memory may be wrong
        self.behind = False  # memory is right, but another node has stored more
        self.lock = asyncio.Lock()
        self.watchers: set[Onlooker] = set()
        self.present: tuple[set[int], int] | None = None  # who was here when those who look were last told
        self.thinking: asyncio.Task[None] | None = None
        self.unread = True  # something may have been said since chats, notes and silenced were read
        self.chats: list[Chat] = []
        self.chats_version = 0  # of what was said before: it changes when the host takes something away
        self.silenced: list[str] = []
        self.notes: list[Note] = []
        self.notes_version = 0
        self.people_version = 0
        self.admitted: set[int] = set()  # guests known to have come by invitation
        self.seen: dict[Any, Any] = {}  # what was encoded for some eyes, until the next entry
        self.used = time.monotonic()

    @property
    def is_stale(self) -> bool:
        """Whether the store has to be read before anything else happens."""
        return self.doubted or self.behind

    def fall_behind(self) -> None:
        """Another node has stored something: whoever looks next reads it, and those who look now do so at once."""
        self.behind = True
        self.wake()

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake.set()

    # Seats

    def company(self) -> bool:
        """Whether several people sit here: each is told since when somebody is waited for."""
        return len({chair.guest for chair in self.chairs if chair.kind == HUMAN}) > 1

    def seats_of(self, visitor: Visitor) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if visitor.holds(self.id, chair.seat, chair.guest)]

    def index(self, seat: str) -> int:
        for i, chair in enumerate(self.chairs):
            if chair.seat == seat:
                return i
        raise Fault("seat-unknown", seat=seat[:8])

    def own(self, visitor: Visitor, seat: str | None) -> int:
        """The seat this visitor speaks for; without a name their only one."""
        mine = self.seats_of(visitor)
        if seat is not None:
            if self.index(seat) not in mine:
                raise Forbidden("seat-foreign", seat=seat)
            return self.index(seat)
        if len(mine) != 1:
            if not mine:
                raise Forbidden("seat-none")
            raise Fault("seat-which", seats=", ".join(self.chairs[i].seat for i in mine))
        return mine[0]

    def acting(self, visitor: Visitor, seat: str | None) -> int:
        """The same, when nobody else sits there now."""
        index = self.own(visitor, seat)
        if self.chairs[index].kind == BOT:
            raise Conflict("seat-bot", seat=self.chairs[index].seat)
        return index

    def since(self, seq: int) -> int:
        """The first group of events after this entry."""
        return bisect_right(self.seqs, seq)

    @property
    def proposal(self) -> dict[str, Any] | None:
        """What is proposed to the table now; a proposal dies with the question it answers."""
        found = self.sheet.proposal
        return found if found is not None and found["seq"] == self.seq and self.stuck is None else None

    @property
    def over(self) -> bool:
        return self.sheet.status == OVER
