"""What every handler needs: who asks, and how errors are described."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from msgspec import Struct

from meadhall.server.people.visitor import Visitor
from meadhall.server.store.guests import COOKIE, hashed
from meadhall.server.table.hall import Hall
from meadhall.words import LANGUAGES

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
AVisitor = NamedDependency[Visitor]  # anybody
APerson = NamedDependency[Visitor]  # a guest, made if need be


class Problem(Struct):
    key: str
    args: dict[str, Any]
    text: str


class Refused(Struct):
    """Every error. `key` and `args` are those of the words `fault-…`; `text` is English."""

    error: Problem


REASONS = {
    400: "the request makes no sense",
    401: "nobody knows who asks",
    403: "not allowed",
    404: "no such thing",
    405: "not this way",
    408: "too slow",
    409: "the table is not as the request thinks",
    413: "too big",
    422: "an answer the rules forbid",
    429: "too much at once",
    503: "try again",
}
ERRORS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Refused, description=reason, generate_examples=False) for status, reason in REASONS.items()
}


async def visitor_of(connection: Connection, hall: Hall) -> Visitor:
    """By seat token, by cookie, or unknown."""
    address = connection.client.host if connection.client else ""
    given = connection.headers.get("authorization", "")
    if given[:7].lower() == "bearer ":
        token = await hall.guests.by_seat_token(given[7:].strip())
        return Visitor(token.guest, address, token.table, token.seat, hashed(given[7:].strip()))
    cookie = connection.cookies.get(COOKIE)
    found = await hall.guests.by_cookie(cookie)
    return Visitor(found.guest if found else None, address, token=hashed(cookie) if found and cookie else "")


async def provide_visitor(request: Asked, hall: TheHall) -> Visitor:
    visitor = await visitor_of(request, hall)
    hall.requests.demand(visitor.key)
    return visitor


async def provide_person(request: Asked, hall: TheHall, visitor: AVisitor) -> Visitor:
    """A guest, made now if this is the first visit; the cookie goes out with the reply (see Guard)."""
    if visitor.guest is not None:
        visitor.person()
        return visitor
    hall.newcomers.demand(visitor.address)
    guest, cookie = await hall.guests.make(language_of(request.headers.get("accept-language", "")))
    request.scope["state"]["cookie"] = cookie
    return Visitor(guest, visitor.address)


def language_of(accepted: str) -> str:
    """The first of ours that the browser asks for."""
    for wish in accepted.split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"
