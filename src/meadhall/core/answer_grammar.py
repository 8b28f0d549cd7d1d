"""The grammar of a game's answers, independent of the pending question."""

from __future__ import annotations

import re
from collections.abc import Iterable

KIND = re.compile(r"([A-Z]+)(\.\.\.)?")


class Forms:
    """The answers of a game as patterns such as `play CARD SPOT`: capitals stand for a word of that kind, `...` for one
    or more.

    Kinds contain only public names, so being well-formed reveals nothing. `rules` maps a pattern to the rule that says
    when such an answer is allowed. Research adapters number every answer of a form that can be filled in at most
    `widest` ways.
    """

    def __init__(
        self, kinds: dict[str, str], forms: Iterable[str], rules: dict[str, str] | None = None, widest: int = 6_000
    ) -> None:
        self.kinds = kinds
        self.forms = list(forms)
        self.rules = rules or {}
        self.widest = widest
        self.pattern: re.Pattern[str] | None = None  # compiled at the first error

    def find_misplaced_rule(self, text: str, due: str) -> str:
        """Return the rule against an answer that belongs to another question: its own, or the one that says what is
        due. Empty if no question of the game has such an answer.
        """
        if self.pattern is None:
            self.pattern = re.compile("|".join(" ".join(map(self.word_pattern, form.split())) for form in self.forms))
        if not self.forms or self.pattern.fullmatch(text) is None:
            return ""
        return self.rules.get(text, due)

    def word_pattern(self, word: str) -> str:
        kind = KIND.fullmatch(word)
        if kind is None:
            return re.escape(word)
        one = f"(?:{self.kinds[kind[1]]})"
        return f"{one}(?: {one})*" if kind[2] else one


def join_alternatives(words: Iterable[str]) -> str:
    """Return a kind that is a list of words."""
    return "|".join(re.escape(word) for word in words)
