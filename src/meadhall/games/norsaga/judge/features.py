"""Rate the answers of one question quickly, by their features."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.norsaga.cards import CARDS, SPOTS
from meadhall.games.norsaga.judge.policy_features import (
    ASSAULTED,
    AUGURED,
    CARD,
    CARD_SIGNS,
    DISCARDED,
    DONE,
    DOOMED,
    EMBELLISHED,
    FORGO,
    GAIN,
    GHOSTS,
    GIVEN,
    GRANT,
    HARM,
    HARMED,
    HELD,
    HOLDS,
    KEEP,
    LAST,
    LEAVE,
    LOSE,
    MORE,
    OFFERED,
    OWN,
    OWNER,
    PAID,
    PLUNDERED,
    PRIZE,
    REACH,
    REFILL,
    RIVAL,
    ROBBED,
    SKALDS,
    SPIED,
    STOP,
    STORIES,
    STORY,
    TAKE,
    TAKEN,
    USE,
    WHO,
    list_card_signs,
    list_put_signs,
)
from meadhall.games.norsaga.judge.tree_analysis import GHOST, KIND, NOTHING, SKALD
from meadhall.games.norsaga.judge.tree_cache import UNRATED, CachedTree, TreeCache
from meadhall.games.norsaga.rules.craft import Infiltrate, InfiltratePlace, PlunderSwap, Turncoat
from meadhall.games.norsaga.rules.faith import MartyrPlace
from meadhall.games.norsaga.rules.lore import AugurDiscard, Offering, OfferingPlay, Possess, PossessGive
from meadhall.games.norsaga.rules.might import Adapt, AdaptPlace, AssaultPay, AssaultTarget
from meadhall.games.norsaga.rules.placing import BOARD, PASS, DismissOwn, PickCard, PickPlayer, Play
from meadhall.games.norsaga.rules.skalds import Embellish, Grant
from meadhall.games.norsaga.rules.turn import Continue
from meadhall.games.norsaga.state import Norsaga

Signs = list[tuple[int, float]]  # each with how much of it there is


class AnswerFeatures:
    """The ratings of the answers of one question for the asked seat.

    With `recorded`, record every feature of each answer there as well, to train the weights.
    """

    def __init__(self, s: Norsaga, memory: TreeCache, recorded: list[Signs] | None = None) -> None:
        self.s = s
        self.frame: Frame = s.agenda[-1]
        self.seat: i64 = self.frame.seat
        self.memory = memory
        self.weights: list[float] = memory.weights[s.players].signs
        self.trees: list[CachedTree | None] = [None] * s.players
        self.owners: list[float] = [UNRATED] * s.players  # what it promises to turn to each; one purpose a question
        self.recorded = recorded

    def get_tree(self, owner: i64) -> CachedTree:
        found = self.trees[owner]
        if found is None:
            found = self.memory.get_tree(self.s, owner)
            self.trees[owner] = found
        return found

    def record_all(self, signs: list[i64]) -> None:
        if self.recorded is not None:
            for sign in signs:
                self.recorded[-1].append((sign, 1.0))

    def record(self, sign: i64, much: float) -> None:
        if self.recorded is not None:
            self.recorded[-1].append((sign, much))

    def rate_all(self, moves: list[i64]) -> list[float]:
        rates: list[float] = []
        frame = self.frame
        if isinstance(frame, Play) and self.recorded is None:  # asked for most, and with the most answers
            home: i64 = LAST if isinstance(frame, Continue) else MORE
            for move in moves:
                if move == PASS:
                    rates.append(self.rate_sign(FORGO))
                else:
                    rates.append(self.rate_put(KIND[move // BOARD], move % BOARD, home, HARM))
            return rates
        for move in moves:
            if self.recorded is not None:
                self.recorded.append([])
            rates.append(self.rate(move))
        return rates

    def rate(self, move: i64) -> float:
        """Rate all answers. Plays and embellishments are the most frequent questions, so they come first."""
        frame = self.frame
        if isinstance(frame, (Play, InfiltratePlace, MartyrPlace)):
            if move == PASS:
                return self.rate_sign(FORGO if isinstance(frame, OfferingPlay) else STOP)
            return self.rate_put(KIND[move // BOARD], move % BOARD, LAST if isinstance(frame, Continue) else MORE, HARM)
        if isinstance(frame, Embellish):
            return self.rate_embellishment(move)
        if isinstance(frame, AdaptPlace):
            return self.rate_put(KIND[move], frame.spot, MORE, HARM)
        if isinstance(frame, PickCard):
            return self.rate_sign(DONE) if move == PASS else self.rate_card(move, self.find_purpose())
        if isinstance(frame, PossessGive):
            mine = self.rate_put(KIND[self.s.card_at(frame.spot)], move, GAIN, LEAVE)
            return mine + self.rate_put(KIND[self.s.card_at(move)], frame.spot, GAIN, LEAVE)
        if isinstance(frame, DismissOwn):
            return (
                self.rate_refill(move)
                if isinstance(frame, (Adapt, Turncoat))
                else self.rate_put(NOTHING, move, LOSE, LOSE)
            )
        if isinstance(frame, PlunderSwap):
            if move // CARDS >= CARDS:
                return self.rate_sign(KEEP)
            return self.rate_card(move % CARDS, TAKEN) + self.rate_card(move // CARDS, GIVEN)
        if isinstance(frame, Possess):
            kind = KIND[self.s.card_at(move)]
            return self.rate_put(NOTHING, move, TAKE, TAKE) + self.rate_amount(
                PRIZE, self.get_tree(self.seat).rate_best_use(kind)
            )
        if isinstance(frame, PickPlayer):
            return self.rate_player(move)
        return 0.0

    def rate_sign(self, sign: i64) -> float:
        return self.rate_amount(sign, 1.0)

    def rate_amount(self, sign: i64, count: float) -> float:
        self.record(sign, count)
        return self.weights[sign] * count

    def rate_put(self, kind: i64, spot: i64, home: i64, away: i64) -> float:
        """Rate this kind in that spot: for me in my tree, against its owner elsewhere."""
        owner: i64 = spot // SPOTS
        place: i64 = spot % SPOTS
        tree = self.get_tree(owner)
        purpose: i64 = home if owner == self.seat else away
        rate = tree.rate(kind, place, purpose)
        if self.recorded is not None:
            self.record_all(list_put_signs(tree, kind, place, purpose))
        if purpose == HARM:
            rate += self.rate_owner(owner, HARMED)
        elif purpose == TAKE:
            rate += self.rate_owner(owner, ROBBED)
        return rate

    def rate_owner(self, owner: i64, purpose: i64) -> float:
        """Rate the choice of this player, regardless of the effect on the tree."""
        if self.recorded is None and self.owners[owner] != UNRATED:
            return self.owners[owner]
        tree = self.get_tree(owner)
        first: i64 = OWNER + purpose * WHO
        leads: i64 = 4
        for other in range(self.s.players):
            if other != self.seat and self.get_tree(other).now > tree.now:
                leads = 0
        sign: i64 = first + tree.now * 8 + leads + (owner - self.s.active) % self.s.players
        self.owners[owner] = self.rate_sign(sign)
        return self.owners[owner]

    def rate_player(self, owner: i64) -> float:
        frame = self.frame
        purpose: i64 = ASSAULTED if isinstance(frame, AssaultTarget) else PLUNDERED
        if isinstance(frame, Infiltrate):
            purpose = SPIED
        hand: i64 = min(6, len(self.s.hands[owner]))
        return self.rate_owner(owner, purpose) + self.rate_sign(OWNER + purpose * WHO + HOLDS + hand)

    def find_purpose(self) -> i64:
        frame = self.frame
        if isinstance(frame, AssaultPay):
            return PAID
        if isinstance(frame, AugurDiscard):
            return AUGURED
        return OFFERED if isinstance(frame, Offering) else DISCARDED

    def rate_card(self, card: i64, purpose: i64) -> float:
        """Rate losing this card, or gaining it."""
        kind = KIND[card]
        tree = self.get_tree(self.seat)
        twin = False
        for other in self.s.hands[self.seat]:
            if other != card and KIND[other] == kind:
                twin = True
        signs = list_card_signs(tree, kind, twin, purpose)
        self.record_all(signs)
        rate: float = 0.0
        for sign in signs:
            rate += self.weights[sign]
        if kind != GHOST:
            rate += self.rate_amount(CARD + purpose * CARD_SIGNS + USE, tree.rate_best_use(kind))
        return rate

    def rate_refill(self, spot: i64) -> float:
        """Rate replacing a hero of mine with a hand card."""
        tree = self.get_tree(self.seat)
        best: float = -9.0
        for card in self.s.hands[self.seat]:
            best = max(best, tree.rate(KIND[card], spot % SPOTS, MORE))
        return self.rate_amount(REFILL, best)

    def rate_embellishment(self, move: i64) -> float:
        """Rate an embellishment, or none."""
        s = self.s
        tree = self.get_tree(self.seat)
        first: i64 = STORY + EMBELLISHED * (STORIES - 1 if move == PASS else move)
        skalds: i64 = 0
        ghosts: i64 = 0
        reach: i64 = 0
        for card in s.hands[self.seat]:
            kind = KIND[card]
            if kind == GHOST:
                ghosts += 1
            else:
                reach = max(reach, tree.count_most_markers(kind) - tree.now)
                if kind >= SKALD:
                    skalds += 1
        rival: i64 = 0
        for other in range(s.players):
            if other != self.seat:
                rival = max(rival, self.get_tree(other).now)
        signs: list[i64] = [
            first + OWN + tree.now,
            first + REACH + min(2, reach),
            first + RIVAL + rival,
            first + HELD + min(6, len(s.hands[self.seat])),
            first + GHOSTS + min(3, ghosts),
            first + SKALDS + min(2, skalds),
            first + GRANT + (1 if isinstance(self.frame, Grant) else 0),
            first + DOOMED + (1 if s.is_doomed(self.seat) else 0),
        ]
        self.record_all(signs)
        rate: float = 0.0
        for sign in signs:
            rate += self.weights[sign]
        return rate
