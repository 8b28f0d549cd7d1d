"""Recorded answers, given again."""

from __future__ import annotations

from meadhall.bots.replay import replay
from meadhall.core.agenda import CHANCE, TABLE, Frame, State
from meadhall.core.rng import Rng


class Told(State):
    """A state that only remembers what was done to it."""

    def __init__(self, agenda):
        super().__init__(agenda)
        self.done = []


class Ask(Frame):
    """Asks `seat` for one of these numbers."""

    def __init__(self, seat, numbers):
        self.seat = seat
        self.numbers = numbers

    def options(self, s):
        return self.numbers[:]

    def resolve(self, s, move):
        s.done.append((self.seat, move))


def test_a_replay_gives_these_answers_and_counts_those_of_players():
    frames = [Ask(0, [5, 6, 7]), Ask(CHANCE, [1, 2, 3]), Ask(1, [8]), Ask(TABLE, [4, 9])]
    s = Told(frames[::-1])
    assert replay(s, Rng.seeded(1), [6, 3, 9]) == 2
    assert s.done == [(0, 6), (CHANCE, 3), (1, 8), (TABLE, 9)], "a lone answer is given by itself"


def test_a_replay_ends_with_its_answers():
    s = Told([Ask(1, [3, 4]), Ask(0, [1, 2])])
    assert replay(s, Rng.seeded(1), [2]) == 1
    assert s.done == [(0, 2)]
