"""The guest, and the list of games."""

from __future__ import annotations

from typing import Any

from litestar import get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from meadhall.core.game import Option, game, names
from meadhall.server.api.schemas import GameShape, HookShape, Me, MeChange, OptionShape, Personal
from meadhall.server.auth.requester import Visitor
from meadhall.server.store import webhooks
from meadhall.server.store.users import derive_personal, read_cookie
from meadhall.server.store.webhooks import Hook
from meadhall.server.table.server import GameServer
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, AVisitor, TheHall
from meadhall.tables.campaign_games import is_storied, list_tale_options
from meadhall.tables.seats import BOTS


@get("/me", responses=ERRORS, summary="Who I am; made on the first visit")
async def read_me(request: Asked, hall: TheHall, person: APerson) -> Me:
    guest = await hall.guests.get(person.require_user())
    cookie = request.scope["state"].get("cookie") or read_cookie(request.cookies)
    request.scope["state"]["cookie"] = cookie  # a guest who comes by once a year is never forgotten
    hook = await hall.hooks.get(guest.id)
    return Me(
        name=guest.name,
        lang=guest.lang,  # type: ignore[arg-type]
        personal=f"/me/{derive_personal(cookie)}",
        feed=f"/feed/{await hall.guests.create_feed_token(guest.id, cookie)}",
        features=hall.features,
        hook=None if hook is None else HookShape(url=hook.url, when=hook.when),  # type: ignore[arg-type]
        renamed=guest.renamed,
    )


@patch("/me", responses=ERRORS, summary="Change my name, my language, or where I am told of my turns")
async def change_me(request: Asked, hall: TheHall, person: APerson, data: JSONBody[MeChange]) -> Me:
    guest = await hall.guests.get(person.require_user())
    changes: dict[str, Any] = {}
    if data.lang is not UNSET:
        changes["lang"] = data.lang
    if data.name is not UNSET:
        changes["name"] = hall.names.allow(hall.names.check_name(data.name), guest.refused_name)
        changes["renamed"] = False
    if data.hook is None:
        await hall.hooks.set(guest.id, None, "")
    elif data.hook is not UNSET:
        url = webhooks.check_url(data.hook.url, hall.limits.hooks)
        await hall.hooks.set(guest.id, Hook(url, data.hook.when), str(request.base_url).rstrip("/"))
    await hall.guests.update(guest.id, **changes)
    if "name" in changes and changes["name"] != guest.name:
        for table in await hall.tables.rename(guest.id, guest.name, changes["name"]):
            await hall.on_renamed(table)
    return await read_me.fn(request, hall, person)  # type: ignore[no-any-return]


async def check_entrance(hall: GameServer, guest: int) -> None:
    """Refuse to sign in a device as a guest who may not come in."""
    hall.admission.check_ban(guest)
    await hall.admission.check_door(guest)


@get("/personal/{personal:str}", responses=ERRORS, summary="Whose link this is")
async def read_personal(hall: TheHall, visitor: AVisitor, personal: FromPath[str]) -> Personal:
    guest = await hall.guests.find_by_personal(personal)
    await check_entrance(hall, guest)
    return Personal((await hall.guests.get(guest)).name, guest == visitor.guest)


@post("/personal/{personal:str}", status_code=200, responses=ERRORS, summary="Make this device the guest of this link")
async def become(request: Asked, hall: TheHall, visitor: AVisitor, personal: FromPath[str]) -> Me:
    guest = await hall.guests.find_by_personal(personal)
    await check_entrance(hall, guest)
    request.scope["state"]["cookie"] = await hall.guests.add_device(personal)
    return await read_me.fn(request, hall, Visitor(guest, visitor.address))  # type: ignore[no-any-return]


@get("/games", responses=ERRORS, summary="The games and their options")
async def read_games(visitor: AVisitor) -> list[GameShape]:
    return [describe_game(name) for name in names()]


def describe_game(name: str) -> GameShape:
    of = game(name)
    tales = list_tale_options(of)
    options = [describe_option(option, option.name in tales) for option in of.options]
    return GameShape(of.name, of.players, options, list(BOTS), is_storied(of), of.cooperative, of.minutes)


def describe_option(option: Option, story: bool) -> OptionShape:
    found = option.offered()
    if isinstance(found, range):
        return OptionShape(name=option.name, default=option.default, low=found.start, high=found.stop - 1)
    return OptionShape(
        name=option.name, default=option.default, choices=list(found), titles=option.titles(), story=story
    )


handlers = [read_me, change_me, read_personal, become, read_games]
