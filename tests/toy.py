"""Draughts of Mead: a toy game that needs every part of the core and nothing of a real game.

Each evening everybody fills up to two hidden vessels, the table picks the drink, and in turn each player may toast.
The neighbour may raise with a bigger vessel, and the toaster then spills one more.
"""

import json
import sys
from typing import Any

from meadhall.core.agenda import AUTO, NOBODY, Council, Lot, Onward, Question, State, blank
from meadhall.core.codec import frames_in
from meadhall.core.event import Event
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Option, Outcome

VESSELS = ("cup", "horn", "barrel")
IN_THE_BAG = (6, 4, 2)
DRINKS = ("water", "ale", "mead")
PASS = 9
GOAL = 12
RULES = {"DM-HAND", "DM-BIGGER", "DM-DRINK", "DM-SEAT", "DM-OVER", "DM-UNDO"}


class Mead(State):
    fixed = ("house",)

    house: dict[str, Any]
    hands: list[list[int]]
    bag: list[int]
    spent: list[int]
    scores: list[int]
    drink: int = 0
    toasted: int = PASS
    evening: int = 0

    def tell(self, kind, secret=None, seats=None, **told):
        if self.log is not None:
            self.log.append(Event(kind, told, secret, seats, reveals=secret is not None))


class Evening(Onward):
    """Fill up, choose the drink, toast in turn; after the last evening the game is over."""

    def resolve(self, s, move):
        if s.evening >= s.house["evenings"]:
            s.end()
            return
        s.evening += 1
        draws = [Draw(seat) for seat, hand in enumerate(s.hands) for _ in range(2 - len(hand))]
        s.do(*draws, Vote(), *[Toast(seat) for seat in range(len(s.hands))], Evening())


class Draw(Lot):
    """Each kind is as likely as it is common. Private: that only one kind is left in the bag must not show."""

    ask, private = "vessel.draw", True
    player: int

    def options(self, s):
        return [kind for kind in range(3) if s.bag[kind]]

    def weights(self, s):
        return [count for count in s.bag if count]

    def sample(self, s, rng):
        return lot(s.bag, rng) if any(s.bag) else AUTO

    def text(self, s, move):
        return "draw " + VESSELS[move]

    def resolve(self, s, move):
        if move != AUTO:
            s.bag[move] -= 1
            s.hands[self.player] = sorted([*s.hands[self.player], move])
            s.tell("draw", {"vessel": VESSELS[move]}, [self.player], seat=self.player)


class Vote(Council):
    """DM-DRINK. The whole table chooses what is drunk, unless the house did; never water."""

    ask = "drink.choose"

    def options(self, s):
        return [1, 2] if s.house["drink"] == "vote" else [DRINKS.index(s.house["drink"])]

    def text(self, s, move):
        return DRINKS[move]

    def candidates(self, s):
        return [0, 1, 2]

    def why(self, s, move):
        return "" if move else "DM-DRINK"

    def resolve(self, s, move):
        s.drink = move
        s.tell("drink", drink=DRINKS[move])


class Toast(Question):
    """DM-HAND. Empty a vessel to everybody's health, or keep still."""

    ask, verb = "toast.give", "toast"

    def options(self, s):
        hand = sorted(set(s.hands[self.seat]))
        return [move for move in [*hand, PASS] if not self.why(s, move)] if hand else []

    def text(self, s, move):
        return "pass" if move == PASS else f"{self.verb} {VESSELS[move]}"

    def candidates(self, s):
        return [0, 1, 2, PASS]

    def why(self, s, move):
        return "" if move == PASS or move in s.hands[self.seat] else "DM-HAND"

    def resolve(self, s, move):
        if move not in (PASS, AUTO):
            s.hands[self.seat].remove(move)
            s.spent[move] += 1
            s.tell(self.verb, seat=self.seat, vessel=VESSELS[move])
            self.follow(s, move)

    def follow(self, s, move):
        s.toasted = move
        s.do(Raise((self.seat + 1) % len(s.hands), [self.seat]), Cheers(self.seat))


