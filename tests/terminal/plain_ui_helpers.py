"""The line-by-line table with scripted input."""

from __future__ import annotations

import random
import re

import pytest

from meadhall.core.record import Record
from meadhall.terminal.plain_ui import Plain
from meadhall.terminal.session import Sitting


class Listener:
    """Plays by what it hears: any of the numbers that were read out last."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.heard: list[str] = []
        self.given = 0

    def say(self, *lines: str) -> None:
        self.heard.extend(lines)

    def answer(self, prompt: str) -> str:
        numbers = []
        for line in reversed(self.heard):
            found = re.match(r"(\d+)\. ", line)
            if found and found[1] != "0":
                numbers.append(found[1])
            elif numbers:
                break
        self.heard.append(prompt)
        self.given += 1
        return self.rng.choice(numbers)


def by_ear(sitting: Sitting, monkeypatch: pytest.MonkeyPatch, answers: int = 10) -> list[str]:
    """Everything that is said in a game played to its end; no key stands there for a sentence."""
    listener = Listener(3)
    plain = Plain(sitting)
    monkeypatch.setattr(plain, "say", listener.say)
    monkeypatch.setattr(plain, "read", listener.answer)

    plain.run()

    assert sitting.table.outcome is not None
    assert listener.given > answers
    assert Record.load(sitting.path).result is not None
    assert not re.search(r"\b(terminal|event|ask|move|fault)-[a-z]", "\n".join(listener.heard)), "a key without words"
    return listener.heard
