"""The guest, and the games there are."""

from __future__ import annotations

from typing import Any

from litestar import get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from meadhall.core.game import Option, game, names
from meadhall.server.api.shapes import GameShape, HookShape, Me, MeChange, OptionShape, Personal
from meadhall.server.people.visitor import Visitor
from meadhall.server.store import hooks
from meadhall.server.store.guests import COOKIE, personal_of
from meadhall.server.store.hooks import Hook
from meadhall.server.transport.asking import ERRORS, APerson, Asked, AVisitor, TheHall
from meadhall.tables.seats import BOTS
from meadhall.tables.storied import is_storied, tale_options


@get("/me", responses=ERRORS, summary="Who I am; made on the first visit")
async def read_me(request: Asked, hall: TheHall, person: APerson) -> Me:
    guest = await hall.guests.get(person.person())
    cookie = request.scope["state"].get("cookie") or request.cookies.get(COOKIE, "")
    request.scope["state"]["cookie"] = cookie  # a guest who comes by once a year is never forgotten
    hook = await hall.hooks.get(guest.id)
    return Me(
        name=guest.name,
        lang=guest.lang,
        personal=f"/me/{personal_of(cookie)}",  # type: ignore[arg-type]
        feed=f"/feed/{await hall.guests.feed(guest.id, cookie)}",
        hooks=hall.limits.hooks != hooks.OFF,
        hook=None if hook is None else HookShape(url=hook.url, when=hook.when),
    )  # type: ignore[arg-type]


@patch("/me", responses=ERRORS, summary="Change my name, my language, or where I am told of my turns")
async def change_me(request: Asked, hall: TheHall, person: APerson, data: JSONBody[MeChange]) -> Me:
    guest = await hall.guests.get(person.person())
    changes: dict[str, Any] = {}
    if data.lang is not UNSET:
        changes["lang"] = data.lang
    if data.name is not UNSET:
        changes["name"] = hall.names.name(data.name)
    if data.hook is None:
        await hall.hooks.set(guest.id, None, "")
    elif data.hook is not UNSET:
        url = hooks.checked(data.hook.url, hall.limits.hooks)
        await hall.hooks.set(guest.id, Hook(url, data.hook.when), str(request.base_url).rstrip("/"))
    await hall.guests.change(guest.id, **changes)
    if "name" in changes and changes["name"] != guest.name:
        for table in await hall.tables.rename(guest.id, guest.name, changes["name"]):
            await hall.renamed(table)
    return await read_me.fn(request, hall, person)  # type: ignore[no-any-return]


@get("/personal/{personal:str}", responses=ERRORS, summary="Whose link this is")
async def read_personal(hall: TheHall, visitor: AVisitor, personal: FromPath[str]) -> Personal:
    guest = await hall.guests.by_personal(personal)
    return Personal((await hall.guests.get(guest)).name, guest == visitor.guest)


@post("/personal/{personal:str}", status_code=200, responses=ERRORS, summary="Make this device the guest of this link")
async def become(request: Asked, hall: TheHall, visitor: AVisitor, personal: FromPath[str]) -> Me:
    request.scope["state"]["cookie"] = await hall.guests.another_device(personal)
    guest = await hall.guests.by_personal(personal)
    return await read_me.fn(request, hall, Visitor(guest, visitor.address))  # type: ignore[no-any-return]


@get("/games", responses=ERRORS, summary="The games and their options")
async def read_games(visitor: AVisitor) -> list[GameShape]:
    return [shape(name) for name in names()]


def shape(name: str) -> GameShape:
    of = game(name)
    tales = tale_options(of)
    options = [option_shape(option, option.name in tales) for option in of.options]
    return GameShape(of.name, of.players, options, list(BOTS), is_storied(of), of.cooperative, of.minutes)


def option_shape(option: Option, story: bool) -> OptionShape:
    found = option.offered()
    if isinstance(found, range):
        return OptionShape(name=option.name, default=option.default, low=found.start, high=found.stop - 1)
    return OptionShape(
        name=option.name, default=option.default, choices=list(found), titles=option.titles(), story=story
    )


handlers = [read_me, change_me, read_personal, become, read_games]
