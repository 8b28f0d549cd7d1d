"""Stored tables: their rows, seats and entries."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import TooBig, Unknown
from meadhall.server.store.agreements import StoredCall, StoredProposal, UndoRequest, from_text, to_text
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import admitted, archived, entries, leavers, seats, sittings, tables
from meadhall.server.store.table_deletion import remove_tables
from meadhall.server.store.write_queue import Writer
from meadhall.tables.seats import mark_bots

HUMAN, OPEN, BOT = "human", "open", "bot"
WAITING, RUNNING, OVER = "waiting", "running", "over"
PATIENCE = 86_400  # default seconds before players may vote about an absent one
AT_ONCE = 5_000  # tables named in one question: databases take only so many
SHOWN = 100  # tables of each kind in the lobby


@dataclass
class Chair:
    """A seat as stored. `guest` owns it, even while a bot plays."""

    seat: str
    kind: str
    level: str | None
    guest: int | None
    name: str
    nonce: str


@dataclass
class Sheet:
    """All that is stored about a table except its entries."""

    id: str
    game: str
    options: dict[str, Any]
    title: str
    pace: str
    listed: bool
    position: str | None
    invite: str
    secret: str
    host: int
    status: str
    turn: str | None
    until: float | None
    asked_undo: UndoRequest | None
    proposal: StoredProposal | None
    rematch: str | None
    created: float = 0.0  # by the time of the hall, as soon as it is stored
    updated: float = 0.0
    story: dict[str, Any] | None = None
    stands: str | None = None
    began: str | None = None
    trial: dict[str, Any] | None = None
    patience: int = PATIENCE
    asked_at: float = 0.0
    call: StoredCall | None = None
    result: dict[str, Any] | None = None
    counsel: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Entry:
    seq: int
    kind: str
    seat: str
    text: str


def to_sheet(row: Row[Any]) -> Sheet:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["asked_undo"] = from_text(values["asked_undo"], UndoRequest)
    values["proposal"] = from_text(values["proposal"], StoredProposal)
    values["call"] = from_text(values["call"], StoredCall)
    for name in ("story", "trial", "result"):
        values[name] = json.loads(values[name]) if values[name] else None
    values["counsel"] = json.loads(values["counsel"]) if values["counsel"] else []
    return Sheet(**values)


def to_chair(row: Row[Any]) -> Chair:
    return Chair(row.seat, row.kind, row.level, row.guest, row.name, row.nonce)


class StoredTables:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def create(self, sheet: Sheet, chairs: list[Chair], earlier: Sequence[str] = (), most: int = 0) -> None:
        """Create a table. `earlier` are records of the campaign's sittings at other tables; their total size per host
        is limited.
        """

        def work(connection: Connection) -> None:
            if earlier and self.measure_records(connection, sheet.host) + sum(map(len, earlier)) > most:
                raise TooBig("store-full", most=most // (1024 * 1024))
            self.add(connection, sheet, chairs)
            if earlier:
                connection.execute(
                    insert(sittings),
                    [{"table": sheet.id, "number": number, "record": text} for number, text in enumerate(earlier, 1)],
                )

        await self.writer.write(work)

    def measure_records(self, connection: Connection, host: int) -> int:
        """Return how many bytes of imported records a host has stored."""
        query = (
            select(func.sum(func.length(sittings.c.record)))
            .join(tables, tables.c.id == sittings.c.table)
            .where(tables.c.host == host)
        )
        return int(connection.execute(query).scalar() or 0)

    def add(self, connection: Connection, sheet: Sheet, chairs: list[Chair]) -> None:
        sheet.created = sheet.updated = sheet.asked_at = self.database.now()
        values = {
            **asdict(sheet),
            "options": json.dumps(sheet.options),
            "asked_undo": None,
            "proposal": None,
            "call": None,
            "result": None,
            "counsel": None,
            "story": json.dumps(sheet.story) if sheet.story else None,
            "trial": json.dumps(sheet.trial) if sheet.trial else None,
        }
        connection.execute(insert(tables).values(**values))
        connection.execute(insert(seats), [{**asdict(chair), "table": sheet.id} for chair in chairs])

    async def load(self, table: str) -> tuple[Sheet, list[Chair]] | None:
        def read(connection: Connection) -> tuple[Sheet, list[Chair]] | None:
            row = connection.execute(select(tables).where(tables.c.id == table)).first()
            if row is None:
                return None
            found = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
            return to_sheet(row), [to_chair(chair) for chair in found]

        return await self.database.read(read)

    async def load_entries(self, table: str, after: int = 0) -> list[Entry]:
        query = (
            select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.text)
            .where(entries.c.table == table, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        return await self.database.read(lambda connection: [Entry(*row) for row in connection.execute(query)])

    async def load_update_times(self, of: list[str]) -> dict[str, float]:
        """Return when each of these tables last changed."""

        def read(connection: Connection) -> dict[str, float]:
            found: dict[str, float] = {}
            for some in (of[first : first + AT_ONCE] for first in range(0, len(of), AT_ONCE)):
                query = select(tables.c.id, tables.c.updated).where(tables.c.id.in_(some))
                found.update((str(table), float(at)) for table, at in connection.execute(query))
            return found

        return await self.database.read(read)

    async def load_earlier_records(self, table: str) -> list[str]:
        """Return the records of sittings that were played at other tables."""
        query = select(sittings.c.record).where(sittings.c.table == table).order_by(sittings.c.number)
        return await self.database.read(
            lambda connection: [str(found) for found in connection.execute(query).scalars()]
        )

    async def find_by_invite(self, invite: str) -> str:
        if not (invite.isascii() and invite.isprintable()):
            raise Unknown("invite-unknown")
        found = await self.database.read(
            lambda connection: connection.execute(select(tables.c.id).where(tables.c.invite == invite)).scalar()
        )
        if found is None:
            raise Unknown("invite-unknown")
        return str(found)

    async def admit(self, table: str, guest: int) -> None:
        def work(connection: Connection) -> None:
            insert_once(connection, admitted, table=table, guest=guest)

        await self.writer.write(work)

    async def is_admitted(self, table: str, guest: int) -> bool:
        query = select(admitted.c.guest).where(admitted.c.table == table, admitted.c.guest == guest)
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)

    async def find_left_seats(self, table: str, guest: int) -> set[str]:
        """Return the seats this guest has left during the game."""
        query = select(leavers.c.seat).where(leavers.c.table == table, leavers.c.guest == guest)
        return await self.database.read(lambda connection: {str(seat) for seat in connection.execute(query).scalars()})

    async def save_chair(
        self, table: str, chair: Chair, was: Chair, until: float | None, dealt: bool = False, resigned: bool = False
    ) -> bool:
        """Change a seat if it is unchanged since it was read; another node may have been faster. After the deal,
        remember guests who leave (`dealt`) or resign (`resigned`).
        """

        def work(connection: Connection) -> bool:
            done = connection.execute(
                update(seats)
                .where(
                    seats.c.table == table,
                    seats.c.seat == chair.seat,
                    seats.c.kind == was.kind,
                    seats.c.guest.is_(None) if was.guest is None else seats.c.guest == was.guest,
                )
                .values(kind=chair.kind, level=chair.level, guest=chair.guest, name=chair.name, nonce=chair.nonce)
            )
            if done.rowcount == 0:
                return False
            if dealt and was.guest is not None and was.guest != chair.guest:
                insert_once(connection, leavers, table=table, guest=was.guest, seat=was.seat)
                connection.execute(
                    update(leavers)
                    .where(
                        leavers.c.table == table,
                        leavers.c.guest == was.guest,
                        leavers.c.seat == was.seat,
                    )
                    .values(resigned=resigned)
                )
            now = self.database.now()
            connection.execute(update(tables).where(tables.c.id == table).values(until=until, updated=now))
            connection.execute(
                update(tables)
                .where(  # a new owner of the asked seat gets the full time
                    tables.c.id == table, tables.c.turn == chair.seat
                )
                .values(asked_at=now, call=None)
            )
            return True

        return await self.writer.write(work)

    async def remove_chair(self, table: str, chair: Chair) -> bool:
        """Remove an unowned seat before the deal. Seats behind it move up."""

        def work(connection: Connection) -> bool:
            waiting = select(tables.c.id).where(tables.c.id == table, tables.c.status == WAITING)
            done = connection.execute(
                delete(seats).where(
                    seats.c.table.in_(waiting),
                    seats.c.seat == chair.seat,
                    seats.c.kind == chair.kind,
                    seats.c.guest.is_(None),
                )
            )
            if done.rowcount == 0:
                return False
            behind = select(seats.c.seat).where(seats.c.table == table, seats.c.seat > chair.seat)
            for seat in sorted(connection.execute(behind).scalars()):
                here = update(seats).where(seats.c.table == table, seats.c.seat == seat)
                connection.execute(here.values(seat=chr(ord(seat) - 1)))
            connection.execute(update(tables).where(tables.c.id == table).values(updated=self.database.now()))
            return True

        return await self.writer.write(work)

    async def save_call(self, sheet: Sheet, call: StoredCall | None, asked_at: float) -> bool:
        """Change the vote about an absent player if it is unchanged since it was read; another node may have been
        faster.
        """
        was = tables.c.call.is_(None) if sheet.call is None else tables.c.call == to_text(sheet.call)

        def work(connection: Connection) -> bool:
            done = connection.execute(
                update(tables)
                .where(
                    tables.c.id == sheet.id,
                    tables.c.status == RUNNING,
                    was,
                )
                .values(call=to_text(call), asked_at=asked_at)
            )
            return done.rowcount > 0

        return await self.writer.write(work)

    async def save_asked_undo(self, table: str, asked: UndoRequest | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table).values(asked_undo=to_text(asked)))

        await self.writer.write(work)

    async def save_counsel(self, table: str, agreed: list[str]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                update(tables).where(tables.c.id == table).values(counsel=json.dumps(agreed) if agreed else None)
            )

        await self.writer.write(work)

    async def save_proposal(self, sheet: Sheet, proposal: StoredProposal | None, until: float | None) -> bool:
        """Change the proposal if it is unchanged since it was read; another node may have been faster."""
        was = tables.c.proposal.is_(None) if sheet.proposal is None else tables.c.proposal == to_text(sheet.proposal)

        def work(connection: Connection) -> bool:
            done = connection.execute(
                update(tables)
                .where(
                    tables.c.id == sheet.id,
                    tables.c.turn == seat_name(TABLE),
                    was,
                )
                .values(proposal=to_text(proposal), until=until)
            )
            return done.rowcount > 0

        return await self.writer.write(work)

    async def claim_rematch(self, table: str, sheet: Sheet, chairs: list[Chair]) -> str:
        """Return the table of the rematch. The first caller creates it; the others get its id."""

        def work(connection: Connection) -> str:
            claimed = connection.execute(
                update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=sheet.id)
            )
            if claimed.rowcount:
                self.add(connection, sheet, chairs)
                return sheet.id
            return str(connection.execute(select(tables.c.rematch).where(tables.c.id == table)).scalar_one())

        return await self.writer.write(work)

    async def save_rematch(self, table: str, next_table: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table).values(rematch=next_table))

        await self.writer.write(work)

    async def rename(self, guest: int, old: str, new: str) -> list[str]:
        """Rename the guest's seats, with a suffix where the name is taken, and return the changed tables."""

        def work(connection: Connection) -> list[str]:
            going = select(tables.c.id).where(tables.c.status != OVER)
            mine = select(seats.c.table).where(seats.c.guest == guest, seats.c.table.in_(going))
            found = (
                connection.execute(
                    select(seats.c.table, seats.c.seat, seats.c.guest, seats.c.name).where(seats.c.table.in_(mine))
                )
            ).all()
            changed = [row for row in found if row.guest == guest and row.name in (old, mark_bots(old, row.seat))]
            for row in changed:
                others = {other.name for other in found if other.table == row.table and other.seat != row.seat}
                here = update(seats).where(seats.c.table == row.table, seats.c.seat == row.seat)
                connection.execute(here.values(name=mark_bots(new, row.seat) if new in others else new))
            return sorted({row.table for row in changed})

        return await self.writer.write(work)

    async def list_open(self) -> list[tuple[Sheet, list[Chair]]]:
        """Return the tables of the lobby that may be joined or watched, most recently active first."""
        query = select(tables).where(tables.c.listed, tables.c.status != OVER)
        return await self._with_chairs(query.order_by(tables.c.updated.desc()).limit(SHOWN))

    async def list_latest(self) -> list[tuple[Sheet, list[Chair]]]:
        """Return all unfinished tables for the admin, private ones included, most recently active first."""
        return await self._with_chairs(
            select(tables).where(tables.c.status != OVER).order_by(tables.c.updated.desc()).limit(SHOWN)
        )

    async def list_by_user(self, guest: int) -> list[tuple[Sheet, list[Chair]]]:
        query = select(tables).where(
            or_(tables.c.host == guest, tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest)))
        )
        query = query.where(tables.c.id.not_in(select(archived.c.table).where(archived.c.guest == guest)))
        return await self._with_chairs(query.order_by(tables.c.updated.desc()).limit(SHOWN))

    async def going_with(self, guest: int) -> list[str]:
        """Return unfinished tables at which this guest sits, and the guest's own waiting ones."""
        query = select(tables.c.id).where(
            tables.c.status != OVER,
            or_(
                tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest)),
                (tables.c.host == guest) & (tables.c.status == WAITING),
            ),
        )
        return await self.database.read(
            lambda connection: [str(table) for table in connection.execute(query).scalars()]
        )

    async def _with_chairs(self, query: Any) -> list[tuple[Sheet, list[Chair]]]:
        def read(connection: Connection) -> list[tuple[Sheet, list[Chair]]]:
            sheets = [to_sheet(row) for row in connection.execute(query)]
            rows = connection.execute(
                select(seats).where(seats.c.table.in_([sheet.id for sheet in sheets])).order_by(seats.c.seat)
            )
            chairs: dict[str, list[Chair]] = {sheet.id: [] for sheet in sheets}
            for row in rows:
                chairs[row.table].append(to_chair(row))
            return [(sheet, chairs[sheet.id]) for sheet in sheets]

        return await self.database.read(read)

    async def archive(self, table: str, guest: int, away: bool) -> None:
        """Hide a table from this guest's lists, or show it again."""

        def work(connection: Connection) -> None:
            if away:
                insert_once(connection, archived, table=table, guest=guest)
            else:
                connection.execute(delete(archived).where(archived.c.table == table, archived.c.guest == guest))

        await self.writer.write(work)

    async def delete(self, table: str) -> None:
        await self.writer.write(lambda connection: remove_tables(connection, [table]))

    async def find_timed_out(self, now: float) -> list[str]:
        """Return running tables whose clock has run out, newest first, so that a stuck table does not delay others."""
        query = (
            select(tables.c.id)
            .where(tables.c.status == RUNNING, tables.c.until < now)
            .order_by(tables.c.until.desc())
            .limit(SHOWN)
        )
        return await self.database.read(
            lambda connection: [str(found) for found in connection.execute(query).scalars()]
        )

    async def find_waiting_for_bots(self, before: float, to_come: float) -> list[str]:
        """Return running tables where a bot is asked, or tables of bots, that have been idle, newest first: a hundred
        stuck tables must not delay the others. Times in the future mean that the clock was set back; they are ignored.
        """
        here = select(seats.c.seat).where(seats.c.table == tables.c.id).correlate(tables)
        asked = here.where(seats.c.seat == tables.c.turn, seats.c.kind == BOT).exists()
        among_bots = (tables.c.turn == seat_name(TABLE)) & ~here.where(seats.c.kind != BOT).exists()
        query = (
            select(tables.c.id)
            .where(
                tables.c.status == RUNNING,
                or_(asked, among_bots),
                or_(tables.c.updated <= before, tables.c.updated > to_come),
            )
            .order_by(tables.c.updated.desc())
            .limit(SHOWN)
        )
        return await self.database.read(
            lambda connection: [str(found) for found in connection.execute(query).scalars()]
        )

    async def grant_time(self, now: float, seconds: float) -> None:
        """Extend clocks that ran out while the server was down."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(tables).where(tables.c.status == RUNNING, tables.c.until < now).values(until=now + seconds)
            )

        await self.writer.write(work)
