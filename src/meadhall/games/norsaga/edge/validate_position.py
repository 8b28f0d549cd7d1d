"""Validate a written position: refuse what play could obviously not have reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core.agenda import Frame
from meadhall.core.fault import Fault
from meadhall.games.norsaga.cards import EMPTY, IDS, SAGA_IDS, SPOTS, TRAITS, list_deck
from meadhall.games.norsaga.hand_knowledge import OBSERVERS, find_hands
from meadhall.games.norsaga.notation import SEATS
from meadhall.games.norsaga.rules.craft import PlunderSwap, TurncoatDiscard
from meadhall.games.norsaga.rules.deck import TO_REVEALED, Draw, DrawCard
from meadhall.games.norsaga.rules.doom import NixDismiss
from meadhall.games.norsaga.rules.faith import MartyrDismiss, MartyrPlace, PrayerPlay
from meadhall.games.norsaga.rules.lore import PossessGive
from meadhall.games.norsaga.rules.might import AdaptPlace, AssaultPay
from meadhall.games.norsaga.rules.setup import DealSaga, FirstPlayer
from meadhall.games.norsaga.rules.skalds import Grant, QueueUp, Skalds
from meadhall.games.norsaga.rules.turn import Turn
from meadhall.games.norsaga.state import NO_ONE, Norsaga
from meadhall.games.position_values import check_fields, frame_fault

MOST = {"left": 5, "count": 8, "to": 3, "colour": 6}  # of a frame's fields; the others name a seat or a spot
SEATED = ("seat", "player", "actor", "target", "first")


def check(s: Norsaga) -> None:
    check_cards(s)
    check_sagas(s)
    check_known(s)
    if not s.ended:
        if not s.agenda or not isinstance(s.agenda[0], (Turn, FirstPlayer)):
            raise Fault("position-nowhere", frame=type(s.agenda[0]).__name__ if s.agenda else "-")
        for frame in s.agenda:
            check_frame(s, frame)
    check_scratch(s)


def check_cards(s: Norsaga) -> None:
    """NS-SETUP-09, NS-SETUP-10, NS-SETUP-11, NS-SETUP-12. Check that the table's options leave
    every card in the game.
    """
    playing = list_deck(s.house.basic, s.house.deck_profile, s.house.ghosts_removed)
    for cards in (*s.trees, *s.hands, s.deck, s.discard, s.drawn, s.aside, [s.revealed]):
        for card in cards:
            if card != EMPTY and card not in playing:
                raise Fault("position-card-out", card=IDS[card])


def check_sagas(s: Norsaga) -> None:
    """NS-SETUP-14, NS-WIN-01, NS-WIN-02. Check that no saga occurs twice, and that exactly the players with a completed
    saga have won.
    """
    for seat in range(s.players):
        saga = s.sagas[seat]
        if saga != NO_ONE and saga in s.sagas[:seat]:
            raise Fault("position-saga-twice", saga=SAGA_IDS[saga])
        done = saga != NO_ONE and s.count_markers(seat) == TRAITS
        if done and not s.ended:
            raise Fault("position-saga-done", seat=SEATS[seat])
        if s.winner == seat and not done:
            raise Fault("position-winner", seat=SEATS[seat])


def check_known(s: Norsaga) -> None:
    """NS-INFO-03, NS-INFO-05. Check that knowledge is true: the card is in a hand, and that hand is
    one of those known.
    """
    for card in s.known:
        owners = [seat for seat in range(s.players) if card in s.hands[seat] or (card in s.aside and seat == s.holder)]
        for observer in range(OBSERVERS):
            hands = find_hands(s.known, observer, card)
            if not owners or (hands and not hands >> owners[0] & 1):
                raise Fault("position-known-wrong", card=IDS[card])


def check_frame(s: Norsaga, frame: Frame) -> None:
    """Check that a step names things of this table, and that it could be due."""
    check_fields(
        frame,
        lambda field, number: 0 <= number < (s.players if field in SEATED else MOST.get(field, s.players * SPOTS)),
    )
    for kinds, field, fits in FITTING:
        if isinstance(frame, kinds) and not fits(s, frame):
            raise frame_fault(frame, field, getattr(frame, field))
    if isinstance(frame, (MartyrDismiss, MartyrPlace)):
        for spot in frame.spots:
            if s.card_at(spot) != EMPTY or frame.spots.count(spot) > 1:
                raise frame_fault(frame, "spots", spot)


FITTING: tuple[tuple[Any, str, Callable[[Norsaga, Any], bool]], ...] = (
    (Grant, "seat", lambda s, frame: frame is s.agenda[-1] and s.queue[:1] == [frame.seat]),
    (DealSaga, "player", lambda s, frame: s.sagas[frame.player] == NO_ONE),
    (PlunderSwap, "target", lambda s, frame: bool(frame.target != frame.seat)),
    ((NixDismiss, MartyrDismiss), "left", lambda s, frame: 1 <= frame.left <= s.players),
    (AssaultPay, "left", lambda s, frame: bool(frame.left <= min(2, len(s.hands[frame.seat])))),
    (AdaptPlace, "spot", lambda s, frame: frame.spot // SPOTS == frame.seat and s.card_at(frame.spot) == EMPTY),
    (PossessGive, "spot", lambda s, frame: frame.spot // SPOTS != frame.seat and s.card_at(frame.spot) != EMPTY),
)


def check_scratch(s: Norsaga) -> None:
    """Check that cards revealed, drawn or laid aside, and a waiting grant, have the step that needs them."""
    waiting = [frame for frame in s.agenda if isinstance(frame, MartyrPlace)]
    martyr = bool(waiting) and waiting[0].seat == s.holder
    paying = any(isinstance(frame, (AssaultPay, TurncoatDiscard)) and frame.seat == s.holder for frame in s.agenda)
    praying = any(isinstance(frame, PrayerPlay) for frame in s.agenda)
    drawing = any(isinstance(frame, (Draw, DrawCard)) and frame.to == TO_REVEALED for frame in s.agenda)
    needed = {
        "revealed": s.revealed == EMPTY or (praying and not drawing),
        "drawn": not s.drawn or martyr,
        "aside": not s.aside or paying,
        "holder": s.holder == NO_ONE or martyr or bool(s.aside),
        "queue": not s.queue or any(isinstance(frame, Skalds) for frame in s.agenda),
        "arrivals": not s.arrivals or any(isinstance(frame, QueueUp) for frame in s.agenda),
    }
    for part, fits in needed.items():
        if not fits:
            raise Fault("position-stray", part=part)
    if waiting and not martyr:
        raise frame_fault(waiting[0], "seat", waiting[0].seat)
