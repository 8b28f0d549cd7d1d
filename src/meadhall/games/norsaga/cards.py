"""Card facts as tables of small ints: the rules use no card objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.data import COMPONENTS

COLOURS: Final = "RGBYKP"
MIGHT: Final = 0
CRAFT: Final = 1
LORE: Final = 2
FAITH: Final = 3
DOOM: Final = 4  # ghosts
PURPLE: Final = 5  # skalds
NONE: Final = 6  # no card, or no such trait

EMPTY: Final = -1  # a spot without a hero; as an index it meets the sentinel at the end of each table
SPOTS: Final = 7
HAND: Final = 4
TRAITS: Final = 6  # a saga is complete with so many
SPOT_NAMES: Final = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")

IDS: Final[list[str]] = [hero.id for hero in COMPONENTS.heroes]
CARD_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(IDS)}
CARDS: Final[int] = len(IDS)


def find_trait(letter: str) -> i64:
    return COLOURS.index(letter) if letter in COLOURS else NONE


def list_dominants() -> list[i64]:
    table: list[i64] = [find_trait(hero.dominant) for hero in COMPONENTS.heroes]
    table.append(NONE)
    return table


def list_recessives() -> list[i64]:
    table: list[i64] = [find_trait(hero.recessive) for hero in COMPONENTS.heroes]
    table.append(NONE)
    return table


def list_needs() -> list[i64]:
    """Return the markers that the saga needs, four bits a colour; no saga (-1) needs none and is never complete."""
    table: list[i64] = []
    for saga in COMPONENTS.sagas:
        packed: i64 = 0
        for letter, count in saga.traits.items():
            packed += count << (4 * find_trait(letter))
        table.append(packed)
    table.append(0)
    return table


DOMINANT: Final[list[i64]] = list_dominants()
RECESSIVE: Final[list[i64]] = list_recessives()

SAGA_IDS: Final[list[str]] = [saga.id for saga in COMPONENTS.sagas]
NEED: Final[list[i64]] = list_needs()

EMBELLISHMENTS: Final[list[str]] = [e.id for e in COMPONENTS.embellishments]
NEEDS: Final[list[str]] = [e.needs for e in COMPONENTS.embellishments]


def find_embellishment(colour: i64, generation: i64) -> i64:
    """Return the embellishment's index: the data lists three of each of the five colours, by colour and generation."""
    return colour * 3 + generation - 1


def list_deck(basic: bool, profile: str, ghosts_removed: int) -> list[i64]:
    """NS-SETUP-09, NS-SETUP-10, NS-SETUP-11, NS-SETUP-12. Return the cards that are in the game.

    The basic game has neither skalds nor ghosts; the other deck profile replaces the third skald of each colour with
    four more ghosts; ghosts with the highest numbers are removed first.
    """
    deck: list[i64] = []
    ghosts: list[i64] = []
    for hero in COMPONENTS.heroes:
        card: i64 = CARD_OF[hero.id]
        if hero.dominant == "K":
            if not basic and (profile == "8-12" or hero.reason != "extra"):
                ghosts.append(card)
        elif hero.dominant == "P":
            if not basic and (profile == "12-8" or not hero.id.endswith("3")):
                deck.append(card)
        else:
            deck.append(card)
    return deck + ghosts[: len(ghosts) - ghosts_removed]


def list_sagas(choice: str) -> list[i64]:
    """NS-SETUP-13. Return the sagas in the game; difficult ones only if the options ask for them."""
    chosen: list[i64] = []
    for i, saga in enumerate(COMPONENTS.sagas):
        if choice == "all" or saga.difficult == (choice == "difficult"):
            chosen.append(i)
    return chosen


SAGAS: Final[dict[str, list[i64]]] = {choice: list_sagas(choice) for choice in ("normal", "all", "difficult")}
