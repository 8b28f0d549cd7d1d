"""Evaluate a table of Fire & Axe for each seat, and rate answers: the game knowledge of the bots.

The evaluation uses public information and each seat's own runes. `promise` computes the points, `voyage` the ships on
their way, `runelore` the runes, `counsel` the answers to a question.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.edge.redeal import gather, sort_by_kind
from meadhall.games.fire_and_axe.judge.answer_values import AnswerValues
from meadhall.games.fire_and_axe.judge.rune_values import value_in_hand
from meadhall.games.fire_and_axe.judge.scoring_forecast import ScoringForecast
from meadhall.games.fire_and_axe.judge.voyage_search import VoyageSearch, create_navigator
from meadhall.games.fire_and_axe.rules.scoring import final_scores
from meadhall.games.fire_and_axe.state import FireAndAxe

WIDE: Final = 3  # voyages followed side by side when answers are weighed,
NARROW: Final = 2  # and when a glance has to do
MARGIN: Final = 12.0  # points ahead that make a win e times as likely
LIKING: Final = 0.6  # of a rate for each point


NAMES: Final[list[str]] = ["points", "axe", "sagas", "settlements", "voyage", "turns", "runes", "theirs"]


class FireAndAxeJudge:
    """The judge of Fire & Axe; see meadhall.bots."""

    def __init__(self) -> None:
        self.weighs: list[str] = NAMES

    def worth(self, s: FireAndAxe) -> list[float]:
        """Return each seat's chance to win, estimated from points, ships and runes."""
        points = self.forecast_points(s)
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

    def forecast_points(self, s: FireAndAxe) -> list[float]:
        """Return the expected score of each seat: promised points, the current voyage, the hand, and the usual pace
        after that.
        """
        if s.ended:
            return [float(score) for score in final_scores(s)]
        promise = ScoringForecast(s)
        captain = create_navigator(s, s.active, promise, NARROW)
        points = promise.points(s)
        for seat in range(s.players):
            navigator = captain if seat == s.active else VoyageSearch(s, seat, promise, NARROW)
            points[seat] += navigator.value_ship(navigator.build_ship()) + navigator.pace * navigator.turns
            for rune in s.hands[seat]:
                points[seat] += value_in_hand(rune, promise)
        return points

    def weighed(self, s: FireAndAxe, seat: i64) -> dict[str, float]:
        """Return the reasons for this seat's value by name: its expected points, and the distance to the best of the
        others.
        """
        promise = ScoringForecast(s)
        points = self.forecast_points(s)
        best: float = -1e9
        for other in range(s.players):
            if other != seat:
                best = max(best, points[other])
        captain = create_navigator(s, s.active, promise, NARROW)
        navigator = captain if seat == s.active else VoyageSearch(s, seat, promise, NARROW)
        parts = promise.parts(s, seat)
        runes: float = 0.0
        for rune in s.hands[seat]:
            runes += value_in_hand(rune, promise)
        values = [*parts, navigator.value_ship(navigator.build_ship()), navigator.pace * navigator.turns, runes, -best]
        found: dict[str, float] = {}
        for number in range(len(NAMES)):
            found[NAMES[number]] = values[number] / MARGIN
        return found

    def rate(self, s: FireAndAxe, moves: list[i64]) -> list[float]:
        """Return quick ratings of the asked seat's answers, relative to the best of them."""
        frame = s.agenda[-1]
        return rate_points(AnswerValues(s, frame.seat, NARROW).weigh(frame, moves, True))

    def plan(self, s: FireAndAxe, moves: list[i64]) -> list[float]:
        """Return thorough ratings: each answer by the best voyage that follows it."""
        frame = s.agenda[-1]
        return rate_points(AnswerValues(s, frame.seat, WIDE).weigh(frame, moves, False))

    def kinds(self, s: FireAndAxe, moves: list[i64]) -> list[i64]:
        """Return the kind of each answer: all differ, because runes are already answered by kind."""
        return moves

    def seen(self, s: FireAndAxe, seat: i64) -> FireAndAxe:
        """Return the table as this seat knows it: hidden runes lie in the first order that its knowledge allows.

        Two tables that the seat cannot distinguish become equal, so hidden information cannot influence a bot that
        starts from here.
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
        twin.deck = sort_by_kind(new)
        return twin


def rate_points(points: list[float]) -> list[float]:
    best = max(points)
    return [LIKING * (worth - best) for worth in points]


JUDGE: Final = FireAndAxeJudge()
