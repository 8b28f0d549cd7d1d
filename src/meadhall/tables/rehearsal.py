"""Positions that somebody has written: played on for a while, before anybody believes them.

A reader checks every part of a position by itself. What a question needs and the table lacks shows only in play.
"""

from __future__ import annotations

from meadhall.core.agenda import AUTO, CHANCE, NOBODY, Frame, State, pending
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.rng import Rng

GAMES = 2           # with other luck and other choices
STEPS = 300         # of the rules, in each of them
WRITTEN = 30        # each of so many leaves a table that is looked at, written and read back
LOSSES = (LookupError, ValueError, TypeError, AttributeError, AssertionError, NotImplementedError, ArithmeticError,
          StopIteration)


def rehearsed(of: Game, state: State) -> None:
    """Refuses a position from which the rules cannot go on, and names the step at which they are at a loss."""
    for seed in range(GAMES):
        s, rng = state.copy(), Rng.seeded(seed)
        for number in range(STEPS):
            if not s.agenda:
                break
            frame = s.agenda[-1]
            try:
                step(s, frame, rng)
            except Fault:
                break               # of a book: whoever gets there is told
            except LOSSES:
                raise unplayable(frame) from None
            if number % WRITTEN == 0 and not survives(of, s):
                raise unplayable(frame)


def unplayable(frame: Frame) -> Fault:
    return Fault("position-unplayable", frame=type(frame).__name__)


def survives(of: Game, state: State) -> bool:
    """Whether it can be written and read back at the next question, and looked at through all eyes."""
    try:
        pending(state)
        of.from_position(of.position(state))
        for seat in range(len(of.view(state, None)["players"])):
            of.view(state, seat)
    except LOSSES:
        return False
    return True


def step(s: State, frame: Frame, rng: Rng) -> None:
    """The next answer, whoever gives it. One at a time, and counted: an agenda somebody wrote may never come to a
    question."""
    if frame.seat == NOBODY:
        move = AUTO
    elif frame.seat == CHANCE:
        move = frame.sample(s, rng)
    else:
        options = [option for option in frame.options(s) if frame.text(s, option)]
        move = options[rng.below(len(options))] if options else AUTO
        frame.about(s)
    s.legal = None
    s.agenda.pop()
    frame.resolve(s, move)
