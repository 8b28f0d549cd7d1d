"""Routes of the preview: entrance, inspector, and jumps to an entry."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect
from msgspec import Meta, Struct

from meadhall.core.agenda import CHANCE
from meadhall.core.decision import decide, seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.core.game import game
from meadhall.preview.book_watcher import BookWatcher
from meadhall.preview.entry_jump import jump_to_entry
from meadhall.preview.inspector_panel import InspectorPanel
from meadhall.preview.messages import render_fault
from meadhall.server.table import table_setup
from meadhall.server.table.server import GameServer, ServerExtensions
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport.dependencies import APerson, Asked, AVisitor, TheHall
from meadhall.server.transport.static_files import create_file, reply
from meadhall.tables.rules_error import build_error
from meadhall.tables.table import Table

TheDesk = NamedDependency[BookWatcher]
Language = Annotated[str, QueryParameter(name="lang", max_length=2)]
DOOR = "/preview"
HEAD = (
    '<link rel="stylesheet" href="/client/preview/inspector.css">'
    '<script type="module" src="/client/preview/inspector.js"></script>\n'
)


class JumpRequest(Struct, forbid_unknown_fields=True):
    """The target of a jump: an entry such as `M1/12`, or nothing for the beginning; and the story's memory."""

    entry: Annotated[str, Meta(max_length=200)]
    lang: Annotated[str, Meta(max_length=2)] = "en"
    set: Annotated[dict[str, Annotated[str, Meta(max_length=4000)]], Meta(max_length=40)] = {}


class JumpResponse(Struct):
    """The new table, or why there is none."""

    table: str = ""
    trouble: str = ""


def build_extensions(desk: BookWatcher) -> ServerExtensions:
    """Return the routes and settings that make a server a preview."""
    dependencies = {"desk": Provide(lambda: desk, sync_to_thread=False)}
    router = Router(
        DOOR, route_handlers=[open_new_table, inspect, jump_to], dependencies=dependencies, include_in_schema=False
    )
    return ServerExtensions([router], HEAD, DOOR, {desk.name: desk.book}, drafting=True)


@get("/")
async def open_new_table(hall: TheHall, desk: TheDesk, person: APerson) -> Redirect:
    """Open a new table in the language of the command."""
    await hall.guests.update(person.require_user(), lang=desk.language)
    return Redirect(f"/table/{await create_table(hall, desk, person.require_user(), None)}", status_code=303)


@get("/{table:str}")
async def inspect(
    request: Asked, hall: TheHall, desk: TheDesk, visitor: AVisitor, table: FromPath[str], language: Language = "en"
) -> Response[bytes]:
    """Return the inspector. It is polled, so this is also where a saved file is noticed."""
    if desk.reload_if_changed():
        hall.register_book(desk.name, desk.book)
        await begin_anew(hall)
    panel = InspectorPanel(desk, language, None)
    try:
        room = await hall.open_for(table, visitor)
        async with room.lock:
            await room.refresh()
            if room.play is not None:
                panel = InspectorPanel(desk, language, room.play.state, room.stuck, list_pages_read(room.play))  # type: ignore[arg-type]
            text = panel.render()
    except Fault as fault:
        text = InspectorPanel(desk, language, None, fault).render()
    return reply(request, create_file(text.encode(), ".html", "inspector.html"))


@post("/{table:str}", status_code=200)
async def jump_to(
    hall: TheHall, desk: TheDesk, person: APerson, table: FromPath[str], data: JSONBody[JumpRequest]
) -> JumpResponse:
    """Open a new table for every jump; the table before stays as it was."""
    position = None
    try:
        if data.entry:
            position = render_jump(await hall.open_for(table, person), data.entry, data.set)
        return JumpResponse(await create_table(hall, desk, person.require_user(), position))
    except Fault as fault:
        return JumpResponse(trouble=render_fault(fault, data.lang))


def list_pages_read(play: Table) -> list[dict[str, Any]]:
    """Return the pages that a table has read by itself before any answer."""
    if any(answer.seat != seat_name(CHANCE) for answer in play.record.answers):
        return []
    return [event.told for group in play.events for event in group if event.kind == "read"]


def render_jump(room: TableSession, entry: str, given: dict[str, str]) -> str:
    if room.play is None:
        raise Conflict("table-waiting")
    try:
        state = jump_to_entry(room.play.state, entry, given)  # type: ignore[arg-type]
        position = room.game.position(state)
        decide(state)  # report an unreachable entry now, not at a table that does not open
    except Fault:
        raise
    except Exception as error:
        broken = build_error(room.game, room.play.state, [], error)
        room.server.mishaps.record(room, broken)
        raise broken from error
    return position


async def create_table(hall: GameServer, desk: BookWatcher, guest: int, position: str | None) -> str:
    """Create a table of the book with the author and bots."""
    of, name = game("trudvang"), (await hall.guests.get(guest)).name
    options = dict(of.check({"adventure": desk.name}, len(desk.seats)))
    chairs = table_setup.build_chairs(
        guest,
        name,
        [("bot" if seat.is_bot else "me", seat.kind if seat.is_bot else None, seat.name) for seat in desk.seats],
    )
    sheet = table_setup.create_sheet(of, options, desk.title, "none", False, position, guest)
    return (await table_setup.create(hall, sheet, chairs)).id


async def begin_anew(hall: GameServer) -> None:
    """Replay every table with the new version of the book, and give it to the bots."""
    for room in list(hall.sessions.values()):
        with suppress(Fault):  # the table itself reports that it cannot continue
            async with room.lock:
                room.doubted = True
                await room.refresh()
        for watcher in room.subscribers:
            watcher.look_again()
        hall.bots.attend(room)
