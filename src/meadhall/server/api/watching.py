"""For those who watch over a hall: is it alive, is it ready, and how does it do?"""

from __future__ import annotations

from litestar import Response, get

from meadhall.server.people.keeper import COOKIE
from meadhall.server.people.refusals import Nobody
from meadhall.server.table.hall import Hall
from meadhall.server.table.load import measured
from meadhall.server.transport.asking import Asked, TheHall
from meadhall.server.transport.message import encode
from meadhall.server.upkeep.readiness import lacks
from meadhall.server.watching.measures import KIND

UNKEPT = {"cache-control": "no-store"}


def demand_keeper(request: Asked, hall: Hall, token: str | None = None) -> None:
    """Whoever asks must be the keeper, by the token or by the pass of a browser. Who is wrong may not try for long."""
    address = request.client.host if request.client else ""
    hall.requests.demand(("keeper", address))
    given = request.headers.get("authorization", "")
    if token is None and given[:7].lower() == "bearer ":
        token = given[7:].strip()
    try:
        hall.keeper.demand(token, request.cookies.get(COOKIE))
    except Nobody:
        hall.guesses.demand(("keeper", address))
        raise


@get("/healthz", include_in_schema=False)
async def alive() -> Response[bytes]:
    """Alive is whatever can say so."""
    return Response(encode({"alive": True}), media_type="application/json", headers=UNKEPT)


@get("/readyz", include_in_schema=False)
async def ready(hall: TheHall) -> Response[bytes]:
    found = await lacks(hall)
    return Response(
        encode({"ready": not found, "lacks": found}),
        status_code=503 if found else 200,
        media_type="application/json",
        headers=UNKEPT,
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, hall: TheHall) -> Response[bytes]:
    demand_keeper(request, hall)
    return Response(await measured(hall), headers={**UNKEPT, "content-type": KIND})


handlers = [alive, ready, metrics]
