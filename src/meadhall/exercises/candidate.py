"""Decide whether a position is an exercise: is one answer clearly best, by how much, and what do the others lose?"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.analysis.answer_evaluation import Tried, Weighing, find_default_budget
from meadhall.analysis.estimate import Estimate, average, estimate_mean
from meadhall.analysis.reasons import find_reasons
from meadhall.analysis.verdict import BLAME, MISTAKE
from meadhall.bots import bot
from meadhall.bots.judge import judge_of
from meadhall.core.agenda import State
from meadhall.core.decision import legal_texts, seat_name, seat_of
from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.exercises.exercise import Exercise, Other, derive_name

FEWEST = 3  # kinds of answers: of two, one is right by luck too often;
WIDEST = 48  # and so many at most, that each of them can be tried
CLEAR = BLAME[MISTAKE]  # the second best answer is at least a mistake,
SURE = 3  # and its loss so many times as large as the noise: half of the 95% interval
GLANCE = 6  # the budget divided by this finds out what is worth a look,
DEEP = 4  # and times this has the last word
KARLS = 5  # bots that are asked how difficult it is
JARLS = 3
HASTE = 5  # the usual budget divided by this: what a jarl may think who only has a moment


@dataclass(frozen=True)
class Weighed:
    """The answers to a question, one of each kind, tried in the same worlds."""

    weighing: Weighing

    @property
    def best(self) -> Tried:
        return self.weighing.answers[0]

    @property
    def margin(self) -> Estimate:
        pairs = zip(self.best.samples, self.weighing.answers[1].samples, strict=True)
        return estimate_mean([one - other for one, other in pairs])

    def list_alike(self, move: int) -> tuple[str, ...]:
        """Return all answers of one kind as text."""
        of, seen = self.weighing, self.weighing.seen
        kind = of.kinds[of.moves.index(move)]
        moves = [one for one, other in zip(of.moves, of.kinds, strict=True) if other == kind]
        return tuple(str(seen.agenda[-1].text(seen, one)) for one in moves)

    def loss(self, other: Tried) -> float:
        """Return the loss against the best, over the worlds in which both were tried."""
        if other.samples:
            return average(self.best.samples) - average(other.samples)
        return average(self.best.first[: len(other.first)]) - average(other.first)

    def others(self) -> tuple[Other, ...]:
        found = [
            Other(self.list_alike(one.move), self.loss(one), tuple(find_reasons(self.best, one)) if one.weights else ())
            for one in [*self.weighing.answers[1:], *self.weighing.left_out]
        ]
        return tuple(sorted(found, key=lambda one: one.loss))


def weigh_answers(game: Game, state: State, seat: int, budget: int, seed: int) -> Weighed | None:
    """Evaluate the answers; return None if there are too few, or too many to try each."""
    if len(legal_texts(state)) < FEWEST:
        return None
    judge = judge_of(game)
    seen = judge.seen(state, seat)
    if not FEWEST <= len(set(judge.kinds(seen, seen.agenda[-1].options(seen)))) <= WIDEST:
        return None
    return Weighed(Weighing(game, state, seat, budget, seed, most=WIDEST))


def is_clear(margin: Estimate) -> bool:
    """Return whether a difference is large enough to matter and several times its error."""
    return margin.mean >= CLEAR and margin.mean >= SURE * margin.reach


def find_exercise(game: Game, position: str, seat: int, theme: str, seed: int, budget: int) -> Exercise | None:
    """Return the exercise of a position if one answer is clearly best with this budget, and again with other random
    numbers and several times the budget. The numbers are from the second evaluation.
    """
    state = game.from_position(position)
    first = weigh_answers(game, state, seat, budget, seed)
    if first is None or first.margin.mean < CLEAR or first.margin.low <= 0:
        return None
    last = weigh_answers(game, state, seat, DEEP * budget, seed + 1)
    if last is None or last.best.move != first.best.move or not is_clear(last.margin):
        return None
    return build_exercise(
        last, theme, position, rate_difficulty(game, state, seat, last.list_alike(last.best.move), seed)
    )


def weigh_again(exercise: Exercise, seed: int, budget: int) -> Exercise | None:
    """Evaluate a known exercise with the current judge, as deeply as mining does. Return it with the new numbers, or
    None if its best answer no longer stands out.
    """
    game, seat = game_of(exercise.game), seat_of(exercise.seat)
    state = game.from_position(exercise.position)
    now = weigh_answers(game, state, seat, DEEP * budget, seed)
    if now is None or set(now.list_alike(now.best.move)) != set(exercise.best) or not is_clear(now.margin):
        return None
    return build_exercise(
        now, exercise.theme, exercise.position, rate_difficulty(game, state, seat, exercise.best, seed)
    )


def build_exercise(last: Weighed, theme: str, position: str, level: str) -> Exercise | None:
    """Build the exercise. Return None if an answer seems to lose less than the second best: it was tried less often, so
    the order is uncertain.
    """
    seat = seat_name(last.weighing.seat)
    found = Exercise(
        position.split(" ")[0],
        derive_name(position, seat),
        theme,
        level,
        seat,
        last.list_alike(last.best.move),
        last.best.chance.mean,
        last.margin,
        tuple(find_reasons(last.best, last.weighing.answers[1])),
        last.others(),
        position,
    )
    return None if found.contradicts_itself() else found


def rate_difficulty(game: Game, state: State, seat: int, best: tuple[str, ...], seed: int) -> str:
    """Return the difficulty, by which of three find the answer: the judge's priors, karl, and jarl
    with few iterations.
    """
    judge = judge_of(game)
    seen = judge.seen(state, seat)
    moves = seen.agenda[-1].options(seen)
    rates = judge.rate(seen, moves)
    glanced = [str(seen.agenda[-1].text(seen, moves[rates.index(max(rates))]))]
    haste = max(1, find_default_budget(game) // HASTE)
    karls = [bot("karl", game, seed + number) for number in range(KARLS)]
    jarls = [bot("jarl", game, seed + number, iterations=haste) for number in range(JARLS)]
    found = [[game.notate(state, one.choose(state.copy(), seat)) for one in bots] for bots in (karls, jarls)]
    right = sum(2 * sum(text in best for text in answers) > len(answers) for answers in (glanced, *found))
    return {3: "easy", 2: "medium"}.get(right, "hard")
