"""Answers played on: karls go on from tables that the seat cannot tell apart, with the same luck after each answer.

The search goes where its judge likes a table best, so an answer may look good for a plan that only the judge believes
in. Karls who play on follow no plan for the answer's sake. What counts is what has become of the table: who has won,
or, where they stop on the way, how often such tables were won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.bots import Bot, bot
from meadhall.bots.judging import Judge, judge_of, plan_of, reckons, weighable
from meadhall.core.agenda import CHANCE, TABLE, State, answer, pending
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import asked, play
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.counsel.chance import chance
from meadhall.counsel.estimate import BATCHES
from meadhall.counsel.weighing import usual_budget

TO_THE_END = 0


@dataclass(frozen=True)
class Extent:
    """How far answers are played on, in how many worlds, and how much of that is one piece of work.

    `far` counts the answers of the whole table; the turn that is under way then is ended, in at most as many again.
    Short of the end of the game there is less luck in the numbers and less work; how far is far enough was measured
    (docs/analysis.md).
    """

    far: int
    sifting: int  # worlds that show which answer is to be measured
    measuring: int  # further worlds, in which it is
    piece: int  # answers of karls

    def pieces(self, first: int, last: int, answers: int) -> list[tuple[int, int]]:
        """These worlds, a few at a time, if so many answers are tried in each."""
        count = max(1, self.piece // (answers * self.far))
        return [(at, min(last, at + count)) for at in range(first, last, count)]


# `far` is that of each seat here, and the worlds are those of a table of two; where more sit, a world takes longer, and
# there is less luck in each. A karl tries every answer in several worlds, or takes the one that the judge rates best,
# which is fifty times as quick, and five times if the judge plans voyages. What can only be weighed in part, such as
# the combats of a story, is played on to the end of that part.
USUAL = 2
TRYING = Extent(14, 40, 200, 400)
RECKONING = Extent(40, 120, 600, 8000)
PLANNING = Extent(40, 45, 180, 2000)
IN_PARTS = Extent(60, 40, 200, 3000)


def extent_of(game: Game, players: int, budget: int) -> Extent:
    """What belongs to so many playouts for a question."""
    one, judge = TRYING, judge_of(game)
    if is_partial(judge):
        one = IN_PARTS
    elif reckons(judge):
        one = RECKONING if plan_of(judge) is None else PLANNING
    share = budget / usual_budget(game) * USUAL / players
    return Extent(
        one.far * players, max(2, round(one.sifting * share)), max(BATCHES, round(one.measuring * share)), one.piece
    )


def is_partial(judge: Judge) -> bool:
    return hasattr(judge, "weighable")


def turn_of(state: State) -> tuple[int, int]:
    return int(getattr(state, "round", 0)), int(getattr(state, "turn", 0))


class Bench:
    """Where the answers to one question are played on, by what the asked seat could know; the same seed and number
    make the same world with the same luck. Where only a part of the game can be weighed, it ends with that part."""

    def __init__(self, game: Game, state: State, seat: int, seed: int, far: int = TO_THE_END) -> None:
        pending(state)
        self.game, self.seat, self.seed, self.far = game, seat, seed, far
        self.judge = judge_of(game)
        self.table: Any = self.judge.seen(state, seat)
        self.par: float | None = getattr(getattr(self.table, "house", None), "par", None)
        self.given = 0  # answers of karls so far

    def chances(self, answers: Sequence[str], number: int) -> list[float]:
        """What each answer comes to for the seat, in one world."""
        rng = Rng.seeded((self.seed << 32) + number)
        world: State = self.game.redeal(self.table, self.seat, rng)
        luck = int(rng.below(1 << 30))
        return [self.chance_after(world.copy(), text, luck) for text in answers]

    def chance_after(self, state: Any, text: str, luck: int) -> float:
        play(state, text)
        self.play_on(state, luck)
        if self.par is not None:
            state.house.par = self.par  # what the judge holds it against; bots that thought have set their own
        return chance(self.game, state, self.judge.worth(state))[self.seat]

    def play_on(self, state: State, luck: int) -> None:
        dealer, karls = SeededDealer(luck), dict[int, Bot]()
        given, turn = 0, turn_of(state)
        while (frame := asked(state)) is not None and weighable(self.judge, state):
            if frame.seat == CHANCE:
                answer(state, dealer.deal(state))
                continue
            if self.far and (given >= 2 * self.far or (given >= self.far and turn_of(state) != turn)):
                return
            turn = turn_of(state)
            seat = 0 if frame.seat == TABLE else int(frame.seat)
            if seat not in karls:
                karls[seat] = bot("karl", self.game, luck * 16 + seat)
            answer(state, karls[seat].choose(state, seat))
            given += 1
            self.given += 1
