"""Build the sentences of a campaign chronicle."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from meadhall.words import MESSAGE, Words, tale_texts

LONGEST = 240  # letters of what is quoted
WAY = re.compile(r"^ +\*?\[([a-h])\]", re.M)  # each way in which a sentence may be worded
END = re.compile(r"(?<=[.!?…])[”“»\xa0\u202f]*\s+")
QUOTES = (("“", "”"), ("«", "»"), ("„", "“"))
EMPHASIS = re.compile(r"\*([^*]+)\*")


@dataclass
class Tale:
    """One Adventure: paragraphs of sentences, its result, and each Hero's path on the map."""

    paragraphs: list[list[str]] = field(default_factory=lambda: [[]])
    which: list[str] = field(default_factory=list)  # “in which …”
    figures: dict[str, int] = field(default_factory=dict)  # what can be counted, in the order it is said
    tracks: dict[str, list[str]] = field(default_factory=dict)  # who went where, in order
    marks: dict[str, str] = field(default_factory=dict)  # what became of a place
    epigraph: str = ""
    closing: str = ""
    ending: str = ""  # of the whole campaign, where this was its last

    def say(self, sentence: str) -> None:
        self.paragraphs[-1].append(sentence)

    def turn(self) -> None:
        """Begin a new paragraph unless the current one is empty."""
        if self.paragraphs[-1]:
            self.paragraphs.append([])


class Skald:
    """Writes the sentences of a chronicle in one language and varies repeated ones."""

    def __init__(self, game: Any, language: str) -> None:
        self.words = Words(language, game.name)
        self.ways: dict[str, list[str]] = {}
        for source in tale_texts(language, game.name):
            self.words.add(source)
            self.ways |= {found[1]: WAY.findall(found[0]) or ["a"] for found in MESSAGE.finditer(source)}
        self.said = game.phrases(self.words, [], None)
        self.turns: Counter[str] = Counter()

    def __call__(self, key: str, **args: Any) -> str:
        ways = self.ways[f"tale-{key}"]
        said = self.words(f"tale-{key}", way=ways[self.turns[key] % len(ways)], **args)
        self.turns[key] += 1
        return said[:1].upper() + said[1:]

    def clause(self, key: str, **args: Any) -> str:
        """Return a part of a sentence, not capitalised."""
        return self.words(f"tale-{key}", **args)

    def listed(self, things: list[str]) -> str:
        return self.words.listed(list(dict.fromkeys(things)))

    def called(self, name: str) -> str:
        """Return the name of a Hero or a god."""
        return next((self.words(key) for key in (f"hero-{name}", f"god-{name}") if self.words.has(key)), name)

    def prose(self, told: Any) -> str:
        """Return a localized text in the reader's language."""
        found = told if isinstance(told, str) else told.get(self.words.language, told[""])
        return EMPHASIS.sub(r"\1", str(found))

    def args(self, event: dict[str, Any]) -> dict[str, Any]:
        """Return the arguments of an event as text."""
        found: dict[str, Any] = self.said.args("event", event)
        return found


def opening_of(text: str) -> str:
    """Return the first sentence of a page if it can stand alone."""
    return alone(END.split(text.strip().split("\n")[0].strip()), 0)


def last_of(text: str) -> str:
    """Return the last lines of a page; of a long paragraph, the last sentences that can stand alone."""
    last = text.strip().split("\n")[-1].strip()
    sentences = END.split(last)
    return alone([last], 0) or alone([" ".join(sentences[-2:])], 0) or alone(sentences, -1)


def alone(sentences: list[str], at: int) -> str:
    found = sentences[at]
    whole = (
        all(found.count(opened) == found.count(closed) for opened, closed in QUOTES[:2])
        if "„" not in found
        else found.count("„") == found.count("“")
    )
    return found if whole and len(found) <= LONGEST else ""
