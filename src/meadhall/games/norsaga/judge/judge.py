"""Evaluate a table of Norsaga for each seat, and rate answers: the game knowledge of the bots.

The evaluation uses public information and each seat's own hand. `standing` studies a tree, `marks` weighs a seat,
`signs` and `looks` rate an answer; their weights were learned from games of jarl against itself
(`benchmarks/experiments/learn_judge.py`) and are in `weights.toml`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import CARDS, SPOTS
from meadhall.games.norsaga.hand_knowledge import find_hands
from meadhall.games.norsaga.judge.features import AnswerFeatures, Signs
from meadhall.games.norsaga.judge.tree_analysis import KIND, WIDTH
from meadhall.games.norsaga.judge.tree_cache import TreeCache, Weights
from meadhall.games.norsaga.judge.value_features import TableFeatures, list_moment_marks
from meadhall.games.norsaga.judge.value_reasons import NAMES, explain_value
from meadhall.games.norsaga.judge.weights import WEIGHTS
from meadhall.games.norsaga.rules.craft import InfiltratePlace, PlunderSwap
from meadhall.games.norsaga.rules.faith import MartyrPlace
from meadhall.games.norsaga.rules.lore import Possess
from meadhall.games.norsaga.rules.placing import BOARD, PASS, DismissOwn, PickCard, Play
from meadhall.games.norsaga.state import NO_ONE, Norsaga


class NorsagaJudge:
    """The judge of Norsaga; see meadhall.bots."""

    def __init__(self, weights: list[Weights]) -> None:
        self.memory = TreeCache(weights)
        self.weighs: list[str] = NAMES

    def weighed(self, s: Norsaga, seat: i64) -> dict[str, float]:
        """Return the reasons for this seat's value, by name."""
        return explain_value(s, seat, self.memory)

    def worth(self, s: Norsaga) -> list[float]:
        """Return each seat's chance to win, estimated from one look at the table."""
        players: i64 = s.players
        worth: list[float] = [0.0] * players
        if s.ended:
            if s.winner != NO_ONE:
                worth[s.winner] = 1.0
            return worth
        memory = self.memory
        weights = memory.weights[players].marks
        now = TableFeatures(s)
        total: float = 0.0
        for seat in range(players):
            tree = memory.get_tree(s, seat)
            score: float = tree.score
            for mark in list_moment_marks(now, seat, tree):
                score += weights[mark]
            score = exp(score)
            worth[seat] = score
            total += score
        for seat in range(players):
            worth[seat] /= total
        return worth

    def rate(self, s: Norsaga, moves: list[i64]) -> list[float]:
        """Return the rating of each answer for the asked seat, on one scale for all questions."""
        return AnswerFeatures(s, self.memory).rate_all(moves)

    def list_features(self, s: Norsaga, moves: list[i64]) -> list[Signs]:
        """Return the features of each answer, to train their weights."""
        signs: list[Signs] = []
        AnswerFeatures(s, self.memory, signs).rate_all(moves)
        return signs

    def kinds(self, s: Norsaga, moves: list[i64]) -> list[i64]:
        """Return the kind of each answer; answers of one kind lead to the same: cards of equal traits, spots that can
        change places.
        """
        frame = s.agenda[-1]
        kinds: list[i64] = []
        if isinstance(frame, (Play, InfiltratePlace, MartyrPlace)):
            same = self.map_equal_spots(s)
            for move in moves:
                kinds.append(move if move == PASS else KIND[move // BOARD] * BOARD + same[move % BOARD])
        elif isinstance(frame, PickCard):
            for move in moves:
                kinds.append(move if move == PASS else KIND[move])
        elif isinstance(frame, (DismissOwn, Possess)):
            same = self.map_equal_spots(s)
            for move in moves:
                kinds.append(same[move])
        elif isinstance(frame, PlunderSwap):
            for move in moves:
                kinds.append(PASS if move // CARDS >= CARDS else KIND[move // CARDS] * WIDTH + KIND[move % CARDS])
        else:
            kinds = moves
        return kinds

    def map_equal_spots(self, s: Norsaga) -> list[i64]:
        """Return for each spot of the table the first one equal to it."""
        same: list[i64] = []
        for owner in range(s.players):
            for spot in self.memory.get_tree(s, owner).same:
                same.append(owner * SPOTS + spot)
        return same

    def seen(self, s: Norsaga, seat: i64) -> Norsaga:
        """Return the table as this seat knows it: hidden cards lie in the first order that its knowledge allows.

        Two tables that the seat cannot distinguish become equal, so hidden information cannot influence a bot that
        starts from here.
        """
        twin = s.copy()
        twin.legal = None
        twin.known = copy_knowledge(s, seat)
        twin.hands[seat].sort()
        pool = s.deck[:]
        sizes: list[i64] = []
        for other in range(s.players):
            held = s.hands[other] if other != seat else []
            if other == s.holder and other != seat:
                held = held + s.aside
            sizes.append(len(held))
            pool.extend(held)
        if s.holder != seat:
            pool.extend(s.drawn)
        dealt: list[list[i64]] = [[] for _ in sizes]
        fit([card for card in sorted(twin.known) if card in pool], seat, twin.known, sizes, dealt)
        rest = [card for card in sorted(pool) if card not in twin.known]
        rest.reverse()
        for other in range(s.players):
            if other != seat:
                cards = dealt[other] + draw(rest, sizes[other] - len(dealt[other]))
                size: i64 = len(s.hands[other])
                twin.hands[other] = cards[:size]
                if other == s.holder:
                    twin.aside = cards[size:]
        if s.holder != seat:
            twin.drawn = draw(rest, len(s.drawn))
        rest.reverse()
        twin.deck = rest
        return twin


def copy_knowledge(s: Norsaga, seat: i64) -> dict[i64, i64]:
    """Return this seat's knowledge of cards in hands, without that of others."""
    known: dict[i64, i64] = {}
    for card in sorted(s.known):
        hands = find_hands(s.known, seat, card)
        if hands:
            known[card] = hands << (4 * seat)
    return known


def draw(pile: list[i64], count: i64) -> list[i64]:
    cards: list[i64] = []
    for _ in range(count):
        cards.append(pile.pop())
    return cards


def fit(cards: list[i64], seat: i64, known: dict[i64, i64], sizes: list[i64], dealt: list[list[i64]]) -> bool:
    """Put cards known to be in a hand into the first hands that leave room for all of them."""
    if not cards:
        return True
    hands = find_hands(known, seat, cards[0])
    for other in range(len(sizes)):
        if hands >> other & 1 and len(dealt[other]) < sizes[other]:
            dealt[other].append(cards[0])
            if fit(cards[1:], seat, known, sizes, dealt):
                return True
            dealt[other].pop()
    return False


JUDGE: Final = NorsagaJudge(WEIGHTS)
