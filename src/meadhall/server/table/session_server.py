"""What a table session needs of the server that holds it.

The methods take the session itself. They do not name its type, because its module imports this one.
"""

from __future__ import annotations

from typing import Any, Protocol

from meadhall.server.cluster.message_bus import MessageBus
from meadhall.server.limits.features import Features
from meadhall.server.limits.limits import Limits
from meadhall.server.limits.rate_limiter import Rates
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.ports.job_runner import JobRunner
from meadhall.server.store.blocks import Blocks
from meadhall.server.store.chat import Talk
from meadhall.server.store.table_store import StoredTables
from meadhall.server.store.users import Guests
from meadhall.server.store.write_queue import Writer
from meadhall.tables.rules_error import Broken


class SessionBots(Protocol):
    def attend(self, session: Any, /) -> None: ...


class SessionErrors(Protocol):
    def record(self, session: Any, broken: Broken, /) -> None: ...
    def find_note(self, session: Any, /) -> str | None: ...


class SessionPresence(Protocol):
    def count_everywhere(self, session: Any, /) -> tuple[set[int], int]: ...


class SessionServer(Protocol):
    limits: Limits
    features: Features
    drafting: bool
    announcement: str
    measures: Measures
    news: MessageBus
    writer: Writer
    job_runner: JobRunner
    tables: StoredTables
    guests: Guests
    blocks: Blocks
    talk: Talk
    talking: Rates
    uploads: Rates

    @property
    def bots(self) -> SessionBots: ...

    @property
    def mishaps(self) -> SessionErrors: ...

    @property
    def presence(self) -> SessionPresence: ...

    def now(self) -> float: ...
