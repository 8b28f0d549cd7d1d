"""What went wrong, as a key and its arguments: the edges say it in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

SHOWN = 12  # so many known words help; more would bury the error
LIKE = 0.6  # how much of two words must be the same


class Fault(ValueError):
    """Bad input, said once and clearly. `key` names the sentence in the words files, `args` fill it."""

    speak: Callable[[Fault], str] | None = None  # set by the words; the core itself knows no language
    status: ClassVar[int] = 400  # what kind of fault it is, in the numbers of HTTP

    def __init__(self, key: str, /, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_key = args

    def __str__(self) -> str:
        if Fault.speak is not None:
            return Fault.speak(self)
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.args_of_key.items())])


class Illegal(Fault):
    """An answer the rules do not allow; the state is as it was."""

    status = 422


class OutOfTurn(Illegal):
    """An answer where somebody else is asked, or nobody any more."""

    status = 409


class Unknown(Fault):
    """There is nothing of that name."""

    status = 404


class Conflict(Fault):
    """What is asked for does not fit how things stand."""

    status = 409


class TooBig(Fault):
    status = 413


class Refusal:
    """Why a move is not allowed: a rule id (or, for an answer nobody can read, a fault key) with arguments."""

    def __init__(self, rule: str, args: dict[str, object]) -> None:
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.args!r})"


def nearest(word: object, known: list[str]) -> str:
    """The known word most like this one, or all of them when none is: for errors that help."""
    from difflib import get_close_matches

    close = [one for one in known if one.lower() == str(word).lower()] or get_close_matches(
        str(word), known, n=1, cutoff=LIKE
    )
    return close[0] if close else ", ".join(known[:SHOWN]) + (", …" if len(known) > SHOWN else "")
