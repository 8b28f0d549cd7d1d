"""Sagas: completing them, drawing new ones, and the end of the deck."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import Lot, Onward
from meadhall.games.fire_and_axe.cards import (
    RAID,
    SAGA_BONUS,
    SAGA_ERA,
    SAGA_KIND,
    SAGA_PORTS,
    SAGA_SPACES,
    SAGAS,
    SAGAS_PER_ERA,
    TRADE,
)
from meadhall.games.fire_and_axe.rules.scoring import finish
from meadhall.games.fire_and_axe.state import (
    ALL_SETTLED,
    DISCARDED,
    NO_GOOD,
    NO_ONE,
    NO_SAGA,
    SAGAS_DONE,
    FireAndAxe,
)


def is_done(s: FireAndAxe, saga: i64, port: i64) -> bool:
    """FA-SAGA-02, FA-SAGA-03, FA-SAGA-04, FA-SAGA-12. Return whether this port now has its good, has lost its town, or
    is settled, by any player.
    """
    kind = SAGA_KIND[saga]
    if kind == TRADE:
        return s.market[port] != NO_GOOD
    if kind == RAID:
        return not s.has_town(port)
    return s.settled[port] != NO_ONE


def is_fulfilled(s: FireAndAxe, saga: i64) -> bool:
    """FA-SAGA-05. Return whether every port of the saga fulfils it."""
    for port in SAGA_PORTS[saga]:
        if not is_done(s, saga, port):
            return False
    return True


def find_next_era(s: FireAndAxe) -> i64:
    """FA-SETUP-04. Return the Era on the back of the deck's top card: six of each, the First on top."""
    return 3 - (s.left - 1) // SAGAS_PER_ERA


def list_unseen_sagas(s: FireAndAxe) -> list[i64]:
    """FA-SETUP-12. Return every saga of that Era that has not been seen, the removed ones included."""
    era = find_next_era(s)
    unseen: list[i64] = []
    for saga in range(len(s.won)):
        if SAGA_ERA[saga] == era and s.won[saga] == NO_ONE and saga not in s.open:
            unseen.append(saga)
    return unseen


class Claim(Onward):
    """FA-SAGA-05, FA-SAGA-06, FA-SAGA-07, FA-SAGA-11, FA-SAGA-13, FA-CREW-06, FA-FINAL-09. Every open saga that is now
    true goes at once to the player whose turn it is, with its bonus; then the spaces are filled.

    If no player has crew left, the game ends instead.
    """

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        claimed = False
        for space in range(SAGA_SPACES):
            saga = s.open[space]
            if saga != NO_SAGA and is_fulfilled(s, saga):
                claimed = True
                s.open[space] = NO_SAGA
                s.won[saga] = s.active
                s.gain(s.active, SAGA_BONUS[saga])
                if s.log is not None:
                    s.log_event("saga", {"seat": s.active, "saga": SAGAS[saga], "vp": SAGA_BONUS[saga]})
        for seat in range(s.players):
            if not s.is_sitting_out(seat):
                if claimed:
                    s.do(Refill())
                return
        finish(s, ALL_SETTLED)


class Refill(Onward):
    """FA-SAGA-08, FA-SAGA-10, FA-SETUP-06, FA-FINAL-06. Fill empty spaces one by one while the deck lasts; then they
    stay empty, and three empty ones end the game.
    """

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if s.left and NO_SAGA in s.open:
            s.do(DrawSaga(), self)
        elif s.left == 0 and s.open[0] == NO_SAGA and s.open[1] == NO_SAGA and s.open[2] == NO_SAGA:
            finish(s, SAGAS_DONE)


class DrawSaga(Lot):
    """FA-SAGA-09, FA-ERA-02, FA-ERA-03, FA-ERA-04, FA-FINAL-01, FA-FINAL-02, FA-FINAL-08. Turn up the top saga: place
    it, or discard it if it is true already.

    Only a placed card opens an Era. The player who uncovers the tokens under the last card takes them, whatever happens
    to the card.
    """

    ask: ClassVar[str] = "saga.draw"
    rule: ClassVar[str] = "FA-SAGA-09"

    def options(self, s: FireAndAxe) -> list[i64]:
        return list_unseen_sagas(s)

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "saga " + SAGAS[move]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.left -= 1
        if is_fulfilled(s, move):
            s.won[move] = DISCARDED
            if s.log is not None:
                s.log_event("drop", {"saga": SAGAS[move]}, reveals=True)
        else:
            s.open[s.open.index(NO_SAGA)] = move
            if s.log is not None:
                s.log_event("open", {"saga": SAGAS[move]}, reveals=True)
            if SAGA_ERA[move] > s.era:
                s.era = SAGA_ERA[move]
                if s.log is not None:
                    s.log_event("era", {"era": s.era})
        if s.left == 0:
            s.holder = s.active
            s.log_seat_event("tokens", s.active)
