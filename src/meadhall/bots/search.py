"""The tree search.

Single-observer ISMCTS: one tree of the searching seat, and a redealt world for each iteration. Chance is sampled, never
branched on, so a node stands for all draws that lead to the same question.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from meadhall.bots.judge import Judge, get_plan
from meadhall.core.agenda import State, advance
from meadhall.core.game import Game
from meadhall.core.rng import Rng

CURIOSITY: Final = 0.6  # how much an unproven answer is worth trying
WARMTH: Final = 0.7  # how far the judge's ratings are trusted: below it they decide nearly alone
SHYNESS: Final = 0.05  # an answer never tried is expected to be that much worse than the tried ones
AHEAD: Final = 1  # steps taken by the light policy before the judge looks
LONGEST: Final = 12  # answers that one step may entail
NOISE: Final = 0.5  # how far the light policy strays from the best rating
DEEPEST: Final = 60  # answers in one iteration's tree; beyond them something goes round in circles
CLOCK: Final = 16  # iterations between two looks at the clock
KEYS: Final = 1 << 24  # beyond every packed move


def choose_by_prior(s: State, moves: list[i64], judge: Judge, rng: Rng, noise: float) -> i64:
    """The rollout policy: the answer with the highest prior, with some randomness."""
    rates = judge.rate(s, moves)
    best: i64 = 0
    high: float = -1e9
    for i in range(len(rates)):
        rate: float = rates[i] + noise * float(rng.below(1024)) / 1024.0
        if rate > high:
            high = rate
            best = i
    return moves[best]


def answer_and_continue(s: State, move: i64, judge: Judge, rng: Rng, noise: float) -> list[i64]:
    """Give an answer, and let the rollout policy answer its follow-up questions."""
    agenda = s.agenda
    frame = agenda.pop()
    left: i64 = len(agenda)
    below = agenda[-1] if agenda else frame
    frame.resolve(s, move)
    moves = advance(s, rng)
    for _ in range(LONGEST):
        if not moves or len(agenda) <= left or (left and agenda[left - 1] is not below):
            break
        chosen = choose_by_prior(s, moves, judge, rng, noise)
        agenda.pop().resolve(s, chosen)
        moves = advance(s, rng)
    return moves


def drop_equivalents(s: State, moves: list[i64], judge: Judge) -> list[i64]:
    """Return one answer of each kind."""
    kinds = judge.kinds(s, moves)
    met: set[int] = set()
    chosen: list[i64] = []
    for i in range(len(moves)):
        if kinds[i] not in met:
            met.add(kinds[i])
            chosen.append(moves[i])
    return chosen


class Node:
    """An answer that is legal in some of the worlds, with its statistics for the seat that gives it."""

    def __init__(self, lure: float) -> None:
        self.lure = lure  # the judge's first impression, as a weight among its sisters
        self.visits: i64 = 0
        self.offered: i64 = 0  # iterations in which it could have been given
        self.value: float = 0.0  # sum over the visits
        self.answers: dict[i64, Node] = {}


class Search:
    """The search for one decision of one seat."""

    def __init__(self, game: Game, judge: Judge, rng: Rng) -> None:
        self.game = game
        self.judge = judge
        self.rng = rng
        self.asks: dict[str, int] = {}  # a small number for each ask met
        self.iterations: i64 = 0
        self.nodes: i64 = 0
        self.chosen: Node = Node(1.0)  # by the latest `select`
        self.ahead: i64 = AHEAD

    def choose(self, seen: Any, seat: i64, iterations: i64, seconds: float) -> i64:
        """Return the most visited answer. `seen` is the state as this seat knows it; 0 seconds means no time limit."""
        root = Node(1.0)
        until: float = perf_counter() + seconds
        choices = self.choices(seen)
        if len(choices) == 1:
            return choices[0][1]
        self.prepare(root, seen, choices)
        while self.iterations < iterations:
            if seconds > 0.0 and self.iterations % CLOCK == 0 and perf_counter() > until:
                break
            if self.iterations % CLOCK == 0 and self.is_decided(root, iterations - self.iterations):
                break
            world: State = self.game.redeal(seen, seat, self.rng)
            self.iterate(world, root, seat)
            self.iterations += 1
        best = choices[0][1]
        most: float = -1.0
        for key, move in choices:
            node = root.answers.get(key)
            if node is not None and node.visits > 0:
                # The mean breaks ties between equally visited answers.
                count: float = float(node.visits) + node.value / float(node.visits)
                if count > most:
                    most = count
                    best = move
        return best

    def prepare(self, root: Node, seen: State, choices: list[tuple[i64, i64]]) -> None:
        """Use the careful priors of a planning judge for the first answers."""
        plan = get_plan(self.judge)
        if plan is not None:
            self.ahead = 0
            rates = plan(seen, [move for _, move in choices])
            for i in range(len(choices)):
                root.answers[choices[i][0]] = Node(exp(min(6.0, rates[i]) / WARMTH))

    def choices(self, seen: State) -> list[tuple[i64, i64]]:
        """Return key and answer, one of each kind."""
        frame = seen.agenda[-1]
        moves = frame.options(seen)
        kinds = self.judge.kinds(seen, moves)
        base = self.key_base(frame.ask, frame.seat)
        met: set[int] = set()
        found: list[tuple[i64, i64]] = []
        for i in range(len(moves)):
            if kinds[i] not in met:
                met.add(kinds[i])
                found.append((base + kinds[i], moves[i]))
        return found

    def is_decided(self, root: Node, left: i64) -> bool:
        """Return whether the remaining iterations cannot change the most visited answer."""
        first: i64 = 0
        second: i64 = 0
        for node in root.answers.values():
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return first - second > left

    def key_base(self, ask: str, seat: i64) -> i64:
        """Return a key prefix per question, so that answers to different questions never share a key."""
        number = self.asks.get(ask, -1)
        if number < 0:
            number = len(self.asks)
            self.asks[ask] = number
        return (number * 16 + seat + 4) * KEYS

    def iterate(self, s: State, root: Node, seat: i64) -> list[float]:
        """Run one iteration: select, expand, roll out, evaluate, back up.

        Return the evaluation of the final state, which `s` has become.
        """
        path: list[Node] = []
        givers: list[i64] = []
        node = root
        judge = self.judge
        rng = self.rng
        moves = advance(s, rng)
        while moves and len(path) < DEEPEST:
            frame = s.agenda[-1]
            giver: i64 = frame.seat
            if giver < 0:
                giver = seat  # the table is asked: the searcher answers for it
            at = self.select(node, s, moves, self.key_base(frame.ask, frame.seat))
            node = self.chosen
            path.append(node)
            givers.append(giver)
            if node.visits == 0:
                moves = answer_and_continue(s, moves[at], judge, rng, NOISE)
                break
            s.agenda.pop()
            frame.resolve(s, moves[at])
            moves = advance(s, rng)
        for _ in range(self.ahead):
            if not moves:
                break
            moves = answer_and_continue(s, choose_by_prior(s, moves, judge, rng, NOISE), judge, rng, NOISE)
        worth = judge.worth(s)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].value += worth[givers[i]]
        return worth

    def select(self, node: Node, s: State, moves: list[i64], base: i64) -> i64:
        """Select among the answers legal in this world by mean value, prior and exploration.

        Counts are relative to how often an answer was available, not to how often the question came up.
        """
        kinds = self.judge.kinds(s, moves)
        answers = node.answers
        nodes: list[Node] = []
        places: list[i64] = []
        rates: list[float] | None = None
        lures: float = 0.0
        tried: i64 = 0
        value: float = 0.0
        for i in range(len(moves)):
            key: i64 = base + kinds[i]
            found = answers.get(key)
            if found is None:
                if rates is None:
                    rates = self.judge.rate(s, moves)
                found = Node(exp(min(6.0, rates[i]) / WARMTH))
                answers[key] = found
                self.nodes += 1
            elif found.offered < 0:
                continue
            found.offered = -found.offered - 1  # marks it as met in this question
            nodes.append(found)
            places.append(i)
            lures += found.lure
            tried += found.visits
            value += found.value
        guess: float = value / float(tried) - SHYNESS if tried else 0.5
        best: i64 = 0
        high: float = -1e9
        for j in range(len(nodes)):
            met = nodes[j]
            met.offered = -met.offered
            score: float = met.value / float(met.visits) if met.visits else guess
            score += CURIOSITY * met.lure / lures * sqrt(float(met.offered)) / float(1 + met.visits)
            if score > high:
                high = score
                best = j
        self.chosen = nodes[best]
        return places[best]
