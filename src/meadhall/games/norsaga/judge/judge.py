"""How good a table of Norsaga is for each seat, and which answers deserve a look: what bots know about the game.

A judgement uses what lies open and each seat's own hand. `standing` studies a tree, `marks` weighs a seat.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import CARDS, DOMINANT, PURPLE, SPOTS
from meadhall.games.norsaga.judge.marks import WEIGHTS, marks, steps_ahead, stock_of
from meadhall.games.norsaga.judge.reasons import NAMES, weighed
from meadhall.games.norsaga.judge.standing import GHOST, KIND, NOTHING, SKALD, WIDTH, Standing, first_equal, saga_of
from meadhall.games.norsaga.memory import knows
from meadhall.games.norsaga.rules.craft import Infiltrate, InfiltratePlace, PlunderSwap, Turncoat, TurncoatDiscard
from meadhall.games.norsaga.rules.faith import MartyrPlace
from meadhall.games.norsaga.rules.lore import Possess
from meadhall.games.norsaga.rules.might import Adapt, AdaptPlace
from meadhall.games.norsaga.rules.placing import BOARD, PASS, DismissOwn, PickCard, PickPlayer, Play
from meadhall.games.norsaga.rules.skalds import Embellish
from meadhall.games.norsaga.state import NO_ONE, Norsaga
from meadhall.games.norsaga.tree import generation

# What a quick look counts for, in the logits of the judgement.
LAYS: Final[list[float]] = [0.0, 0.5, 1.0, 1.6, 2.3, 3.3, 9.0]      # so many markers
LINK: Final = 0.15            # the next generation of a chain
VOICE: Final = 0.3            # a skald where its owner can embellish
SPARE: Final = 0.3            # getting rid of a card that the next turn replaces
SCARE: Final = 0.4            # a ghost kept in hand
OTHERS: Final = 0.6           # how much harm to one of several opponents counts
EMBELLISH: Final[list[float]] = [
    0.3, 0.0, 0.3,  0.3, 0.3, 0.5,  0.3, 0.2, 0.6,  0.0, 0.5, 0.4,  0.5, 0.0, 0.0,      # red, green, blue, yellow, black
]


class Looks:
    """A quick look at the answers of one question: the trees they touch, each studied once."""

    def __init__(self, s: Norsaga, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.studied: list[Standing | None] = [None] * s.players

    def standing(self, owner: i64) -> Standing:
        found = self.studied[owner]
        if found is None:
            found = Standing(self.s.trees[owner], saga_of(self.s, owner))
            self.studied[owner] = found
        return found

    def change(self, kind: i64, spot: i64) -> float:
        """What this kind in that spot does for its tree's owner."""
        owner: i64 = spot // SPOTS
        place: i64 = spot % SPOTS
        standing = self.standing(owner)
        change = LAYS[standing.markers(kind, place)] - LAYS[standing.now] + standing.promised(kind, place)
        tree = self.s.trees[owner]
        colour: i64 = DOMINANT[tree[0]]
        skald = SKALD <= kind < GHOST
        if place == 0:
            return change - VOICE if skald else change
        if colour < PURPLE:
            if skald:
                change += VOICE
            elif kind < SKALD and kind // 4 == colour and generation(tree) == (1 if place < 3 else 2):
                change += LINK
        return change

    def put(self, card: i64, spot: i64) -> float:
        """A change at home is good for me; elsewhere for somebody else."""
        change = self.change(KIND[card], spot)
        if spot // SPOTS == self.seat:
            return change
        return -change if self.s.players == 2 else -OTHERS * change

    def use(self, card: i64) -> float:
        """The best this card could do at home, or a ghost anywhere."""
        kind: i64 = KIND[card]
        if kind == GHOST:
            return SCARE
        best: float = 0.0
        for i in range(SPOTS):
            best = max(best, self.change(kind, self.seat * SPOTS + i))
        return best

    def leave(self, spot: i64, refill: bool) -> float:
        """A hero of mine goes; `refill`: a hand card takes the place."""
        if not refill:
            return self.change(NOTHING, spot)
        best: float = -9.0
        for card in self.s.hands[self.seat]:
            best = max(best, self.change(KIND[card], spot))
        return best


