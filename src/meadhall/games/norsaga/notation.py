"""Cards, spots and seats in the notation of the record, which is the same in every language."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.norsaga.cards import EMPTY, IDS, SPOT_NAMES, SPOTS

SEATS = "ABCD"


def card_text(card: i64) -> str:
    return "-" if card == EMPTY else IDS[card]


def cards_text(cards: list[i64]) -> list[str]:
    return [IDS[card] for card in cards]


def spot_text(spot: i64, seat: i64) -> str:
    """NS-TERM-06. Return `me.P2` for the asked player's own tree, `B.P2` for another's: Y the youngest, P1 P2 the
    parents, G1 to G4 the grandparents.
    """
    owner = spot // SPOTS
    return ("me" if owner == seat else SEATS[owner]) + "." + SPOT_NAMES[spot % SPOTS]
