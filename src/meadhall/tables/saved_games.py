"""Saved games: every answer is saved at once, so a game continues where it stopped."""

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


def find_home() -> Path:
    """Return the user's data folder, or MEADHALL_HOME."""
    if os.environ.get("MEADHALL_HOME"):
        return Path(os.environ["MEADHALL_HOME"])
    from platformdirs import user_data_path

    return user_data_path("meadhall", appauthor=False)


@dataclass(frozen=True)
class Saved:
    """A saved game."""

    path: Path
    record: Record


class Shelf:
    """A folder of records. The secret of a sealed deal is stored beside its record until the game is over."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or find_home() / "games"

    def place_for(self, game: str) -> Path:
        """Create and return a new file at once: another game may begin in the same second."""
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
        sealed = table.dealer.reveal().get("secret")
        if sealed is not None and table.record.result is None:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not secret.exists():
                secret.touch(mode=0o600)
                secret.write_text(sealed, encoding="ascii")
        table.record.save(path)
        if table.record.result is not None:
            secret.unlink(missing_ok=True)

    def earlier(self, table: Table, path: Path) -> list[dict[str, Any]]:
        """Return what earlier sittings told. Empty unless this is a campaign."""
        return []

    def go_on(self, game: str, path: Path) -> str:
        """Return the command that resumes a game."""
        return f"meadhall play {game} --from {shlex.quote(str(path))}"

    def find_unfinished(self, game: str) -> Saved | None:
        """Return the last unfinished game of this kind."""
        for path in sorted(self.folder.glob(f"{game}-*.record"), key=lambda p: p.stat().st_mtime, reverse=True):
            try:
                record = Record.load(path)
            except Fault:
                continue  # a foreign or damaged file: `meadhall replay` reports the error
            if record.result is None:
                return Saved(path, record)
        return None


def resume(record: Record, path: Path | None = None) -> Table:
    """Return the table of an unfinished record, ready for the next answer."""
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


def create_dealer(seed: int | None, players: int) -> Dealer:
    """Return a dealer: with a seed, the same deal again; without one, a sealed deal that can be verified afterwards."""
    return SeededDealer(seed) if seed is not None else CommittedDealer.create(players)