class NorsagaJudge:
    """What the bots ask of a game; see meadhall.bots."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.weighs: list[str] = NAMES

    def weighed(self, s: Norsaga, seat: i64) -> dict[str, float]:
        """What speaks for this seat, by name."""
        return weighed(s, seat, self.weights)

    def worth(self, s: Norsaga) -> list[float]:
        """Each seat's chance to win, as far as a look at the table tells."""
        worth: list[float] = [0.0] * s.players
        if s.ended:
            if s.winner != NO_ONE:
                worth[s.winner] = 1.0
            return worth
        weights = self.weights
        stock = stock_of(s)
        ahead = steps_ahead(s)
        total: float = 0.0
        for seat in range(s.players):
            score: float = 0.0
            for mark in marks(s, seat, stock, ahead):
                score += weights[mark]
            score = exp(score)
            worth[seat] = score
            total += score
        for seat in range(s.players):
            worth[seat] /= total
        return worth

    def rate(self, s: Norsaga, moves: list[i64]) -> list[float]:
        """How promising each answer looks to the asked seat, in the same measure for all questions."""
        frame = s.agenda[-1]
        seat: i64 = frame.seat
        looks = Looks(s, seat)
        rates: list[float] = []
        if isinstance(frame, (Play, InfiltratePlace, MartyrPlace)):
            for move in moves:
                rates.append(0.0 if move == PASS else looks.put(move // BOARD, move % BOARD))
        elif isinstance(frame, AdaptPlace):
            for move in moves:
                rates.append(looks.put(move, seat * SPOTS + frame.spot % SPOTS))
        elif isinstance(frame, PickCard):
            spare: float = SPARE if isinstance(frame, TurncoatDiscard) else 0.0
            for move in moves:
                rates.append(0.0 if move == PASS else spare - looks.use(move))
        elif isinstance(frame, DismissOwn):
            refill = isinstance(frame, (Adapt, Turncoat))
            for move in moves:
                rates.append(looks.leave(move, refill))
        elif isinstance(frame, Embellish):
            for move in moves:
                rates.append(0.0 if move == PASS else EMBELLISH[move])
        elif isinstance(frame, PlunderSwap):
            for move in moves:
                rates.append(0.0 if move // CARDS >= CARDS else looks.use(move % CARDS) - looks.use(move // CARDS))
        elif isinstance(frame, Possess):
            for move in moves:
                rates.append(-looks.change(NOTHING, move))
        elif isinstance(frame, PickPlayer):
            home: float = 1.0 if isinstance(frame, Infiltrate) else -2.0
            for move in moves:
                rates.append(home if move == seat else 0.5 * LAYS[looks.standing(move).now])
        else:
            rates = [0.0] * len(moves)
        return rates

    def kinds(self, s: Norsaga, moves: list[i64]) -> list[i64]:
        """Answers of one kind lead to the same: cards of equal traits, spots that can change places."""
        frame = s.agenda[-1]
        kinds: list[i64] = []
        if isinstance(frame, (Play, InfiltratePlace, MartyrPlace)):
            same = equals(s)
            for move in moves:
                kinds.append(move if move == PASS else KIND[move // BOARD] * BOARD + same[move % BOARD])
        elif isinstance(frame, PickCard):
            for move in moves:
                kinds.append(move if move == PASS else KIND[move])
        elif isinstance(frame, (DismissOwn, Possess)):
            same = equals(s)
            for move in moves:
                kinds.append(same[move])
        elif isinstance(frame, PlunderSwap):
            for move in moves:
                kinds.append(PASS if move // CARDS >= CARDS else KIND[move // CARDS] * WIDTH + KIND[move % CARDS])
        else:
            kinds = moves
        return kinds

    def seen(self, s: Norsaga, seat: i64) -> Norsaga:
        """The table as this seat knows it: hidden cards lie in the first order that its knowledge allows.

        Two tables that the seat cannot tell apart become one, so nothing hidden can sway a bot that starts from here.
        """
        twin = s.copy()
        twin.legal = None
        twin.known = memory_of(s, seat)
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


def memory_of(s: Norsaga, seat: i64) -> dict[i64, i64]:
    """What this seat remembers of cards in hands; what others remember is theirs."""
    known: dict[i64, i64] = {}
    for card in sorted(s.known):
        hands = knows(s.known, seat, card)
        if hands:
            known[card] = hands << (4 * seat)
    return known


def draw(pile: list[i64], count: i64) -> list[i64]:
    cards: list[i64] = []
    for _ in range(count):
        cards.append(pile.pop())
    return cards


def fit(cards: list[i64], seat: i64, known: dict[i64, i64], sizes: list[i64], dealt: list[list[i64]]) -> bool:
    """Cards known to be in some hand go to the first hands that leave room for all of them."""
    if not cards:
        return True
    hands = knows(known, seat, cards[0])
    for other in range(len(sizes)):
        if hands >> other & 1 and len(dealt[other]) < sizes[other]:
            dealt[other].append(cards[0])
            if fit(cards[1:], seat, known, sizes, dealt):
                return True
            dealt[other].pop()
    return False


def equals(s: Norsaga) -> list[i64]:
    """For each spot of the table the first one that is its equal."""
    same: list[i64] = []
    for owner in range(s.players):
        k: list[i64] = [KIND[card] for card in s.trees[owner]]
        for spot in range(SPOTS):
            same.append(owner * SPOTS + first_equal(k, spot))
    return same


JUDGE: Final = NorsagaJudge(WEIGHTS)
