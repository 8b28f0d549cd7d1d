"""What the teacher of a lesson or an exercise says at this terminal: each thing once, unless it is asked for again."""

from __future__ import annotations

from meadhall.lessons.taught_table import TaughtTable
from meadhall.lessons.teacher import Moment
from meadhall.tables.table import Table
from meadhall.terminal.speech import Speech
from meadhall.words.prose import said


class Teaching:
    def __init__(self, table: Table) -> None:
        self.table = table if isinstance(table, TaughtTable) else None
        self.last: Moment | None = None  # what was said last

    def says(self, speech: Speech, asked: bool, again: bool) -> list[str]:
        """At this moment; nothing at an ordinary table. `asked`: the learner could go on."""
        if self.table is None or (self.table.moment == self.last and not again):
            return []
        known, self.last = self.last, self.table.moment
        moment, exercise = self.table.moment, self.table.teacher.lesson.exercise
        if moment.astray:
            way = speech("terminal-astray", undo=speech.command("undo"))
            return [said(moment.said, speech.language), way] if moment.said else [way]
        is_new = known is None or known.step < moment.step
        pages = moment.pages if is_new else moment.pages[-1:]  # who comes back does not hear all of it twice
        told = [part for page in pages for part in said(page.say, speech.language).split("\n\n")]
        if exercise and not moment.done:
            return [*told, speech("terminal-exercise", counsel=speech.command("counsel"))]
        taught = speech("terminal-exercise-done" if exercise else "terminal-taught")
        return [*told, *([taught] if moment.done and asked else [])]

    def wrong(self, speech: Speech) -> str:
        """What is said to a wrong answer that is taken back at once, at an exercise and where it has ended the game;
        empty elsewhere."""
        if self.table is None or not (self.table.holds or self.table.spoiled):
            return ""
        moment, exercise = self.table.moment, self.table.teacher.lesson.exercise
        way = speech("terminal-exercise-back" if exercise else "terminal-astray-back")
        return f"{said(moment.said, speech.language)} {way}" if moment.said else way
