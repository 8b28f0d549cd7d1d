"""The piles of enemy cards, and the public knowledge of them.

A pile is a list of places from the top: a card known to lie there, or UNKNOWN. The cards behind the unknown places are
a bag. A face-down card on the wheel can be unknown as well; then it is still in the bag of its pile, and is drawn only
when it is turned over. So no unseen card is ever decided in advance: all chances are exactly those of shuffled cards,
and the state holds no secret.

Two refinements. With two players, the places of three cards of the support god are unknown: such a card is a token in a
pile's bag, and the cards that tokens can become are `unseen`. And a card shuffled into a pile (or lost sight of in it)
while that player's unknown card lies on the wheel cannot be that card: it is `apart`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import count_bits, list_bits
from meadhall.games.yggdrasil.notation import card_text, god_name
from meadhall.games.yggdrasil.state import Yggdrasil

UNKNOWN: Final = -1
NO_CARD: Final = -2


def lay(s: Yggdrasil, seat: i64) -> None:
    """YG-ROUND-01, YG-ROUND-06, YG-INFO-03. Lay the top card face down onto the wheel, unseen; from a known place it is
    known. An empty pile lays none.
    """
    pile = s.piles[seat]
    s.down[seat] = pile.pop(0) if pile else NO_CARD


def list_possible_cards(s: Yggdrasil, seat: i64, from_wheel: bool) -> list[i64]:
    """Return the possible cards of an unknown place of this pile, or of the unknown card on the wheel."""
    weights = list_chances(s, seat, from_wheel)
    found: list[i64] = []
    for card in range(len(weights)):
        if weights[card]:
            found.append(card)
    return found


def list_chances(s: Yggdrasil, seat: i64, from_wheel: bool) -> list[i64]:
    """YG-ENEMY-FEN-06, YG-INFO-06. Return the likelihood of each card, as whole numbers over all cards of the game.

    The card on the wheel is any of those that were unknown when it was laid. So all but one of these are in the pile,
    and each is less likely to be found there than a card that joined later.
    """
    weights: list[i64] = [0] * (6 * len(s.gods))
    waiting = not from_wheel and s.down[seat] == UNKNOWN
    tokens = s.tokens[seat]
    strangers: i64 = count_bits(s.unseen)
    each: i64 = strangers if strangers else 1
    candidates: i64 = count_bits(s.bags[seat] & ~s.apart[seat]) + tokens
    here: i64 = candidates - 1 if waiting else 1  # the share of a card that may be the one on the wheel
    for card in list_bits(s.bags[seat]):
        if s.apart[seat] >> card & 1:
            weights[card] = 0 if from_wheel else each * (candidates if waiting else 1)
        else:
            weights[card] = each * here
    if tokens:
        for card in list_bits(s.unseen):
            weights[card] = tokens * here
    return weights


def note_card(s: Yggdrasil, seat: i64, card: i64) -> None:
    """Record that an unknown card of this pile is this one."""
    bag = s.bags[seat]
    if bag >> card & 1:
        s.bags[seat] = bag & ~(1 << card)
        s.apart[seat] = s.apart[seat] & ~(1 << card)
    else:
        s.unseen &= ~(1 << card)
        s.tokens[seat] -= 1


def put_under(s: Yggdrasil, seat: i64, card: i64) -> None:
    """YG-REVEAL-04, YG-REVEAL-06, YG-INFO-03. Put the card under the pile, unshuffled, at a known place."""
    s.open.remove(card)
    s.piles[seat].append(card)
    if s.log is not None:
        s.log.append(Event("return", {"card": card_text(s, card), "god": god_name(s, seat)}))


def shuffle_in(s: Yggdrasil, seat: i64, card: i64) -> None:
    """YG-ENEMY-FEN-04, YG-ENEMY-FEN-05, YG-ENEMY-FEN-06, YG-INFO-03. Shuffle the card into the whole pile: all places
    become unknown, the contents do not.
    """
    s.open.remove(card)
    joined: i64 = 1 << card
    pile = s.piles[seat]
    for known in pile:
        if known != UNKNOWN:
            joined |= 1 << known
    s.piles[seat] = [UNKNOWN] * (len(pile) + 1)
    s.bags[seat] |= joined
    if s.down[seat] == UNKNOWN:
        s.apart[seat] |= joined
    if s.log is not None:
        s.log.append(Event("shuffle", {"card": card_text(s, card), "god": god_name(s, seat)}))


def list_open_copies(s: Yggdrasil, enemy: i64) -> list[i64]:
    """Return the open cards of one enemy, oldest first."""
    found: list[i64] = []
    for card in s.open:
        if card % 6 == enemy:
            found.append(card)
    return found
