"""Validate the table of a written position: refuse contradictions, and what could never happen in play.

See docs/fire_and_axe.md. Each error names the parts that contradict each other.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.fault import Fault
from meadhall.games.fire_and_axe.cards import (
    CREW,
    CREW_EACH,
    DAYS,
    GOODS,
    GOODS_EACH,
    HAND,
    PIECES,
    SAGA_DECK,
    SAGA_ERA,
    SAGAS,
    SAGAS_PER_ERA,
    SLOTS,
    TOKENS,
)
from meadhall.games.fire_and_axe.chart import CLEAR, MATES, PORT_IDS, PORTS, WINTER, find_skull, is_port
from meadhall.games.fire_and_axe.edge.validate_agenda import check_agenda
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.rules.sagas import Claim, is_fulfilled
from meadhall.games.fire_and_axe.rules.setup import FirstPlayer
from meadhall.games.fire_and_axe.rules.turn import Act, Turn
from meadhall.games.fire_and_axe.state import (
    ALL_SETTLED,
    CUT_SHORT,
    DISCARDED,
    ENDINGS,
    NO_GOOD,
    NO_ONE,
    NO_SAGA,
    SAGAS_DONE,
    TOKENS_PLACED,
    FireAndAxe,
)

WORST = int(min(CLEAR))  # clear Days, whatever the wind


def check(s: FireAndAxe, old: bool) -> None:
    """Check the position: refuse what play could obviously not have reached."""
    if not old:
        check_ports(s)
    check_sagas(s)
    check_ships(s)
    check_tokens(s)
    check_days(s)
    check_turn(s)
    if s.ended:
        check_ending(s)
    else:
        check_agenda(s)


def list_seen_sagas(s: FireAndAxe) -> list[i64]:
    return [saga for saga in range(len(SAGAS)) if s.won[saga] != NO_ONE or saga in s.open]


def count_usual_deck(s: FireAndAxe) -> i64:
    """Return the usual rest of the deck below the sagas seen: six of each Era, one Era after the other."""
    seen = [SAGA_ERA[saga] for saga in list_seen_sagas(s)]
    era = max([1, *seen])
    return SAGA_DECK - (era - 1) * SAGAS_PER_ERA - seen.count(era)


def count_largest_deck(s: FireAndAxe) -> i64:
    """Return the largest possible deck: an Era starts with one of its sagas."""
    return min(count_usual_deck(s), SAGA_DECK - (s.era - 1) * SAGAS_PER_ERA - (1 if s.era > 1 else 0))


def find_usual_era(s: FireAndAxe) -> i64:
    """Return the latest Era of a placed card."""
    return max([1, *(SAGA_ERA[saga] for saga in list_seen_sagas(s) if s.won[saga] != DISCARDED)])


def fill_supplies(s: FireAndAxe) -> None:
    """FA-COMP-02, FA-COMP-03. Put everything that the position does not name into the stockpile and the supplies."""
    for good in range(GOODS):
        lying = s.market.count(good) + s.losses.count(good) + (s.demand == good)
        lying += sum(s.cargo[seat * GOODS + good] for seat in range(s.players))
        if lying > GOODS_EACH:
            raise Fault("fire_and_axe-goods", good=PIECES[good], found=int(lying))
        s.stock[good] = GOODS_EACH - lying
    for seat in range(s.players):
        used = s.crew[seat] + s.settled.count(seat) + (s.losses.count(CREW) if seat == s.active else 0)
        if used > CREW_EACH:
            raise Fault("fire_and_axe-crew", seat=SEATS[seat], found=int(used))
        s.supply[seat] = CREW_EACH - used


def check_ports(s: FireAndAxe) -> None:
    """FA-SETTLE-01, FA-TRADE-04. Check that no settlement is in a region with a town, and that no region has a good
    twice.
    """
    for port in range(PORTS):
        for other in [port, *MATES[port]]:
            if s.settled[port] != NO_ONE and s.has_town(other):
                raise Fault("fire_and_axe-town-stands", port=PORT_IDS[port], town=PORT_IDS[other])
            if other != port and s.market[port] != NO_GOOD and s.market[port] == s.market[other]:
                raise Fault(
                    "fire_and_axe-region-good", good=PIECES[s.market[port]], port=PORT_IDS[port], other=PORT_IDS[other]
                )


def check_sagas(s: FireAndAxe) -> None:
    """FA-SETUP-04, FA-ERA-03, FA-SAGA-05. Check that the deck has six sagas of each Era in order, and that no open saga
    is already fulfilled.
    """
    for era in (1, 2, 3):
        seen = sum(SAGA_ERA[saga] == era for saga in list_seen_sagas(s))
        if seen > SAGAS_PER_ERA:
            raise Fault("fire_and_axe-saga-era", era=era, found=seen, most=SAGAS_PER_ERA)
    if s.era < find_usual_era(s):
        raise Fault("fire_and_axe-era", era=int(s.era), least=int(find_usual_era(s)))
    if s.left > count_largest_deck(s):
        raise Fault("fire_and_axe-saga-left", left=int(s.left), most=int(count_largest_deck(s)))
    for saga in s.open:
        if saga != NO_SAGA and is_fulfilled(s, saga) and not (s.ended or has_frame(s, Claim)):
            raise Fault("fire_and_axe-saga-true", saga=SAGAS[saga])


def check_ships(s: FireAndAxe) -> None:
    """FA-LOAD-03, FA-LOAD-11, FA-WINTER-01. Check the ships: no ship sails without crew, a port holds one; no more
    aboard than the Era has slots; a wintering player has loaded nothing yet; three runes in a hand.
    """
    for seat in range(s.players):
        space = s.ships[seat]
        if space != WINTER and not s.crew[seat]:
            raise Fault("fire_and_axe-crewless", seat=SEATS[seat])
        if is_port(space) and space in s.ships[:seat]:
            raise Fault("fire_and_axe-two-ships", port=PORT_IDS[space])
        if len(s.hands[seat]) > HAND:
            raise Fault("fire_and_axe-hand", seat=SEATS[seat], found=len(s.hands[seat]), most=HAND)
    for seat in range(s.players):
        if s.count_aboard(seat) > SLOTS[s.era]:
            raise Fault("fire_and_axe-slots", seat=SEATS[seat], slots=int(SLOTS[s.era]))
        loading = seat == s.active and has_frame(s, Act)
        if s.ships[seat] == WINTER and not loading and s.count_aboard(seat) > min(1, s.crew[seat]):
            raise Fault("fire_and_axe-wintering", seat=SEATS[seat])


def check_tokens(s: FireAndAxe) -> None:
    """FA-FINAL-01, FA-FINAL-03, FA-FINAL-04. Check the tokens: the last saga brings them, and the third ends the game
    after its turn.
    """
    if (s.left == 0) != (s.holder != NO_ONE):
        raise Fault("fire_and_axe-holder", left=int(s.left))
    third = s.placed == TOKENS and s.holder != s.active
    if third or (s.placed and s.holder == NO_ONE):
        raise Fault("fire_and_axe-placed", placed=int(s.placed))


def check_days(s: FireAndAxe) -> None:
    """FA-TURN-05, FA-LOSS-02. Check the Days and losses of this turn."""
    if (s.limit - DAYS) % 2:
        raise Fault("fire_and_axe-limit", limit=int(s.limit))
    if len(s.losses) + s.owed > find_skull(s.sail - WORST):
        raise Fault("fire_and_axe-skulls", found=len(s.losses) + int(s.owed), sail=int(s.sail))


def check_turn(s: FireAndAxe) -> None:
    """FA-CREW-02, FA-FINAL-10, FA-SETUP-10. Check the active player and the number of the turn."""
    wintering = s.ships[s.active] == WINTER
    if s.over and not (wintering and s.count_aboard(s.active) == 0):
        raise Fault("fire_and_axe-over", seat=SEATS[s.active])
    if wintering and not s.over and has_frame(s, Act) and (s.sail or s.tried or s.losses):
        raise Fault("fire_and_axe-not-out", seat=SEATS[s.active])
    begun = not (has_frame(s, FirstPlayer) or has_frame(s, Turn))
    if s.round > s.house.round_cap or (begun and s.round < 1):
        raise Fault("fire_and_axe-round", round=int(s.round), most=s.house.round_cap)
    if s.house.first != "random" and SEATS[s.first] != s.house.first and not has_frame(s, FirstPlayer):
        raise Fault("fire_and_axe-begins", first=SEATS[s.first], option=s.house.first)


def check_ending(s: FireAndAxe) -> None:
    """FA-FINAL-04, FA-FINAL-06, FA-FINAL-09, FA-FINAL-10. Check that the table agrees with the way the game ended."""
    shown = {
        TOKENS_PLACED: s.placed == TOKENS,
        SAGAS_DONE: s.left == 0 and max(s.open) == NO_SAGA,
        ALL_SETTLED: all(s.is_sitting_out(seat) for seat in range(s.players)),
        CUT_SHORT: s.round == s.house.round_cap,
    }
    if not shown[int(s.ending)]:
        raise Fault("fire_and_axe-ending", ending=ENDINGS[s.ending])


def has_frame(s: FireAndAxe, kind: type) -> bool:
    return any(isinstance(frame, kind) for frame in s.agenda)
