"""Who deals at a table: the sealed dealer, or a lesson's, which deals what it wants to show."""

from __future__ import annotations

from meadhall.core.dealer import CommittedDealer
from meadhall.core.game import Game
from meadhall.exercises.solving import lesson_named
from meadhall.lessons.taught_table import TaughtDealer, TaughtTable
from meadhall.lessons.teacher import Teacher
from meadhall.server.store.stored_tables import Sheet
from meadhall.tables.table import Table


def dealer_of(game: Game, sheet: Sheet, nonces: list[str]) -> CommittedDealer:
    secret = bytes.fromhex(sheet.secret)
    if sheet.trial is None or "lesson" not in sheet.trial:
        return CommittedDealer(secret, nonces)
    return TaughtDealer(Teacher(lesson_named(game, str(sheet.trial["lesson"]))), secret, nonces)


def table_with(dealer: CommittedDealer) -> type[Table]:
    return TaughtTable if isinstance(dealer, TaughtDealer) else Table
