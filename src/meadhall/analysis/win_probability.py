"""The only conversion from a judge's value to a win probability shown to people."""

from __future__ import annotations

from meadhall.analysis.calibration import calibrate
from meadhall.core.agenda import State
from meadhall.core.game import Game


def compute_chances(game: Game, s: State, worth: list[float]) -> list[float]:
    """Return each seat's win probability in state `s` with these values.

    In cooperative games it is the team's, the same for every seat. In a finished game it is the result; winners who
    share a win share it. Otherwise it is how often such states were won. Advice and analysis obtain probabilities only
    here.
    """
    if not s.ended:
        return calibrate(game, s, worth)
    outcome = game.outcome(s)
    if outcome is None:
        return [min(1.0, max(0.0, one)) for one in worth]
    share = 1.0 if game.cooperative else 1.0 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(len(worth))]
