"""Verify the best answers with other methods: a deep tree search, or games played to the end.

Mining spreads its playouts evenly over the answers and takes means. Jarl's search grows one tree, concentrates on
promising answers and takes the most visited one. Karls who play to the end need no judge's opinion of an unfinished
game, only the winner.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.analysis.answer_evaluation import find_default_budget
from meadhall.analysis.estimate import Estimate, estimate_mean
from meadhall.analysis.win_probability import compute_chances
from meadhall.bots import bot
from meadhall.bots.judge import judge_of
from meadhall.core.agenda import CHANCE, TABLE, State, answer
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import pending_frame, play, seat_of
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.exercises.exercise import Exercise

DEEPER = 10  # times the usual budget of a question, all of it in one tree
LONGEST = 1500  # answers that karls give before the judge is asked after all


@dataclass(frozen=True)
class Confirmation:
    exercise: Exercise
    found: str  # the answer of the deep search
    more: Estimate | None  # how much more often the best answer won than the second best, if it was played out

    @property
    def agrees(self) -> bool:
        return self.found in self.exercise.best

    @property
    def is_refuted(self) -> bool:
        """Return whether karls win clearly less often with it."""
        return self.more is not None and self.more.high < 0


def confirm(game: Game, exercise: Exercise, seed: int, budget: int | None = None, games: int = 0) -> Confirmation:
    """`budget`: iterations of the search; `games`: number of games played out after each of the two answers."""
    state, seat = game.from_position(exercise.position), seat_of(exercise.seat)
    jarl = bot("jarl", game, seed, iterations=budget or DEEPER * find_default_budget(game))
    found = game.notate(state, jarl.choose(state.copy(), seat))
    return Confirmation(exercise, found, play_out(game, exercise, seed, games) if games else None)


def play_out(game: Game, exercise: Exercise, seed: int, games: int) -> Estimate:
    """Play on from the best and the second best answer, with common random numbers and karls in every seat."""
    state, seat = game.from_position(exercise.position), seat_of(exercise.seat)
    rng = Rng.seeded(seed)
    differences = []
    for _ in range(games):
        world = game.redeal(judge_of(game).seen(state, seat), seat, rng)
        deal = int(rng.below(1 << 30))
        ends = []
        for text in (exercise.best[0], exercise.others[0].answers[0]):
            after = world.copy()
            play(after, text)
            ends.append(play_to_end(game, after, seat, deal))
        differences.append(ends[0] - ends[1])
    return estimate_mean(differences)


def play_to_end(game: Game, state: State, seat: int, seed: int) -> float:
    """Return the result if karls play on from here."""
    players = len(judge_of(game).worth(state))
    dealer, bots = SeededDealer(seed), [bot("karl", game, seed * 16 + one) for one in range(players)]
    for _ in range(LONGEST):
        frame = pending_frame(state)
        if frame is None:
            break
        here = 0 if frame.seat == TABLE else int(frame.seat)
        answer(state, dealer.deal(state) if frame.seat == CHANCE else bots[here].choose(state, here))
    return compute_chances(game, state, judge_of(game).worth(state))[seat]
