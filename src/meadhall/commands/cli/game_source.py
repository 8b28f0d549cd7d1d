"""The input of a command: a position on the command line, a file with one, or a record."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from meadhall.commands.cli.output import to_fault
from meadhall.core.agenda import State
from meadhall.core.decision import decide, seat_name
from meadhall.core.fault import Fault
from meadhall.core.game import Game, game, names
from meadhall.core.record import NotARecord, Record
from meadhall.tables.position_smoke_test import check_position
from meadhall.tables.seats import BOTS, number_names

LARGEST = 32 * 1024 * 1024  # bytes of a file; a long game has a hundredth of it
SHOWN = 40  # letters of a word that cannot be read


@dataclass
class Source:
    """A game at one moment; `record` and `path` are set if it came from a record."""

    game: Game
    state: State
    players: list[str]
    record: Record | None = None
    path: Path | None = None

    def seat(self, text: str | None) -> int | None:
        return None if text is None else parse_seat(text, len(self.players))


def read_source(text: str, at: int | None = None) -> Source:
    """`at`: after so many answers of the record; None: the latest state."""
    said, path = open_source(text)
    if not said.strip():
        raise Fault("source-empty", path=text)
    if not said.lstrip().startswith("{"):
        if at is not None:
            raise Fault("source-at-position")
        return source_from_position(said)
    record = parse_record(said, text)
    if at is not None and not 0 <= at <= len(record.answers):
        raise Fault("source-at", at=at, answers=len(record.answers))
    return Source(record.game, record.replay(at), name_players(record), record, path)


def open_source(text: str) -> tuple[str, Path | None]:
    """Return the text of a position or record, and its file. A file takes precedence over a
    position of the same text.
    """
    if os.path.exists(text):  # noqa: PTH110  (Path.exists fails on a position longer than a file name may be)
        return read_text(Path(text)), Path(text)
    if "=" in text or text.partition(" ")[0] in names():
        return text, None
    raise Fault("source-missing", path=text)


def read_text(path: Path) -> str:
    if path.is_dir():
        raise Fault("source-folder", path=str(path))
    if not path.exists():
        raise Fault("file-missing", path=str(path))
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        error.filename = error.filename or str(path)
        raise to_fault(error) from None
    if len(data) > LARGEST:
        raise Fault("source-large", path=str(path), most=LARGEST // 1024 // 1024)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Fault("file-not-text", path=str(path)) from None


def read_record(text: str) -> Record:
    """Read a record; refuse anything else."""
    said = read_text(Path(text))
    if not said.strip():
        raise Fault("source-empty", path=text)
    return parse_record(said, text)


def parse_record(said: str, path: str) -> Record:
    """Parse a record. If its first line is no header, report that it is not a record."""
    try:
        return Record.parse(said)
    except NotARecord:
        raise Fault("source-no-record", path=path) from None


def source_from_position(text: str) -> Source:
    line = " ".join(text.split())
    of = game(line.partition(" ")[0][:SHOWN])
    state = of.from_position(line)
    check_position(of, state)
    decide(state)
    return Source(of, state, [seat_name(seat) for seat in range(len(of.view(state, None)["players"]))])


def name_players(record: Record) -> list[str]:
    """Return the players' names; without names, bots are called by their level and people by their seat."""
    count = record.header["players"]
    given, kinds = record.header.get("names"), record.header["seats"]
    if isinstance(given, list) and len(given) == count:
        return [str(name) for name in given]
    if len(kinds) != count:
        raise Fault("record-header", field="seats")
    levels = [str(kind).removeprefix("bot:") for kind in kinds]
    return number_names([level.capitalize() if level in BOTS else seat_name(seat) for seat, level in enumerate(levels)])


def parse_seat(text: str, players: int) -> int:
    """Parse a seat: a letter, or a number from 1."""
    letters = [seat_name(seat) for seat in range(players)]
    for seat, letter in enumerate(letters):
        if text.upper() in (letter, str(seat + 1)):
            return seat
    raise Fault("seat-unknown", seat=text, seats=", ".join(letters))
