"""Readiness of this node: what it lacks to accept people."""

from __future__ import annotations

import asyncio
import logging

from meadhall.server.store.database import database_errors, describe_error, is_at_head
from meadhall.server.table.server import GameServer

log = logging.getLogger("meadhall.server")
PATIENCE = 5.0  # seconds; load balancers give up soon after
DATABASE, MIGRATIONS, REDIS, DRAINING = "database", "migrations", "redis", "draining"


async def find_missing(hall: GameServer) -> list[str]:
    found = []
    try:
        async with asyncio.timeout(PATIENCE):
            if not await is_at_head(hall.database):
                found.append(MIGRATIONS)
            if not await hall.writer.can_write():
                log.warning("not ready, the database stores nothing")
                found.append(DATABASE)
    except database_errors() as error:
        log.warning("not ready, the database does not answer: %s", describe_error(error))
        found.append(DATABASE)
    if not hall.news.hears:
        found.append(REDIS)
    if hall.draining or hall.departure.stopping:
        found.append(DRAINING)
    return found
