"""One question looked at as an exercise: is one answer clearly best, by how much, and what do the others give away?"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.bots import bot
from meadhall.bots.judging import judge_of
from meadhall.core.agenda import State
from meadhall.core.decision import seat_name, texts
from meadhall.core.game import Game
from meadhall.counsel.estimate import Estimate, average, estimate
from meadhall.counsel.reasons import reasons
from meadhall.counsel.verdict import BLAME, MISTAKE
from meadhall.counsel.weighing import Tried, Weighing, usual_budget
from meadhall.exercises.exercise import Exercise, Other, name_of

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
    """The answers to a question, each kind of them tried in the same worlds."""

    weighing: Weighing

    @property
    def best(self) -> Tried:
        return self.weighing.answers[0]

    @property
    def margin(self) -> Estimate:
        pairs = zip(self.best.samples, self.weighing.answers[1].samples, strict=True)
        return estimate([one - other for one, other in pairs])

    def alike(self, move: int) -> tuple[str, ...]:
        """The answers of one kind, as text."""
        of, seen = self.weighing, self.weighing.seen
        kind = of.kinds[of.moves.index(move)]
        moves = [one for one, other in zip(of.moves, of.kinds, strict=True) if other == kind]
        return tuple(str(seen.agenda[-1].text(seen, one)) for one in moves)

    def loss(self, other: Tried) -> float:
        """Against the best, in the worlds in which both were tried."""
        if other.samples:
            return average(self.best.samples) - average(other.samples)
        return average(self.best.first[: len(other.first)]) - average(other.first)

    def others(self) -> tuple[Other, ...]:
        found = [
            Other(self.alike(one.move), self.loss(one), tuple(reasons(self.best, one)) if one.weights else ())
            for one in [*self.weighing.answers[1:], *self.weighing.left_out]
        ]
        return tuple(sorted(found, key=lambda one: one.loss))


def weighed(game: Game, state: State, seat: int, budget: int, seed: int) -> Weighed | None:
    """None where there is too little to choose from, or so much that not every answer could be tried."""
    if len(texts(state)) < FEWEST:
        return None
    judge = judge_of(game)
    seen = judge.seen(state, seat)
    if not FEWEST <= len(set(judge.kinds(seen, seen.agenda[-1].options(seen)))) <= WIDEST:
        return None
    return Weighed(Weighing(game, state, seat, budget, seed, most=WIDEST))


def is_clear(margin: Estimate) -> bool:
    """Large enough to matter, and several times the noise."""
    return margin.mean >= CLEAR and margin.mean >= SURE * margin.reach


def exercise_at(game: Game, position: str, seat: int, theme: str, seed: int, budget: int) -> Exercise | None:
    """What a position makes, if one answer is clearly best: at this budget, and again, by other luck, at several times
    of it. The numbers are those of the second look."""
    state = game.from_position(position)
    first = weighed(game, state, seat, budget, seed)
    if first is None or first.margin.mean < CLEAR or first.margin.low <= 0:
        return None
    last = weighed(game, state, seat, DEEP * budget, seed + 1)
    if last is None or last.best.move != first.best.move or not is_clear(last.margin):
        return None
    best = last.alike(last.best.move)
    spoken = tuple(reasons(last.best, last.weighing.answers[1]))
    return Exercise(
        game.name,
        name_of(position, seat_name(seat)),
        theme,
        level_of(game, state, seat, best, seed),
        seat_name(seat),
        best,
        last.best.chance.mean,
        last.margin,
        spoken,
        last.others(),
        position,
    )


def level_of(game: Game, state: State, seat: int, best: tuple[str, ...], seed: int) -> str:
    """Three are asked: the judge for its first impression, karls, who look one step ahead, and jarls in haste."""
    judge = judge_of(game)
    seen = judge.seen(state, seat)
    moves = seen.agenda[-1].options(seen)
    rates = judge.rate(seen, moves)
    glanced = [str(seen.agenda[-1].text(seen, moves[rates.index(max(rates))]))]
    haste = max(1, usual_budget(game) // HASTE)
    karls = [bot("karl", game, seed + number) for number in range(KARLS)]
    jarls = [bot("jarl", game, seed + number, iterations=haste) for number in range(JARLS)]
    found = [[game.notate(state, one.choose(state.copy(), seat)) for one in bots] for bots in (karls, jarls)]
    right = sum(2 * sum(text in best for text in answers) > len(answers) for answers in (glanced, *found))
    return {3: "easy", 2: "medium"}.get(right, "hard")
