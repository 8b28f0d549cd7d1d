"""The one way from a judge's worth to a chance that is told to people."""

from __future__ import annotations

from meadhall.core.agenda import State
from meadhall.core.game import Game


def chance(game: Game, s: State, worth: list[float]) -> list[float]:
    """Each seat's chance to win, of a table `s` that the judge finds so good for each seat.

    In cooperative games it is the table's chance, the same for every seat. Once somebody has won, nothing is left to
    judge: winners who share a win share its chance. Until then the worth is told as it is. Whoever calibrates the
    judges changes this function, or the worths themselves; nothing else in counsel and analysis makes a chance.
    """
    if s.ended and not game.cooperative:
        outcome = game.outcome(s)
        winners = outcome.winners if outcome is not None else []
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(worth))]
    return [min(1.0, max(0.0, one)) for one in worth]
