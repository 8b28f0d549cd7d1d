"""Export all data of a guest, except secrets, of which the server stores only hashes."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, or_, select

from meadhall.server.store.chat import select_visible_text
from meadhall.server.store.database import Database
from meadhall.server.store.schema import (
    accounts,
    bans,
    blocks,
    chats,
    guests,
    hooks,
    notes,
    passkeys,
    reports,
    seats,
    tables,
    tokens,
)

FORMAT = 1


class ExportedUser(Struct):
    name: str
    lang: str
    created: float
    seen: float


class ExportedAccount(Struct):
    login: str | None
    created: float


class ExportedPasskey(Struct):
    label: str
    created: float
    used: float


class ExportedToken(Struct):
    """A device, a feed or a program with access; `table` and `seat` for a program."""

    kind: str
    table: str | None
    seat: str | None
    created: float


class ExportedHook(Struct):
    url: str
    when: str


class ExportedSeat(Struct):
    seat: str
    name: str


class ExportedTable(Struct):
    """`result` as stored, null if there is none. `host`: created by this person."""

    id: str
    game: str
    title: str
    status: str
    result: dict[str, Any] | None
    created: float
    updated: float
    host: bool
    seats: list[ExportedSeat]


class ExportedChat(Struct):
    """If an admin `removed` the message, the text is empty."""

    table: str
    text: str
    at: float
    removed: bool


class ExportedNote(Struct):
    table: str
    text: str
    scope: str
    at: float


class ExportedReport(Struct):
    table: str
    name: str
    text: str
    reason: str
    at: float


class ExportedBan(Struct):
    """`until` is null for a permanent ban; `lifted`: ended by an admin."""

    reason: str
    at: float
    until: float | None
    lifted: float | None


class UserExport(Struct):
    """All data of a person. `meadhall` is the version of this format."""

    meadhall: int
    me: ExportedUser
    account: ExportedAccount | None
    passkeys: list[ExportedPasskey]
    tokens: list[ExportedToken]
    hook: ExportedHook | None
    tables: list[ExportedTable]
    chat: list[ExportedChat]
    notes: list[ExportedNote]
    blocked: list[str]
    reports: list[ExportedReport]
    bans: list[ExportedBan]


async def export_user(database: Database, guest: int) -> UserExport:
    """Return everything stored about a guest."""
    return await database.read(lambda connection: read_export(connection, guest))


def read_export(connection: Connection, guest: int) -> UserExport:
    def rows(query: Select[Any]) -> list[dict[str, Any]]:
        # msgspec does not accept the str subclass of row keys
        return [{str(key): value for key, value in row._mapping.items()} for row in connection.execute(query)]

    me = rows(select(guests.c.name, guests.c.lang, guests.c.created, guests.c.seen).where(guests.c.id == guest))[0]
    account = rows(select(accounts.c.login, accounts.c.created).where(accounts.c.guest == guest))
    keys = rows(select(passkeys.c.label, passkeys.c.created, passkeys.c.used).where(passkeys.c.guest == guest))
    devices = rows(
        select(tokens.c.kind, tokens.c.table, tokens.c.seat, tokens.c.created)
        .where(tokens.c.guest == guest)
        .order_by(tokens.c.created)
    )
    hook = rows(select(hooks.c.url, hooks.c.when).where(hooks.c.guest == guest))
    mine = select(seats.c.table).where(seats.c.guest == guest)
    played = rows(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.title,
            tables.c.status,
            tables.c.result,
            tables.c.created,
            tables.c.updated,
            (tables.c.host == guest).label("host"),
        )
        .where(or_(tables.c.host == guest, tables.c.id.in_(mine)))
        .order_by(tables.c.created)
    )
    sat = rows(select(seats.c.table, seats.c.seat, seats.c.name).where(seats.c.guest == guest))
    said = rows(
        select(chats.c.table, select_visible_text().label("text"), chats.c.at, chats.c.removed)
        .where(chats.c.guest == guest)
        .order_by(chats.c.id)
    )
    banned = rows(
        select(bans.c.reason, bans.c.at, bans.c.until, bans.c.lifted).where(bans.c.guest == guest).order_by(bans.c.id)
    )
    written = rows(
        select(notes.c.table, notes.c.text, notes.c.scope, notes.c.at)
        .where(notes.c.guest == guest)
        .order_by(notes.c.id)
    )
    blocked = rows(select(blocks.c.name).where(blocks.c.guest == guest).order_by(blocks.c.id))
    reported = rows(
        select(
            reports.c.place.label("table"),
            reports.c.name,
            reports.c.text,
            reports.c.reason,
            reports.c.at,
        )
        .where(reports.c.guest == guest)
        .order_by(reports.c.id)
    )

    for one in played:
        one["result"] = json.loads(one["result"]) if one["result"] else None
        one["seats"] = [{"seat": seat["seat"], "name": seat["name"]} for seat in sat if seat["table"] == one["id"]]
        one["host"] = bool(one["host"])
    found = {
        "meadhall": FORMAT,
        "me": me,
        "account": account[0] if account else None,
        "passkeys": keys,
        "tokens": devices,
        "hook": hook[0] if hook else None,
        "tables": played,
        "chat": said,
        "notes": written,
        "blocked": [one["name"] for one in blocked],
        "reports": reported,
        "bans": banned,
    }
    return msgspec.convert(found, UserExport)
