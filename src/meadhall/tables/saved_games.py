"""Where games are kept: every answer is saved as it is given, and a game goes on where it was left."""

from __future__ import annotations

import os
import shlex
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.core.dealer import CommittedDealer, Dealer, SeededDealer
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table


def home() -> Path:
    """The user's data folder, or where MEADHALL_HOME says."""
    if os.environ.get("MEADHALL_HOME"):
        return Path(os.environ["MEADHALL_HOME"])
    from platformdirs import user_data_path

    return user_data_path("meadhall", appauthor=False)


@dataclass(frozen=True)
class Saved:
    """A game on the shelf."""

    path: Path
    record: Record


class Shelf:
    """A folder of records. A sealed deal's secret lies beside its record until the game is over."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or home() / "games"

    def place_for(self, game: str) -> Path:
        """A file of its own, taken at once: another game may begin in the same second."""
        stamp, number = time.strftime("%Y%m%d-%H%M%S"), 1
        with suppress(OSError):  # who saves says what is wrong
            self.folder.mkdir(parents=True, exist_ok=True)
        while True:
            path = self.folder / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}.record"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                number += 1
            except OSError:
                return path
            else:
                return path

    def save(self, table: Table, path: Path) -> None:
        secret = path.with_suffix(".secret")
        if isinstance(table.dealer, CommittedDealer) and table.record.result is None:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not secret.exists():
                secret.touch(mode=0o600)
                secret.write_text(table.dealer.secret.hex(), encoding="ascii")
        table.record.save(path)
        if table.record.result is not None:
            secret.unlink(missing_ok=True)

    def earlier(self, table: Table, path: Path) -> list[dict[str, Any]]:
        """What sittings before this one have told of its story: nothing, unless it is a campaign."""
        return []

    def go_on(self, game: str, path: Path) -> str:
        """The command that takes a game up again."""
        return f"meadhall play {game} --from {shlex.quote(str(path))}"

    def unfinished(self, game: str) -> Saved | None:
        """The game of this name that was left last."""
        for path in sorted(self.folder.glob(f"{game}-*.record"), key=lambda p: p.stat().st_mtime, reverse=True):
            try:
                record = Record.load(path)
            except Fault:
                continue  # somebody else's file, or a damaged one: `meadhall replay` says what is wrong with it
            if record.result is None:
                return Saved(path, record)
        return None


def resume(record: Record, path: Path | None = None) -> Table:
    """The table of a record that was left in the middle, ready for the next answer."""
    kinds, names = record.header["seats"], record.header.get("names", record.header["seats"])
    if len(kinds) != record.header["players"]:
        raise Fault("record-header", field="seats")
    if not isinstance(names, list) or len(names) != len(kinds):
        raise Fault("record-header", field="names")
    seats = [Seat(str(kind), str(name)) for kind, name in zip(kinds, names, strict=True)]
    secret = path.with_suffix(".secret") if path else None
    try:
        opened = bytes.fromhex(secret.read_text(encoding="ascii")) if secret and secret.exists() else None
    except (OSError, ValueError):
        raise Fault("record-sealed") from None
    dealer: Dealer | None = record.dealer(opened)
    if dealer is None:
        raise Fault("record-sealed")
    table = Table(record.game, seats, dealer, record)
    table.catch_up_dealer()
    table.deal()
    return table


def dealer_for(seed: int | None, players: int) -> Dealer:
    """A seed deals the same game again; without one the deal is sealed and can be proven afterwards."""
    return SeededDealer(seed) if seed is not None else CommittedDealer.fresh(players)
