"""Crashes inside the rules during a game: stored for the admin, reported to the table, not repeated.

A position contains every hand. In a game with secrets it goes only into the admin's folder, and the table learns its
name. Without secrets, and after the game, players may read it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from meadhall.core.fault import Unknown
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.table.table_session import TableSession
from meadhall.tables.rules_error import Broken, Mishap
from meadhall.tables.saved_games import find_home

log = logging.getLogger("meadhall.server")
KEPT = 1_000  # tables; who comes after so many others may ask the keeper


@dataclass
class TableError:
    """An error at one moment of a table; it ends when the table moves on."""

    sitting: int
    seq: int
    mishap: Mishap | None = None
    tried: set[str] = field(default_factory=set)  # answers that cannot be given
    halted: bool = False  # no more automatic attempts


class RulesErrorLog:
    def __init__(self, measures: Measures | None = None) -> None:
        self.measures = measures or Measures()
        self.tables: OrderedDict[str, TableError] = OrderedDict()

    def find_current(self, session: TableSession) -> TableError | None:
        found = self.tables.get(session.id)
        return found if found is not None and (found.sitting, found.seq) == (session.sitting, session.seq) else None

    def require_current(self, session: TableSession) -> TableError:
        found = self.find_current(session) or TableError(session.sitting, session.seq)
        self.tables[session.id] = found
        self.tables.move_to_end(session.id)
        if len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return found

    def record(self, session: TableSession, broken: Broken) -> None:
        """Store what is needed to reproduce the error, and report it at the table."""
        mishap = broken.mishap
        self.require_current(session).mishap = mishap
        self.measures.count_error("rules")
        log.error("the rules failed at table %s (%s): %s", session.id, mishap.note, mishap.where)
        try:
            log.error("the position is kept in %s", mishap.keep(find_home() / "mishaps"))
        except OSError as error:
            log.error("the position could not be kept: %s", error.strerror)
        session.people_version += 1
        session.wake_subscribers()

    def find_tried_answers(self, session: TableSession) -> set[str]:
        found = self.find_current(session)
        return found.tried if found is not None else set()

    def record_failed_answer(self, session: TableSession, text: str) -> None:
        """Record that a bot's answer crashed: it gives another."""
        self.require_current(session).tried.add(text)

    def halt(self, session: TableSession) -> None:
        """Stop: no answer is left to try. People may still take something back."""
        self.require_current(session).halted = True

    def is_halted(self, session: TableSession) -> bool:
        found = self.find_current(session)
        return found is not None and found.halted

    def find_note(self, session: TableSession) -> str | None:
        """Return the message for the table."""
        found = self.find_current(session)
        return found.mishap.note if found is not None and found.mishap is not None else None

    def report(self, session: TableSession, visitor: Visitor) -> str:
        """Return the report, or with secrets in play only what helps the admin find it."""
        guest = visitor.require_user()
        if guest != session.sheet.host and not session.find_seats(visitor):
            raise Forbidden("seat-none")
        found = self.tables.get(session.id)
        if found is None or found.mishap is None:
            raise Unknown("mishap-none")
        mishap = found.mishap
        is_open = session.is_over or session.sheet.trial is not None or not session.game.secrets
        return mishap.text() if is_open else f"{mishap.heading()}\n{mishap.where}\n"
