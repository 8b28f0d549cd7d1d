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

from meadhall.core.fault import Fault, TooBig
from meadhall.engine.selection import find_checkout
from meadhall.server.api import (
    account,
    admin,
    advice,
    analysis,
    blocks,
    campaigns,
    exercises,
    feed,
    health,
    history,
    invitations,
    lessons,
    me,
    moderation,
    play,
    replay,
    table_exit,
    tables,
    trials,
)
from meadhall.server.bundle.client_files import ClientFiles, find_client_files
from meadhall.server.errors.http_errors import NotAdmitted, OwnFault, PathUnknown, StoreAway, WrongMethod, find_status
from meadhall.server.errors.messages import Refused, translate_fault
from meadhall.server.jobs.scheduler import Upkeep
from meadhall.server.limits.limits import Limits
from meadhall.server.store.database import describe_error, is_away
from meadhall.server.table.server import NOTHING, GameServer, ServerExtensions
from meadhall.server.transport import docs_site, pages
from meadhall.server.transport.dependencies import choose_error_language, provide_person, provide_visitor
from meadhall.server.transport.docs_site import Documents
from meadhall.server.transport.openapi_schemas import RawSchemaPlugin
from meadhall.server.transport.security_middleware import Guard
from meadhall.server.transport.server_messages import encode
from meadhall.server.transport.static_files import Files, reply
from meadhall.server.transport.websocket import table_socket
from meadhall.server.workers.engine_build import EngineBuild
from meadhall.server.workers.process_runner import ProcessJobRunner
from meadhall.server.workers.queued_runner import OpenJobRunner
from meadhall.tables.rules_error import format_trace
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
    extras: ServerExtensions = NOTHING,
    site: Path | None = None,
    open_job_runner: OpenJobRunner = ProcessJobRunner,
) -> Litestar:
    """Create the application of one node. `origins` are its further addresses, for instance behind a proxy;
    `open_job_runner` decides how work runs beside the event loop.
    """
    limits = limits or Limits()
    return Routes(limits.body, extras.handlers).bind_server(
        GameServer(db, redis, limits, extras, open_job_runner), extras, origins, client, site
    )


class Routes:
    """The route table, built once and shared: building it is slower than starting a server, and tests start many."""

    hall: GameServer
    extras: ServerExtensions
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
                *play.handlers,
                *replay.handlers,
                *campaigns.handlers,
                *trials.handlers,
                *table_exit.handlers,
                *history.handlers,
                *lessons.handlers,
                *exercises.handlers,
                *invitations.handlers,
                *blocks.handlers,
                *advice.handlers,
                *analysis.handlers,
                *admin.handlers,
                *moderation.handlers,
            ],
        )
        self.app = Litestar(
            [api, table_socket, *pages.handlers, *docs_site.handlers, *feed.handlers, *health.handlers, *more],
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
            plugins=[RawSchemaPlugin()],
            request_max_body_size=body,
            logging_config=None,
        )
        self.answering = self.app.asgi_handler

    def bind_server(
        self,
        hall: GameServer,
        extras: ServerExtensions,
        origins: tuple[str, ...],
        client: Path | None,
        site: Path | None,
    ) -> Litestar:
        self.hall, self.upkeep, self.extras = hall, Upkeep(hall), extras
        shipped = Path(str(resources.files("meadhall") / "client"))
        self.files = Files(ClientFiles(client.resolve()) if client else find_client_files(shipped), extras.head)
        self.handbook = Documents(site or docs_site.find_site())
        state = self.app.state
        state.hall, state.upkeep, state.files = hall, self.upkeep, self.files
        self.app.asgi_handler = Guard(self.answering, origins, hall.limits.upload, hall.measures)
        return self.app

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        await self.hall.open()
        self.upkeep.start()
        engine = start_engine_build(self.hall, self.extras)
        try:
            yield
        finally:
            if engine is not None:
                await engine.stop()
            await self.upkeep.stop()
            await self.hall.close()


def start_engine_build(hall: GameServer, extras: ServerExtensions) -> EngineBuild | None:
    """Build the compiled engine in the background if requested and possible."""
    root = find_checkout()
    if extras.building is None or root is None:
        return None
    engine = EngineBuild(hall.job_runner, root, extras.building)
    engine.start()
    return engine


def render_fault(request: Asked, fault: Fault, status: int | None = None) -> Response[bytes]:
    body = encode(Refused(translate_fault(fault, choose_error_language(request.scope))))
    return Response(body, status_code=status or find_status(fault), media_type="application/json")


def on_fault(request: Asked, fault: Fault) -> Response[bytes]:
    hall: GameServer = request.app.state.hall
    hall.failed_proofs.count_fault(fault.key)
    hall.measures.refusals.labels(fault.key).inc()
    return render_in_browser(request, fault) if isinstance(fault, SAID_BY_LOBBY) else render_fault(request, fault)


# In a browser the lobby shows these errors: nothing at this address, or the reader may not come in.
SAID_BY_LOBBY = (PathUnknown, NotAdmitted)


def render_in_browser(request: Asked, fault: Fault) -> Response[bytes]:
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return reply(request, request.app.state.files.get_page("lobby"), find_status(fault))
    return render_fault(request, fault)


def render_not_found(request: Asked) -> Response[bytes]:
    return render_in_browser(request, PathUnknown("path-unknown"))


def on_http(request: Asked, error: HTTPException) -> Response[bytes]:
    """Convert the framework's HTTP errors to ours."""
    status = error.status_code
    if status == 404:
        return render_not_found(request)
    if status == 405:
        return render_fault(request, WrongMethod("method"))
    if status == 413:
        return render_fault(request, TooBig("too-big", most=find_body_limit(request)))
    if status >= 500:
        return on_anything(request, error)
    if is_empty(request):
        return render_fault(request, Fault("request-empty"), status)
    return render_fault(request, Fault("request-shape", reason=describe_http_error(error)), status)


def is_empty(request: Asked) -> bool:
    """Return whether a required body is missing."""
    sent = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    return request.method in ("POST", "PATCH") and not sent


def find_body_limit(request: Asked) -> int:
    limit = request.route_handler.resolve_request_max_body_size()
    return limit if isinstance(limit, int) else 0


def describe_http_error(error: HTTPException) -> str:
    """Return which part is wrong, as far as the framework knows."""
    parts = [part for part in error.extra if isinstance(part, dict)] if isinstance(error.extra, list) else []
    named = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in parts]
    return "; ".join(named) or error.detail


def on_unreadable(request: Asked, error: RecursionError | UnicodeDecodeError) -> Response[bytes]:
    """Too deeply nested JSON and lone surrogates are the client's mistake; other errors of this kind are ours."""
    if "serialization" in Path(extract_tb(error.__traceback__)[-1].filename).parts:  # the framework's
        reason = "too deep" if isinstance(error, RecursionError) else "not UTF-8"
        return render_fault(request, Fault("request-shape", reason=reason))
    return on_anything(request, error)


def on_anything(request: Asked, error: Exception) -> Response[bytes]:
    """Handle an internal error: log the details and give the client a number. Report an unreachable
    database as such.
    """
    measures = request.app.state.hall.measures
    if is_away(error):
        measures.count_error("database")
        log.error("the database cannot be used just now: %s", describe_error(error))
        return render_fault(request, StoreAway("hall-away"))
    note = secrets.token_hex(4)
    measures.count_error("request")
    log.error("a request failed (%s): %s", note, format_trace(error))
    return render_fault(request, OwnFault("own-fault", note=note))
