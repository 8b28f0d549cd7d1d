"""The table of a lesson: scripted deals and answers on the lesson's path, ordinary play off it."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.core.agenda import CHANCE, State
from meadhall.core.dealer import CommittedDealer
from meadhall.core.decision import legal_texts, parse_answer, seat_name, seat_of
from meadhall.core.fault import Refusal
from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.lessons.lesson import Lesson
from meadhall.lessons.lesson_progress import Moment, Teacher
from meadhall.tables.seats import HUMAN, Seat, number_names
from meadhall.tables.table import Table

KIND = "taught"


class TaughtDealer(CommittedDealer):
    """Deals by the script; off its path it deals at random."""

    record: Record  # of the table it deals for

    def __init__(self, teacher: Teacher, secret: bytes, nonces: list[str]) -> None:
        super().__init__(secret, nonces)
        self.teacher = teacher

    def deal(self, state: State) -> int:
        due = self.teacher.due(self.record.answers)
        if due is None or due.seat != seat_name(CHANCE):
            return super().deal(state)
        self.draws += 1
        return parse_answer(state, due.text)

    def header(self) -> dict[str, Any]:
        """Return no proof: the deal is not random."""
        return {"kind": KIND, "lesson": self.teacher.lesson.name, "nonces": self.nonces}


class TaughtTable(Table):
    """A table whose learner may always take answers back."""

    is_lesson: ClassVar[bool] = True

    def __init__(self, game: Game, seats: list[Seat], dealer: TaughtDealer, record: Record) -> None:
        dealer.record = record
        self.teacher = dealer.teacher
        super().__init__(game, seats, dealer, record)

    @property
    def moment(self) -> Moment:
        return self.teacher.moment(self.record.answers)

    def list_awaited(self) -> list[str]:
        """Return the legal answers that continue, exact ones first."""
        step = self.teacher.lesson.steps[self.moment.step]
        seat = self.asked_seat()
        if seat is None or seat_name(seat) not in self.teacher.learner or not self.moment.answers or self.moment.astray:
            return []
        legal = legal_texts(self.state)
        return [
            *(text for text in step.answers if text in legal),
            *(text for text in legal if text not in step.answers and step.takes(text)),
        ]

    @property
    def holds(self) -> bool:
        """Return whether play pauses: in an exercise a wrong answer waits to be taken back."""
        return self.teacher.lesson.exercise and self.moment.astray > 0

    @property
    def spoiled(self) -> bool:
        """Return whether the game ended off the lesson's path. It can still be taken back."""
        return self.outcome is not None and self.moment.astray > 0

    def due(self) -> str | None:
        """Return the scripted answer of the asked seat."""
        due = self.teacher.due(self.record.answers)
        return due.text if due is not None and seat_of(due.seat) == self.asked_seat() else None

    def given_by(self, seat: int) -> list[int]:
        """Return the answers of all of the learner's seats and of the whole table."""
        return [number for number, answer in enumerate(self.record.answers) if answer.seat in self.teacher.learner]

    def undo_refused(self, seat: int) -> Refusal | None:
        return None if self.given_by(seat) else super().undo_refused(seat)


def find_lesson_table(table: Table | None) -> TaughtTable | None:
    """Return the table as that of a lesson; None where it is none."""
    return table if isinstance(table, TaughtTable) else None


def create_table(game: Game, lesson: Lesson, name: str) -> TaughtTable:
    """Return a table for one learner at this machine."""
    teacher = Teacher(lesson)
    fresh = CommittedDealer.create(len(create_seats(game, lesson, name)))
    dealer = TaughtDealer(teacher, fresh.secret, fresh.nonces)
    return TaughtTable.new(game, create_seats(game, lesson, name), {}, dealer, lesson.position)


def create_seats(game: Game, lesson: Lesson, name: str) -> list[Seat]:
    """Return the learner's seats and a bot in every other; equal names are numbered."""
    players = game.seats(game.from_position(lesson.position))
    kinds = [HUMAN if seat_name(seat) in lesson.seats else lesson.level for seat in range(players)]
    names = number_names([name if kind == HUMAN else kind.capitalize() for kind in kinds])
    return [Seat(kind, called) for kind, called in zip(kinds, names, strict=True)]
