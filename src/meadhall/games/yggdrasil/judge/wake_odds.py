"""The forecast of the wheel: the chance that each enemy wakes this round and the next, by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import count_bits
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN
from meadhall.games.yggdrasil.state import Yggdrasil

ENEMY: Final[i64] = 6  # cards of one god's set
FIRSTS: Final[i64] = 0x41041041  # the first card of each set; shifted by an enemy, all copies of it


def fill_lots(s: Yggdrasil, seat: i64, card: i64, on_wheel: bool, lots: list[float]) -> None:
    """Fill in the chance of each enemy to be on this card, which is known or one of its player's unknown ones."""
    if card != UNKNOWN:
        lots[card % ENEMY] = 1.0
        return
    bag = s.bags[seat]
    if on_wheel:
        bag &= ~s.apart[seat]
    tokens: i64 = s.tokens[seat]
    total: float = float(count_bits(bag) + tokens)
    if total == 0.0:
        return
    strangers: float = float(tokens) / float(count_bits(s.unseen)) if tokens else 0.0
    for enemy in range(ENEMY):
        copies: float = float(count_bits(bag & (FIRSTS << enemy)))
        if tokens:
            copies += strangers * float(count_bits(s.unseen & (FIRSTS << enemy)))
        lots[enemy] = copies / total


class WakeOdds:
    """Chances from here to the end of the next round from public knowledge; cards of different players are treated as
    independent.
    """

    def __init__(self, s: Yggdrasil) -> None:
        players = s.players
        self.open: list[i64] = [0] * ENEMY
        for card in s.open:
            self.open[card % ENEMY] += 1
        self.soon: list[float] = [0.0] * ENEMY  # wakes before this round is over
        self.later: list[float] = [0.0] * ENEMY  # before the next one is over
        self.twice: list[float] = [0.0] * ENEMY  # twice before the next one is over
        self.now_by: list[float] = [0.0] * (players * ENEMY)  # this player wakes it this round
        self.next_by: list[float] = [0.0] * (players * ENEMY)  # in the next one
        solo = players == 1
        seats: list[i64] = []
        for seat in s.order:
            if s.down[seat] != NO_CARD:
                seats.append(seat)
        if not s.order:
            for seat in range(players):
                if s.down[seat] != NO_CARD:
                    seats.append(seat)
        this_round: i64 = len(seats)
        lots: list[list[float]] = []
        for seat in seats:
            lot: list[float] = [0.0] * ENEMY
            fill_lots(s, seat, s.down[seat], True, lot)
            lots.append(lot)
        for seat in range(players):
            if s.piles[seat]:
                lot = [0.0] * ENEMY
                fill_lots(s, seat, s.piles[seat][0], False, lot)
                lots.append(lot)
                seats.append(seat)
        for enemy in range(ENEMY):
            self.foretell(enemy, seats, lots, this_round, solo)

    def foretell(self, enemy: i64, seats: list[i64], lots: list[list[float]], this_round: i64, solo: bool) -> None:
        """Compute the chances of none, one or two open copies along the cards to come; two only with one player.

        The same is computed for the cases in which the enemy stays asleep.
        """
        none: float = 1.0 if self.open[enemy] == 0 else 0.0
        one: float = 1.0 if self.open[enemy] == 1 else 0.0
        two: float = 1.0 - none - one
        calm_none = none
        calm_one = one
        calm_two = two
        waking: float = 0.0  # expected number of times
        for i in range(len(seats)):
            chance: float = lots[i][enemy]
            if chance > 0.0:
                wakes: float = one * chance
                first: float = none * chance
                third: float = two * chance
                if solo:
                    two += wakes - third
                    none -= first
                else:
                    none += wakes - first
                one += first + third - wakes
                calm_one += calm_none * chance + calm_two * chance - calm_one * chance
                calm_none -= calm_none * chance
                calm_two -= calm_two * chance
                waking += wakes
                if i < this_round:
                    self.now_by[seats[i] * ENEMY + enemy] += wakes
                else:
                    self.next_by[seats[i] * ENEMY + enemy] += wakes
            if i == this_round - 1:
                self.soon[enemy] = 1.0 - calm_none - calm_one - calm_two
        self.later[enemy] = 1.0 - calm_none - calm_one - calm_two
        self.twice[enemy] = max(0.0, waking - self.later[enemy])
