"""Mistakes of ours in the rules, met in the middle of a game: kept for the keeper, told to the table, not made twice.

A position holds every hand. In a game with secrets it therefore goes only into the keeper's folder; the table is told
under which name. Where nobody has secrets, and once a game is over, whoever sits there may read it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from meadhall.core.fault import Unknown
from meadhall.server.people.refusals import Forbidden
from meadhall.server.people.visitor import Visitor
from meadhall.server.table.laid import Laid
from meadhall.tables.mishap import Broken, Mishap
from meadhall.tables.saved_games import home

log = logging.getLogger("meadhall.server")
KEPT = 1_000  # tables; who comes after so many others may ask the keeper


@dataclass
class Trouble:
    """What went wrong at one moment of a table; it is over when the table moves on."""

    sitting: int
    seq: int
    mishap: Mishap | None = None
    tried: set[str] = field(default_factory=set)  # answers that cannot be given
    halted: bool = False  # nobody tries on their own any more


class Mishaps:
    def __init__(self) -> None:
        self.tables: OrderedDict[str, Trouble] = OrderedDict()

    def at(self, room: Laid) -> Trouble | None:
        found = self.tables.get(room.id)
        return found if found is not None and (found.sitting, found.seq) == (room.sitting, room.seq) else None

    def here(self, room: Laid) -> Trouble:
        found = self.at(room) or Trouble(room.sitting, room.seq)
        self.tables[room.id] = found
        self.tables.move_to_end(room.id)
        if len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return found

    def met(self, room: Laid, broken: Broken) -> None:
        """Keep what is needed to see it again, and say so at the table."""
        mishap = broken.mishap
        self.here(room).mishap = mishap
        log.error("the rules failed at table %s (%s): %s", room.id, mishap.note, mishap.where)
        try:
            log.error("the position is kept in %s", mishap.keep(home() / "mishaps"))
        except OSError as error:
            log.error("the position could not be kept: %s", error.strerror)
        room.people_version += 1
        room.wake()

    def tried(self, room: Laid) -> set[str]:
        found = self.at(room)
        return found.tried if found is not None else set()

    def cannot(self, room: Laid, text: str) -> None:
        """A bot's answer came to nothing: it gives another."""
        self.here(room).tried.add(text)

    def halt(self, room: Laid) -> None:
        """There is nothing left to try; people may still take something back."""
        self.here(room).halted = True

    def is_halted(self, room: Laid) -> bool:
        found = self.at(room)
        return found is not None and found.halted

    def note(self, room: Laid) -> str | None:
        """What the table is told."""
        found = self.at(room)
        return found.mishap.note if found is not None and found.mishap is not None else None

    def report(self, room: Laid, visitor: Visitor) -> str:
        """All of it, or with secrets in play as much as lets the keeper find it."""
        guest = visitor.person()
        if guest != room.sheet.host and not room.seats_of(visitor):
            raise Forbidden("seat-none")
        found = self.tables.get(room.id)
        if found is None or found.mishap is None:
            raise Unknown("mishap-none")
        mishap = found.mishap
        is_open = room.over or room.sheet.trial is not None or not room.game.secrets
        return mishap.text() if is_open else f"{mishap.heading()}\n{mishap.where}\n"
