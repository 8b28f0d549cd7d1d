"""The table with a seat's knowledge of the book: revealed pages only, every other page is blank.

Bots simulate by the rules, and the rules read the book, so the book is hidden before they start.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from meadhall.book.model.steps import Block
from meadhall.book.model.story import Adventure, Book, Card, Entry, Foes, Poi
from meadhall.core.agenda import Agenda, Frame
from meadhall.games.trudvang.builtin_cards import BUILT_IN
from meadhall.games.trudvang.cards import LETTERS, bits
from meadhall.games.trudvang.edge.view import known_cards
from meadhall.games.trudvang.options import House
from meadhall.games.trudvang.rules.combat import CloseCombat, EndCombat
from meadhall.games.trudvang.rules.steps import Stepwise
from meadhall.games.trudvang.saga import Saga
from meadhall.games.trudvang.state import NONE, Trudvang

NOTHING: Final = Block("", -1)
BOX: Final = {card.id for card in BUILT_IN}
KEPT: Final = 64  # veils remembered


class Blocks(dict[int, Block]):
    """Unknown steps do nothing."""

    def __missing__(self, key: int) -> Block:
        return NOTHING


class Entries(dict[int, Entry]):
    """Unread entries are empty."""

    def __missing__(self, key: int) -> Entry:
        return Entry("", 0, "", NOTHING)


class Cards(dict[int, Card]):
    """Cards in the tray are blank."""

    def __missing__(self, key: int) -> Card:
        return Card("", 0, "world", "", "", 0)


class KnownBook(Saga):
    """TL-COMP-10, TL-BOOK-02. The saga with revealed cards, opened windows and the map only; entries and links to them
    are removed.
    """

    def __init__(self, saga: Saga, adventure: i64, cards: list[i64], windows: i64) -> None:
        shown = {saga.cards[card].id: card_face(saga.cards[card]) for card in cards if saga.cards[card].id not in BOX}
        blocks = [effect.do for card in shown.values() for effect in card.effects]
        blocks += [card.do for card in shown.values() if card.do is not None]
        tales: dict[str, Adventure] = {}
        if adventure != NONE:
            one = saga.adventures[adventure]
            tales[one.id] = replace(
                one,
                cards={},
                entries={},
                pois={LETTERS[letter]: poi_face(one.pois[LETTERS[letter]]) for letter in bits(windows)},
            )
        super().__init__(Book(saga.book.campaign, tales, shown, tuple(blocks), {}))
        self.names = saga.names
        self.cards = Cards(self.cards)
        self.entries = Entries(self.entries)
        self.blocks = Blocks(self.blocks)


def card_face(card: Card) -> Card:
    return card if card.foes is None else replace(card, foes=stats(card.foes))


def poi_face(poi: Poi) -> Poi:
    """Return an open window; its target is unknown, and so is whether its token stays."""
    return replace(poi, read="", keep=True, foes=stats(poi.foes) if poi.foes is not None else None)


def stats(foes: Foes) -> Foes:
    """Return stats: numbers are public, abilities of the book's own Enemies are known once they were used."""
    return replace(foes, ability1=None, ability2=None)


class KnownTableOptions(House):
    """The options of the table with a hidden book, and a bot's notes on the question it evaluates."""

    def __init__(self, house: House, saga: Saga, of_combat: bool) -> None:
        self.given = house.given
        self.saga = saga
        self.leader_decides = house.leader_decides
        self.all_hired_feats = house.all_hired_feats
        self.round_cap = house.round_cap
        self.of_combat = of_combat
        self.par = 0.0  # points of the table as it stood when the question was asked


VEILS: dict[tuple[int, int, int, tuple[int, ...]], tuple[Saga, KnownBook]] = {}


def known_book_of(saga: Saga, adventure: i64, cards: list[i64], windows: i64) -> KnownBook:
    """Return the hidden book for this knowledge, cached: a table asks many questions before the
    next card is revealed.
    """
    key = (id(saga), int(adventure), int(windows), tuple(int(card) for card in cards))
    found = VEILS.get(key)
    if found is None or found[0] is not saga:
        if len(VEILS) >= KEPT:
            VEILS.clear()
        found = (saga, KnownBook(saga, adventure, cards, windows))
        VEILS[key] = found
    return found[1]


def known_copy(s: Trudvang) -> Trudvang:
    """Return a copy that ends where knowledge ends: with the running combat, or with the effects of
    the pending answer.
    """
    twin = s.copy()
    twin.legal = None
    if not isinstance(s.house, KnownTableOptions):
        saga = known_book_of(s.house.saga, s.adventure, known_cards(s), s.poi_open)
        twin.house = KnownTableOptions(s.house, saga, s.fight is not None)
    frames = of_combat(s.agenda.to_list()) if s.fight is not None else s.agenda.to_list()[-1:]
    blocks = twin.house.saga.blocks
    twin.agenda = Agenda([frame for frame in frames if not isinstance(frame, Stepwise) or frame.block in blocks])
    return twin


def of_combat(agenda: list[Frame]) -> list[Frame]:
    """Return the steps that wait until the combat is over."""
    at: i64 = len(agenda) - 1
    while at > 0 and not isinstance(agenda[at], (EndCombat, CloseCombat)):
        at -= 1
    return agenda[at:]
