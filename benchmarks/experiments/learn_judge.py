"""Learn the weights of Norsaga's judge: it plays against itself, searches some questions deeply, and learns from them.

    PYTHONPATH=build/compiled python benchmarks/experiments/learn_judge.py --jobs 16

Each round plays games of two, three and four jarls with the weights of the round before, the first round with those of
`judge_start.py`. Some questions are searched with many iterations: the rates learn how often each answer was tried
there (a softmax of the policy features' weights, one set for each number of players). The value features learn from all
questions, half from the winner and half from the search's value of the table. Some answers are a thrall's, so that
unusual tables occur.

The weights of a round are written to `round-N.toml` in the working folder; rounds found there are not played again, so
that the work can be done in pieces. `--write` installs the last ones for the judge. The result is deterministic for any
number of jobs.
"""

import argparse
import multiprocessing
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import exp, log
from pathlib import Path
from typing import Any

from judge_start import start

import meadhall
from meadhall.bots import bot
from meadhall.bots.search import WARMTH, Node, Search
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from meadhall.core.rng import Rng
from meadhall.games.norsaga.judge import weights as judge_weights
from meadhall.games.norsaga.judge.judge import NorsagaJudge
from meadhall.games.norsaga.judge.tree_cache import Weights
from meadhall.games.norsaga.judge.value_features import TableFeatures, list_marks

PLAYERS = (2, 2, 4, 2, 2, 3)  # of games one after the other
STRAY = 0.04  # share of random answers
FAR = 0.25  # share of the questions that are searched far
NEAR = 120  # iterations of the others
TRUST = 0.5  # how much marks learn from what the search thought, the rest from who won
HELD_BACK = 12  # every so many games are not learned from
PASSES = 6  # over what was played
STEP = {"signs": 0.08, "marks": 0.04}  # of the first correction of a weight; later ones are shorter
SHRINK = 2e-5  # how far each correction draws a weight to nothing

Answers = list[list[tuple[int, float]]]  # the signs of each answer
Row = tuple[list[float], Answers]  # what should come out, and of what
RowsOf = dict[tuple[int, str], list[Row]]  # by number of players, and what is learned


def think(search: Search, seen: Any, seat: int, iterations: int) -> tuple[Node, list[float]]:
    """Return the visits of each answer, and the mean value of the tables that followed."""
    root = Node(1.0)
    total = [0.0] * seen.players
    for _ in range(iterations):
        worth = search.iterate(search.game.redeal(seen, seat, search.rng), root, seat)
        total = [a + b for a, b in zip(total, worth, strict=True)]
    return root, [each / iterations for each in total]


class Pupil:
    """One game of a judge against itself, with its training data."""

    def __init__(self, judge: NorsagaJudge, players: int, seed: int, far: int) -> None:
        self.game: Any = meadhall.game("norsaga")
        self.judge, self.players, self.far = judge, players, far
        self.dice, self.rng = random.Random(seed), Rng.seeded(seed)
        self.thrall = bot("thrall", self.game, seed)
        self.rates: list[Row] = []
        self.tables: list[tuple[list[float], Answers]] = []

    def play(self, seed: int) -> None:
        state, dealer = self.game.new(self.players), meadhall.SeededDealer(seed)
        while (frame := pending_frame(state)) is not None:
            if frame.seat == CHANCE:
                meadhall.play(state, dealer.deal(state))
            else:
                meadhall.play(state, self.answer(state, frame.seat))
        outcome = self.game.outcome(state)
        self.winner = outcome.winners[0] if outcome.winners else -1

    def answer(self, state: Any, seat: int) -> int:
        far = self.dice.random() < FAR
        seen: Any = self.judge.seen(state, seat)
        search = Search(self.game, self.judge, self.rng)
        choices = search.choices(seen)
        if len(choices) == 1:
            return int(choices[0][1])
        root, worth = think(search, seen, seat, self.far if far else NEAR)
        visits = [int(root.answers[key].visits) if key in root.answers else 0 for key, _ in choices]
        moves = [move for _, move in choices]
        if far:
            total = sum(visits)
            self.rates.append(([count / total for count in visits], self.judge.list_features(seen, moves)))
        now = TableFeatures(state)
        borne = [list_marks(now, one, self.judge.memory.get_tree(state, one)) for one in range(self.players)]
        self.tables.append((worth, [[(mark, 1.0) for mark in of] for of in borne]))
        if self.dice.random() < STRAY:
            return self.thrall.choose(state, seat)
        return int(moves[max(range(len(moves)), key=visits.__getitem__)])

    def rows(self) -> dict[str, list[Row]]:
        won = [float(seat == self.winner) for seat in range(self.players)]
        tables = [
            ([TRUST * a + (1 - TRUST) * b for a, b in zip(worth, won, strict=True)], borne)
            for worth, borne in self.tables
        ]
        return {"signs": self.rates, "marks": tables if self.winner >= 0 else []}


