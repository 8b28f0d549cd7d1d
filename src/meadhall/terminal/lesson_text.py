"""The teacher's text of a lesson or an exercise, shown once unless it is asked for again."""

from __future__ import annotations

from meadhall.lessons.lesson_progress import Moment
from meadhall.lessons.lesson_table import find_lesson_table
from meadhall.tables.table import Table
from meadhall.terminal.messages import Speech
from meadhall.words.localized_text import said


class Teaching:
    def __init__(self, table: Table) -> None:
        self.table = find_lesson_table(table)
        self.last: Moment | None = None  # what was said last

    @property
    def is_exercise(self) -> bool:
        return self.table is not None and bool(self.table.teacher.lesson.exercise)

    def write_page(self, speech: Speech, asked: bool, again: bool) -> list[str]:
        """Return the current text; nothing at an ordinary table. `asked`: the learner can continue."""
        if self.table is None or (self.table.moment == self.last and not again):
            return []
        known, self.last = self.last, self.table.moment
        moment, exercise = self.table.moment, self.table.teacher.lesson.exercise
        if moment.astray:
            way = speech("terminal-astray", undo=speech.command("undo"))
            return [said(moment.said, speech.language), way] if moment.said else [way]
        is_new = known is None or known.step < moment.step
        pages = moment.pages if is_new else moment.pages[-1:]  # who comes back does not hear all of it twice
        told = [
            part
            for page in pages
            for text in (page.say, page.terminal)
            if text
            for part in said(text, speech.language).split("\n\n")
        ]
        if exercise and not moment.done:
            return [*told, speech("terminal-exercise", counsel=speech.command("counsel"))]
        taught = speech("terminal-exercise-done" if exercise else "terminal-taught")
        return [*told, *([taught] if moment.done and asked else [])]

    def explain_mistake(self, speech: Speech) -> str:
        """Return the text for a wrong answer that is taken back at once, in an exercise or where it ended the game;
        otherwise "".
        """
        if self.table is None or not (self.table.holds or self.table.spoiled):
            return ""
        moment, exercise = self.table.moment, self.table.teacher.lesson.exercise
        way = speech("terminal-exercise-back" if exercise else "terminal-astray-back")
        return f"{said(moment.said, speech.language)} {way}" if moment.said else way
