"""Send turn notifications to webhooks.

What is due follows from the store, so a notification survives restarts and is retried until it succeeds. With several
nodes one may be sent twice, but none is lost.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from meadhall.core.fault import Fault
from meadhall.server.errors.messages import load_words
from meadhall.server.jobs.dns_lookups import Lookups
from meadhall.server.store.webhooks import OFF, TOLD, Turn
from meadhall.server.table.server import GameServer
from meadhall.tables.rules_error import format_trace
from meadhall.words import Words

log = logging.getLogger("meadhall.server")
EACH = 5  # calls for one guest at the same time
GONE = 410  # the other side wants no more of this


class TurnNotices:
    def __init__(self, hall: GameServer) -> None:
        self.hall = hall
        self.lookups = Lookups(hall.limits.hooks)
        self.task: asyncio.Task[None] | None = None
        self.calls: dict[tuple[int, str], asyncio.Task[None]] = {}  # by guest and table

    def start(self) -> None:
        if self.hall.limits.hooks != OFF:
            self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            tasks = [self.task, *self.calls.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.lookups.stop()

    async def _run(self) -> None:
        import httpx2  # imported at the first call

        limits = self.hall.limits
        async with httpx2.AsyncClient(timeout=limits.call_seconds, follow_redirects=False) as client:
            while True:
                try:
                    for turn in await self.hall.hooks.find_due(self.hall.now(), len(self.calls)):
                        if (turn.guest, turn.table) not in self.calls and not self._is_here(turn):
                            self._send(client, turn)
                except Exception as error:  # noqa: BLE001 (job border: the next sweep tries again)
                    self.hall.measures.count_error("job")
                    log.error("sending turn notices failed, the next sweep tries again: %s", format_trace(error))
                await asyncio.sleep(limits.sweep)

    def _send(self, client: Any, turn: Turn) -> None:
        """Send in a separate task, so that a slow address delays no other. At most EACH run per guest."""
        if sum(guest == turn.guest for guest, _ in self.calls) >= EACH:
            return
        task = asyncio.create_task(self._notify_safely(client, turn))
        self.calls[turn.guest, turn.table] = task
        task.add_done_callback(lambda _: self.calls.pop((turn.guest, turn.table), None))

    def _is_here(self, turn: Turn) -> bool:
        """Do not notify a guest who is looking at the table; notify one who leaves without answering."""
        if turn.when == "always":
            return False
        room = self.hall.sessions.get(turn.table)
        return room is not None and turn.guest in self.hall.presence.count_everywhere(room)[0]

    async def _notify_safely(self, client: Any, turn: Turn) -> None:
        try:
            await self._notify(client, turn)
        except Exception as error:  # noqa: BLE001 (job border: the next sweep tries again)
            self.hall.measures.count_error("job")
            log.error("a turn notice could not be sent, the next sweep tries again: %s", format_trace(error))

    async def _notify(self, client: Any, turn: Turn) -> None:
        limits = self.hall.limits
        tries = turn.tries + 1
        try:
            async with asyncio.timeout(limits.call_seconds):  # for all of it, however slowly it comes
                status = await self._call(client, turn)
        except Exception as error:  # noqa: BLE001 (a try counts, whatever an untrusted address made the client raise)
            log.info("calling a guest's address for table %s failed: %s", turn.table, type(error).__name__)
            status = 0
        if status == GONE:
            await self.hall.hooks.set(turn.guest, None, turn.origin)
        heard = 200 <= status < 300 or status == GONE or tries >= limits.call_tries
        again = self.hall.now() + limits.call_again * 2 ** (tries - 1)
        await self.hall.hooks.record_delivery(turn, tries, TOLD if heard else again)

    async def _call(self, client: Any, turn: Turn) -> int:
        """Connect to the checked address: the name might resolve differently a moment later."""
        parts = urlsplit(turn.url)
        try:
            number = await self.lookups.find(turn.guest, turn.url)
        except Fault:
            return GONE
        host = f"[{number}]" if ":" in number else number
        url = urlunsplit(parts._replace(netloc=host if parts.port is None else f"{host}:{parts.port}"))
        name = parts.netloc.rpartition("@")[2]
        # Only the status counts. The body is not read: it may be endless or a compression bomb.
        async with client.stream(
            "POST", url, json=build_payload(turn), headers={"host": name}, extensions={"sni_hostname": parts.hostname}
        ) as reply:
            return int(reply.status_code)


def build_payload(turn: Turn) -> dict[str, Any]:
    """Return the payload: facts for programs, and the sentence under the field names that common chat services use."""
    link = f"{turn.origin}/table/{turn.table}"
    game = Words(turn.lang, turn.game)("title")
    said = load_words(turn.lang)("turn-notice", title=turn.title or game, game=game, link=link)
    return {
        "text": said,
        "content": said,
        "table": turn.table,
        "title": turn.title,
        "game": turn.game,
        "seat": turn.seat,
        "seq": turn.seq,
        "link": link,
    }
