"""The one way from a judge's worth to a chance that is told to people."""

from __future__ import annotations

from meadhall.core.agenda import State
from meadhall.core.game import Game
from meadhall.counsel.calibration import calibrated


def chance(game: Game, s: State, worth: list[float]) -> list[float]:
    """Each seat's chance to win, of a table `s` that the judge finds so good for each seat.

    In cooperative games it is the table's chance, the same for every seat. Once somebody has won, or all have lost,
    nothing is left to judge: winners who share a win share its chance. Until then it is how often such tables were
    won; nothing else in counsel and analysis makes a chance.
    """
    if not s.ended:
        return calibrated(game, s, worth)
    outcome = game.outcome(s)
    if outcome is None:
        return [min(1.0, max(0.0, one)) for one in worth]
    share = 1.0 if game.cooperative else 1.0 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(len(worth))]
