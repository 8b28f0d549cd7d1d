"""A feed of the tables where it is the guest's turn, for feed readers."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.etree import ElementTree as Xml

from litestar import Response, get
from litestar.params import FromPath

from meadhall.server.api.me import check_entrance
from meadhall.server.errors.messages import load_words
from meadhall.server.store.table_store import OVER, Chair, Sheet
from meadhall.server.transport import server_messages
from meadhall.server.transport.dependencies import Asked, AVisitor, TheHall
from meadhall.words import Words

ATOM = "http://www.w3.org/2005/Atom"
MOST = 50


@get("/feed/{token:str}", include_in_schema=False)
async def feed(request: Asked, hall: TheHall, visitor: AVisitor, token: FromPath[str]) -> Response[bytes]:
    """Serve the feed. Its address contains the only credential, which is valid for nothing else."""
    found = await hall.guests.find_by_feed(token)
    await check_entrance(hall, found)
    guest = await hall.guests.get(found)
    origin = str(request.base_url).rstrip("/")
    speak = load_words(guest.lang)
    root = Xml.Element("feed", {"xmlns": ATOM, "xml:lang": guest.lang})
    add(root, "title", speak("feed-title", name=guest.name))
    add(root, "id", f"{origin}/feed/{token}")
    Xml.SubElement(root, "link", {"rel": "alternate", "href": origin})
    tables = [one for one in await hall.tables.list_by_user(found) if is_news(found, *one)][:MOST]
    add(root, "updated", format_time(max((sheet.updated for sheet, _ in tables), default=0)))
    for sheet, _ in tables:
        game = Words(guest.lang, sheet.game)("title")
        link = f"{origin}/table/{sheet.id}"
        entry = Xml.SubElement(root, "entry")
        key = "feed-over" if sheet.status == OVER else "feed-turn"
        add(entry, "title", speak(key, title=sheet.title or game, game=game))
        add(entry, "id", f"{link}#{int(sheet.updated * 1000)}")
        add(entry, "updated", format_time(sheet.updated))
        Xml.SubElement(entry, "link", {"href": link})
        add(Xml.SubElement(entry, "author"), "name", "Meadhall")
    body = Xml.tostring(root, encoding="utf-8", xml_declaration=True)
    return Response(body, media_type="application/atom+xml", headers={"cache-control": "no-store"})


def is_news(guest: int, sheet: Sheet, chairs: list[Chair]) -> bool:
    mine = [i for i, chair in enumerate(chairs) if chair.guest == guest]
    if not mine or sheet.trial is not None:
        return False
    return sheet.status == OVER or server_messages.is_turn(sheet, [chairs[i].seat for i in mine])


def add(parent: Xml.Element, tag: str, text: str) -> None:
    Xml.SubElement(parent, tag).text = text


def format_time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


handlers = [feed]
