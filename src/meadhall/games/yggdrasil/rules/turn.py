"""Rounds and turns: lay cards, agree on an order; then each player reveals, moves and acts."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Council, Frame, Lot, Onward, Question
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import ENEMIES, FENRIR, NONE, TYR, count_bits, find_nth
from meadhall.games.yggdrasil.notation import card_text, god_name
from meadhall.games.yggdrasil.piles import (
    NO_CARD,
    UNKNOWN,
    lay,
    list_chances,
    list_open_copies,
    list_possible_cards,
    note_card,
    put_under,
    shuffle_in,
)
from meadhall.games.yggdrasil.rules.bonds import build_kin_windows
from meadhall.games.yggdrasil.rules.book import Heed, run_program
from meadhall.games.yggdrasil.rules.deeds import Deed
from meadhall.games.yggdrasil.rules.enemies import build_steps
from meadhall.games.yggdrasil.rules.moving import Jump, Move, SupportMove
from meadhall.games.yggdrasil.state import Yggdrasil


def list_orders() -> list[list[list[i64]]]:
    """Every order of this many players; a move is an index into this list."""
    return [[[seat for seat in order] for order in permutations(range(players))] for players in range(6)]


def list_numbers() -> list[list[i64]]:
    return [[number for number in range(len(found))] for found in ORDERS]


ORDERS: Final[list[list[list[i64]]]] = list_orders()
NUMBERS: Final[list[list[i64]]] = list_numbers()


class Round(Onward):
    """YG-ROUND-01, YG-ROUND-05, YG-ROUND-07. All players lay the top card face down at the same time; with several
    players the table then agrees on the order.
    """

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.round += 1
        for seat in range(s.players):
            lay(s, seat)
        if s.log is not None:
            s.log.append(Event("round", {"round": s.round}))
        s.do(Order())


class Order(Council):
    """YG-ROUND-02, YG-ROUND-03, YG-ROUND-07, YG-DEC-02. The whole table agrees on the order of the
    turns in this round.
    """

    ask: ClassVar[str] = "turn.order"
    rule: ClassVar[str] = "YG-ROUND-02"

    def options(self, s: Yggdrasil) -> list[i64]:
        return NUMBERS[s.players][:]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "order " + " ".join([god_name(s, seat) for seat in ORDERS[s.players][move]])

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        order = ORDERS[s.players][move][:]
        s.order = order
        if s.log is not None and s.players > 1:
            s.log.append(Event("order", {"gods": [god_name(s, seat) for seat in order]}))
        s.do(Turn())


class Turn(Onward):
    """YG-ROUND-04, YG-ROUND-05, YG-DEC-02. The next player reveals, moves, and acts or fights; when all have, the next round begins."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if not s.order:
            s.do(Round())
            return
        player = s.order.pop(0)
        s.active = player
        s.turn += 1
        if s.log is not None:
            s.log.append(Event("turn", {"seat": player, "god": god_name(s, player), "turn": s.turn}))
        s.do(Reveal(player), EndTurn(), Turn())


class Reveal(Lot):
    """YG-REVEAL-01, YG-ROUND-06, YG-INFO-02. Step 1: turn over your card. It is unknown until then, unless it was laid
    from a known place; a player who laid none goes on to step 2.
    """

    ask: ClassVar[str] = "card.reveal"
    rule: ClassVar[str] = "YG-REVEAL-01"
    player: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        laid = s.down[self.player]
        if laid == NO_CARD:
            return []
        return [laid] if laid != UNKNOWN else list_possible_cards(s, self.player, True)

    def weights(self, s: Yggdrasil) -> list[i64] | None:
        if s.down[self.player] != UNKNOWN:
            return None
        return [weight for weight in list_chances(s, self.player, True) if weight]

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        return draw_card(s, self.player, True, rng) if s.down[self.player] == UNKNOWN else s.down[self.player]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "reveal " + card_text(s, move)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        player = self.player
        if move < 0:  # nothing lies face down: a written position may begin the turn without a card
            do_rest_of_turn(s, player)
            return
        if s.down[player] == UNKNOWN:
            note_card(s, player, move)
        s.down[player] = NO_CARD
        s.apart[player] = 0
        s.open.append(move)
        if s.log is not None:
            s.log.append(Event("reveal", {"god": god_name(s, player), "card": card_text(s, move)}, reveals=True))
        s.do(Compare(player, move))


def draw_card(s: Yggdrasil, seat: i64, from_wheel: bool, rng: Rng) -> i64:
    """Draw one of the unknown cards, each with its own chance."""
    if from_wheel and not s.tokens[seat]:
        return draw_alike(s, seat, rng)
    weights = list_chances(s, seat, from_wheel)
    total: i64 = 0
    for weight in weights:
        total += weight
    if total == 0:
        return AUTO
    left: i64 = rng.below(total)
    card: i64 = 0
    while left >= weights[card]:
        left -= weights[card]
        card += 1
    return card


