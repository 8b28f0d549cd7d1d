"""Play a lesson through to check that it still works with today's rules and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.agenda import TABLE
from meadhall.core.decision import legal_texts, seat_name
from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Game
from meadhall.lessons.lesson import Lesson, matches_any
from meadhall.lessons.lesson_table import TaughtTable, create_table
from meadhall.lessons.marks import list_marks
from meadhall.tables.seats import BOTS


def walk_lesson(game: Game, lesson: Lesson) -> Iterator[TaughtTable]:
    """Yield the table whenever the learner is asked, and at the end, along the lesson's path. Raise a Fault where the
    path breaks.
    """
    if lesson.level not in BOTS:
        raise Fault("lesson-level", lesson=lesson.name, level=lesson.level, known=", ".join(BOTS))
    table = create_table(game, lesson, "")
    answer_for_others(table, 0)
    for number, step in enumerate(lesson.steps, 1):
        if not step.answers:
            continue
        check_lights(game, table)
        yield table
        offered = legal_texts(table.state)
        for pattern in [*step.answers, *(pattern for one in step.astray for pattern in one.answers)]:
            if not any(matches_any([pattern], text) for text in offered):
                raise Fault("lesson-answer", lesson=lesson.name, step=number, answer=pattern, answers=shorten(offered))
        table.answer(
            find_learner(table),
            next(text for text in (*step.answers, *offered) if text in offered and step.takes(text)),
        )
        answer_for_others(table, number)
    if not table.moment.done:
        raise Fault("lesson-end", lesson=lesson.name)
    check_lights(game, table)
    yield table


def check_lights(game: Game, table: TaughtTable) -> None:
    """Raise a Fault if a page lights something that is not on the table then."""
    known = list_marks(game, game.view(table.state, find_learner(table)))
    if known is None:
        return
    moment = table.moment
    for number, page in enumerate(moment.pages, moment.step + 2 - len(moment.pages)):
        for light in page.light:
            if light not in known:
                raise Fault(
                    "lesson-light",
                    lesson=table.teacher.lesson.name,
                    step=number,
                    light=light,
                    right=find_nearest(light, sorted(known)),
                )


def find_learner(table: TaughtTable) -> int:
    seat = table.asked_seat()
    return 0 if seat is None or seat == TABLE else seat


def answer_for_others(table: TaughtTable, number: int) -> None:
    """Give the scripted answers until the learner is asked or the game is over."""
    while (due := table.teacher.due(table.record.answers)) is not None:
        text = table.due()
        if text is None or text not in legal_texts(table.state):
            raise Fault(
                "lesson-then",
                lesson=table.teacher.lesson.name,
                step=number,
                line=f"{due.seat}: {due.text}",
                asked=name_asked(table),
                answers=shorten(legal_texts(table.state)),
            )
        table.answer(find_learner(table), text)
    seat = table.asked_seat()
    if seat is not None and seat_name(seat) not in table.teacher.learner and not table.moment.done:
        raise Fault(
            "lesson-others",
            lesson=table.teacher.lesson.name,
            step=number,
            asked=name_asked(table),
            answers=shorten(legal_texts(table.state)),
        )


def name_asked(table: TaughtTable) -> str:
    seat = table.asked_seat()
    return "0" if seat is None else seat_name(seat)


def shorten(answers: Sequence[str]) -> str:
    return ", ".join([*answers[:8], *(["…"] if len(answers) > 8 else [])])
