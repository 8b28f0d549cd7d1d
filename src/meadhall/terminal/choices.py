"""Group the answers to a question: short lists as they are, long ones in two parts.

Twenty-eight ways to play four cards on seven spots are tiresome to hear and to scan. They are offered as four cards
and, once one is chosen, its seven spots; the numbers of the spots are the same for every card. A hundred and twenty
orders of five gods are offered god by god, until a short list is left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

FLAT = 9  # so many answers are listed at once, each as a whole sentence
PARTS = 3  # the words of an answer that can be split: verb, first thing, second thing


@dataclass(frozen=True)
class Choice:
    """One line of the list: a whole answer, or its first part."""

    label: str
    answer: str = ""  # the text of the answer; empty when a second part follows
    thing: str = ""  # the card, spot or player it names, as the notation writes it
    verb: str = ""
    then: tuple[Choice, ...] = ()


def choices(
    options: list[str],
    sentence: Callable[[str], str],
    thing: Callable[[str], str],
    first: Callable[[str, str], str],
    second: Callable[[str], str],
) -> list[Choice]:
    """The list for these answers. `sentence` says a whole answer in words, `thing` one word of its text, `first` its
    verb and first thing, `second` what is left of a whole answer after these."""
    if len(options) <= FLAT:
        return [whole(option, sentence) for option in options]
    if is_order(options):
        return orders(options, 1, sentence, thing)
    groups: dict[tuple[str, ...], list[str]] = {}
    for option in options:
        words = option.split()
        groups.setdefault(tuple(words[:2]) if len(words) == PARTS else tuple(words), []).append(option)
    return [
        first_part(key, found, first, second) if len(found) > 1 else whole(found[0], sentence)
        for key, found in groups.items()
    ]


def is_order(options: list[str]) -> bool:
    """Return whether all answers put the same things in order."""
    return len({tuple(sorted(option.split())) for option in options}) == 1


def orders(options: list[str], told: int, sentence: Callable[[str], str], thing: Callable[[str], str]) -> list[Choice]:
    """The thing that comes next in the row, after `told` words, and behind it the orders that are left."""
    if len(options) <= FLAT:
        return [whole(option, sentence) for option in options]
    nexts: dict[str, list[str]] = {}
    for option in options:
        nexts.setdefault(option.split()[told], []).append(option)
    verb = options[0].split()[0]
    return [
        Choice(thing(token), "", token, verb, tuple(orders(found, told + 1, sentence, thing)))
        for token, found in nexts.items()
    ]


def whole(option: str, sentence: Callable[[str], str]) -> Choice:
    return Choice(sentence(option), option, option.split()[-1], option.split()[0])


def first_part(
    key: tuple[str, ...], options: list[str], first: Callable[[str, str], str], second: Callable[[str], str]
) -> Choice:
    """Put the reader's own things first, so that their numbers do not depend on what else is open."""
    ordered = sorted(options, key=lambda option: not option.split()[-1].startswith("me."))
    seconds = [Choice(second(option), option, option.split()[-1], key[0]) for option in ordered]
    return Choice(first(key[0], key[1]), "", key[1], key[0], tuple(seconds))


def astray(offered: list[Choice], numbers: list[int]) -> tuple[int, int]:
    """For invalid numbers: return how many of them are valid, and how many choices follow these."""
    for good, number in enumerate(numbers):
        if not 1 <= number <= len(offered):
            return good, len(offered)
        offered = list(offered[number - 1].then)
    return len(numbers), len(offered)


def pick(offered: list[Choice], numbers: list[int]) -> Choice | None:
    """Return the choice of these numbers, counted from one, or None if they are invalid."""
    found: Choice | None = None
    for number in numbers:
        if not 1 <= number <= len(offered):
            return None
        found = offered[number - 1]
        offered = list(found.then)
    return found
