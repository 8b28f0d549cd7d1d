"""What every handler needs: the requester, and how errors are described."""

from __future__ import annotations

from typing import Annotated, Any, get_args
from urllib.parse import parse_qs

from litestar.connection import ASGIConnection, Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from meadhall.core.fault import Fault, find_nearest
from meadhall.server.auth.networks import find_network
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import Nobody, TooMuch
from meadhall.server.errors.messages import Refused
from meadhall.server.monitoring.failed_proofs import SEAT
from meadhall.server.store.users import Pass, hash_token, read_cookie
from meadhall.server.table.server import GameServer
from meadhall.words import LANGUAGES, Language

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
TheHall = NamedDependency[GameServer]
AVisitor = NamedDependency[Visitor]  # any requester
APerson = NamedDependency[Visitor]  # a guest, made if need be
Reading = Annotated[
    str | None,
    QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$", required=False, description="the reader's language"),
]

OURS: tuple[Language, ...] = get_args(Language)

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
    431: "headers too long",
    503: "try again",
}
ERRORS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Refused, description=reason, generate_examples=False) for status, reason in REASONS.items()
}


# Open to people who may not come in: see and delete their data, list the games.
RIGHTS = {"/api/games", "/api/me/export", "/api/me/forget"}
# Ways to authenticate for people with an account; these check for themselves.
ENTRANCES = ("/api/sign-in", "/api/sign-out", "/api/personal/", "/me/", "/feed/")


async def find_requester(connection: Connection, hall: GameServer) -> Visitor:
    """Identify the requester by seat token or cookie. Refuse people who may not come in."""
    path = connection.scope["path"]
    host = connection.client.host if connection.client else ""
    if path not in RIGHTS:
        hall.admission.check_ban(None, host)
    visitor = await identify(connection, hall, host)
    if path not in RIGHTS:
        hall.admission.check_ban(visitor.guest)
        if not path.startswith(ENTRANCES):
            await hall.admission.check_door(visitor.guest)
    return visitor


async def identify(connection: Connection, hall: GameServer, host: str) -> Visitor:
    address = find_network(host)
    given = connection.headers.get("authorization", "")
    if given[:7].lower() == "bearer ":
        token = await find_seat_token(given[7:].strip(), address, hall)
        hall.networks.note(token.guest, address)
        return Visitor(token.guest, address, token.table, token.seat, hash_token(given[7:].strip()), host)
    cookie = read_cookie(connection.cookies)
    found = await hall.guests.find_by_cookie(cookie)
    hall.networks.note(found.guest if found else None, address)
    return Visitor(
        found.guest if found else None, address, token=hash_token(cookie) if found and cookie else "", host=host
    )


async def find_seat_token(token: str, address: str, hall: GameServer) -> Pass:
    """Look up a seat token. Wrong tokens count against the rate limit of their network; after too many, unknown tokens
    are no longer looked up.
    """
    if not hall.guests.knows_seat_token(token) and not hall.requests.can_take(address):
        raise TooMuch("too-fast")
    try:
        return await hall.guests.find_by_seat_token(token)
    except Nobody:
        hall.failed_proofs.count(SEAT)
        hall.requests.demand(address)
        raise


async def provide_visitor(request: Asked, hall: TheHall) -> Visitor:
    visitor = await find_requester(request, hall)
    hall.requests.demand(visitor.key)
    return visitor


async def provide_person(request: Asked, hall: TheHall, visitor: AVisitor) -> Visitor:
    """Return the guest, created on the first visit. Guard sets the cookie on the reply."""
    if visitor.guest is not None:
        visitor.require_user()
        return visitor
    hall.newcomers.demand(visitor.address)
    guest, cookie = await hall.guests.create(parse_accept_language(request.headers.get("accept-language", "")))
    request.scope["state"]["cookie"] = cookie
    hall.networks.note(guest, visitor.address)
    return Visitor(guest, visitor.address, host=visitor.host)


def parse_accept_language(accepted: str) -> Language:
    """Return the first supported language of `Accept-Language`."""
    for wish in accepted.split(","):
        if (found := find_language(wish.strip()[:2].lower())) is not None:
            return found
    return "en"


def find_language(named: str) -> Language | None:
    return next((language for language in OURS if language == named), None)


def choose_error_language(scope: Any) -> Language:
    """Return the language of an error: as `reader_language`, but a wrong `lang` is passed over."""
    given = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0]
    headers = dict(scope["headers"])
    return find_language(given) or parse_accept_language(headers.get(b"accept-language", b"").decode("latin-1"))


def choose_language(connection: Connection) -> Language:
    """Return the language of the `lang` parameter, else the first supported one of `Accept-Language`."""
    named = connection.query_params.get("lang")
    if named is None:
        return parse_accept_language(connection.headers.get("accept-language", ""))
    if (found := find_language(named)) is not None:
        return found
    raise Fault("language-unknown", language=named, nearest=find_nearest(named, list(LANGUAGES)))
