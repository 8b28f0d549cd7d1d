"""Advice for a question, and the analysis of a finished game, with intervals.

    advise(game, state, seat, seed=1)           up to three answers with win probabilities and reasons
    analyse(record, seed=1)                     every decision and every draw of a finished game

Both use the bots' search and judges. Advice and verdicts start from `judge.seen`, so they use only the seat's
knowledge. Every probability passes through `compute_chances`, and every number has an interval.
"""

from meadhall.analysis.advice import Advice, advise
from meadhall.analysis.game_analysis import Analysis, analyse
from meadhall.analysis.win_probability import compute_chances

__all__ = ["Advice", "Analysis", "advise", "analyse", "compute_chances"]
