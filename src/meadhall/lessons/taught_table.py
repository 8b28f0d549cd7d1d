"""A table at which somebody is taught: what the lesson says is dealt and answered, the rest as anywhere."""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import CHANCE, State
from meadhall.core.dealer import CommittedDealer
from meadhall.core.decision import read, seat_name, seat_of
from meadhall.core.fault import Refusal
from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.lessons.lesson import Lesson
from meadhall.lessons.teacher import Moment, Teacher
from meadhall.tables.seats import HUMAN, Seat, distinct
from meadhall.tables.table import Table

KIND = "taught"


class TaughtDealer(CommittedDealer):
    """Deals what the lesson wants to show; off its path it deals like any other."""

    record: Record  # of the table it deals for

    def __init__(self, teacher: Teacher, secret: bytes, nonces: list[str]) -> None:
        super().__init__(secret, nonces)
        self.teacher = teacher

    def deal(self, state: State) -> int:
        due = self.teacher.due(self.record.answers)
        if due is None or due.seat != seat_name(CHANCE):
            return super().deal(state)
        self.draws += 1
        return read(state, due.text)

    def header(self) -> dict[str, Any]:
        """It proves nothing: it does not deal by chance alone."""
        return {"kind": KIND, "lesson": self.teacher.lesson.name, "nonces": self.nonces}


class TaughtTable(Table):
    """The learner may always take back; there is nobody to ask."""

    def __init__(self, game: Game, seats: list[Seat], dealer: TaughtDealer, record: Record) -> None:
        dealer.record = record
        self.teacher = dealer.teacher
        super().__init__(game, seats, dealer, record)

    @property
    def moment(self) -> Moment:
        return self.teacher.moment(self.record.answers)

    @property
    def holds(self) -> bool:
        """Whether nobody plays on: at an exercise a wrong answer waits to be taken back."""
        return self.teacher.lesson.exercise and self.moment.astray > 0

    @property
    def spoiled(self) -> bool:
        """Whether the game is over since somebody went astray: no reason not to take it back."""
        return self.outcome is not None and self.moment.astray > 0

    def due(self) -> str | None:
        """What the seat that is asked answers by the lesson."""
        due = self.teacher.due(self.record.answers)
        return due.text if due is not None and seat_of(due.seat) == self.asked_seat() else None

    def given_by(self, seat: int) -> list[int]:
        """Whatever seat the learner spoke for, and also for the whole table."""
        return [number for number, answer in enumerate(self.record.answers) if answer.seat in self.teacher.learner]

    def undo_refused(self, seat: int) -> Refusal | None:
        return None if self.given_by(seat) else super().undo_refused(seat)


def taught(game: Game, lesson: Lesson, name: str) -> TaughtTable:
    """A table for one learner at this machine."""
    teacher = Teacher(lesson)
    fresh = CommittedDealer.fresh(len(seats_at(game, lesson, name)))
    dealer = TaughtDealer(teacher, fresh.secret, fresh.nonces)
    return TaughtTable.new(game, seats_at(game, lesson, name), {}, dealer, lesson.position)


def seats_at(game: Game, lesson: Lesson, name: str) -> list[Seat]:
    """The learner's seats, and a bot in every other; those who bear the same name are numbered."""
    players = game.from_position(lesson.position).players
    kinds = [HUMAN if seat_name(seat) in lesson.seats else lesson.level for seat in range(players)]
    names = distinct([name if kind == HUMAN else kind.capitalize() for kind in kinds])
    return [Seat(kind, called) for kind, called in zip(kinds, names, strict=True)]
