"""Request and response types of admin calls."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.api.schemas import Strict
from meadhall.server.store.settings import Door

Number = Annotated[int, Meta(ge=0, lt=2**31)]
Reason = Annotated[str, Meta(max_length=2_000)]


class Token(Strict):
    token: Annotated[str, Meta(max_length=200)]


class Spoken(Strict):
    """An announcement to everybody; empty clears it."""

    text: Annotated[str, Meta(max_length=2_000)]


class Draining(Strict):
    draining: bool


class Muting(Strict):
    guest: Number
    muted: bool


class Settled(Strict):
    """One report, or all about this guest."""

    report: Number | None = None
    guest: Number | None = None


class KeptReport(Struct):
    """`guest`, `name`, `muted`: the reported guest; `text`: the reported message, if there is one."""

    id: int
    table: str
    by: str
    guest: int
    name: str
    muted: bool
    text: str
    reason: str
    at: float


class LoadShape(Struct):
    """`waiting`: tasks that wait for a worker; `size`: of the database, in bytes."""

    open: int
    watched: int
    connections: int
    people: int
    waiting: int
    busy: int
    workers: int
    tables: int
    guests: int
    size: int


class KeptTable(Struct):
    """`looking`: connections to this node."""

    id: str
    game: str
    title: str
    status: str
    names: list[str]
    listed: bool
    looking: int
    updated: float


class BanShape(Struct):
    """A ban of a guest or an address range. `until` is null for a permanent ban, `who` is the admin, `lifted` when it
    was lifted.
    """

    id: int
    guest: int | None
    network: str | None
    name: str
    reason: str
    who: str
    at: float
    until: float | None
    lifted: float | None


class KeptHall(Struct):
    """`who`: the requesting admin; `door`: open, closed to new guests, or members only; `appeal`: where banned people
    can appeal.
    """

    version: str
    engine: str
    python: str
    node: str
    since: float
    draining: bool
    lacks: list[str]
    announcement: str
    books: list[str]
    load: LoadShape
    reports: list[KeptReport]
    tables: list[KeptTable]
    who: str
    door: Door
    appeal: str
    bans: list[BanShape]


class KeptPerson(Struct):
    guest: int
    name: str
    seat: str | None
    muted: bool


class KeptLine(Struct):
    """`hidden` by the host, `removed` by an admin."""

    id: int
    guest: int
    name: str
    text: str
    at: float
    hidden: bool
    removed: bool


class KeptTalk(Struct):
    """Who sits or has written at a table, and the latest messages."""

    people: list[KeptPerson]
    chats: list[KeptLine]
