"""How good a table of Norsaga is for each seat, and which answers deserve a look: what bots know about the game.

A judgement is a sum of weights, one for each mark a seat bears (so many markers laid, a hand that can complete the
saga, a chain that opens Martyr ...). It uses what lies open and the seat's own hand, nothing else.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import CARDS, DOMINANT, DOOM, EMPTY, HAND, NEED, PURPLE, RECESSIVE, SPOTS
from meadhall.games.norsaga.memory import knows
from meadhall.games.norsaga.rules.craft import InfiltratePlace, PlunderSwap, Turncoat, TurncoatDiscard
from meadhall.games.norsaga.rules.faith import MartyrPlace
from meadhall.games.norsaga.rules.lore import Possess
from meadhall.games.norsaga.rules.might import Adapt, AdaptPlace
from meadhall.games.norsaga.rules.placing import BOARD, PASS, DismissOwn, PickCard, PickPlayer, Play
from meadhall.games.norsaga.rules.skalds import Embellish
from meadhall.games.norsaga.rules.turn import Continue
from meadhall.games.norsaga.state import NO_ONE, Norsaga
from meadhall.games.norsaga.tree import generation

SKALD: Final = 16         # kinds: sixteen heroes by their two traits, four skalds,
GHOST: Final = 20         # the ghost,
NOTHING: Final = 21       # and an empty spot
WIDTH: Final = 22         # a pair of kinds is one * WIDTH + other


def kinds() -> list[i64]:
    """Cards of one kind are the same card to a strategist."""
    table: list[i64] = []
    for card in range(CARDS):
        if DOMINANT[card] == DOOM:
            table.append(GHOST)
        elif DOMINANT[card] == PURPLE:
            table.append(SKALD + RECESSIVE[card])
        else:
            table.append(DOMINANT[card] * 4 + RECESSIVE[card])
    table.append(NOTHING)
    return table


KIND: Final[list[i64]] = kinds()


def recessive(kind: i64) -> i64:
    """Four, which nobody wants, for ghosts and empty spots."""
    return kind % 4 if kind < GHOST else 4


class Saga:
    """A saga's needs as tables. A supply counts three bits a colour the traits a tree offers, needed ones only."""

    def __init__(self, need: i64) -> None:
        wants: list[i64] = [(need >> (4 * colour)) & 15 for colour in range(4)]
        wants.append(0)
        self.have: list[i64] = []         # markers that a supply lays
        for supply in range(4096):
            laid: i64 = 0
            for colour in range(4):
                laid += min(wants[colour], (supply >> (3 * colour)) & 7)
            self.have.append(laid)
        self.gives: list[i64] = []        # the dominant trait of a kind
        for kind in range(WIDTH):
            self.gives.append(1 << (3 * (kind // 4)) if kind < SKALD and wants[kind // 4] else 0)
        self.one: list[i64] = []          # what a pair offers: a shared recessive, and the dominant of one hero
        self.other: list[i64] = []        # or that of the other; the same if that is no real choice
        self.promise: list[float] = []    # what a pair is worth beyond that
        for first in range(WIDTH):
            for second in range(WIDTH):
                match: i64 = 0
                if recessive(first) == recessive(second) and wants[recessive(first)]:
                    match = 1 << (3 * recessive(first))
                gain = self.gives[first] or self.gives[second]
                self.one.append(match + gain)
                self.other.append(match + (self.gives[second] or gain))
                self.promise.append(promise(wants, first, second))


def promise(wants: list[i64], first: i64, second: i64) -> float:
    """Half a pair waits for its match; a full pair whose recessives differ must be broken up first."""
    if first == NOTHING and second == NOTHING:
        return 0.2
    if first == NOTHING or second == NOTHING:
        return 0.3 * min(2.0, float(wants[recessive(min(first, second))]))
    return 0.0


SAGAS: Final[dict[i64, Saga]] = {}      # made when first needed


def saga_of(s: Norsaga, seat: i64) -> Saga:
    need = NEED[s.sagas[seat]]
    found = SAGAS.get(need)
    if found is None:
        found = Saga(need)
        SAGAS[need] = found
    return found


class Standing:
    """One tree against its saga, ready to tell what any single change would make of it."""

    def __init__(self, tree: list[i64], saga: Saga) -> None:
        self.saga = saga
        k: list[i64] = [KIND[card] for card in tree]
        self.kinds = k
        youngest: list[i64] = [saga.gives[k[0]]]
        parents = choice(saga, k[1], k[2])
        elders = choice(saga, k[3], k[4])
        others = choice(saga, k[5], k[6])
        # Every supply of the rest of the tree: without the youngest, the parents, either pair of grandparents.
        self.rest: list[list[i64]] = [
            sums(parents, elders, others), sums(youngest, elders, others),
            sums(youngest, parents, others), sums(youngest, parents, elders),
        ]
        self.now: i64 = self.markers(k[0], 0)
        self.spots: list[i64] = []        # one of each set of equals, where a judge looks; see `study`
        self.ways: i64 = 0

    def study(self) -> None:
        for spot in range(SPOTS):
            if first_equal(self.kinds, spot) == spot:
                self.spots.append(spot)

    def markers(self, kind: i64, spot: i64) -> i64:
        """How many could be laid with this kind in that spot."""
        saga = self.saga
        have = saga.have
        best: i64 = 0
        if spot == 0:
            gain: i64 = saga.gives[kind]
            for supply in self.rest[0]:
                best = max(best, have[supply + gain])
            return best
        pair: i64 = kind * WIDTH + self.kinds[partner(spot)]
        one: i64 = saga.one[pair]
        other: i64 = saga.other[pair]
        for supply in self.rest[(spot + 1) // 2]:
            best = max(best, have[supply + one])
            if other != one:
                best = max(best, have[supply + other])
        return best

    def reach(self, hand: list[i64]) -> i64:
        """The most markers after playing one of these kinds at home; `ways` tells how many of them lay another."""
        best = self.now
        self.ways = 0
        for kind in hand:
            most: i64 = 0
            for spot in self.spots:
                most = max(most, self.markers(kind, spot))
            best = max(best, most)
            if most > self.now:
                self.ways += 1
        return best

    def outs(self, stock: list[i64]) -> i64:
        """How many cards of the stock would lay another marker."""
        found: i64 = 0
        for kind in range(GHOST):
            if stock[kind]:
                for spot in self.spots:
                    if self.markers(kind, spot) > self.now:
                        found += stock[kind]
                        break
        return found

    def worst(self) -> i64:
        """Markers left when the hero that would be missed most is gone."""
        least = self.now
        for spot in range(SPOTS):
            if self.kinds[spot] < SKALD or (spot > 0 and self.kinds[spot] < GHOST):
                least = min(least, self.markers(NOTHING, spot))
        return least

    def promised(self, kind: i64, spot: i64) -> float:
        """What the spot's pair would promise more, or less, with this kind in it."""
        if spot == 0:
            return 0.0
        beside = self.kinds[partner(spot)]
        promise = self.saga.promise
        return promise[kind * WIDTH + beside] - promise[self.kinds[spot] * WIDTH + beside]


def choice(saga: Saga, first: i64, second: i64) -> list[i64]:
    pair: i64 = first * WIDTH + second
    if saga.one[pair] == saga.other[pair]:
        return [saga.one[pair]]
    return [saga.one[pair], saga.other[pair]]


def sums(some: list[i64], more: list[i64], most: list[i64]) -> list[i64]:
    found: list[i64] = []
    for a in some:
        for b in more:
            for c in most:
                found.append(a + b + c)
    return found


def first_equal(k: list[i64], spot: i64) -> i64:
    """The first spot that is this one's equal: heroes of a pair, and both pairs of grandparents, can change places."""
    if spot >= 5 and min(k[3], k[4]) == min(k[5], k[6]) and max(k[3], k[4]) == max(k[5], k[6]):
        spot = 3 if k[3] == k[spot] else 4
    if spot > 0 and spot % 2 == 0 and k[spot] == k[spot - 1]:
        spot -= 1
    return spot


def partner(spot: i64) -> i64:
    return spot + 1 if spot % 2 else spot - 1


# Marks: what a seat can bear, group by group; WEIGHTS says what each is worth.
LAID: Final = 0           # markers laid (0-5) * 3 + how many more a hand card lays at once (0-2)
TEMPO: Final = 18         # a hand card completes the saga 10, makes five markers 5, neither 0; + turns until the next play
OUTS: Final = 33          # from three markers on: (laid - 3) * 8 + sixteenths of the deck that lay another
CHAIN: Final = 57         # colour * 3 + generation - 1; 15 without
AHEAD: Final = 73         # generations open while this turn's embellishment is still to come
GRANT: Final = 77         # generations open while a skald's grant waits
HELD: Final = 81          # cards in hand, up to six
WAYS: Final = 88          # different hand cards that lay another marker, up to four
SKALDS: Final = 93        # skalds in hand, up to three
GHOSTS: Final = 97        # ghosts in hand, up to three
DOOMED: Final = 101       # with a Doom token: turns until it goes
LOSS: Final = 106         # markers that the worst loss of one hero would take, up to three
HEROES: Final = 110       # heroes in the tree
HAUNTED: Final = 118      # ghosts among them, up to two
MARKS: Final = 121


def stock_of(s: Norsaga) -> list[i64]:
    """How many of each kind may still be drawn; the discard pile joins a deck that runs low."""
    stock: list[i64] = [0] * WIDTH
    for card in s.deck:
        stock[KIND[card]] += 1
    if len(s.deck) < 8:
        for card in s.discard:
            stock[KIND[card]] += 1
    return stock


def steps_ahead(s: Norsaga) -> i64:
    """Steps of the running turn still to come: 2 with the embellishment, 1 the play alone, 0 neither."""
    ahead: i64 = 0
    for frame in s.agenda:
        if isinstance(frame, Continue):
            ahead = 1
        elif ahead and frame.ask == "story.embellish":
            ahead = 2
    return ahead


def marks(s: Norsaga, seat: i64, stock: list[i64], ahead: i64) -> list[i64]:
    """Everything that speaks for or against this seat."""
    tree = s.trees[seat]
    standing = Standing(tree, saga_of(s, seat))
    hand: list[i64] = []
    skalds: i64 = 0
    ghosts: i64 = 0
    for card in s.hands[seat]:
        kind = KIND[card]
        if kind == GHOST:
            ghosts += 1
        elif kind >= SKALD:
            skalds += 1
        if kind != GHOST and kind not in hand:
            hand.append(kind)
    standing.study()
    laid = standing.now
    reach = standing.reach(hand)
    borne: list[i64] = [LAID + laid * 3 + min(2, reach - laid)]
    wait: i64 = (seat - s.active) % s.players
    if s.is_doomed(seat):
        borne.append(DOOMED + wait)
    if wait == 0 and not ahead:
        wait = s.players
    borne.append(TEMPO + (10 if reach == 6 else 5 if reach == 5 else 0) + wait)
    if laid >= 3:
        total: i64 = sum(stock)
        share: i64 = standing.outs(stock) * 16 // total if total else 0
        borne.append(OUTS + (laid - 3) * 8 + min(7, share))
    reached = generation(tree)
    borne.append(CHAIN + (DOMINANT[tree[0]] * 3 + reached - 1 if reached else 15))
    if wait == 0 and ahead == 2:
        borne.append(AHEAD + reached)
    if seat in s.queue or seat in s.arrivals:
        borne.append(GRANT + reached)
    borne.append(HELD + min(6, len(s.hands[seat])))
    borne.append(WAYS + min(4, standing.ways))
    borne.append(SKALDS + min(3, skalds))
    borne.append(GHOSTS + min(3, ghosts))
    borne.append(LOSS + min(3, laid - standing.worst()))
    heroes: i64 = 0
    haunted: i64 = 0
    for kind in standing.kinds:
        if kind != NOTHING:
            heroes += 1
        if kind == GHOST:
            haunted += 1
    borne.append(HEROES + heroes)
    borne.append(HAUNTED + min(2, haunted))
    return borne


def first_weights() -> list[float]:
    w = [0.0] * MARKS
    for p in range(6):
        for g in range(3):
            w[LAID + p * 3 + g] = [0, .4, .9, 1.5, 2.2, 3.2][p] + 0.5 * g
    for d in range(5):
        w[TEMPO + 10 + d] = [4, 2.5, 1.5, 1.2, 1.0][d]
        w[TEMPO + 5 + d] = 0.3 - .1 * d
    for p in range(3):
        for b in range(8):
            w[OUTS + p * 8 + b] = 0.1 * b
    for c in range(5):
        for g in range(3):
            w[CHAIN + c * 3 + g] = 0.1 * (g + 1)
    w[DOOMED] = -0.3
    for i in range(4):
        w[LOSS + i] = -.15 * i
        w[SKALDS + i] = .1 * i
        w[GHOSTS + i] = .1 * i
    for i in range(7):
        w[HELD + i] = .1 * min(i, 4)
    return w


WEIGHTS: list[float] = first_weights()

# What quick looks are worth: markers laid, an embellishment by its name's place, a card's last place to go.
LAYS: Final[list[float]] = [0.0, 0.5, 1.0, 1.6, 2.3, 3.3, 9.0]
TRIES: Final[list[float]] = [
    0.3, 0.0, 0.3,  0.3, 0.3, 0.5,  0.3, 0.2, 0.6,  0.0, 0.5, 0.4,  0.5, 0.0, 0.0,
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
        if place == 0:
            if SKALD <= kind < GHOST:
                change -= 0.3
        elif colour < PURPLE:
            reached = generation(tree)
            if kind < SKALD and kind // 4 == colour and (reached == 1 and place < 3 or reached == 2 and place >= 3):
                change += 0.15
            elif SKALD <= kind < GHOST:
                change += 0.3
        return change

    def put(self, card: i64, spot: i64) -> float:
        """A change at home is good for me; elsewhere for somebody else."""
        change = self.change(KIND[card], spot)
        if spot // SPOTS == self.seat:
            return change
        return -change if self.s.players == 2 else -0.6 * change

    def use(self, card: i64) -> float:
        """The best this card could do at home."""
        best: float = 0.0
        kind: i64 = KIND[card]
        if kind == GHOST:
            return 0.4
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
            spare: float = 0.3 if isinstance(frame, TurncoatDiscard) else 0.0
            for move in moves:
                rates.append(0.0 if move == PASS else spare - looks.use(move))
        elif isinstance(frame, DismissOwn):
            refill = isinstance(frame, (Adapt, Turncoat))
            for move in moves:
                rates.append(looks.leave(move, refill))
        elif isinstance(frame, Embellish):
            for move in moves:
                rates.append(0.0 if move == PASS else TRIES[move])
        elif isinstance(frame, PlunderSwap):
            for move in moves:
                rates.append(0.0 if move // CARDS >= CARDS else looks.use(move % CARDS) - looks.use(move // CARDS))
        elif isinstance(frame, Possess):
            for move in moves:
                rates.append(-looks.change(NOTHING, move))
        elif isinstance(frame, PickPlayer):
            for move in moves:
                rates.append(-2.0 if move == seat else LAYS[looks.standing(move).now])
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
        known: dict[i64, i64] = {}
        for card in sorted(s.known):
            bits = knows(s.known, seat, card)
            if bits:
                known[card] = bits << (4 * seat)
        twin.known = known
        sizes: list[i64] = []
        pool = twin.deck[:]
        for other in range(s.players):
            size: i64 = len(s.hands[other])
            if other == seat:
                twin.hands[other] = sorted(s.hands[other])
                sizes.append(0)
                continue
            pool.extend(s.hands[other])
            if other == s.holder:
                size += len(s.aside)
                pool.extend(s.aside)
            sizes.append(size)
        hidden = s.holder != seat
        if hidden:
            pool.extend(s.drawn)
        dealt: list[list[i64]] = [[] for _ in sizes]
        sure = [card for card in sorted(known) if card in pool]
        fit(sure, 0, seat, known, sizes, dealt)
        rest = [card for card in sorted(pool) if card not in known]
        for other in range(s.players):
            if other == seat:
                continue
            missing: i64 = sizes[other] - len(dealt[other])
            cards = dealt[other] + rest[:missing]
            rest = rest[missing:]
            held: i64 = len(s.hands[other])
            twin.hands[other] = cards[:held]
            if other == s.holder:
                twin.aside = cards[held:]
        if hidden:
            count: i64 = len(s.drawn)
            twin.drawn = rest[:count]
            rest = rest[count:]
        twin.deck = rest
        return twin


def fit(cards: list[i64], at: i64, seat: i64, known: dict[i64, i64], sizes: list[i64],
        dealt: list[list[i64]]) -> bool:
    """Cards known to be in some hand go to the first hands that leave room for all of them."""
    if at == len(cards):
        return True
    hands = knows(known, seat, cards[at])
    for other in range(len(sizes)):
        if hands >> other & 1 and len(dealt[other]) < sizes[other]:
            dealt[other].append(cards[at])
            if fit(cards, at + 1, seat, known, sizes, dealt):
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
