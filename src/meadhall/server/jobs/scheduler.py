"""Start all background jobs when the server opens, and stop them before it closes."""

from __future__ import annotations

from meadhall.server.admin.agreement_jobs import AgreementJobs
from meadhall.server.jobs.integrity_check import IntegrityCheck
from meadhall.server.jobs.turn_clocks import Clocks
from meadhall.server.jobs.webhook_sender import TurnNotices
from meadhall.server.table.server import GameServer


class Upkeep:
    def __init__(self, hall: GameServer) -> None:
        self.clocks = Clocks(hall)
        self.turn_notices = TurnNotices(hall)
        self.integrity_check = IntegrityCheck(hall)
        self.agreements = AgreementJobs(hall)  # begun by an admin, one person at a time

    def start(self) -> None:
        self.clocks.start()
        self.turn_notices.start()
        self.integrity_check.start()

    async def stop(self) -> None:
        await self.agreements.stop()
        await self.integrity_check.stop()
        await self.turn_notices.stop()
        await self.clocks.stop()
