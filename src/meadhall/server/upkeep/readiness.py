"""Whether people may be sent to this node: what it would need for that and lacks."""

from __future__ import annotations

import asyncio
import logging

from meadhall.server.store.database import at_head, trouble
from meadhall.server.table.hall import Hall

log = logging.getLogger("meadhall.server")
PATIENCE = 5.0  # seconds; whoever asks gives up soon after
DATABASE, MIGRATIONS, REDIS, DRAINING = "database", "migrations", "redis", "draining"


async def lacks(hall: Hall) -> list[str]:
    found = []
    try:
        async with asyncio.timeout(PATIENCE):
            if not await at_head(hall.database):
                found.append(MIGRATIONS)
    except Exception as error:
        log.warning("not ready, the database does not answer: %s", trouble(error))
        found.append(DATABASE)
    if not hall.news.hears:
        found.append(REDIS)
    if hall.draining:
        found.append(DRAINING)
    return found
