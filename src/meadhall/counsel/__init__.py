"""Counsel for a question, and the analysis of a finished game: what a good player would say, and how sure of it.

    counsel(game, state, seat, seed=1)          up to three answers with their chances and what speaks for them
    analyse(record, seed=1)                     every decision and every draw of a finished game

Both rest on the bots' search and judges. Counsel and the verdict on an answer start from `judge.seen`, so they know
what the seat knows and no more. Every chance that is told passes through `chance`, and every number has an interval.
"""

from meadhall.counsel.advice import Advice, counsel
from meadhall.counsel.analysis import Analysis, analyse
from meadhall.counsel.chance import chance

__all__ = ["Advice", "Analysis", "analyse", "chance", "counsel"]
