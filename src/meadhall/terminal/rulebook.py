"""The rule book: chapters, single rules, and search by word."""

from __future__ import annotations

import tomllib
from functools import cache

from meadhall.core.game import find_folder
from meadhall.terminal.messages import Speech, folded


class Rulebook:
    """The rule ledger of a game, in the order of its chapters."""

    def __init__(self, text: str) -> None:
        ledger = tomllib.loads(text)
        self.chapters: list[str] = [chapter["id"] for chapter in ledger.get("chapter", [])]
        self.rules: dict[str, str] = {rule["id"]: rule["chapter"] for rule in ledger.get("rule", [])}

    def look_up(self, wanted: str, speech: Speech) -> list[str]:
        """Return what the reader asks for: the overview, a chapter by number or name, a rule by id, or rules with a
        word.
        """
        wanted = " ".join(wanted.split())
        if not wanted:
            return [speech("terminal-rules-chapters"), *self.contents(speech)]
        if wanted.upper() in self.rules:
            return [self.line(wanted.upper(), speech)]
        chapter = self.chapter(wanted)
        if chapter:
            found = [rule for rule, of in self.rules.items() if of == chapter]
            return [speech(f"chapter-{chapter}"), *(self.line(rule, speech) for rule in found)]
        return self.mentioning(wanted, speech)

    def contents(self, speech: Speech) -> list[str]:
        return [f"{n}. {speech(f'chapter-{chapter}')}" for n, chapter in enumerate(self.chapters, 1)]

    def chapter(self, wanted: str) -> str:
        """Return the chapter of `3`, `turn` or `NS-TURN`, or ""."""
        if wanted.isascii() and wanted.isdecimal() and 1 <= int(wanted) <= len(self.chapters):
            return self.chapters[int(wanted) - 1]
        name = wanted.casefold().rpartition("-")[2]
        return name if name in self.chapters else ""

    def mentioning(self, wanted: str, speech: Speech) -> list[str]:
        needle = folded(wanted)
        found = [rule for rule in self.rules if needle in folded(self.line(rule, speech))]
        if not found:
            return [speech("terminal-rules-none", text=wanted)]
        heading = speech("terminal-rules-found", text=wanted, count=len(found))
        return [heading, *(self.line(rule, speech) for rule in found)]

    def line(self, rule: str, speech: Speech) -> str:
        return speech.labelled(rule, speech(rule))


@cache
def rulebook(game: str) -> Rulebook:
    """Return the rules of a game; empty without a ledger."""
    try:
        return Rulebook((find_folder(game) / "rules.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Rulebook("")
