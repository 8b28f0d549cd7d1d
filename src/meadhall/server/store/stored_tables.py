"""The stored tables: their sheets, chairs and entries."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import TooBig, Unknown
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.removal import remove_tables
from meadhall.server.store.schema import admitted, archived, entries, leavers, seats, sittings, tables
from meadhall.server.store.writer import Writer
from meadhall.tables.seats import marked

HUMAN, OPEN, BOT = "human", "open", "bot"
WAITING, RUNNING, OVER = "waiting", "running", "over"
PATIENCE = 86_400  # seconds a table waits for somebody before others may call, unless it agreed on something else
AT_ONCE = 5_000  # tables named in one question: databases take only so many
SHOWN = 100  # tables of each kind in the lobby


@dataclass
class Chair:
    """A seat as stored. `guest` owns it, also while a bot sits in."""

    seat: str
    kind: str
    level: str | None
    guest: int | None
    name: str
    nonce: str


@dataclass
class Sheet:
    """What is written about a table besides its entries."""

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
    asked_undo: dict[str, Any] | None
    proposal: dict[str, Any] | None
    rematch: str | None
    created: float = 0.0  # by the time of the hall, as soon as it is stored
    updated: float = 0.0
    story: dict[str, Any] | None = None
    stands: str | None = None
    began: str | None = None
    trial: dict[str, Any] | None = None
    patience: int = PATIENCE
    asked_at: float = 0.0
    call: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    counsel: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Entry:
    seq: int
    kind: str
    seat: str
    text: str


def sheet_of(row: Row[Any]) -> Sheet:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    for name in ("asked_undo", "proposal", "story", "trial", "call", "result"):
        values[name] = json.loads(values[name]) if values[name] else None
    values["counsel"] = json.loads(values["counsel"]) if values["counsel"] else []
    return Sheet(**values)


def chair_of(row: Row[Any]) -> Chair:
    return Chair(row.seat, row.kind, row.level, row.guest, row.name, row.nonce)


class StoredTables:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def create(self, sheet: Sheet, chairs: list[Chair], earlier: Sequence[str] = (), most: int = 0) -> None:
        """A new table; `earlier` are the records of its campaign's sittings at other tables, of which one host may
        have so many bytes in all."""

        async def work(connection: AsyncConnection) -> None:
            if earlier and await self.stored(connection, sheet.host) + sum(map(len, earlier)) > most:
                raise TooBig("store-full", most=most // (1024 * 1024))
            await self.add(connection, sheet, chairs)
            if earlier:
                await connection.execute(
                    insert(sittings),
                    [{"table": sheet.id, "number": number, "record": text} for number, text in enumerate(earlier, 1)],
                )

        await self.writer.write(work)

    async def stored(self, connection: AsyncConnection, host: int) -> int:
        """How much a host has stored that was played elsewhere."""
        query = (
            select(func.sum(func.length(sittings.c.record)))
            .join(tables, tables.c.id == sittings.c.table)
            .where(tables.c.host == host)
        )
        return int((await connection.execute(query)).scalar() or 0)

    async def add(self, connection: AsyncConnection, sheet: Sheet, chairs: list[Chair]) -> None:
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
        await connection.execute(insert(tables).values(**values))
        await connection.execute(insert(seats), [{**asdict(chair), "table": sheet.id} for chair in chairs])

    async def load(self, table: str) -> tuple[Sheet, list[Chair]] | None:
        async with self.database.reading.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            found = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
            return sheet_of(row), [chair_of(chair) for chair in found]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = (
            select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.text)
            .where(entries.c.table == table, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self.database.reading.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def updated(self, of: list[str]) -> dict[str, float]:
        """When something was last stored at each of these tables."""
        found: dict[str, float] = {}
        async with self.database.reading.connect() as connection:
            for some in (of[first : first + AT_ONCE] for first in range(0, len(of), AT_ONCE)):
                query = select(tables.c.id, tables.c.updated).where(tables.c.id.in_(some))
                found.update((str(table), float(at)) for table, at in await connection.execute(query))
        return found

    async def earlier(self, table: str) -> list[str]:
        """The records of sittings that were played at other tables."""
        query = select(sittings.c.record).where(sittings.c.table == table).order_by(sittings.c.number)
        async with self.database.reading.connect() as connection:
            return [str(found) for found in (await connection.execute(query)).scalars()]

    async def by_invite(self, invite: str) -> str:
        if not (invite.isascii() and invite.isprintable()):
            raise Unknown("invite-unknown")
        async with self.database.reading.connect() as connection:
            found = (await connection.execute(select(tables.c.id).where(tables.c.invite == invite))).scalar()
        if found is None:
            raise Unknown("invite-unknown")
        return str(found)

    async def admit(self, table: str, guest: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            await insert_once(connection, admitted, table=table, guest=guest)

        await self.writer.write(work)

    async def is_admitted(self, table: str, guest: int) -> bool:
        query = select(admitted.c.guest).where(admitted.c.table == table, admitted.c.guest == guest)
        async with self.database.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def left(self, table: str, guest: int) -> set[str]:
        """The seats this guest has left in the middle of the game."""
        query = select(leavers.c.seat).where(leavers.c.table == table, leavers.c.guest == guest)
        async with self.database.reading.connect() as connection:
            return {str(seat) for seat in (await connection.execute(query)).scalars()}

    async def save_chair(
        self, table: str, chair: Chair, was: Chair, until: float | None, dealt: bool = False, resigned: bool = False
    ) -> bool:
        """Change a seat, if it still is as it was; another node may have been quicker. Once it is `dealt` it is
        remembered who has left the seat, and who has `resigned`."""

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(
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
                await insert_once(connection, leavers, table=table, guest=was.guest, seat=was.seat)
                await connection.execute(
                    update(leavers)
                    .where(
                        leavers.c.table == table,
                        leavers.c.guest == was.guest,
                        leavers.c.seat == was.seat,
                    )
                    .values(resigned=resigned)
                )
            now = self.database.now()
            await connection.execute(update(tables).where(tables.c.id == table).values(until=until, updated=now))
            await connection.execute(
                update(tables)
                .where(  # whoever sits down where it waits is waited for anew
                    tables.c.id == table, tables.c.turn == chair.seat
                )
                .values(asked_at=now, call=None)
            )
            return True

        return await self.writer.write(work)

    async def remove_chair(self, table: str, chair: Chair) -> bool:
        """Take a seat away where nobody owns it yet and nothing was dealt; those behind it move up."""

        async def work(connection: AsyncConnection) -> bool:
            waiting = select(tables.c.id).where(tables.c.id == table, tables.c.status == WAITING)
            done = await connection.execute(
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
            for seat in sorted((await connection.execute(behind)).scalars()):
                here = update(seats).where(seats.c.table == table, seats.c.seat == seat)
                await connection.execute(here.values(seat=chr(ord(seat) - 1)))
            await connection.execute(update(tables).where(tables.c.id == table).values(updated=self.database.now()))
            return True

        return await self.writer.write(work)

    async def save_call(self, sheet: Sheet, call: dict[str, Any] | None, asked_at: float) -> bool:
        """Change what is called for, if it still is what the sheet says; another node may have been quicker."""
        was = tables.c.call.is_(None) if sheet.call is None else tables.c.call == json.dumps(sheet.call)

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(
                update(tables)
                .where(
                    tables.c.id == sheet.id,
                    tables.c.status == RUNNING,
                    was,
                )
                .values(call=json.dumps(call) if call else None, asked_at=asked_at)
            )
            return done.rowcount > 0

        return await self.writer.write(work)

    async def save_asked_undo(self, table: str, asked: dict[str, Any] | None) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(asked_undo=json.dumps(asked) if asked else None)
            )

        await self.writer.write(work)

    async def save_counsel(self, table: str, agreed: list[str]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(counsel=json.dumps(agreed) if agreed else None)
            )

        await self.writer.write(work)

    async def save_proposal(self, sheet: Sheet, proposal: dict[str, Any] | None, until: float | None) -> bool:
        """Change what is proposed, if it still is what the sheet says; another node may have been quicker."""
        was = tables.c.proposal.is_(None) if sheet.proposal is None else tables.c.proposal == json.dumps(sheet.proposal)

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(
                update(tables)
                .where(
                    tables.c.id == sheet.id,
                    tables.c.turn == seat_name(TABLE),
                    was,
                )
                .values(proposal=json.dumps(proposal) if proposal else None, until=until)
            )
            return done.rowcount > 0

        return await self.writer.write(work)

    async def claim_rematch(self, table: str, sheet: Sheet, chairs: list[Chair]) -> str:
        """The table of the rematch: the first who asks makes it, the others are told where it is."""

        async def work(connection: AsyncConnection) -> str:
            claimed = await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=sheet.id)
            )
            if claimed.rowcount:
                await self.add(connection, sheet, chairs)
                return sheet.id
            return str((await connection.execute(select(tables.c.rematch).where(tables.c.id == table))).scalar_one())

        return await self.writer.write(work)

    async def save_rematch(self, table: str, next_table: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == table).values(rematch=next_table))

        await self.writer.write(work)

    async def rename(self, guest: int, old: str, new: str) -> list[str]:
        """Put a guest's new name on the seats that bear the old one, marked where somebody else there is called so;
        these tables have changed."""

        async def work(connection: AsyncConnection) -> list[str]:
            going = select(tables.c.id).where(tables.c.status != OVER)
            mine = select(seats.c.table).where(seats.c.guest == guest, seats.c.table.in_(going))
            found = (
                await connection.execute(
                    select(seats.c.table, seats.c.seat, seats.c.guest, seats.c.name).where(seats.c.table.in_(mine))
                )
            ).all()
            changed = [row for row in found if row.guest == guest and row.name in (old, marked(old, row.seat))]
            for row in changed:
                others = {other.name for other in found if other.table == row.table and other.seat != row.seat}
                here = update(seats).where(seats.c.table == row.table, seats.c.seat == row.seat)
                await connection.execute(here.values(name=marked(new, row.seat) if new in others else new))
            return sorted({row.table for row in changed})

        return await self.writer.write(work)

    async def listed(self) -> list[tuple[Sheet, list[Chair]]]:
        """Tables of the lobby that may be joined or watched, the liveliest first."""
        query = select(tables).where(tables.c.listed, tables.c.status != OVER)
        return await self._with_chairs(query.order_by(tables.c.updated.desc()).limit(SHOWN))

    async def latest(self) -> list[tuple[Sheet, list[Chair]]]:
        """For the keeper: all that is not over, private or not, the liveliest first."""
        return await self._with_chairs(
            select(tables).where(tables.c.status != OVER).order_by(tables.c.updated.desc()).limit(SHOWN)
        )

    async def of_guest(self, guest: int) -> list[tuple[Sheet, list[Chair]]]:
        query = select(tables).where(
            or_(tables.c.host == guest, tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest)))
        )
        query = query.where(tables.c.id.not_in(select(archived.c.table).where(archived.c.guest == guest)))
        return await self._with_chairs(query.order_by(tables.c.updated.desc()).limit(SHOWN))

    async def _with_chairs(self, query: Any) -> list[tuple[Sheet, list[Chair]]]:
        async with self.database.reading.connect() as connection:
            sheets = [sheet_of(row) for row in await connection.execute(query)]
            rows = await connection.execute(
                select(seats).where(seats.c.table.in_([sheet.id for sheet in sheets])).order_by(seats.c.seat)
            )
            chairs: dict[str, list[Chair]] = {sheet.id: [] for sheet in sheets}
            for row in rows:
                chairs[row.table].append(chair_of(row))
        return [(sheet, chairs[sheet.id]) for sheet in sheets]

    async def archive(self, table: str, guest: int, away: bool) -> None:
        """Put a table out of this guest's sight, or bring it back."""

        async def work(connection: AsyncConnection) -> None:
            if away:
                await insert_once(connection, archived, table=table, guest=guest)
            else:
                await connection.execute(delete(archived).where(archived.c.table == table, archived.c.guest == guest))

        await self.writer.write(work)

    async def delete(self, table: str) -> None:
        await self.writer.write(lambda connection: remove_tables(connection, [table]))

    async def run_out(self, now: float) -> list[str]:
        """Running tables whose clock has run out, the latest first: where nothing can be done, others must not wait."""
        query = (
            select(tables.c.id)
            .where(tables.c.status == RUNNING, tables.c.until < now)
            .order_by(tables.c.until.desc())
            .limit(SHOWN)
        )
        async with self.database.reading.connect() as connection:
            return [str(found) for found in (await connection.execute(query)).scalars()]

    async def waiting_for_bots(self, before: float, to_come: float) -> list[str]:
        """Running tables where a bot is asked, or a table of bots, and nothing has happened since, the latest first: a
        hundred that nobody can play on must not keep it from the others. What happened in time to come shows that the
        clock was set back: it does not count."""
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
        async with self.database.reading.connect() as connection:
            return [str(found) for found in (await connection.execute(query)).scalars()]

    async def grant_time(self, now: float, seconds: float) -> None:
        """Nobody loses time while the hall was closed: clocks that ran out meanwhile get a little more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(tables).where(tables.c.status == RUNNING, tables.c.until < now).values(until=now + seconds)
            )

        await self.writer.write(work)
