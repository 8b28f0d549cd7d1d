"""The way in, the inspector, and the leap to another entry."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect
from msgspec import Meta, Struct

from meadhall.core.decision import decide
from meadhall.core.fault import Conflict, Fault
from meadhall.core.game import game
from meadhall.preview.desk import Desk
from meadhall.preview.leaping import leap
from meadhall.preview.panel import Panel
from meadhall.preview.preview_words import sentence
from meadhall.server.table import seating
from meadhall.server.table.extras import Extras
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.server.transport.asking import APerson, Asked, AVisitor, TheHall
from meadhall.server.transport.files import file_of, reply
from meadhall.tables.mishap import broken_at

TheDesk = NamedDependency[Desk]
Language = Annotated[str, QueryParameter(name="lang", max_length=2)]
DOOR = "/preview"
HEAD = (
    '<link rel="stylesheet" href="/client/preview/inspector.css">'
    '<script type="module" src="/client/preview/inspector.js"></script>\n'
)


class Leap(Struct, forbid_unknown_fields=True):
    """Where to go on: an entry such as `M1/12`, or nothing for the beginning; and what the story remembers there."""

    entry: Annotated[str, Meta(max_length=200)]
    lang: Annotated[str, Meta(max_length=2)] = "en"
    set: Annotated[dict[str, Annotated[str, Meta(max_length=4000)]], Meta(max_length=40)] = {}


class Leapt(Struct):
    """The new table, or why there is none."""

    table: str = ""
    trouble: str = ""


def extras(desk: Desk) -> Extras:
    """What a hall needs in order to be a preview."""
    dependencies = {"desk": Provide(lambda: desk, sync_to_thread=False)}
    router = Router(
        DOOR, route_handlers=[come_in, inspect, leap_to], dependencies=dependencies, include_in_schema=False
    )
    return Extras([router], HEAD, DOOR, {desk.name: desk.book}, drafting=True)


@get("/")
async def come_in(hall: TheHall, desk: TheDesk, person: APerson) -> Redirect:
    """A fresh table for whoever comes, in the language the command was given in."""
    await hall.guests.change(person.person(), lang=desk.language)
    return Redirect(f"/table/{await lay(hall, desk, person.person(), None)}", status_code=303)


@get("/{table:str}")
async def inspect(
    request: Asked, hall: TheHall, desk: TheDesk, visitor: AVisitor, table: FromPath[str], language: Language = "en"
) -> Response[bytes]:
    """The inspector. It is asked for every moment, so this is also where a saved file is noticed."""
    if desk.maybe_take():
        hall.shelve(desk.name, desk.book)
        await begin_anew(hall)
    panel = Panel(desk, language, None)
    try:
        room = await hall.enter(table, visitor)
        async with room.lock:
            await room.fresh()
            if room.play is not None:
                panel = Panel(desk, language, room.play.state, room.stuck)  # type: ignore[arg-type]
            text = panel.html()
    except Fault as fault:
        text = Panel(desk, language, None, fault).html()
    return reply(request, file_of(text.encode(), ".html", "inspector.html"))


@post("/{table:str}", status_code=200)
async def leap_to(hall: TheHall, desk: TheDesk, person: APerson, table: FromPath[str], data: JSONBody[Leap]) -> Leapt:
    """A table of its own for every leap: the one before stays as it was."""
    position = None
    try:
        if data.entry:
            position = leapt(await hall.enter(table, person), data.entry, data.set)
        return Leapt(await lay(hall, desk, person.person(), position))
    except Fault as fault:
        return Leapt(trouble=sentence(fault, data.lang))


def leapt(room: Room, entry: str, given: dict[str, str]) -> str:
    if room.play is None:
        raise Conflict("table-waiting")
    try:
        state = leap(room.play.state, entry, given)  # type: ignore[arg-type]
        position = room.game.position(state)
        decide(state)  # an entry that leads nowhere from here is told now, not at a table that will not open
    except Fault:
        raise
    except Exception as error:
        broken = broken_at(room.game, room.play.state, [], error)
        room.hall.mishaps.met(room, broken)
        raise broken from error
    return position


async def lay(hall: Hall, desk: Desk, guest: int, position: str | None) -> str:
    """A table of the book with nobody at it but the author and bots."""
    of, name = game("trudvang"), (await hall.guests.get(guest)).name
    options = dict(of.check({"adventure": desk.name}, len(desk.seats)))
    chairs = seating.chairs_for(
        guest,
        name,
        [("bot" if seat.is_bot else "me", seat.kind if seat.is_bot else None, seat.name) for seat in desk.seats],
    )
    sheet = seating.new_sheet(of, options, desk.title, "none", False, position, guest)
    return (await seating.create(hall, sheet, chairs)).id


async def begin_anew(hall: Hall) -> None:
    """Every table is played again, answer by answer, out of the new version of the book; bots think about that one."""
    for room in list(hall.rooms.values()):
        with suppress(Fault):  # a visitor to a table that cannot go on is told so
            async with room.lock:
                room.doubted = True
                await room.fresh()
        for watcher in room.watchers:
            watcher.look_again()
        hall.bots.attend(room)
