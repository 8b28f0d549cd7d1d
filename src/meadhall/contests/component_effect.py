"""Win rates with and without a component: correlation, not causation."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from meadhall.contests.match_job import Played
from meadhall.contests.results import summarize_wins

LEAST = 10  # seats on either side; of fewer nothing is said


def measure_effects(games: list[Played], together: bool) -> list[dict[str, Any]]:
    """Return the effect of each component for seats that had it and for seats that used it, clearest first.

    Competitive games count seats; cooperative games count games in which any seat had it.
    """
    found = []
    for how in ("had", "used"):
        cases = [(frozenset(names), won) for names, won in group_games(games, how, together)]
        for name in sorted({name for names, _ in cases for name in names}):
            one = measure_effect(
                [won for names, won in cases if name in names], [won for names, won in cases if name not in names]
            )
            if one is not None:
                found.append({"component": name, "how": how, **one})
    return sorted(found, key=lambda one: (-max(one["low"], -one["high"]), one["how"], one["component"]))


def group_games(games: list[Played], how: str, together: bool) -> Iterable[tuple[list[str], bool]]:
    for game in games:
        names = [list(getattr(seat, how)) for seat in game.met]
        if together:
            yield [name for of in names for name in of], bool(game.winners)
        else:
            yield from ((of, seat in game.winners) for seat, of in enumerate(names))


def measure_effect(having: list[bool], lacking: list[bool]) -> dict[str, Any] | None:
    """Return both win rates and their difference with Newcombe's interval."""
    if min(len(having), len(lacking)) < LEAST:
        return None
    one, other = (summarize_wins(sum(won), len(won)) for won in (having, lacking))
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