def one_game(number: int, text: str, seed: int, far: int) -> dict[str, list[Row]]:
    players = PLAYERS[number % len(PLAYERS)]
    judge = JUDGES.setdefault(text, NorsagaJudge(judge_weights.parse_weights(text)))
    pupil = Pupil(judge, players, (seed << 32) + number, far)
    pupil.play((seed << 32) + number)
    return pupil.rows()


JUDGES: dict[str, NorsagaJudge] = {}
TASK: dict[str, Any] = {}  # what the processes of a pool know from their birth


def play_numbered(number: int) -> dict[str, list[Row]]:
    return one_game(number, TASK["text"], TASK["seed"], TASK["far"])


def shares(weights: list[float], answers: Answers, heat: float) -> list[float]:
    scores = [sum([weights[sign] * much for sign, much in signs]) / heat for signs in answers]
    top = max(scores)
    scores = [exp(score - top) for score in scores]
    total = sum(scores)
    return [score / total for score in scores]


def loss(weights: list[float], rows: list[Row], heat: float) -> float:
    """Return the negative mean log likelihood of the targets."""
    found = 0.0
    for wanted, answers in rows:
        for want, share in zip(wanted, shares(weights, answers, heat), strict=True):
            found -= want * log(max(share, 1e-12)) if want else 0.0
    return found / max(1, len(rows))


def fit(weights: list[float], rows: list[Row], dice: random.Random, step: float, heat: float) -> None:
    """Run stochastic gradient ascent; weights with many updates get smaller steps (Adagrad)."""
    moved = [1.0] * len(weights)
    rows = list(rows)
    for _ in range(PASSES):
        dice.shuffle(rows)
        for wanted, answers in rows:
            for want, share, signs in zip(wanted, shares(weights, answers, heat), answers, strict=True):
                push = (want - share) / heat
                if -0.002 < push < 0.002:
                    continue
                for sign, much in signs:
                    force = push * much - SHRINK * weights[sign]
                    moved[sign] += force * force
                    weights[sign] += step * force / moved[sign] ** 0.5


def learn(what: tuple[int, str]) -> tuple[tuple[int, str], list[float], float, float]:
    """Return the new weights of one kind, and the losses in games held back, before and after."""
    players, kind = what
    weights = list(getattr(TASK["weights"][players], kind))
    heat = WARMTH if kind == "signs" else 1.0
    held = TASK["held"].get(what, [])
    before = loss(weights, held, heat)
    fit(weights, TASK["rows"].get(what, []), random.Random(players), STEP[kind], heat)
    return what, [round(weight, 3) for weight in weights], before, loss(weights, held, heat)


def gather(played: Iterable[dict[str, list[Row]]], games: int) -> tuple[RowsOf, RowsOf]:
    """Return training data and held-back data: whole games, because tables of one game share their winner."""
    rows: RowsOf = {}
    held: RowsOf = {}
    for number, found in enumerate(played):
        place = held if (number // len(PLAYERS)) % HELD_BACK == 0 else rows
        for kind, some in found.items():
            place.setdefault((PLAYERS[number % len(PLAYERS)], kind), []).extend(some)
        if number % 200 == 199:
            print(f"  {number + 1} of {games} games", file=sys.stderr, flush=True)
    return rows, held


def one_round(weights: list[Weights], seed: int, games: int, far: int, jobs: int) -> list[Weights]:
    TASK.update(text=judge_weights.format_weights(weights), seed=seed, far=far, weights=weights)
    with open_workers(jobs) as each:
        TASK["rows"], TASK["held"] = gather(each(play_numbered, range(games)), games)
    after = judge_weights.create_zero_weights()
    with open_workers(jobs) as each:
        for (players, kind), found, old, new in each(learn, [(p, k) for p in judge_weights.PLAYERS for k in STEP]):
            setattr(after[players], kind, found)
            count = len(TASK["rows"].get((players, kind), []))
            print(f"  {players} players, {kind}: {count} rows, loss held back {old:.4f}, now {new:.4f}", flush=True)
    return after


@contextmanager
def open_workers(jobs: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """Return a `map` for many tasks: of processes with our data if there are several."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as pool:
        yield pool.map


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2, help="how often to play and learn")
    parser.add_argument("--games", type=int, default=2400, help="games of each round")
    parser.add_argument("--far", type=int, default=2000, help="iterations where the search goes far")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    parser.add_argument("--work", type=Path, default=Path("build/judge"), help="where the rounds are kept")
    parser.add_argument("--write", action="store_true", help="put the weights of the last round beside the judge")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    weights = start()
    for number in range(1, given.rounds + 1):
        file = given.work / f"round-{number}.toml"
        if file.exists():
            weights = judge_weights.parse_weights(file.read_text(encoding="utf-8"))
            continue
        print(f"round {number}", flush=True)
        weights = one_round(weights, (given.seed << 8) + number, given.games, given.far, given.jobs)
        file.write_text(judge_weights.format_weights(weights), encoding="utf-8")
    if given.write:
        place = Path(__file__).parents[2] / "src/meadhall/games/norsaga/judge" / judge_weights.FILE
        place.write_text(judge_weights.format_weights(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