class Raise(Toast):
    """DM-BIGGER. The neighbour may answer with a bigger vessel; asked of everybody who holds one of any size."""

    ask, verb, private = "toast.raise", "raise", True
    toasters: list[int]

    def why(self, s, move):
        return super().why(s, move) or ("DM-BIGGER" if move <= s.toasted else "")

    def about(self, s):
        return {"vessel": VESSELS[s.toasted]}

    def follow(self, s, move):
        s.toasted = PASS
        s.do(*[Spill(toaster) for toaster in self.toasters])


class Spill(Toast):
    """DM-HAND. Lose a vessel of one's own choice; private, since equal vessels leave no choice."""

    ask, verb, private = "vessel.spill", "spill", True

    def why(self, s, move):
        return "" if move in s.hands[self.seat] else "DM-HAND"

    def follow(self, s, move):
        pass


class Cheers(Evening):
    """An unanswered toast counts as much as was in it."""

    toaster: int

    def resolve(self, s, move):
        if s.toasted != PASS:
            s.scores[self.toaster] += (s.toasted + 1) * s.drink * (1 + s.house["strong"])
            s.tell("cheers", seat=self.toaster, score=s.scores[self.toaster])
        s.toasted = PASS
        if s.scores[self.toaster] >= GOAL:
            s.end()


def lot(bag, rng):
    drawn = rng.below(sum(bag))
    return 0 if drawn < bag[0] else 1 if drawn < bag[0] + bag[1] else 2


class Toy(Game):
    name, players, rules_version, state = "toy", (2, 3), 1, Mead
    options = (
        Option("evenings", 3, range(1, 10)),
        Option("strong", False, (False, True)),
        Option("drink", "vote", ("vote", "ale", "mead")),
    )
    frames, restore = frames_in(sys.modules[__name__]), {"house": dict}
    rule_over, rule_asked, rule_undo = "DM-OVER", "DM-SEAT", "DM-UNDO"

    def set_up(self, players, options):
        hands: list[Any] = [[] for _ in range(players)]
        s = blank(Mead)
        s.house, s.hands, s.bag, s.spent, s.scores = options, hands, [*IN_THE_BAG], [0, 0, 0], [0] * players
        s.do(Evening())
        return s

    def view_of(self, state, seat):
        top = state.agenda[-1] if state.agenda else None
        return {
            "you": seat,
            "evening": state.evening,
            "drink": DRINKS[state.drink],
            "toasted": state.toasted,
            "scores": state.scores[:],
            "bag": sum(state.bag),
            "options": dict(state.house),
            "over": state.ended,
            "players": [{"size": len(hand)} for hand in state.hands],
            "spent": state.spent[:],
            "hand": None if seat is None else state.hands[seat][:],
            "asked": None if top is None or top.seat == NOBODY else [top.seat, top.ask],
        }

    def redeal(self, state, seat, rng):
        twin = state.copy()
        twin.legal = None
        others = [other for other in range(len(state.hands)) if other != seat]
        for kind in [kind for other in others for kind in state.hands[other]]:
            twin.bag[kind] += 1
        for other in others:
            twin.hands[other] = []
            for _ in state.hands[other]:
                kind = lot(twin.bag, rng)
                twin.bag[kind] -= 1
                twin.hands[other] = sorted([*twin.hands[other], kind])
        return twin

    def outcome_of(self, state):
        best = max(state.scores)
        winners = [seat for seat, score in enumerate(state.scores) if score == best]
        return Outcome(winners, state.scores[:], "goal" if best >= GOAL else "evenings") if state.ended else None

    def position(self, state):
        return "toy " + json.dumps(self.pack(state), separators=(",", ":"))

    def from_position(self, text):
        try:
            return self.unpack(json.loads(text.removeprefix("toy ")))
        except (json.JSONDecodeError, KeyError):
            raise Fault("position-part", part=text) from None

    def options_of(self, state):
        return dict(state.house)

    def data_hash(self):
        return "-".join(str(count) for count in IN_THE_BAG)


toy = Toy()
