"""What a hall knows of a guest, for the guest: everything but secrets, which nobody can read here either."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Select, or_, select

from meadhall.server.store.database import Database
from meadhall.server.store.schema import (
    accounts,
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


async def exported(database: Database, guest: int) -> dict[str, Any]:
    async with database.reading.connect() as connection:

        async def rows(query: Select[Any]) -> list[dict[str, Any]]:
            return [dict(row._mapping) for row in await connection.execute(query)]

        me = (
            await rows(
                select(guests.c.name, guests.c.lang, guests.c.created, guests.c.seen).where(guests.c.id == guest)
            )
        )[0]
        account = await rows(select(accounts.c.login, accounts.c.created).where(accounts.c.guest == guest))
        keys = await rows(
            select(passkeys.c.label, passkeys.c.created, passkeys.c.used).where(passkeys.c.guest == guest)
        )
        devices = await rows(
            select(tokens.c.kind, tokens.c.table, tokens.c.seat, tokens.c.created)
            .where(tokens.c.guest == guest)
            .order_by(tokens.c.created)
        )
        hook = await rows(select(hooks.c.url, hooks.c.when).where(hooks.c.guest == guest))
        mine = select(seats.c.table).where(seats.c.guest == guest)
        played = await rows(
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
        sat = await rows(select(seats.c.table, seats.c.seat, seats.c.name).where(seats.c.guest == guest))
        said = await rows(
            select(chats.c.table, chats.c.text, chats.c.at).where(chats.c.guest == guest).order_by(chats.c.id)
        )
        written = await rows(
            select(notes.c.table, notes.c.text, notes.c.scope, notes.c.at)
            .where(notes.c.guest == guest)
            .order_by(notes.c.id)
        )
        blocked = await rows(select(blocks.c.name).where(blocks.c.guest == guest).order_by(blocks.c.id))
        reported = await rows(
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
    return {
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
    }
