"""Every answer of a game as one number, the same in every table and every version of it.

A game's forms (`core.forms`) say how its answers are written, whatever is asked. Each form whose words can be listed
takes a range of numbers, a number for each way to fill it; so `play RR1 me.Y` is the same number all game long. What
cannot be listed (an order of gods, a name that a book gives) takes one of the open places at the end, in the order in
which the question lists it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod

from meadhall.core.agenda import State, pending
from meadhall.core.decision import asked
from meadhall.core.fault import Fault
from meadhall.core.forms import KIND, Forms
from meadhall.core.game import Game
from meadhall.research.spelling import words_of

VERSION = 1
OPEN = 128  # places for what cannot be listed; the most at one question is an order of five gods, 120
WIDEST = 6000  # a form with more ways to be filled than that is open


@dataclass(frozen=True)
class Range:
    """The numbers of one form."""

    form: str
    first: int
    count: int


class Actions:
    """The numbers of a game's answers. `size` of them; those from `first_open` on are the open places."""

    def __init__(self, forms: Forms) -> None:
        self.ranges: list[Range] = []
        self.texts: list[str] = []
        self.index: dict[str, int] = {}
        self.open_forms: list[str] = []
        for form in forms.forms:
            texts = filled(form, forms.kinds)
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
        """The number of each answer to one question, in their order."""
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
        """The number of each legal answer, in the order of `pending`."""
        frame = asked(state)
        return self.of_texts([frame.text(state, move) for move in pending(state)]) if frame is not None else []

    def text(self, state: State, number: int) -> str:
        """The answer as the record writes it, legal or not."""
        if 0 <= number < self.first_open:
            return self.texts[number]
        frame = asked(state)
        if frame is not None and self.first_open <= number < self.size:
            for move, found in zip(pending(state), self.legal(state), strict=True):
                if found == number:
                    return str(frame.text(state, move))
        raise Fault("action-unknown", number=number, size=self.size)

    def move(self, state: State, number: int) -> int | None:
        """The packed move of a legal answer; None where the rules do not allow it now."""
        for move, found in zip(pending(state), self.legal(state), strict=True):
            if found == number:
                return int(move)
        return None


def filled(form: str, kinds: dict[str, str]) -> list[str] | None:
    """All ways to write a form; None where they cannot be listed, or are too many."""
    choices: list[list[str]] = []
    for word in form.split():
        kind = KIND.fullmatch(word)
        found = [word] if kind is None else None if kind[2] else words_of(kinds[kind[1]])
        if found is None:
            return None
        choices.append([one for one in found if not (one.isdecimal() and one != str(int(one)))])  # no 07
    if prod(map(len, choices)) > WIDEST:
        return None
    return [" ".join(words) for words in product(*choices)]


@cache
def actions_of(game: Game) -> Actions:
    """The numbers of this game's answers."""
    return Actions(game.state.forms)
