"""Number the answers of a game, the same at every table and in every version.

A game's grammar (`core.answer_grammar`) describes its answers independently of the question. Each pattern whose words
can be enumerated gets a range of numbers, one for each way to fill it; so `play RR1 me.Y` is the same number all game
long. Patterns that cannot be enumerated (an order of gods, a name from a book) use the open numbers at the end, in the
order in which the question lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod

from meadhall.core.agenda import State, pending
from meadhall.core.answer_grammar import KIND, Forms
from meadhall.core.decision import pending_frame
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.research.pattern_expansion import expand_words

VERSION = 1
OPEN = 128  # places for what cannot be listed; the most at one question is an order of five gods, 120


@dataclass(frozen=True)
class Range:
    """The numbers of one pattern."""

    form: str
    first: int
    count: int


class Actions:
    """The numbers of a game's answers. There are `size`; those from `first_open` on are open."""

    def __init__(self, forms: Forms) -> None:
        self.ranges: list[Range] = []
        self.texts: list[str] = []
        self.index: dict[str, int] = {}
        self.open_forms: list[str] = []
        for form in forms.forms:
            texts = expand_pattern(form, forms.kinds, forms.widest)
            if texts is None:
                self.open_forms.append(form)
                continue
            new = [text for text in texts if text not in self.index]
            self.ranges.append(Range(form, len(self.texts), len(new)))
            self.index.update((text, len(self.texts) + at) for at, text in enumerate(new))
            self.texts += new
        self.first_open = len(self.texts)
        self.size = self.first_open + OPEN

    def of_texts(self, texts: list[str]) -> list[int]:
        """Return the number of each answer to one question, in order."""
        found, used = [], self.first_open
        for text in texts:
            number = self.index.get(text, -1)
            if number < 0:
                number = used
                used += 1
            found.append(number)
        if used > self.size:
            raise Fault("actions-full", options=used - self.first_open, places=OPEN)
        return found

    def legal(self, state: State) -> list[int]:
        """Return the number of each legal answer, in the order of `pending`."""
        frame = pending_frame(state)
        return self.of_texts([frame.text(state, move) for move in pending(state)]) if frame is not None else []

    def text(self, state: State, number: int) -> str:
        """Return the answer as records write it, legal or not."""
        if 0 <= number < self.first_open:
            return self.texts[number]
        frame = pending_frame(state)
        if frame is not None and self.first_open <= number < self.size:
            for move, found in zip(pending(state), self.legal(state), strict=True):
                if found == number:
                    return str(frame.text(state, move))
        raise Fault("action-unknown", number=number, size=self.size)

    def move(self, state: State, number: int) -> int | None:
        """Return the packed move of a legal answer, or None."""
        for move, found in zip(pending(state), self.legal(state), strict=True):
            if found == number:
                return int(move)
        return None


def expand_pattern(form: str, kinds: dict[str, str], widest: int) -> list[str] | None:
    """Return all ways to fill a pattern, or None if they cannot be enumerated or are too many."""
    choices: list[list[str]] = []
    for word in form.split():
        kind = KIND.fullmatch(word)
        found = [word] if kind is None else None if kind[2] else expand_words(kinds[kind[1]])
        if found is None:
            return None
        choices.append([one for one in found if not (one.isdecimal() and one != str(int(one)))])  # no 07
    if prod(map(len, choices)) > widest:
        return None
    return [" ".join(words) for words in product(*choices)]


@cache
def number_actions(game: Game) -> Actions:
    """Return the numbering of this game's answers."""
    return Actions(game.state.forms)
