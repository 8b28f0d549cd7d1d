"""Find guests for an admin: by number, display name or sign-in name."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, or_, select

from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.store.database import Database
from meadhall.server.store.schema import accounts, guests, passkeys

SHOWN = 50
LARGEST = 2**31


@dataclass(frozen=True)
class Person:
    """A guest. `account`: can sign in; `refused_name`: a name that an admin has taken away."""

    guest: int
    name: str
    account: bool
    created: float
    seen: float
    muted: bool
    refused_name: str | None


def select_people() -> Select[Any]:
    keys = select(passkeys.c.guest).where(passkeys.c.guest == guests.c.id).exists()
    account = func.coalesce(or_(accounts.c.password.is_not(None), keys), keys).label("account")
    return select(
        guests.c.id,
        guests.c.name,
        account,
        guests.c.created,
        guests.c.seen,
        guests.c.muted,
        guests.c.refused_name,
    ).join(accounts, accounts.c.guest == guests.c.id, isouter=True)


async def find_people(database: Database, wanted: str) -> list[Person]:
    """Search names, sign-in names and numbers, last seen first."""
    text = clean_line(wanted).lower()
    which = [
        func.lower(guests.c.name).contains(text, autoescape=True),
        guests.c.refused_name.icontains(text, autoescape=True),
        accounts.c.login == text,
    ]
    if text.isdecimal() and text.isascii() and int(text) < LARGEST:
        which.append(guests.c.id == int(text))
    query = select_people().where(or_(*which)).order_by(guests.c.seen.desc(), guests.c.id.desc()).limit(SHOWN)
    return await _read(database, query)


async def read_people(database: Database, of: Collection[int]) -> list[Person]:
    query = select_people().where(guests.c.id.in_(list(of)[:SHOWN])).order_by(guests.c.name, guests.c.id)
    return await _read(database, query)


async def _read(database: Database, query: Select[Any]) -> list[Person]:
    def read(connection: Connection) -> list[Person]:
        return [
            Person(row.id, row.name, bool(row.account), row.created, row.seen, bool(row.muted), row.refused_name)
            for row in connection.execute(query)
        ]

    return await database.read(read)
