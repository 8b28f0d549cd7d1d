"""Rollouts: karls play on from states that the seat cannot distinguish, with common random numbers.

The search prefers states that its judge likes, so an answer may look good because of a plan that only the judge
believes in. Karls do not follow such plans. The result is the winner, or the calibrated win probability where they
stop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.analysis.answer_evaluation import find_default_budget
from meadhall.analysis.estimate import BATCHES
from meadhall.analysis.win_probability import compute_chances
from meadhall.bots import Bot, bot
from meadhall.bots.judge import Judge, can_evaluate, follows_priors, get_plan, judge_of
from meadhall.core.agenda import CHANCE, TABLE, State, answer, pending
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import pending_frame, play
from meadhall.core.game import Game
from meadhall.core.rng import Rng

TO_THE_END = 0


@dataclass(frozen=True)
class Extent:
    """How far rollouts go, in how many worlds, and the size of a task.

    `far` counts the answers of all seats; the current turn is then finished, in at most as many again. Shorter rollouts
    vary less and cost less; the right length was measured (docs/analysis.md).
    """

    far: int
    sifting: int  # worlds that show which answer is to be measured
    measuring: int  # further worlds, in which it is
    piece: int  # answers of karls

    def pieces(self, first: int, last: int, answers: int) -> list[tuple[int, int]]:
        """Split these worlds into tasks for so many answers."""
        count = max(1, self.piece // (answers * self.far))
        return [(at, min(last, at + count)) for at in range(first, last, count)]


# `far` is per seat here, and the worlds are for two players; with more players a world takes longer and varies less.
# Karl tries every answer in several worlds, or takes the one with the highest prior, which is fifty times as fast, five
# times if the judge plans voyages. A part that can be evaluated alone, such as a combat, is played to its end.
USUAL = 2
TRYING = Extent(14, 40, 200, 400)
RECKONING = Extent(40, 120, 600, 8000)
PLANNING = Extent(40, 45, 180, 2000)
IN_PARTS = Extent(60, 40, 200, 3000)


def choose_extent(game: Game, players: int, budget: int) -> Extent:
    """Return the extent for so many playouts per question."""
    one, judge = TRYING, judge_of(game)
    if is_partial(judge):
        one = IN_PARTS
    elif follows_priors(judge):
        one = RECKONING if get_plan(judge) is None else PLANNING
    share = budget / find_default_budget(game) * USUAL / players
    return Extent(
        one.far * players, max(2, round(one.sifting * share)), max(BATCHES, round(one.measuring * share)), one.piece
    )


def is_partial(judge: Judge) -> bool:
    return hasattr(judge, "weighable")


def read_turn(state: State) -> tuple[int, int]:
    return int(getattr(state, "round", 0)), int(getattr(state, "turn", 0))


class Bench:
    """Runs the rollouts of one question from the asked seat's knowledge. The same seed and number give the same world
    and random numbers. If only a part of the game can be evaluated, rollouts end with that part.
    """

    def __init__(self, game: Game, state: State, seat: int, seed: int, far: int = TO_THE_END) -> None:
        pending(state)
        self.game, self.seat, self.seed, self.far = game, seat, seed, far
        self.judge = judge_of(game)
        self.table: Any = self.judge.seen(state, seat)
        self.par: float | None = getattr(getattr(self.table, "house", None), "par", None)
        self.given = 0  # answers of karls so far

    def chances(self, answers: Sequence[str], number: int) -> list[float]:
        """Return the seat's result after each answer in one world."""
        rng = Rng.seeded((self.seed << 32) + number)
        world: State = self.game.redeal(self.table, self.seat, rng)
        luck = int(rng.below(1 << 30))
        return [self.chance_after(world.copy(), text, luck) for text in answers]

    def chance_after(self, state: Any, text: str, luck: int) -> float:
        play(state, text)
        self.play_on(state, luck)
        if self.par is not None:
            state.house.par = self.par  # what the judge holds it against; bots that thought have set their own
        return compute_chances(self.game, state, self.judge.worth(state))[self.seat]

    def play_on(self, state: State, luck: int) -> None:
        dealer, karls = SeededDealer(luck), dict[int, Bot]()
        given, turn = 0, read_turn(state)
        while (frame := pending_frame(state)) is not None and can_evaluate(self.judge, state):
            if frame.seat == CHANCE:
                answer(state, dealer.deal(state))
                continue
            if self.far and (given >= 2 * self.far or (given >= self.far and read_turn(state) != turn)):
                return
            turn = read_turn(state)
            seat = 0 if frame.seat == TABLE else int(frame.seat)
            if seat not in karls:
                karls[seat] = bot("karl", self.game, luck * 16 + seat)
            answer(state, karls[seat].choose(state, seat))
            given += 1
            self.given += 1
