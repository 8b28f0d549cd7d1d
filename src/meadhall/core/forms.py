"""How the answers of a game are written, whatever is asked just now."""

from __future__ import annotations

import re
from collections.abc import Iterable

KIND = re.compile(r"([A-Z]+)(\.\.\.)?")


class Forms:
    """The answers of a game as `play CARD SPOT`: capitals stand for a word of their kind, `...` for one or more.

    Kinds hold what is printed in the rules or follows from how names are spelled, never what a table hides: whether an
    answer is well-formed tells nothing. `rules` are those of answers whose own rule says when they may be given.
    """

    def __init__(self, kinds: dict[str, str], forms: Iterable[str], rules: dict[str, str] | None = None) -> None:
        self.kinds = kinds
        self.forms = list(forms)
        self.rules = rules or {}
        self.pattern: re.Pattern[str] | None = None  # made when somebody errs for the first time

    def out_of_place(self, text: str, due: str) -> str:
        """The rule against an answer that belongs to another question: its own, or the one that says what is due.
        Empty: no question of the game has such an answer."""
        if self.pattern is None:
            self.pattern = re.compile("|".join(" ".join(map(self.word, form.split())) for form in self.forms))
        if not self.forms or self.pattern.fullmatch(text) is None:
            return ""
        return self.rules.get(text, due)

    def word(self, word: str) -> str:
        kind = KIND.fullmatch(word)
        if kind is None:
            return re.escape(word)
        one = f"(?:{self.kinds[kind[1]]})"
        return f"{one}(?: {one})*" if kind[2] else one


def any_of(words: Iterable[str]) -> str:
    """A kind that is a list of words."""
    return "|".join(re.escape(word) for word in words)
