"""The application: routes, dependencies, errors."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from traceback import extract_tb
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from meadhall.core.fault import Fault, TooBig, Unknown
from meadhall.engine.which import checkout
from meadhall.server.api import (
    account,
    analysis,
    blocking,
    campaigns,
    counsel,
    exercises,
    feed,
    history,
    invitations,
    keeper,
    leaving,
    lessons,
    me,
    playing,
    replay,
    tables,
    trials,
    watching,
)
from meadhall.server.people.limits import Limits
from meadhall.server.people.refusals import Away, OwnFault, WrongMethod
from meadhall.server.people.server_words import told
from meadhall.server.store.database import is_away, trouble
from meadhall.server.table.extras import NOTHING, Extras
from meadhall.server.table.hall import Hall
from meadhall.server.transport import documents, pages
from meadhall.server.transport.asking import provide_person, provide_visitor
from meadhall.server.transport.documents import Documents
from meadhall.server.transport.files import Files, reply
from meadhall.server.transport.guard import Guard
from meadhall.server.transport.message import encode
from meadhall.server.transport.socket import table_socket
from meadhall.server.upkeep.upkeep import Upkeep
from meadhall.server.workshop.engine_build import EngineBuild
from meadhall.tables.mishap import where
from meadhall.version import __version__

log = logging.getLogger("meadhall.server")
Asked = Request[Any, Any, Any]


def create_app(
    db: str | None = None,
    redis: str | None = None,
    *,
    limits: Limits | None = None,
    origins: tuple[str, ...] = (),
    client: Path | None = None,
    extras: Extras = NOTHING,
    site: Path | None = None,
) -> Litestar:
    """One node of the hall. `origins` are further addresses it is reached by, for instance behind a proxy."""
    limits = limits or Limits()
    return Routes(limits.body, extras.handlers).lead_to(Hall(db, redis, limits, extras), extras, origins, client, site)


class Routes:
    """Every way into a hall. They are the same for all halls and cost more than opening one: whoever opens one after
    the other, as tests do, lets the same routes lead to the next."""

    hall: Hall
    extras: Extras
    upkeep: Upkeep
    files: Files
    handbook: Documents

    def __init__(self, body: int, more: Sequence[ControllerRouterHandler] = ()) -> None:
        api = Router(
            "/api",
            route_handlers=[
                *me.handlers,
                *account.handlers,
                *tables.handlers,
                *playing.handlers,
                *replay.handlers,
                *campaigns.handlers,
                *trials.handlers,
                *leaving.handlers,
                *history.handlers,
                *lessons.handlers,
                *exercises.handlers,
                *invitations.handlers,
                *blocking.handlers,
                *counsel.handlers,
                *analysis.handlers,
                *keeper.handlers,
            ],
        )
        self.app = Litestar(
            [api, table_socket, *pages.handlers, *documents.handlers, *feed.handlers, *watching.handlers, *more],
            lifespan=[self.lifespan],
            dependencies={
                "hall": Provide(lambda: self.hall, sync_to_thread=False),
                "files": Provide(lambda: self.files, sync_to_thread=False),
                "documents": Provide(lambda: self.handbook, sync_to_thread=False),
                "visitor": Provide(provide_visitor),
                "person": Provide(provide_person),
            },
            exception_handlers={
                Fault: on_fault,
                HTTPException: on_http,
                RecursionError: on_unreadable,
                UnicodeDecodeError: on_unreadable,
                Exception: on_anything,
            },
            openapi_config=OpenAPIConfig(
                title="Meadhall",
                version=__version__,
                path="/schema",
                use_handler_docstrings=True,
                render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],  # pages would need another host
            ),
            request_max_body_size=body,
            logging_config=None,
        )
        self.answering = self.app.asgi_handler

    def lead_to(
        self, hall: Hall, extras: Extras, origins: tuple[str, ...], client: Path | None, site: Path | None
    ) -> Litestar:
        self.hall, self.upkeep, self.extras = hall, Upkeep(hall), extras
        self.files = Files(client or Path(str(resources.files("meadhall") / "client")), extras.head)
        self.handbook = Documents(site or documents.site())
        state = self.app.state
        state.hall, state.upkeep, state.files = hall, self.upkeep, self.files
        self.app.asgi_handler = Guard(self.answering, origins, hall.limits.upload, hall.measures)
        return self.app

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        await self.hall.open()
        self.upkeep.start()
        engine = engine_build(self.hall, self.extras)
        try:
            yield
        finally:
            if engine is not None:
                await engine.stop()
            await self.upkeep.stop()
            await self.hall.close()


def engine_build(hall: Hall, extras: Extras) -> EngineBuild | None:
    """The compiled engine is built meanwhile, where somebody asked for it and there is a source to build it from."""
    root = checkout()
    if extras.building is None or root is None:
        return None
    engine = EngineBuild(hall.workers, root, extras.building)
    engine.start()
    return engine


def refusal(fault: Fault, status: int | None = None) -> Response[bytes]:
    return Response(encode({"error": told(fault)}), status_code=status or fault.status, media_type="application/json")


def on_fault(request: Asked, fault: Fault) -> Response[bytes]:
    return nowhere(request) if fault.key == "path-unknown" else refusal(fault)


def nowhere(request: Asked) -> Response[bytes]:
    """Somebody at a browser is shown the lobby, which says that there is nothing at this address."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return reply(request, request.app.state.files.page_at_once("lobby"), 404)
    return refusal(Unknown("path-unknown"))


def on_http(request: Asked, error: HTTPException) -> Response[bytes]:
    """What the framework refuses, in our words."""
    status = error.status_code
    if status == 404:
        return nowhere(request)
    if status == 405:
        return refusal(WrongMethod("method"))
    if status == 413:
        return refusal(TooBig("too-big", most=most_of(request)))
    if status >= 500:
        return on_anything(request, error)
    if is_empty(request):
        return refusal(Fault("request-empty"), status)
    return refusal(Fault("request-shape", reason=reason_of(error)), status)


def is_empty(request: Asked) -> bool:
    """Nothing was sent where something is read."""
    sent = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    return request.method in ("POST", "PATCH") and not sent


def most_of(request: Asked) -> int:
    limit = request.route_handler.resolve_request_max_body_size()
    return limit if isinstance(limit, int) else 0


def reason_of(error: HTTPException) -> str:
    """Which part is wrong, as far as the framework knows."""
    parts = [part for part in error.extra if isinstance(part, dict)] if isinstance(error.extra, list) else []
    named = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in parts]
    return "; ".join(named) or error.detail


def on_unreadable(request: Asked, error: RecursionError | UnicodeDecodeError) -> Response[bytes]:
    """JSON that is too deep, or holds half a letter, is the sender's mistake; anything else of the kind is ours."""
    if "serialization" in Path(extract_tb(error.__traceback__)[-1].filename).parts:  # the framework's
        reason = "too deep" if isinstance(error, RecursionError) else "not UTF-8"
        return refusal(Fault("request-shape", reason=reason))
    return on_anything(request, error)


def on_anything(_: Asked, error: Exception) -> Response[bytes]:
    """Our own mistake: the log has all of it, the client a number to name. Where the database is away, it is said."""
    if is_away(error):
        log.error("the database cannot be used just now: %s", trouble(error))
        return refusal(Away("hall-away"))
    note = secrets.token_hex(4)
    log.error("a request failed (%s): %s", note, where(error))
    return refusal(OwnFault("own-fault", note=note))
