"""Cards, spots and seats as the record writes them, whatever the reader's language."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.norsaga.cards import EMPTY, IDS, SPOT_NAMES, SPOTS

SEATS = "ABCD"


def card_text(card: i64) -> str:
    return "-" if card == EMPTY else IDS[card]


def cards_text(cards: list[i64]) -> list[str]:
    return [IDS[card] for card in cards]


def spot_text(spot: i64, seat: i64) -> str:
    """NS-TERM-06. `me.P2` in the asked player's own tree, `B.P2` in another's: Y the youngest, P1 P2 the parents, G1 to G4 the grandparents."""
    owner = spot // SPOTS
    return ("me" if owner == seat else SEATS[owner]) + "." + SPOT_NAMES[spot % SPOTS]
