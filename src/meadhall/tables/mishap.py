"""When the rules themselves break at an answer: what is needed to see it again, and where that is kept."""

from __future__ import annotations

import json
import secrets
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import meadhall
from meadhall.core.agenda import State
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.record import Answer

STEPS = 12  # of a trace


@dataclass(frozen=True)
class Mishap:
    """The position before the answer, and what was answered from there; the last of it broke the rules.

    A position holds every hand: who may read it is for the edges to know.
    """

    note: str
    game: str
    rules: int
    position: str
    answers: Sequence[Answer]
    where: str

    def text(self) -> str:
        """For whoever mends it: a header and, one a line, what leads there."""
        return (
            "\n".join(
                [
                    self.heading(),
                    self.position,
                    *(answer.line(n) for n, answer in enumerate(self.answers, 1)),
                    self.where,
                ]
            )
            + "\n"
        )

    def heading(self) -> str:
        return json.dumps(
            {
                "mishap": self.note,
                "meadhall": meadhall.__version__,
                "game": self.game,
                "rules": self.rules,
                "compiled": meadhall.compiled,
            }
        )

    def keep(self, folder: Path) -> Path:
        """A file that only its owner reads."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.note}.mishap"
        path.touch(mode=0o600)
        path.write_text(self.text(), encoding="utf-8", newline="\n")
        return path


class Broken(Fault):
    """A mistake of ours in the middle of an answer. The table is as it was before it."""

    status = 500
    mishap: Mishap


def broken(mishap: Mishap) -> Broken:
    fault = Broken("rules-broken", note=mishap.note)
    fault.mishap = mishap
    return fault


def broken_at(of: Game, state: State, answers: Sequence[Answer], error: BaseException) -> Broken:
    """What these answers brought about from this state on."""
    try:
        position = of.position(state)
    except Exception as unwritable:  # then the trace has to do
        position = f"{of.name} ({where(unwritable)})"
    return broken(Mishap(secrets.token_hex(4), of.name, of.rules_version, position, tuple(answers), where(error)))


def where(error: BaseException) -> str:
    """`KeyError at room.py:120 < bots.py:44`: the innermost place first, and what it came from. Never with the
    message, which might name a hidden card."""
    steps = traceback.extract_tb(error.__traceback__)[::-1]
    places = " < ".join(f"{Path(step.filename).name}:{step.lineno}" for step in steps[:STEPS])
    cause = f"; from {where(error.__cause__)}" if error.__cause__ is not None else ""
    return f"{type(error).__name__} at {places or 'an unknown place'}{cause}"
