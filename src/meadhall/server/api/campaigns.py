"""Campaigns: journal, chronicle, restart, export, and continuing one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from meadhall.core.fault import Fault, TooBig
from meadhall.server.api.replay import send_frames
from meadhall.server.api.schemas import CampaignFile, CampaignShape, CampaignWish, Detail, Made
from meadhall.server.api.tables import Id, build_detail
from meadhall.server.auth.display_names import NameRules
from meadhall.server.auth.requester import Visitor
from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.limits.limits import Limits
from meadhall.server.store.table_store import Chair
from meadhall.server.table import campaigns, table_setup
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, AVisitor, Reading, TheHall, choose_language
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
    return send_frames(
        request, await campaigns.render_journal(await hall.open_for(table, visitor), visitor, choose_language(request))
    )


@get(
    "/tables/{table:str}/chronicle",
    responses={**ERRORS, 200: ResponseSpec(Chronicle, generate_examples=False)},
    summary="A campaign told back as prose, in the reader's language",
)
async def chronicle(request: Asked, hall: TheHall, visitor: AVisitor, table: Id, lang: ALanguage) -> Response[bytes]:
    return send_frames(request, await campaigns.render_chronicle(await hall.open_for(table, visitor), visitor, lang))


@post(
    "/tables/{table:str}/restart",
    status_code=200,
    responses=ERRORS,
    summary="A new sitting of a campaign with the same people",
)
async def restart(hall: TheHall, person: APerson, table: Id, way: AWay = AGAIN) -> Detail:
    hall.creations.demand(person.require_user())
    room = await hall.open_for(table, person)
    await campaigns.restart(room, person, way)
    return build_detail(room, person)


@get(
    "/tables/{table:str}/campaign",
    responses={**ERRORS, 200: ResponseSpec(bytes, generate_examples=False, media_type=FILE)},
    summary="A campaign as one file",
)
async def save(hall: TheHall, person: APerson, table: Id) -> Response[bytes]:
    room = await hall.open_for(table, person)
    found = await campaigns.export_campaign(room, person)
    named = f'attachment; filename="{campaigns.build_file_name(room)}"'
    return Response(found, media_type=FILE, headers={"content-disposition": named, "cache-control": "no-store"})


async def read_campaign_file(
    hall: GameServer, person: Visitor, data: CampaignFile
) -> tuple[bytes, str, TableSession | None]:
    """Return the file, its name for error messages, and the table it comes from."""
    if (data.file is None) == (data.table is None):
        raise Fault("campaign-source")
    hall.uploads.demand(person.require_user())
    if data.file is not None:
        if len(data.file) > hall.limits.campaign:
            raise TooBig("too-big", most=hall.limits.campaign)
        return data.file, clean_line(data.name) or "?", None
    room = await hall.open_for(data.table or "", person)
    return await campaigns.export_campaign(room, person), campaigns.find_name(room), room


@post(
    "/campaigns/look",
    status_code=200,
    responses=ERRORS,
    request_max_body_size=BODY,
    summary="What a saved campaign holds",
)
async def look(hall: TheHall, person: APerson, data: JSONBody[CampaignFile]) -> CampaignShape:
    file, name, _ = await read_campaign_file(hall, person, data)
    return msgspec.convert(await campaigns.look_into(hall, person, file, name), CampaignShape)


@post("/campaigns", responses=ERRORS, request_max_body_size=BODY, summary="A table that goes on with a campaign")
async def take_up(hall: TheHall, person: APerson, data: JSONBody[CampaignWish]) -> Made:
    guest = await hall.guests.get(person.require_user())
    hall.creations.demand(guest.id)
    file, name, origin = await read_campaign_file(hall, person, data)
    chairs = build_chairs(hall.names, origin, guest.id, guest.name, data)
    room = await campaigns.resume_campaign(
        hall, file, name, data.way, chairs, hall.names.check_title(data.title or ""), data.pace, data.listed, guest.id
    )
    if origin is not None:
        await campaigns.announce_move(origin, room)
    return Made(room.id, room.sheet.invite, build_detail(room, person).seats)


def build_chairs(
    names: NameRules, origin: TableSession | None, guest: int, name: str, data: CampaignWish
) -> list[Chair]:
    chairs = table_setup.build_chairs(
        guest,
        name,
        [
            ("open" if wish.kind == "same" else wish.kind, wish.level, names.check_name(wish.name, ""))
            for wish in data.seats
        ],
    )
    for number, wish in enumerate(data.seats):
        if wish.kind == "same":
            if origin is None or number >= len(origin.chairs):
                raise Fault("seat-unknown", seat=chairs[number].seat)
            chairs[number] = table_setup.copy_for_rematch(origin.chairs[number])
    return table_setup.make_names_unique(chairs)


handlers = [journal, chronicle, restart, save, look, take_up]
