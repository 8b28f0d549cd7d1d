"""The judge: value function and priors that a game provides for bots."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final, Protocol

from mypy_extensions import i64

from meadhall.core.agenda import CHANCE, State, advance
from meadhall.core.game import Game, package_of
from meadhall.core.rng import Rng

WORLDS: Final = 6  # redealt copies in which a bot tries each answer
PLAYOUTS: Final = 4  # random games to the end for one worth, where there is no judge
LONGEST_PLAYOUT: Final = 3000  # answers in one of them


def has_luck(game: Game) -> bool:
    """Return whether anything is hidden or random; otherwise all worlds are equal."""
    return game.secrets or any(frame.whom == CHANCE for frame in game.frames.values())


class Judge(Protocol):
    """What a game may provide for bots. States are of the game's own class; moves are packed as by its frames.

    A judge decides nothing: the rules say what is legal, chance and search do the rest.
    """

    def worth(self, s: Any) -> list[float]:
        """Return the value for each seat, 0 to 1, from open information and each seat's own hand; 1 is won."""
        ...

    def rate(self, s: Any, moves: list[i64]) -> list[float]:
        """Return a prior for each answer to the pending question, for the asked seat: fast, about -3 to 3."""
        ...

    def kinds(self, s: Any, moves: list[i64]) -> list[i64]:
        """Return a key for each answer. Answers with equal keys are equivalent; keys mean the same in every redealt
        world.
        """
        ...

    def seen(self, s: Any, seat: i64) -> Any:
        """Return a copy in which hidden cards are in an order that depends only on the seat's knowledge."""
        ...


def can_evaluate(judge: Judge, s: Any) -> bool:
    """Return whether values mean anything in this state; True unless the judge says otherwise."""
    said: Callable[[Any], bool] | None = getattr(judge, "weighable", None)
    return said is None or said(s)


Plan = Callable[[Any, list[i64]], list[float]]


def get_plan(judge: Judge) -> Plan | None:
    """Return the judge's `plan` if it has one: careful priors for the one question that must be answered, where `rate`
    is the fast version.
    """
    plan: Plan | None = getattr(judge, "plan", None)
    return plan


def follows_priors(judge: Judge) -> bool:
    """Return whether the judge's priors look far enough ahead to be followed as they are."""
    return get_plan(judge) is not None or bool(getattr(judge, "reckons", False))


class Stranger:
    """The judge of a game without its own: random playouts to the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.playouts = PLAYOUTS * (1 if has_luck(game) else WORLDS)  # as many for an answer, in one world or in all

    def worth(self, s: Any) -> list[float]:
        if s.ended or not s.agenda:
            return self.share_result(s, 1.0)
        rng = Rng.seeded(0)
        worths: list[float] = []
        for _ in range(self.playouts):
            world: State = s.copy()
            for _ in range(LONGEST_PLAYOUT):
                moves = advance(world, rng)
                if not moves:
                    break
                world.agenda.pop().resolve(world, moves[rng.below(len(moves))])
            won = self.share_result(world, 1.0 / self.playouts)
            worths = [a + b for a, b in zip(worths, won, strict=True)] if worths else won
        return worths

    def share_result(self, s: Any, share: float) -> list[float]:
        """Return the result for each seat; an unfinished game gives everybody half."""
        outcome = self.game.outcome(s) if s.ended or not s.agenda else None
        if outcome is None:
            return [share / 2] * self.game.players[1]
        return [share if seat in outcome.winners else 0.0 for seat in range(self.game.players[1])]

    def rate(self, s: Any, moves: list[i64]) -> list[float]:
        return [0.0] * len(moves)

    def kinds(self, s: Any, moves: list[i64]) -> list[i64]:
        return moves

    def seen(self, s: Any, seat: i64) -> Any:
        return self.game.redeal(s, seat, Rng.seeded(0))


def judge_of(game: Game) -> Judge:
    """Return `JUDGE` of the game's module `judge`, or the default judge."""
    package = package_of(game)
    try:
        module = importlib.import_module(f"{package}.judge")
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.judge"):
            raise
        return Stranger(game)
    judge: Judge = module.JUDGE
    return judge
