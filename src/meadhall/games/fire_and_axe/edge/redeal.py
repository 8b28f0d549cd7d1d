"""Determinization: shuffle what a seat cannot see, so that bots think about possible worlds instead of the real one."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import KINDS
from meadhall.games.fire_and_axe.state import FireAndAxe


def redeal(s: FireAndAxe, seat: i64, rng: Rng) -> FireAndAxe:
    """FA-INFO-01, FA-INFO-03, FA-SETUP-12. Return a copy in which others' runes and the deck are dealt again. A seat of
    -1 is a spectator.

    Runes held since the deck was last renewed are shuffled only among each other, see FireAndAxe.leave_hand. Sagas and
    treasures need no dealing: they are drawn when they are seen.
    """
    twin = s.copy()
    twin.legal = None
    old: list[i64] = []
    new: list[i64] = []
    gather(s, seat, old, new)
    for other in range(s.players):
        if other != seat:
            held = s.olds[other]
            fresh: i64 = len(s.hands[other]) - held
            twin.hands[other] = take(old, held, rng) + take(new, fresh, rng)
    twin.deck = sort_by_kind(new)
    return twin


def gather(s: FireAndAxe, seat: i64, old: list[i64], new: list[i64]) -> None:
    """Collect all runes that a seat cannot see: those that others have held since the deck was last renewed, and all
    later ones with the deck.
    """
    for rune in range(KINDS):
        for _ in range(s.deck[rune]):
            new.append(rune)
    for other in range(s.players):
        if other != seat:
            hand = s.hands[other]
            held = s.olds[other]
            old.extend(hand[:held])
            new.extend(hand[held:])


def sort_by_kind(runes: list[i64]) -> list[i64]:
    deck: list[i64] = [0] * KINDS
    for rune in runes:
        deck[rune] += 1
    return deck


def take(pool: list[i64], count: i64, rng: Rng) -> list[i64]:
    runes: list[i64] = []
    for _ in range(count):
        runes.append(pool.pop(rng.below(len(pool))))
    return runes