def draw_alike(s: Yggdrasil, seat: i64, rng: Rng) -> i64:
    """Draw the card on the wheel if no token is involved: all candidates are equally likely, see `chances`."""
    left = s.bags[seat] & ~s.apart[seat]
    count = count_bits(left)
    if count == 0:
        return AUTO
    each = max(1, count_bits(s.unseen))
    return find_nth(left, rng.below(count * each) // each)


class Compare(Onward):
    """YG-REVEAL-02, YG-REVEAL-03, YG-REVEAL-05, YG-SOLO-03, YG-SOLO-04, YG-SOLO-06, YG-SUP-01. Count the open copies:
    one does nothing, the second activates the enemy by the active god, the third of a single player removes the other
    two.

    The cards go back after the effect, before step 2.
    """

    player: i64
    card: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        enemy = self.card % 6
        copies: i64 = 0
        for card in s.open:
            if card % 6 == enemy:
                copies += 1
        if copies == 2:
            if s.log is not None:
                s.log.append(
                    Event(
                        "activate",
                        {
                            "enemy": ENEMIES[enemy],
                            "god": god_name(s, self.player),
                            "over": int(ends_turn(s, self.player, enemy)),
                        },
                    )
                )
            steps = build_steps(s, enemy, self.player)
            do_after(s, self.player, self.card)
            s.do(GoBack(self.player, self.card))
            s.do_all(steps)
            return
        first = run_reveal(s, self.player, enemy)
        do_rest_of_turn(s, self.player)
        if first:
            s.do_all(first)
        if copies == 3:
            s.do(GoUnder(self.player, enemy))


def run_reveal(s: Yggdrasil, player: i64, enemy: i64) -> list[Frame]:
    """YG-BOOK-06, YG-BOOK-11. Run the page's program for a revealed card of this enemy when no other is open; with one
    player also at the third copy, because the older two have left.
    """
    if s.tale is None or s.is_slain(enemy):
        return []
    return run_program(s, player, s.get_page().reveal[enemy], NONE)


def ends_turn(s: Yggdrasil, player: i64, enemy: i64) -> bool:
    """YG-ENEMY-FEN-03, YG-GOD-TYR-01, YG-GOD-02. Return whether the enemy ends the turn: Fenrir does, for every god but
    Tyr.
    """
    return enemy == FENRIR and not s.has_power(player, TYR) and not s.is_slain(FENRIR)


def do_after(s: Yggdrasil, player: i64, card: i64) -> None:
    """YG-SUP-02, YG-SUP-03, YG-ENEMY-FEN-03, YG-GOD-TYR-01, YG-GOD-02. Push what follows an activation: the support god
    whose card it was can move, then the turn goes on, unless it was Fenrir's and the god is not Tyr.
    """
    ends = ends_turn(s, player, card % 6)
    if not ends:
        do_rest_of_turn(s, player)
    if card // 6 >= s.players and (not ends or s.house.support_after_fenrir):
        s.do(SupportMove(player, card // 6))


def do_rest_of_turn(s: Yggdrasil, player: i64) -> None:
    """YG-ROUND-04. Push the rest of the turn onto the agenda, without a list if there is no special moment in it."""
    if s.travels[player] or s.has_any_blood():
        s.do_all(build_rest_of_turn(s, player))
    else:
        s.do(Move(player), Deed(player, 0))


def build_rest_of_turn(s: Yggdrasil, player: i64) -> list[Frame]:
    """YG-ROUND-04, YG-REL-TRAVEL-02. Return steps 2 and 3, with the moments at which blood
    relatives can take things.
    """
    rest: list[Frame] = [Move(player), Deed(player, 0)]
    if s.travels[player]:
        rest = [Jump(player), *rest]
    if s.has_any_blood():
        rest = [*build_kin_windows(s), *rest[:-1], *build_kin_windows(s), rest[-1]]
    return rest


class GoBack(Onward):
    """YG-REVEAL-04, YG-DUO-03, YG-DUO-04, YG-ENEMY-FEN-04, YG-ENEMY-FEN-06, YG-ENEMY-FEN-07, YG-SOLO-03, YG-SETUP-18.
    Both cards go under their owners' piles; a support god's goes to the player who does not own the other; a Fenrir
    card just revealed is shuffled in.

    With one player both stay open, unless the options say that Fenrir is shuffled in at once.
    """

    player: i64
    card: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        fenrir = self.card % 6 == FENRIR
        if s.players == 1:
            if fenrir and s.house.fenrir_at_once:
                shuffle_in(s, 0, self.card)
            return
        older = list_open_copies(s, self.card % 6)[0]
        put_under(s, find_receiver(s, older, self.card), older)
        if not fenrir:
            put_under(s, find_receiver(s, self.card, older), self.card)
        else:
            shuffle_in(s, self.player if s.house.fenrir_to_active else find_receiver(s, self.card, older), self.card)


def find_receiver(s: Yggdrasil, card: i64, other: i64) -> i64:
    """YG-DUO-03, YG-SETUP-18. Return the player whose pile takes this card of a pair."""
    owner = card // 6
    return owner if owner < s.players else 1 - other // 6


class GoUnder(Question):
    """YG-SOLO-04, YG-SOLO-05, YG-ENEMY-FEN-07, YG-DEC-03. The two older copies go under the single player's pile, in
    the player's order; of Fenrir's, the one that woke him last is shuffled in after the other.
    """

    ask: ClassVar[str] = "cards.return"
    rule: ClassVar[str] = "YG-SOLO-04"
    enemy: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        return list_open_copies(s, self.enemy)[: 1 if self.enemy == FENRIR else 2]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "first " + card_text(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return s.open[:]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move in self.options(s) else "YG-SOLO-04"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        pair = list_open_copies(s, self.enemy)
        last = pair[1] if pair[0] == move else pair[0]
        put_under(s, self.seat, move)
        if self.enemy == FENRIR:
            shuffle_in(s, self.seat, last)
        else:
            put_under(s, self.seat, last)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"enemy": ENEMIES[self.enemy]}


class EndTurn(Onward):
    """YG-ACT-HEAL-02, YG-BOOK-02, YG-BOOK-09. End the turn: worlds healed in it can be used again."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.fresh = 0
        if s.tale is not None:
            s.tale.scathe = 0
            s.do(Heed(s.active))
        if s.has_any_blood():
            s.do_all(build_kin_windows(s))
