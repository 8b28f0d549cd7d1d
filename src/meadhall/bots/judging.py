"""What bots ask of a game, and how the game's own judge is found."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Protocol

from mypy_extensions import i64

from meadhall.core.game import Game, package_of
from meadhall.core.rng import Rng


class Judge(Protocol):
    """What a game may tell its bots. States come in as the game's own class; moves are packed as its frames pack them.

    None of it decides anything: the rules alone say what is legal, chance and search do the rest.
    """

    def worth(self, s: Any) -> list[float]:
        """How good this table is for each seat, from 0 to 1, by what lies open and each seat's own hand; 1 is won."""
        ...

    def rate(self, s: Any, moves: list[i64]) -> list[float]:
        """How promising each answer to the pending question looks to whoever is asked: quick, about -3 to 3."""
        ...

    def kinds(self, s: Any, moves: list[i64]) -> list[i64]:
        """A key for each answer. Equal keys: no matter which; keys mean the same in every redealt world."""
        ...

    def seen(self, s: Any, seat: i64) -> Any:
        """A copy in which what this seat cannot see lies in an order that follows from what it knows alone."""
        ...


def weighable(judge: Judge, s: Any) -> bool:
    """Whether worths mean anything at this table; they do, unless the judge says otherwise."""
    said: Callable[[Any], bool] | None = getattr(judge, "weighable", None)
    return said is None or said(s)


Plan = Callable[[Any, list[i64]], list[float]]


def plan_of(judge: Judge) -> Plan | None:
    """A judge may reckon with a whole plan, not with the next step alone. Then its rates show what a glance finds,
    and a method `plan` gives the same at leisure, for the one question that has to be answered."""
    plan: Plan | None = getattr(judge, "plan", None)
    return plan


def reckons(judge: Judge) -> bool:
    """Whether the rates of this judge reckon what an answer will come to, so that they may be followed as they are."""
    return plan_of(judge) is not None or bool(getattr(judge, "reckons", False))


class Stranger:
    """The judge of a game that brings none: it knows who has won, and nothing else."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def worth(self, s: Any) -> list[float]:
        outcome = self.game.outcome(s)
        if outcome is None:
            return [0.5] * self.game.players[1]
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]

    def rate(self, s: Any, moves: list[i64]) -> list[float]:
        return [0.0] * len(moves)

    def kinds(self, s: Any, moves: list[i64]) -> list[i64]:
        return moves

    def seen(self, s: Any, seat: i64) -> Any:
        return self.game.redeal(s, seat, Rng.seeded(0))


def judge_of(game: Game) -> Judge:
    """`JUDGE` of the module `judge` beside the game's own; a stranger's eyes where there is none."""
    package = package_of(game)
    try:
        module = importlib.import_module(f"{package}.judge")
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.judge"):
            raise
        return Stranger(game)
    judge: Judge = module.JUDGE
    return judge
