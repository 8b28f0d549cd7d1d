"""All of our lessons, and the way through each."""

from __future__ import annotations

import meadhall
from meadhall.core.game import names
from meadhall.lessons.catalog import list_lessons
from meadhall.lessons.lesson import Lesson
from meadhall.lessons.lesson_check import walk_lesson

OURS = [(game, lesson) for game in names() if game != "toy" for lesson in list_lessons(meadhall.game(game))]
IDS = [f"{game}-{lesson.name}" for game, lesson in OURS]


def path_of(game: str, lesson: Lesson) -> list[tuple[str, str]]:
    """What the learner answers along the lesson's own path, and for which seat."""
    *_, table = walk_lesson(meadhall.game(game), lesson)
    return [(answer.seat, answer.text) for answer in table.record.answers if answer.seat in table.teacher.learner]
