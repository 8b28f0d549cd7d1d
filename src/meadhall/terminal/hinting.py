"""Hints at the terminal: one sentence above a question, the first time a thing matters, and never again."""

from __future__ import annotations

from meadhall.lessons.first_game import hints_of
from meadhall.lessons.hint import due
from meadhall.lessons.memory import Memory
from meadhall.tables.table import Table
from meadhall.words.prose import Prose, said


class Hinting:
    """Without a memory nothing is hinted: scripts and pipes want none."""

    def __init__(self, table: Table, memory: Memory | None) -> None:
        self.table = table
        self.memory = memory
        self.asked: tuple[int, int] | None = None  # the question and the reader it was told to
        self.told: Prose | None = None

    def sentence(self, reader: int | None, language: str) -> str:
        """What is hinted at this question; the same for as long as it stands."""
        if reader is None or self.memory is None or not self.memory.wants(self.table.game.name):
            return ""
        question = (len(self.table.record.answers), reader)
        if question != self.asked:
            self.asked, self.told = question, self.next_for(reader)
        return said(self.told, language) if self.told else ""

    def next_for(self, reader: int) -> Prose | None:
        assert self.memory is not None
        game = self.table.game
        known = self.memory.seen(game.name)
        fresh = [hint for hint in hints_of(game) if hint.name not in known]
        for hint in due(fresh, self.table, reader):
            self.memory.see(game.name, hint.name)
            return hint.say
        return None

    def turn(self) -> bool:
        """Off, or on again from the first one; whether they are on now."""
        on = self.memory is None or not self.memory.wants(self.table.game.name)
        self.memory = self.memory or Memory()
        self.memory.turn(on)
        self.asked = None
        return on
