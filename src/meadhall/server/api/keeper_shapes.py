"""How a hall is told to its keeper, and what the keeper may ask of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.api.shapes import Strict


class Token(Strict):
    token: Annotated[str, Meta(max_length=200)]


class Spoken(Strict):
    """To everybody; empty: no longer."""

    text: Annotated[str, Meta(max_length=2_000)]


class Draining(Strict):
    draining: bool


class Muting(Strict):
    guest: Annotated[int, Meta(ge=0, lt=2**31)]
    muted: bool


class Settled(Strict):
    report: Annotated[int, Meta(ge=0, lt=2**31)]


class KeptReport(Struct):
    """`guest`, `name`, `muted`: whom it is about; `text`: what they said, if it is about that."""

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
    """`waiting`: chores that wait for a worker; `size`: of the database, in bytes."""

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


class KeptHall(Struct):
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


class KeptPerson(Struct):
    guest: int
    name: str
    seat: str | None
    muted: bool


class KeptLine(Struct):
    name: str
    text: str
    at: float
    hidden: bool


class KeptTalk(Struct):
    """Who sits or has spoken at a table, and what was said last."""

    people: list[KeptPerson]
    chats: list[KeptLine]
