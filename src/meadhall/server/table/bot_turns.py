"""Bots are ordinary seats: when one is asked, a worker thinks and the answer is given like anybody's."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets

from sqlalchemy.exc import SQLAlchemyError

from meadhall.core.agenda import CHANCE
from meadhall.core.decision import asked, texts
from meadhall.core.fault import Fault
from meadhall.lessons.taught_table import TaughtTable
from meadhall.server.store.stored_tables import BOT, Chair
from meadhall.server.table.room import Room
from meadhall.server.workshop.chores import packed_for
from meadhall.server.workshop.fair_shares import UNWATCHED, WAITED
from meadhall.server.workshop.workers import Workers
from meadhall.tables.mishap import where
from meadhall.tables.table import Table

log = logging.getLogger("meadhall.server")
PASSING = {"store"}  # faults of the moment, not of the answer
SEARCHES = "jarl"  # the level that thinks for as long as it is given


def whim(secret: str, seat: int, seq: int) -> int:
    """The seed of a bot's thoughts comes from the table's secret, like the deal: asked again, it answers the same."""
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), f"bot {seat} {seq}".encode(), "sha256")[:8], "big")


def bot_asked(room: Room) -> Chair | None:
    """The bot whose answer the game waits for."""
    asked = room.play.asked_seat() if room.play is not None and room.stuck is None and room.ended is None else None
    if asked is None or asked == CHANCE or (isinstance(room.play, TaughtTable) and room.play.holds):
        return None
    if asked < 0:  # the table is asked: a bot speaks up only where nobody else can
        bots = [chair for chair in room.chairs if chair.kind == BOT]
        return bots[0] if len(bots) == len(room.chairs) else None
    return room.chairs[asked] if room.chairs[asked].kind == BOT else None


class Bots:
    def __init__(self, workers: Workers, seconds: float, delay: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.delay = delay
        self.tasks: set[asyncio.Task[None]] = set()

    def attend(self, room: Room) -> None:
        """If a bot is asked at this table, and nobody thinks for it yet, begin."""
        if (
            room.thinking is None
            and not room.is_stale
            and bot_asked(room) is not None
            and not room.hall.mishaps.is_halted(room)
        ):
            room.thinking = task = asyncio.create_task(self._think(room))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _think(self, room: Room) -> None:
        try:
            while await self._answer(room):
                pass
        except (Fault, SQLAlchemyError, OSError) as error:
            log.error("a bot at table %s failed and will be asked again: %s", room.id, where(error))
        except Exception as error:
            log.error("a bot at table %s failed, and the table is halted: %s", room.id, where(error))
            room.hall.mishaps.halt(room)  # what is wrong stays wrong until somebody does something else
        finally:
            room.thinking = None

    async def _answer(self, room: Room) -> bool:
        """One answer; False when no bot is asked any more."""
        async with room.lock:
            await room.fresh()
            chair = bot_asked(room)
            if chair is None or room.play is None:
                return False
            play, seq, seat = room.play, room.seq, room.index(chair.seat)
            frame, tried = asked(play.state), room.hall.mishaps.tried(room)
            left = [text for text in texts(play.state) if text not in tried]
            if not left:
                room.hall.mishaps.halt(room)
                return False
            seed = whim(room.sheet.secret, seat, seq)
            packed = None if tried else self._packed(room, play, seat, seed)
        begun = asyncio.get_running_loop().time()
        seconds = self.seconds / 2 if frame is not None and frame.private else self.seconds
        text = play.due() or (await self._thought(room, chair, packed, seat, seed, seconds) if packed else "")
        taken = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(self.rest(room, chair, taken, seconds))
        try:
            if room.play is play:  # else its book was read again: the question may be another
                text = text or secrets.choice(left)
                await room.answer(seat, text, seq, BOT)
        except Fault as fault:
            if fault.key in PASSING:
                raise
            if fault.key != "stale" and room.play is play:
                room.hall.mishaps.cannot(room, text)
        return True

    def _packed(self, room: Room, play: Table, seat: int, seed: int) -> bytes | None:
        """What a worker needs to think; None where even that breaks."""
        try:
            return packed_for(room.game, play.state, seat, seed)
        except Exception as error:
            log.error("a bot at table %s cannot think; any legal answer is taken instead: %s", room.id, where(error))
            return None

    async def _thought(self, room: Room, chair: Chair, packed: bytes, seat: int, seed: int, seconds: float) -> str:
        """What the bot would answer; empty when it does not know. Tables of one host share what one guest gets, and
        those looked at come first."""
        try:
            text: str = await self.workers.do_for(
                room.sheet.host,
                "choose",
                room.game.name,
                packed,
                seat,
                chair.level or "karl",
                seed,
                seconds,
                kind=WAITED if room.watchers else UNWATCHED,
            )
            return text
        except Exception as error:
            log.error("a bot at table %s failed; any legal answer is taken instead: %s", room.id, where(error))
            return ""

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
