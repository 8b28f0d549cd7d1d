"""Replay recorded games inside the engine, to compare the cost of bots' play with random play."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, CHANCE, NOBODY, State
from meadhall.core.rng import Rng


def replay(s: State, rng: Rng, choices: list[i64]) -> i64:
    """Play these answers of chance and players like `rollout`; return how many were players'.

    The other work equals that of `rollout`: answers are listed, and chance draws although the result is not used. Only
    then are both times comparable. A single legal answer needs no list.
    """
    n: i64 = 0
    at: i64 = 0
    s.legal = None
    agenda = s.agenda
    while at < len(choices):
        frame = agenda.take()
        if frame is None:
            break
        seat: i64 = frame.seat
        if seat == NOBODY:
            frame.resolve(s, AUTO)
        elif seat == CHANCE:
            frame.sample(s, rng)
            frame.resolve(s, choices[at])
            at += 1
        else:
            options = frame.options(s)
            if len(options) > 1:
                frame.resolve(s, choices[at])
                n += 1
                at += 1
            else:
                frame.resolve(s, options[0] if options else AUTO)
    return n
