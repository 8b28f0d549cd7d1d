"""Bots are ordinary seats: when one is asked, a worker thinks and the answer is given like anybody's."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from typing import TYPE_CHECKING

from meadhall.core.decision import Decision, asked, decide
from meadhall.core.fault import Fault
from meadhall.server.chores import packed_for
from meadhall.server.ledger import BOT, Chair
from meadhall.server.shares import UNWATCHED, WAITED
from meadhall.server.trace import where
from meadhall.server.workers import Workers

if TYPE_CHECKING:
    from meadhall.server.room import Room

log = logging.getLogger("meadhall.server")
SEARCHES = "jarl"       # the level that thinks for as long as it is given


def whim(secret: str, seat: int, seq: int) -> int:
    """The seed of a bot's thoughts hangs on the table's secret, as the deal does: whoever asks again hears the same."""
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), f"bot {seat} {seq}".encode(), "sha256")[:8], "big")


class Bots:
    def __init__(self, workers: Workers, seconds: float, delay: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.delay = delay
        self.tasks: set[asyncio.Task[None]] = set()

    def attend(self, room: Room) -> None:
        """If a bot is asked at this table, and nobody thinks for it yet, begin."""
        if room.thinking is None and not room.doubted and room.bot_asked() is not None:
            room.thinking = task = asyncio.create_task(self._think(room))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _think(self, room: Room) -> None:
        try:
            while await self._answer(room):
                pass
        except Exception as error:
            log.error("a bot at table %s gave up and will be asked again: %s", room.id, where(error))
        finally:
            room.thinking = None

    async def _answer(self, room: Room) -> bool:
        """One answer; False when no bot is asked any more."""
        async with room.lock:
            await room.fresh()
            chair = room.bot_asked()
            if chair is None or room.play is None:
                return False
            play, seq, seat = room.play, room.seq, room.index(chair.seat)
            seed = whim(room.sheet.secret, seat, seq)
            packed = packed_for(room.game, play.state, seat, seed)
            frame, question = asked(play.state), decide(play.state)
        begun = asyncio.get_running_loop().time()
        seconds = self.seconds / 2 if frame is not None and frame.private else self.seconds
        text = await self._thought(room, chair, question, packed, seat, seed, seconds)
        taken = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(self.rest(room, chair, taken, seconds))
        try:
            if room.play is play:       # else its book was read again: the question may be another
                await room.answer(seat, text, seq, BOT)
        except Fault as fault:
            if fault.key != "stale" and room.play is play:
                raise
        return True

    async def _thought(self, room: Room, chair: Chair, question: Decision | None, packed: bytes, seat: int, seed: int,
                       seconds: float) -> str:
        """What the bot would answer. Tables of one host share what one guest gets, and those looked at come first."""
        try:
            text: str = await self.workers.do_for(
                room.sheet.host, "choose", room.game.name, packed, seat, chair.level or "karl", seed, seconds,
                kind=WAITED if room.watchers else UNWATCHED)
            return text
        except Exception as error:
            if question is None:
                raise
            log.error("a bot at table %s had no answer and takes any: %s", room.id, where(error))
            return secrets.choice(question.options)

    def rest(self, room: Room, chair: Chair, taken: float, seconds: float) -> float:
        """How long a bot still waits with its answer.

        Where there are secrets it answers on a beat: a bot that can only pass is through at once, and would tell so.
        Elsewhere it waits just so that people can follow.
        """
        if not room.game.secrets:
            return max(0.0, self.delay - taken) if room.watchers else 0.0
        beat = self.delay + (seconds if chair.level == SEARCHES else 0.0)
        return beat - taken % beat if beat else 0.0

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
