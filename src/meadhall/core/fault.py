"""Errors as a key and arguments, translated at the edges."""

from __future__ import annotations

from collections.abc import Callable

SHOWN = 12  # so many known words help; more would bury the error
LIKE = 0.6  # how much of two words must be the same


class Fault(ValueError):  # noqa: N818 (public API, named before this check)
    """Bad input. `key` names the message, `args` are its arguments."""

    def __init__(self, key: str, /, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_key = args

    def __str__(self) -> str:
        """Return an English sentence, whatever language its reader has: for those, see `meadhall.words.speak`."""
        for write in ENGLISH:
            return write(self)
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.args_of_key.items())])


# What writes a Fault in English. `meadhall` adds it, because the core itself knows no language.
ENGLISH: list[Callable[[Fault], str]] = []


class Illegal(Fault):
    """An illegal answer. The state is unchanged."""


class OutOfTurn(Illegal):
    """An answer from a seat that is not asked, or after the end."""


class Unknown(Fault):
    """There is nothing with that name."""


class Conflict(Fault):
    """The request does not fit the current state."""


class TooBig(Fault):
    """More than is accepted."""


class UnknownValue(Fault):
    """An option has no such value."""


class Refusal:
    """Why a move is not allowed: a rule id (or, for an unreadable answer, a fault key) with arguments."""

    def __init__(self, rule: str, args: dict[str, object]) -> None:
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.args!r})"


def find_nearest(word: object, known: list[str]) -> str:
    """Return the most similar known word, or all of them if none is similar, for error messages."""
    from difflib import get_close_matches

    close = [one for one in known if one.lower() == str(word).lower()] or get_close_matches(
        str(word), known, n=1, cutoff=LIKE
    )
    return close[0] if close else ", ".join(known[:SHOWN]) + (", …" if len(known) > SHOWN else "")
