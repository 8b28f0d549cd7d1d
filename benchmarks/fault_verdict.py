"""Check that a server kept what it acknowledged: journals of players against the records of their games."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from fault_players import Journal, RefusedError

import meadhall
from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name

ALL = seat_name(TABLE)


def verify_record(files: list[Path]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "meadhall", "verify", *files], capture_output=True, text=True, check=False
    )


@dataclass
class Verdict:
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    ended: Counter[str] = field(default_factory=Counter)

    def blame(self, journal: Journal, what: str) -> None:
        self.counts[what.split(":")[0]] += 1
        self.faults.append(f"{journal.game} {journal.table}: {what}")

    def compare(self, journal: Journal, record: meadhall.Record) -> None:
        """Compare numbers: entry 1 of a table is its start; an answer to `seq` is entry seq + 1, and the record's
        number seq - 1.
        """
        for told in journal.acknowledged.values():
            last = 0
            for seq, seat, text in told:
                stands = record.answers[seq - 1] if seq <= len(record.answers) else None
                if stands is None or (stands.seat, stands.text) != (seat, text):
                    self.blame(journal, f"lost: {seat} {text!r} after {seq}, there stands {stands}")
                if seq <= last:
                    self.blame(journal, f"doubled: {seat} {text!r} after {seq} was acknowledged out of turn")
                last = seq
        people = {*journal.seats, ALL}
        for seq, stands in enumerate(record.answers, 1):
            if stands.seat in people and journal.sent.get(seq) != (stands.seat, stands.text):
                self.blame(
                    journal, f"never sent: {stands.seat} {stands.text!r} after {seq}, sent was {journal.sent.get(seq)}"
                )
        self.counts["answers in the records"] += len(record.answers)
        self.counts["answers of people in the records"] += sum(one.seat in people for one in record.answers)

    async def judge(self, journal: Journal, folder: Path) -> None:
        self.counts["games"] += 1
        self.counts["answers sent"] += len(journal.sent)
        self.counts["answers acknowledged"] += journal.kept
        for wrong in journal.wrong:
            self.blame(journal, wrong)
        if not journal.over:
            self.blame(journal, f"not ended: after {max(journal.sent, default=0)}")
            return
        try:
            await self.hold(journal, folder)
        except (RefusedError, meadhall.Fault) as error:
            self.blame(journal, f"unreadable: {error!r}")

    async def hold(self, journal: Journal, folder: Path) -> None:
        """Compare the record with the journal."""
        person = next(iter(journal.seats.values()))
        path = f"/api/tables/{journal.table}"
        texts = [(await person.ask("GET", f"{path}/record", 200, node=node)).text for node in (0, 1)]
        states = [(await person.ask("GET", f"{path}/state?seat=A", 200, node=node)).json() for node in (0, 1)]
        if texts[0] != texts[1] or states[0] != states[1]:
            self.blame(journal, "differs: the two nodes do not show the same")
        (folder / f"{journal.table}.record").write_text(texts[0], encoding="utf-8")
        record = meadhall.Record.parse(texts[0])
        self.compare(journal, record)
        result = (record.result or {}).get("result")
        if result is None:
            self.blame(journal, "no result: the rules did not end it")
        else:
            self.ended[f"{journal.game}, {result['reason']}"] += 1

    async def verify(self, folder: Path) -> None:
        """Verify with the public command."""
        files = sorted(folder.glob("*.record"))
        if files:
            done = await asyncio.to_thread(verify_record, files)
            self.counts["records verified"] += len(files) if done.returncode == 0 else 0
            if done.returncode:
                self.faults.append(f"meadhall verify: {done.stdout[-2000:]} {done.stderr[-2000:]}")
