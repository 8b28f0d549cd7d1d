"""Campaigns at a table: restart, export, and continue at another table."""

from __future__ import annotations

import json
from typing import Any

from meadhall.core.fault import Conflict, Fault
from meadhall.core.game import game
from meadhall.core.record import Answer, Record
from meadhall.server.auth.requester import Visitor
from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.store.table_store import Chair, Entry
from meadhall.server.table import table_setup
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.tables.campaign import NAME_LENGTH, make_slug
from meadhall.tables.campaign_archive import ENDING
from meadhall.tables.campaign_games import find_book_name
from meadhall.tasks.campaign_tasks import AGAIN, ON

TITLE = 80  # letters of a table's name


def replay_sittings(entries: list[Entry]) -> list[Record]:
    """Return every sitting of a table, without answers that were taken back."""
    found: list[Record] = []
    for entry in entries:
        if entry.kind == "start":
            found.append(Record(json.loads(entry.text)))
        elif entry.kind == "undo":
            del found[-1].answers[int(entry.text) :]
        else:
            found[-1].answers.append(Answer(entry.seat, entry.text))
    return found


async def collect_records(session: TableSession) -> list[str]:
    """Return the records of all sittings, here and before. Hold the lock."""
    await session.refresh()
    if not session.storied:
        raise Fault("campaign-none-here", game=session.game.name)
    if session.play is None:
        raise Conflict("table-waiting")
    stored = session.server.tables
    here = replay_sittings(await stored.load_entries(session.id))
    here[-1].result = session.play.record.result
    return [*await stored.load_earlier_records(session.id), *(one.text() for one in here)]


def find_name(session: TableSession) -> str:
    """Return the table's name, or that of its book."""
    return session.sheet.title or (find_book_name(session.game, session.sheet.options) or session.game.name)


def build_file_name(session: TableSession) -> str:
    return (make_slug(find_name(session)) or session.id) + ENDING


async def render_journal(session: TableSession, visitor: Visitor, language: str) -> bytes:
    """Return the journal of the story, as everybody at the table knows it, as gzipped JSON."""
    return await process_records(session, visitor, "tell_story", language)


async def render_chronicle(session: TableSession, visitor: Visitor, language: str) -> bytes:
    """Return the chronicle as gzipped JSON."""
    return await process_records(session, visitor, "tell_back", language)


async def process_records(session: TableSession, visitor: Visitor, chore: str, *args: str) -> bytes:
    """Let a worker process the records of all sittings; cache the result until the next answer."""
    async with session.lock:
        await session.refresh()
        if (chore, *args) in session.cache:
            return bytes(session.cache[(chore, *args)])
        texts, seq = await collect_records(session), session.seq
    session.server.uploads.demand(visitor.key)
    told: bytes = await session.server.job_runner.run_for(visitor.key, chore, texts, *args)
    if seq == session.seq:
        session.cache[(chore, *args)] = told
    return told


def find_saved_position(session: TableSession) -> str:
    """Return the saved position of a story whose edited book no longer replays."""
    return (session.sheet.stands or "") if session.stuck is not None else ""


async def restart(session: TableSession, visitor: Visitor, way: str) -> None:
    """Begin a new sitting with the same people: the adventure from its beginning, or from where an
    edited book left it.
    """
    visitor.require_host(session.sheet.host)
    async with session.lock:
        texts, seq, place = await collect_records(session), session.seq, find_saved_position(session)
        if session.is_over:
            raise Conflict("table-over")
        if way == ON and not place:
            raise Fault("campaign-way", way=way, ways=AGAIN)
    position, began = await session.server.job_runner.run_for(
        visitor.key, "sit_down_from", find_name(session), texts[-1], place if way == ON else ""
    )
    await session.restart_sitting(position, began or None, seq)


async def export_campaign(session: TableSession, visitor: Visitor) -> bytes:
    """Return the campaign as one file, without the dealer's secret: it has no more than everybody
    at the table knows.
    """
    visitor.require_host(session.sheet.host)
    session.server.uploads.demand(visitor.key)
    async with session.lock:
        texts, place = await collect_records(session), find_saved_position(session)
    name = clean_line(find_name(session))[:NAME_LENGTH].strip()
    found: bytes = await session.server.job_runner.run_for(visitor.key, "wrap_up", name, texts, place)
    return found


async def look_into(server: GameServer, visitor: Visitor, data: bytes, path: str) -> dict[str, Any]:
    found: dict[str, Any] = await server.job_runner.run_for(
        visitor.key, "look_into", data, path, server.limits.campaign_unpacked
    )
    found["name"] = clean_line(found["name"])[:TITLE]
    found["people"] = [{**one, "name": clean_line(one["name"])[:NAME_LENGTH]} for one in found["people"]]
    return found


async def resume_campaign(
    server: GameServer,
    data: bytes,
    path: str,
    way: str,
    chairs: list[Chair],
    title: str,
    pace: str,
    listed: bool,
    host: int,
) -> TableSession:
    """Create a table that continues a campaign."""
    found = await server.job_runner.run_for(
        host, "take_out", data, path, server.limits.campaign_unpacked, way, len(chairs)
    )
    of = game(found["game"])
    options = dict(of.check(found["options"], len(chairs)))
    sheet = table_setup.create_sheet(
        of, options, title or clean_line(found["name"])[:TITLE], pace, listed, found["position"], host
    )
    sheet.story, sheet.began = found["story"], found["began"] or None
    server.check_accepts_tables()
    await server.tables.create(sheet, chairs, found["sittings"], server.limits.stored)
    return await table_setup.begin(server, sheet.id)


async def announce_move(session: TableSession, to: TableSession) -> None:
    """Tell the viewers of the old table where the campaign continues."""
    await session.server.tables.save_rematch(session.id, to.id)
    session.sheet.rematch = to.id
    session.notify_people()
