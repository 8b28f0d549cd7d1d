"""Determinization: shuffle what a seat cannot see, so that bots think about possible worlds instead of the real one."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.norsaga.hand_knowledge import OBSERVERS, SPECTATOR, find_hands, note_hands
from meadhall.games.norsaga.state import Norsaga

TRIES = 20  # to fit cards known to be in one of two hands; then the real hands are kept, as they fit for sure


def redeal(s: Norsaga, seat: i64, rng: Rng) -> Norsaga:
    """NS-INFO-06. Return a copy in which hands, deck and secretly drawn cards are dealt again within this seat's
    knowledge.

    Cards that the seat knows to be in a hand stay there; cards that it knows to be in one of several hands go to one of
    them; all others are shuffled. A seat of -1 is a spectator.
    """
    twin = s.copy()
    twin.legal = None
    if s.known:
        redeal_known(twin, SPECTATOR if seat < 0 else seat, rng)
        return twin
    pool = twin.deck
    for other in range(s.players):
        if other != seat:
            pool = pool + twin.hands[other]
    secret_holder = s.holder != seat
    if secret_holder:
        pool = pool + twin.drawn + twin.aside
    pool.sort()
    for other in range(s.players):
        if other != seat:
            twin.hands[other] = take(pool, len(s.hands[other]), rng)
    if secret_holder:
        twin.drawn = take(pool, len(s.drawn), rng)
        twin.aside = take(pool, len(s.aside), rng)
    twin.deck = pool
    return twin


def take(pool: list[i64], count: i64, rng: Rng) -> list[i64]:
    cards: list[i64] = []
    for _ in range(count):
        cards.append(pool.pop(rng.below(len(pool))))
    return cards


def redeal_known(twin: Norsaga, observer: i64, rng: Rng) -> None:
    """Deal again in the general case. Each other player's cards, in hand and laid aside, are one pool: their places are
    not public.
    """
    pools: list[list[i64]] = []
    for other in range(twin.players):
        held = twin.hands[other][:] if other != observer else []
        if other == twin.holder and other != observer:
            held.extend(twin.aside)
        pools.append(held)
    hidden_drawn = twin.drawn if twin.holder != observer else []
    dealt = fit(twin, observer, pools, rng)
    rest = twin.deck + hidden_drawn
    for held in pools:
        for card in held:
            if not find_hands(twin.known, observer, card):
                rest.append(card)
    rest.sort()
    after: list[list[i64]] = []
    for other in range(twin.players):
        missing: i64 = len(pools[other]) - len(dealt[other])
        hand = dealt[other] + take(rest, missing, rng)
        rng.shuffle(hand)
        after.append(hand)
        if other != observer:
            size: i64 = len(twin.hands[other])
            twin.hands[other] = hand[:size]
            if other == twin.holder:
                twin.aside = hand[size:]
    if hidden_drawn:
        twin.drawn = take(rest, len(hidden_drawn), rng)
    twin.deck = rest
    carry_memories(twin, observer, pools, after)


def fit(twin: Norsaga, observer: i64, pools: list[list[i64]], rng: Rng) -> list[list[i64]]:
    """Place the cards about which the observer knows something, each in a hand where it can be."""
    certain: list[list[i64]] = [[] for _ in pools]
    unsure: list[i64] = []
    for other in range(len(pools)):
        for card in pools[other]:
            hands = find_hands(twin.known, observer, card)
            if hands == 1 << other:
                certain[other].append(card)
            elif hands:
                unsure.append(card)
    if not unsure:
        return certain
    for _ in range(TRIES):
        dealt = [cards[:] for cards in certain]
        rng.shuffle(unsure)
        if all(put_somewhere(twin, observer, card, dealt, pools, rng) for card in unsure):
            return dealt
    for other in range(len(pools)):
        certain[other] = [card for card in pools[other] if find_hands(twin.known, observer, card)]
    return certain


def put_somewhere(
    twin: Norsaga, observer: i64, card: i64, dealt: list[list[i64]], pools: list[list[i64]], rng: Rng
) -> bool:
    hands = find_hands(twin.known, observer, card)
    places: list[i64] = []
    for other in range(len(pools)):
        if hands >> other & 1 and len(dealt[other]) < len(pools[other]):
            places.append(other)
    if not places:
        return False
    dealt[places[rng.below(len(places))]].append(card)
    return True


def carry_memories(twin: Norsaga, observer: i64, before: list[list[i64]], after: list[list[i64]]) -> None:
    """Keep others' knowledge of a card where the observer can place it too, because public facts stay true; elsewhere
    move it to another card of the same hand, because the observer does not know which one they saw.
    """
    memories = twin.known
    known: dict[i64, i64] = {}
    for card in memories:
        if find_hands(memories, observer, card):
            known[card] = memories[card]
    for owner in range(len(before)):
        was = [card for card in before[owner] if not find_hands(memories, observer, card)]
        now = [card for card in after[owner] if not find_hands(memories, observer, card)]
        for i in range(min(len(was), len(now))):
            if was[i] in memories:
                known[now[i]] = memories[was[i]]
    own = twin.hands[observer][:] if observer < twin.players else []
    if twin.holder == observer:
        own.extend(twin.aside)
    for card in own:
        known[card] = memories.get(card, 0)
        if not known[card]:
            del known[card]
    twin.known = known
    for owner in range(len(after)):
        for card in after[owner]:
            widen(known, card, owner)


def widen(known: dict[i64, i64], card: i64, owner: i64) -> None:
    """Widen others' knowledge where the observer's own doubt let a card change hands, so that it stays true."""
    for other in range(OBSERVERS):
        hands = find_hands(known, other, card)
        if hands:
            note_hands(known, other, card, hands | 1 << owner)
