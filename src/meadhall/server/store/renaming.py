"""Replace a guest's name, as an admin. The guest may choose a new one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, select, update

from meadhall.core.fault import Unknown
from meadhall.server.store.schema import blocks, chats, guests, reports, seats, silenced
from meadhall.server.store.user_deletion import replace_in_records
from meadhall.server.store.users import NAMES
from meadhall.tables.seats import mark_bots


@dataclass(frozen=True)
class Renamed:
    old: str
    new: str
    tables: list[str]  # at which the guest sits
    talked: list[str]  # at which the guest has written


def replace_name(connection: Connection, guest: int, name: str | None) -> Renamed:
    """Give a guest this name, or a neutral one, and refuse the old one from now on."""
    old = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    if old is None:
        raise Unknown("guest-unknown", guest=guest)
    new = name or secrets.choice([one for one in NAMES if one != old])
    connection.execute(update(guests).where(guests.c.id == guest).values(name=new, renamed=True, refused_name=old))
    connection.execute(update(chats).where(chats.c.guest == guest).values(name=new))
    connection.execute(update(silenced).where(silenced.c.guest == guest).values(name=new))
    for part in (blocks, reports):
        connection.execute(update(part).where(part.c.other == guest).values(name=new))
    talked = connection.execute(select(chats.c.table).where(chats.c.guest == guest).distinct()).scalars()
    return Renamed(old, new, rename_seats(connection, guest, new), [str(table) for table in talked])


def rename_seats(connection: Connection, guest: int, new: str) -> list[str]:
    """Rename the guest's seats and return the changed tables. A name that is taken there gets the
    seat letter appended.
    """
    mine = select(seats.c.table).where(seats.c.guest == guest)
    found = connection.execute(select(seats).where(seats.c.table.in_(mine)).order_by(seats.c.seat)).all()
    for row in found:
        if row.guest != guest:
            continue
        others = [other for other in found if other.table == row.table and other.seat != row.seat]
        taken = any(other.guest == guest or other.name == new for other in others)
        called = mark_bots(new, row.seat) if taken else new
        connection.execute(
            update(seats).where(seats.c.table == row.table, seats.c.seat == row.seat).values(name=called)
        )
        replace_in_records(connection, row.table, {row.seat}, row.name, called)
    return sorted({str(row.table) for row in found})
