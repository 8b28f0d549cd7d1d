"""Monitoring: liveness, readiness and metrics."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from msgspec import Struct
from sqlalchemy.engine import make_url

from meadhall.core.fault import Unknown
from meadhall.server.admin.load import render_metrics
from meadhall.server.admin.readiness import find_missing
from meadhall.server.auth.admin_auth import COOKIE
from meadhall.server.auth.networks import find_network
from meadhall.server.errors.http_errors import Nobody, TooMuch
from meadhall.server.monitoring.disks import measure_disks
from meadhall.server.monitoring.failed_proofs import KEEPER
from meadhall.server.monitoring.metrics import KIND
from meadhall.server.ports.blocking import run_blocking
from meadhall.server.table.server import GameServer
from meadhall.server.transport.dependencies import Asked, TheHall
from meadhall.server.transport.server_messages import encode
from meadhall.tables.saved_games import find_home

UNKEPT = {"cache-control": "no-store"}


class Alive(Struct):
    alive: bool


class Ready(Struct):
    """`lacks`: why it is not ready."""

    ready: bool
    lacks: list[str]


async def require_admin(request: Asked, hall: GameServer, token: str | None = None) -> str:
    """Demand an admin's token or a browser's session, and return the name of the admin.

    After too many wrong tokens from one network, refuse every token from there for a while, even the right one;
    sessions cannot be guessed.
    """
    address = find_network(request.client.host) if request.client else ""
    hall.requests.demand(("keeper", address))
    given = request.headers.get("authorization", "")
    if token is None and given[:7].lower() == "bearer ":
        token = given[7:].strip()
    if not hall.keeper.exists:
        raise Unknown("keeper-none")
    pass_ = request.cookies.get(COOKIE, "")
    who = hall.keeper.find_pass(pass_)
    if who and not await hall.ended_passes.has_ended(pass_):
        return who
    if token is not None:
        if not hall.guesses.can_take(("keeper", address)):
            raise TooMuch("too-fast")
        if who := hall.keeper.find_token(token):
            return who
        hall.guesses.demand(("keeper", address))
        hall.failed_proofs.count(KEEPER)
    raise Nobody("keeper-wrong")


@get("/healthz", include_in_schema=False)
async def alive(hall: TheHall) -> Response[bytes]:
    """A node that can reply is alive."""
    hall.departure.health_checks += 1
    return Response(encode(Alive(True)), media_type="application/json", headers=UNKEPT)


@get("/readyz", include_in_schema=False)
async def ready(hall: TheHall) -> Response[bytes]:
    hall.departure.health_checks += 1
    found = await find_missing(hall)
    return Response(
        encode(Ready(not found, found)),
        status_code=503 if found else 200,
        media_type="application/json",
        headers=UNKEPT,
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, hall: TheHall) -> Response[bytes]:
    await require_admin(request, hall)
    waiting = hall.measures.reset_gauge("store_waiting", "Answers that wait for the next transaction")
    waiting.set(len(hall.writer.waiting))
    file = make_url(hall.database.url).database if hall.database.is_sqlite else None
    await run_blocking(measure_disks, hall.measures, find_home(), Path(file).parent if file else None)
    return Response(await render_metrics(hall), headers={**UNKEPT, "content-type": KIND})


handlers = [alive, ready, metrics]
