"""A crash inside the rules: what is needed to reproduce it, and where that is stored."""

from __future__ import annotations

import json
import re
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
LONGEST = 200  # letters of a message
PACKAGE = "meadhall"
ADDRESS = re.compile(r"\w+://\S+")
SECRETIVE = tuple(
    f"{PACKAGE}/{package}/"
    for package in (
        "analysis",
        "bots",
        "conformance",
        "contests",
        "core",
        "exercises",
        "games",
        "lessons",
        "playtests",
        "preview",
        "research",
        "tables",
        "tasks",
    )
)  # they handle hidden cards


@dataclass(frozen=True)
class Mishap:
    """The position before the answer, and the answers from there; the last one crashed.

    A position contains every hand: callers must restrict who may read it.
    """

    note: str
    game: str
    rules: int
    position: str
    answers: Sequence[Answer]
    where: str

    def text(self) -> str:
        """Return a report: a header, then the answers, one per line."""
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
        """Write a file that only its owner can read."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.note}.mishap"
        path.touch(mode=0o600)
        path.write_text(self.text(), encoding="utf-8", newline="\n")
        return path


class Broken(Fault):
    """An internal error during an answer. The table is unchanged."""

    mishap: Mishap


def to_error(mishap: Mishap) -> Broken:
    fault = Broken("rules-broken", note=mishap.note)
    fault.mishap = mishap
    return fault


def build_error(of: Game, state: State, answers: Sequence[Answer], error: BaseException) -> Broken:
    """Build the error for these answers from this state."""
    try:
        position = of.position(state)
    except Exception as unwritable:  # noqa: BLE001 (a broken state may raise anything; the trace has to do)
        position = f"{of.name} ({format_trace(unwritable)})"
    return to_error(
        Mishap(secrets.token_hex(4), of.name, of.rules_version, position, tuple(answers), format_trace(error))
    )


def format_trace(error: BaseException) -> str:
    """Return `KeyError at meadhall/server/app.py:120 < meadhall/server/runner.py:44: 'A'`: innermost frame first.

    The message is omitted if the error passed through code that handles hidden cards, because it might name one.
    """
    trace = traceback.extract_tb(error.__traceback__)[::-1]
    places = [shorten_path(step.filename) for step in trace]
    steps = " < ".join(f"{place}:{step.lineno}" for place, step in list(zip(places, trace, strict=True))[:STEPS])
    said = "" if any(place.startswith(SECRETIVE) for place in places) else shorten_message(error)
    cause = f"; from {format_trace(error.__cause__)}" if error.__cause__ is not None else ""
    return f"{type(error).__name__} at {steps or 'an unknown place'}{f': {said}' if said else ''}{cause}"


def shorten_path(filename: str) -> str:
    """Return the path of a file from its package on: many packages have a `position.py`."""
    parts = Path(filename).parts
    for number in range(len(parts) - 1, 0, -1):
        if parts[number - 1] == "site-packages" or parts[number - 1].startswith("python3") or parts[number] == PACKAGE:
            return "/".join(parts[number:])
    return "/".join(parts) if parts[:1] == (PACKAGE,) else parts[-1]


def shorten_message(error: BaseException) -> str:
    """Return the first line of the message, without addresses (which may be secret) and control codes, shortened."""
    first = next(iter(str(error).splitlines()), "")
    shown = "".join(c if c.isprintable() else " " for c in ADDRESS.sub("(an address)", first)).strip()
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
