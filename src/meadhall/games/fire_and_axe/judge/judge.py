"""How good a table of Fire & Axe is for each seat, and which answers deserve a look: what bots know about the game.

A judgement uses what lies open and each seat's own runes. `promise` reckons the points, `voyage` the ships on their
way, `runelore` the runes, `counsel` the answers to a question.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.edge.redeal import by_kind, gather
from meadhall.games.fire_and_axe.judge.counsel import Counsel
from meadhall.games.fire_and_axe.judge.promise import Promise
from meadhall.games.fire_and_axe.judge.runelore import hold
from meadhall.games.fire_and_axe.judge.voyage import Navigator, paced
from meadhall.games.fire_and_axe.rules.scoring import final_scores
from meadhall.games.fire_and_axe.state import FireAndAxe

WIDE: Final = 3  # voyages followed side by side when answers are weighed,
NARROW: Final = 2  # and when a glance has to do
MARGIN: Final = 12.0  # points ahead that make a win e times as likely
LIKING: Final = 0.6  # of a rate for each point


NAMES: Final[list[str]] = ["points", "axe", "sagas", "settlements", "voyage", "turns", "runes", "theirs"]


class FireAndAxeJudge:
    """What the bots ask of a game; see meadhall.bots."""

    def __init__(self) -> None:
        self.weighs: list[str] = NAMES

    def worth(self, s: FireAndAxe) -> list[float]:
        """Each seat's chance to win, as far as points, ships and runes tell."""
        points = self.points(s)
        high = max(points)
        total: float = 0.0
        worth: list[float] = []
        for seat in range(s.players):
            lead = exp((points[seat] - high) / MARGIN)
            worth.append(lead)
            total += lead
        for seat in range(s.players):
            worth[seat] /= total
        return worth

    def points(self, s: FireAndAxe) -> list[float]:
        """The score that each seat may expect: promised, on the way, in hand, and at the usual pace thereafter."""
        if s.ended:
            return [float(score) for score in final_scores(s)]
        promise = Promise(s)
        captain = paced(s, s.active, promise, NARROW)
        points = promise.points(s)
        for seat in range(s.players):
            navigator = captain if seat == s.active else Navigator(s, seat, promise, NARROW)
            points[seat] += navigator.best(navigator.ship()) + navigator.pace * navigator.turns
            for rune in s.hands[seat]:
                points[seat] += hold(rune, promise)
        return points

    def weighed(self, s: FireAndAxe, seat: i64) -> dict[str, float]:
        """What speaks for this seat, by name: its expected points, and how far the best of the others is behind."""
        promise = Promise(s)
        points = self.points(s)
        best: float = -1e9
        for other in range(s.players):
            if other != seat:
                best = max(best, points[other])
        captain = paced(s, s.active, promise, NARROW)
        navigator = captain if seat == s.active else Navigator(s, seat, promise, NARROW)
        parts = promise.parts(s, seat)
        runes: float = 0.0
        for rune in s.hands[seat]:
            runes += hold(rune, promise)
        values = [*parts, navigator.best(navigator.ship()), navigator.pace * navigator.turns, runes, -best]
        found: dict[str, float] = {}
        for number in range(len(NAMES)):
            found[NAMES[number]] = values[number] / MARGIN
        return found

    def rate(self, s: FireAndAxe, moves: list[i64]) -> list[float]:
        """How promising each answer looks to the asked seat at a glance, against the best of them."""
        frame = s.agenda[-1]
        return liking(Counsel(s, frame.seat, NARROW).weigh(frame, moves, True))

    def plan(self, s: FireAndAxe, moves: list[i64]) -> list[float]:
        """The same at leisure: each answer by the best voyage that follows it."""
        frame = s.agenda[-1]
        return liking(Counsel(s, frame.seat, WIDE).weigh(frame, moves, False))

    def kinds(self, s: FireAndAxe, moves: list[i64]) -> list[i64]:
        """Every answer is of its own kind; runes are answered by kind already."""
        return moves

    def seen(self, s: FireAndAxe, seat: i64) -> FireAndAxe:
        """The table as this seat knows it: hidden runes lie in the first order that its knowledge allows.

        Two tables that the seat cannot tell apart become one, so nothing hidden can sway a bot that starts from here.
        """
        twin = s.copy()
        twin.legal = None
        old: list[i64] = []
        new: list[i64] = []
        gather(s, seat, old, new)
        old.sort()
        new.sort()
        for other in range(s.players):
            if other != seat:
                kept = s.olds[other]
                fresh: i64 = len(s.hands[other]) - kept
                twin.hands[other] = old[:kept] + new[:fresh]
                old = old[kept:]
                new = new[fresh:]
        twin.deck = by_kind(new)
        return twin


def liking(points: list[float]) -> list[float]:
    best = max(points)
    return [LIKING * (worth - best) for worth in points]


JUDGE: Final = FireAndAxeJudge()
