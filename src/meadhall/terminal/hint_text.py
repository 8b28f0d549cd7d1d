"""Hints in the terminal: one sentence above a question, shown only once."""

from __future__ import annotations

from meadhall.lessons.first_game import load_hints
from meadhall.lessons.hints import Hint, find_hints
from meadhall.lessons.learner_progress import Memory
from meadhall.tables.table import Table
from meadhall.words.localized_text import said


class Hinting:
    """Shows no hints without a memory: scripts and pipes do not want any."""

    def __init__(self, table: Table, memory: Memory | None) -> None:
        self.table = table
        self.memory = memory
        self.asked: tuple[int, int] | None = None  # the question and the reader who saw it
        self.told: Hint | None = None

    def write_hint(self, reader: int | None, language: str) -> str:
        """Return the hint for this question; it stays the same while the question is open."""
        if reader is None or self.memory is None or not self.memory.wants(self.table.game.name):
            return ""
        question = (len(self.table.record.answers), reader)
        if question != self.asked:
            self.asked, self.told = question, self.find_next(reader)
        texts = (self.told.say, self.told.terminal) if self.told else ()
        return " ".join(said(text, language) for text in texts if text)

    def find_next(self, reader: int) -> Hint | None:
        assert self.memory is not None
        game = self.table.game
        known = self.memory.seen(game.name)
        fresh = [hint for hint in load_hints(game) if hint.name not in known]
        for hint in find_hints(fresh, self.table, reader):
            self.memory.see(game.name, hint.name)
            return hint
        return None

    def turn(self) -> bool:
        """Turn hints off, or on again from the first; return whether they are on."""
        on = self.memory is None or not self.memory.wants(self.table.game.name)
        self.memory = self.memory or Memory()
        self.memory.turn(on)
        self.asked = None
        return on
