"""Stored entries of a table: which of them count, who deals, how people ended a game, and whether they still fit."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import msgspec

from meadhall.core.dealer import CommittedDealer
from meadhall.core.decision import seat_name
from meadhall.core.fault import UnknownValue
from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.exercises.exercise_lesson import find_lesson_or_exercise
from meadhall.lessons.lesson_progress import Teacher
from meadhall.lessons.lesson_table import TaughtDealer, TaughtTable
from meadhall.server.errors.http_errors import MissingOption
from meadhall.server.store.agreements import End, EndedByPeople, to_text
from meadhall.server.store.table_store import Entry, Sheet
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table

PLAYED = "played"
RESIGNED: Final = "resigned"
ENDED: Final = "ended"


def open_table(game: Game, sheet: Sheet, seats: list[Seat], header: dict[str, Any]) -> Table:
    """Return the game that a stored start begins, before its first answer."""
    kind, dealer = choose_dealer(game, sheet, header["dealer"]["nonces"])
    return kind(game, seats, dealer, Record(header))


def create_table(game: Game, sheet: Sheet, seats: list[Seat], nonces: list[str], position: str | None) -> Table:
    """Return a new game, dealt up to its first question."""
    kind, dealer = choose_dealer(game, sheet, nonces)
    return kind.new(game, seats, sheet.options, dealer, position)


def choose_dealer(game: Game, sheet: Sheet, nonces: list[str]) -> tuple[type[Table], CommittedDealer]:
    """Return the sealed dealer, or that of a lesson, which deals what it wants to show."""
    secret = bytes.fromhex(sheet.secret)
    if sheet.trial is None or "lesson" not in sheet.trial:
        return Table, CommittedDealer(secret, nonces)
    return TaughtTable, TaughtDealer(Teacher(find_lesson_or_exercise(game, str(sheet.trial["lesson"]))), secret, nonces)


def select_active_entries(entries: list[Entry]) -> tuple[list[Entry], int, int]:
    """Return the entries of the last sitting without those that were taken back, the number of earlier sittings, and
    the number of the last undo (0: none)."""
    active: list[Entry] = []
    earlier = undone = 0
    for entry in entries:
        if entry.kind == "start":
            earlier += bool(active)
            active = [entry]
        elif entry.kind == "undo":
            del active[1 + int(entry.text) :]
            undone = entry.seq
        else:
            active.append(entry)
    return active, earlier, undone


def encode_end(how: End, seat: str, winners: list[str]) -> str:
    return to_text(EndedByPeople(how, seat, winners)) or ""


def decode_end(play: Table | None, text: str) -> EndedByPeople:
    """Read a stored end. It opens the seal of the deal, as the end of any game does."""
    if play is not None and play.record.result is None:
        play.record.finish(play.state, play.dealer)
    return msgspec.json.decode(text, type=EndedByPeople)


def build_result(play: Table | None, ended: EndedByPeople | None) -> dict[str, Any] | None:
    """Return how a game ended, for lists of games: `how`, the letters of the winners, scores by seat."""
    if ended is not None:
        return {**msgspec.structs.asdict(ended), "scores": []}
    outcome = play.outcome if play is not None else None
    if outcome is None:
        return None
    found = asdict(outcome)
    return {
        "how": PLAYED,
        "seat": "",
        "winners": [seat_name(seat) for seat in found["winners"]],
        "scores": found["scores"],
    }


def check_options(game: Game, sheet: Sheet, players: int) -> None:
    """Refuse a table made with something that the server no longer has, such as a book of its administrator."""
    try:
        game.check(sheet.options, players)
    except UnknownValue as fault:
        about = fault.args_of_key
        raise MissingOption("table-option", option=about["option"], value=about["value"]) from None


def has_diverged(game: Game, sheet: Sheet, play: Table, over: bool, drafting: bool) -> bool:
    """Return whether replaying led elsewhere than to where the table was left.

    An edited book may do that. A finished game, whose deal is revealed, cannot continue. A book that is being
    drafted is followed in any case.
    """
    if over and play.record.result is None:
        return True
    if sheet.stands is None or drafting:
        return False
    played_with = play.record.header.get("edition")
    return played_with not in (None, game.edition(sheet.options)) and game.position(play.state) != sheet.stands
