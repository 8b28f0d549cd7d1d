"""Bots take ordinary seats: a worker computes the answer, which is then given like a person's."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets

from sqlalchemy.exc import SQLAlchemyError

from meadhall.core.agenda import CHANCE
from meadhall.core.decision import legal_texts, pending_frame
from meadhall.core.fault import Fault
from meadhall.server.errors.http_errors import Stale, StoreAway
from meadhall.server.ports.job_runner import UNWATCHED, WAITED, JobRunner
from meadhall.server.store.table_store import BOT, Chair
from meadhall.server.table.rules_errors import RulesErrorLog
from meadhall.server.table.table_session import TableSession
from meadhall.tables.rules_error import format_trace
from meadhall.tables.table import Table
from meadhall.tasks.game_tasks import pack_for_seat

log = logging.getLogger("meadhall.server")
SEARCHES = "jarl"  # the level that thinks for as long as it is given


def derive_seed(secret: str, seat: int, seq: int) -> int:
    """Derive a bot's seed from the table's secret: asked again, it gives the same answer."""
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), f"bot {seat} {seq}".encode(), "sha256")[:8], "big")


def find_asked_bot(session: TableSession) -> Chair | None:
    """Return the bot that must answer now, or None."""
    asked = (
        session.play.asked_seat()
        if session.play is not None and session.stuck is None and session.ended is None
        else None
    )
    if asked is None or asked == CHANCE or (session.play is not None and session.play.holds):
        return None
    if asked < 0:  # the whole table is asked: a bot answers only if no person can
        bots = [chair for chair in session.chairs if chair.kind == BOT]
        return bots[0] if len(bots) == len(session.chairs) else None
    return session.chairs[asked] if session.chairs[asked].kind == BOT else None


class BotRunner:
    def __init__(self, job_runner: JobRunner, mishaps: RulesErrorLog, seconds: float, delay: float) -> None:
        self.job_runner = job_runner
        self.mishaps = mishaps
        self.seconds = seconds
        self.delay = delay
        self.tasks: set[asyncio.Task[None]] = set()

    def attend(self, session: TableSession) -> None:
        """Start a bot if one is asked here and none is running."""
        if (
            session.bot_task is None
            and not session.is_stale
            and find_asked_bot(session) is not None
            and not self.mishaps.is_halted(session)
        ):
            session.bot_task = task = asyncio.create_task(self._think(session))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _think(self, session: TableSession) -> None:
        try:
            while await self._answer(session):
                pass
        except (Fault, SQLAlchemyError, OSError) as error:
            session.server.measures.count_error("bot")
            log.error("a bot at table %s failed and will be asked again: %s", session.id, format_trace(error))
        except Exception as error:  # noqa: BLE001 (job border: broken rules may raise anything)
            session.server.measures.count_error("bot")
            log.error("a bot at table %s failed, and the table is halted: %s", session.id, format_trace(error))
            self.mishaps.halt(session)  # the error persists until a person acts
        finally:
            session.bot_task = None

    async def _answer(self, session: TableSession) -> bool:
        """Give one answer; return False when no bot is asked any more."""
        async with session.lock:
            await session.refresh()
            chair = find_asked_bot(session)
            if chair is None or session.play is None:
                return False
            play, seq, seat = session.play, session.seq, session.find_index(chair.seat)
            frame, tried = pending_frame(play.state), self.mishaps.find_tried_answers(session)
            left = [text for text in legal_texts(play.state) if text not in tried]
            if not left:
                self.mishaps.halt(session)
                return False
            seed = derive_seed(session.sheet.secret, seat, seq)
            packed = None if tried else self._pack_state(session, play, seat, seed)
        begun = asyncio.get_running_loop().time()
        seconds = self.seconds / 2 if frame is not None and frame.private else self.seconds
        text = play.due() or (await self._ask_worker(session, chair, packed, seat, seed, seconds) if packed else "")
        taken = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(self.find_delay(session, chair, taken, seconds))
        try:
            if session.play is play:  # else its book was read again: the question may be another
                text = text or secrets.choice(left)
                await session.answer(seat, text, seq, BOT)
        except StoreAway:
            raise  # not the answer's fault
        except Stale:
            pass  # the question has been answered in the meantime
        except Fault:
            if session.play is play:
                self.mishaps.record_failed_answer(session, text)
        return True

    def _pack_state(self, session: TableSession, play: Table, seat: int, seed: int) -> bytes | None:
        """Return the input of the worker, or None if packing crashes."""
        try:
            return pack_for_seat(session.game, play.state, seat, seed)
        except Exception as error:  # noqa: BLE001 (broken rules may raise anything)
            session.server.measures.count_error("bot")
            log.error(
                "a bot at table %s cannot think; any legal answer is taken instead: %s", session.id, format_trace(error)
            )
            return None

    async def _ask_worker(
        self, session: TableSession, chair: Chair, packed: bytes, seat: int, seed: int, seconds: float
    ) -> str:
        """Return the bot's answer, or "". All tables of a host share one guest's share of the workers; tables with
        viewers come first.
        """
        try:
            text: str = await self.job_runner.run_for(
                session.sheet.host,
                "choose",
                session.game.name,
                packed,
                seat,
                chair.level or "karl",
                seed,
                seconds,
                kind=WAITED if session.subscribers else UNWATCHED,
            )
            return text
        except (Fault, RuntimeError, OSError, EOFError) as error:
            session.server.measures.count_error("bot")
            log.error(
                "a bot at table %s failed; any legal answer is taken instead: %s", session.id, format_trace(error)
            )
            return ""

    def find_delay(self, session: TableSession, chair: Chair, taken: float, seconds: float) -> float:
        """Return how long the bot should still wait.

        In games with secrets it answers at fixed times: a bot that can only pass is finished at once, which would
        reveal its hand. Elsewhere it waits so that people can follow.
        """
        if not session.game.secrets:
            return max(0.0, self.delay - taken) if session.subscribers else 0.0
        beat = self.delay + (seconds if chair.level == SEARCHES else 0.0)
        return beat - taken % beat if beat else 0.0

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
