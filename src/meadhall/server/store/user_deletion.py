"""Delete a guest: private data is deleted, shared data stays without the name."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from meadhall.server.store.audit import remove_name
from meadhall.server.store.schema import blocks, entries, guests, metadata, reports, seats, sittings, tables
from meadhall.server.store.table_deletion import remove_tables
from meadhall.server.store.table_store import BOT, OPEN, OVER, WAITING

STAND_IN = "karl"
OF_A_GUEST = [part for part in metadata.tables.values() if "guest" in part.c and part is not seats]


@dataclass(frozen=True)
class Forgotten:
    changed: list[str]  # tables that have changed
    removed: list[str]  # and those that are gone


def delete_user(connection: Connection, guest: int) -> Forgotten:
    name = str(connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar_one())
    mine = (
        connection.execute(
            select(seats.c.table, seats.c.seat, tables.c.status, tables.c.turn)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.guest == guest)
        )
    ).all()
    for row in mine:
        vacate(connection, row.table, row.seat, row.status, row.turn == row.seat)
    changed = sorted({str(row.table) for row in mine})
    for table in changed:
        replace_in_records(connection, table, {row.seat for row in mine if row.table == table}, name)
    removed = transfer_tables(connection, guest)
    for part in OF_A_GUEST:
        connection.execute(delete(part).where(part.c.guest == guest))
    for part in (blocks, reports):
        connection.execute(delete(part).where(part.c.other == guest))
    remove_name(connection, guest)
    connection.execute(delete(guests).where(guests.c.id == guest))
    return Forgotten([table for table in changed if table not in removed], removed)


def vacate(connection: Connection, table: str, seat: str, status: str, asked: bool) -> None:
    """Vacate the guest's seats: open before the game, played by a bot during it, anonymous after it."""
    values = {"guest": None, "name": ""}
    if status == WAITING:
        values |= {"kind": OPEN, "level": None}
    elif status != OVER:
        values |= {"kind": BOT, "level": STAND_IN, "name": STAND_IN.capitalize()}
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))
    if asked:
        connection.execute(update(tables).where(tables.c.id == table).values(until=None, call=None))


def replace_in_records(connection: Connection, table: str, mine: set[str], name: str, to: str = "") -> None:
    """Replace or remove a name in the header of a record. The header is not part of the deal, whose
    proof stays valid.
    """
    for row in (
        connection.execute(
            select(entries.c.seq, entries.c.text).where(entries.c.table == table, entries.c.kind == "start")
        )
    ).all():
        header = json.loads(row.text)
        header["names"] = [to if chr(ord("A") + i) in mine else one for i, one in enumerate(header["names"])]
        connection.execute(
            update(entries)
            .where(entries.c.table == table, entries.c.seq == row.seq)
            .values(text=json.dumps(header, ensure_ascii=False))
        )
    for row in (
        connection.execute(select(sittings.c.number, sittings.c.record).where(sittings.c.table == table))
    ).all():
        first, rest, others = row.record.partition("\n")
        header = json.loads(first)
        header["names"] = [to if one == name else one for one in header.get("names", [])]
        connection.execute(
            update(sittings)
            .where(
                sittings.c.table == table,
                sittings.c.number == row.number,
            )
            .values(record=json.dumps(header, ensure_ascii=False) + rest + others)
        )


def transfer_tables(connection: Connection, guest: int) -> list[str]:
    """Make another person at the table its host; delete the table if there is none."""
    removed = []
    for table in connection.execute(select(tables.c.id).where(tables.c.host == guest)).scalars().all():
        heir = (
            connection.execute(
                select(seats.c.guest)
                .where(seats.c.table == table, seats.c.guest.is_not(None))
                .order_by(seats.c.seat)
                .limit(1)
            )
        ).scalar()
        if heir is None:
            removed.append(str(table))
        else:
            connection.execute(update(tables).where(tables.c.id == table).values(host=heir))
    remove_tables(connection, removed)
    return removed
