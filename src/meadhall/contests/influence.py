"""Did those win who had this card? The share of wins with a component and without it: what goes together, not why."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from meadhall.contests.job import Played
from meadhall.contests.tally import rated

LEAST = 10  # seats on either side; of fewer nothing is said


def influences(games: list[Played], together: bool) -> list[dict[str, Any]]:
    """For each component, of those who had it and of those who used it; the clearest first.

    Who plays against each other is counted by seats, who plays together by games: whether anybody had it.
    """
    found = []
    for how in ("had", "used"):
        cases = [(frozenset(names), won) for names, won in counted(games, how, together)]
        for name in sorted({name for names, _ in cases for name in names}):
            one = influence(
                [won for names, won in cases if name in names], [won for names, won in cases if name not in names]
            )
            if one is not None:
                found.append({"component": name, "how": how, **one})
    return sorted(found, key=lambda one: (-max(one["low"], -one["high"]), one["how"], one["component"]))


def counted(games: list[Played], how: str, together: bool) -> Iterable[tuple[list[str], bool]]:
    for game in games:
        names = [list(getattr(seat, how)) for seat in game.met]
        if together:
            yield [name for of in names for name in of], bool(game.winners)
        else:
            yield from ((of, seat in game.winners) for seat, of in enumerate(names))


def influence(having: list[bool], lacking: list[bool]) -> dict[str, Any] | None:
    """Both shares and their difference, with Newcombe's interval, which is made of the two of Wilson."""
    if min(len(having), len(lacking)) < LEAST:
        return None
    one, other = (rated(sum(won), len(won)) for won in (having, lacking))
    gap = one["rate"] - other["rate"]
    low = gap - sqrt((one["rate"] - one["low"]) ** 2 + (other["high"] - other["rate"]) ** 2)
    high = gap + sqrt((one["high"] - one["rate"]) ** 2 + (other["rate"] - other["low"]) ** 2)
    return {
        "with": {**one, "of": len(having)},
        "without": {**other, "of": len(lacking)},
        "difference": gap,
        "low": low,
        "high": high,
    }
