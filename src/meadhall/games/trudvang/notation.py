"""Heroes, places, cards and effects in the notation of the record, which is the same in every language."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.games.trudvang.cards import HEROES, LETTERS, REGIONS, bits
from meadhall.games.trudvang.state import NOWHERE, SPACES, Trudvang


def hero_text(s: Trudvang, seat: i64) -> str:
    return HEROES[s.hero[seat]]


def heroes_text(s: Trudvang, mask: i64) -> list[str]:
    return [hero_text(s, seat) for seat in bits(mask)]


def place_text(s: Trudvang, place: i64) -> str:
    """Return `fylges`, or `space:3` on an Adventure Map."""
    if place == NOWHERE:
        return "-"
    if place < SPACES:
        return REGIONS[place]
    return "space:" + s.house.saga.spaces[s.adventure][place - SPACES].id


def describe_place(s: Trudvang, place: i64) -> dict[str, Any]:
    """Return a place for a question: its notation, and its name if it is a space of the book's map."""
    name = place_text(s, place)
    return {"place": name, **s.house.saga.space_name(s.adventure, name)}


def card_text(s: Trudvang, card: i64) -> str:
    return s.house.saga.names[card] if card else "-"


def describe_card(s: Trudvang, card: i64) -> dict[str, Any]:
    """Return a card for a question: its notation, and its name if it is of the book."""
    name = card_text(s, card)
    return {"card": name, **s.house.saga.card_name(name)}


def effect_text(s: Trudvang, effect: i64) -> str:
    """Return the card's name, with the number of the effect if it has several."""
    saga = s.house.saga
    card = saga.cards[saga.card_of[effect]]
    return card.id if len(card.effects) == 1 else saga.names[effect]


def letter_text(letter: i64) -> str:
    return LETTERS[letter]
