"""Campaigns: journal, chronicle, restart, export, and continuing one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from meadhall.core.fault import Fault, TooBig
from meadhall.server.api.replay import frames
from meadhall.server.api.schemas import CampaignFile, CampaignShape, CampaignWish, Detail, Made
from meadhall.server.api.tables import Id, detail_of
from meadhall.server.auth.display_names import NameRules
from meadhall.server.auth.requester import Visitor
from meadhall.server.auth.text_sanitizer import one_line
from meadhall.server.limits.limits import Limits
from meadhall.server.store.table_store import Chair
from meadhall.server.table import campaigns, table_setup
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, AVisitor, Reading, TheHall, reader_language
from meadhall.tables.chronicle import Chronicle
from meadhall.tables.journal import Journal
from meadhall.tasks.campaign_tasks import AGAIN, ON
from meadhall.words import LANGUAGES

BODY = Limits.campaign * 3 // 2  # as base64, and what is said about it
FILE = "application/octet-stream"
ALanguage = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$", description="the reader's language")]
AWay = Annotated[
    str,
    QueryParameter(
        pattern=f"^({ON}|{AGAIN})$",
        description=f"{AGAIN} of the adventure, or the {ON} where a book that has changed too much left the story",
    ),
]


@get(
    "/tables/{table:str}/journal",
    responses={**ERRORS, 200: ResponseSpec(Journal, generate_examples=False)},
    summary="What a campaign has told so far",
)
async def journal(request: Asked, hall: TheHall, visitor: AVisitor, table: Id, lang: Reading = None) -> Response[bytes]:
    return frames(
        request, await campaigns.journal(await hall.open_for(table, visitor), visitor, reader_language(request))
    )


@get(
    "/tables/{table:str}/chronicle",
    responses={**ERRORS, 200: ResponseSpec(Chronicle, generate_examples=False)},
    summary="A campaign told back as prose, in the reader's language",
)
async def chronicle(request: Asked, hall: TheHall, visitor: AVisitor, table: Id, lang: ALanguage) -> Response[bytes]:
    return frames(request, await campaigns.chronicle(await hall.open_for(table, visitor), visitor, lang))


@post(
    "/tables/{table:str}/restart",
    status_code=200,
    responses=ERRORS,
    summary="A new sitting of a campaign with the same people",
)
async def restart(hall: TheHall, person: APerson, table: Id, way: AWay = AGAIN) -> Detail:
    hall.creations.demand(person.person())
    room = await hall.open_for(table, person)
    await campaigns.restart(room, person, way)
    return detail_of(room, person)


@get(
    "/tables/{table:str}/campaign",
    responses={**ERRORS, 200: ResponseSpec(bytes, generate_examples=False, media_type=FILE)},
    summary="A campaign as one file",
)
async def save(hall: TheHall, person: APerson, table: Id) -> Response[bytes]:
    room = await hall.open_for(table, person)
    found = await campaigns.carried_away(room, person)
    named = f'attachment; filename="{campaigns.file_name(room)}"'
    return Response(found, media_type=FILE, headers={"content-disposition": named, "cache-control": "no-store"})


async def file_of(hall: GameServer, person: Visitor, data: CampaignFile) -> tuple[bytes, str, TableSession | None]:
    """Return the file, its name for error messages, and the table it comes from."""
    if (data.file is None) == (data.table is None):
        raise Fault("campaign-source")
    hall.uploads.demand(person.person())
    if data.file is not None:
        if len(data.file) > hall.limits.campaign:
            raise TooBig("too-big", most=hall.limits.campaign)
        return data.file, one_line(data.name) or "?", None
    room = await hall.open_for(data.table or "", person)
    return await campaigns.carried_away(room, person), campaigns.name_of(room), room


@post(
    "/campaigns/look",
    status_code=200,
    responses=ERRORS,
    request_max_body_size=BODY,
    summary="What a saved campaign holds",
)
async def look(hall: TheHall, person: APerson, data: JSONBody[CampaignFile]) -> CampaignShape:
    file, name, _ = await file_of(hall, person, data)
    return msgspec.convert(await campaigns.look_into(hall, person, file, name), CampaignShape)


@post("/campaigns", responses=ERRORS, request_max_body_size=BODY, summary="A table that goes on with a campaign")
async def take_up(hall: TheHall, person: APerson, data: JSONBody[CampaignWish]) -> Made:
    guest = await hall.guests.get(person.person())
    hall.creations.demand(guest.id)
    file, name, origin = await file_of(hall, person, data)
    chairs = chairs_of(hall.names, origin, guest.id, guest.name, data)
    room = await campaigns.take_up(
        hall, file, name, data.way, chairs, hall.names.title(data.title or ""), data.pace, data.listed, guest.id
    )
    if origin is not None:
        await campaigns.moved(origin, room)
    return Made(room.id, room.sheet.invite, detail_of(room, person).seats)


def chairs_of(names: NameRules, origin: TableSession | None, guest: int, name: str, data: CampaignWish) -> list[Chair]:
    chairs = table_setup.chairs_for(
        guest,
        name,
        [("open" if wish.kind == "same" else wish.kind, wish.level, names.name(wish.name, "")) for wish in data.seats],
    )
    for number, wish in enumerate(data.seats):
        if wish.kind == "same":
            if origin is None or number >= len(origin.chairs):
                raise Fault("seat-unknown", seat=chairs[number].seat)
            chairs[number] = table_setup.seat_for_rematch(origin.chairs[number])
    return table_setup.make_names_unique(chairs)


handlers = [journal, chronicle, restart, save, look, take_up]
