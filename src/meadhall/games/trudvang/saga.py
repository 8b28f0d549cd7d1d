"""The book at the table: every card, entry, effect and block of steps by a small number that survives edits of the
book.

The state holds only these idents; the story is shared by all copies and never part of a position.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from meadhall.book import file_access
from meadhall.book.format.text_stats import is_varied
from meadhall.book.model.steps import AskEach, Block, Reckon, Remember, Step, Test, branches
from meadhall.book.model.story import Adventure, Book, Card, Effect, Entry, Map, Poi, Space
from meadhall.core.fault import Fault, find_nearest
from meadhall.games.trudvang.builtin_cards import BLOCKS, BUILT_IN
from meadhall.games.trudvang.cards import LETTERS
from meadhall.games.trudvang.number_map import Numbers

Thing = TypeVar("Thing")
Prose = (
    str | dict[str, str]
)  # the author's words; where there are translations, by language, the author's under AUTHORS
AUTHORS: Final = ""  # the author's own language, which is not declared

FIGURES: Final[tuple[str, ...]] = (
    "draugr",
    "forest_troll",
    "garm",
    "bull_troll",
    "erkki",
    "blodughadda",
    "two_cleavers",
)
FIGURE_OF: Final = {name: number for number, name in enumerate(FIGURES)}


BOUND: Final[dict[str, int]] = {}  # the names of all books that were bound, so that their numbers are at hand


def ident(name: str) -> i64:
    """Return a number for a name, the same in every version of a book. 0 is none."""
    known = BOUND.get(name)
    return known if known is not None else number_of(name)


def number_of(name: str) -> int:
    return (zlib.crc32(name.encode()) & 0x7FFFFFFF) or 1


AT_HAND: Final = 512  # a power of two


class AtHand:
    """A page of the book and the ident of its last lookup."""

    def __init__(self, number: i64, page: object) -> None:
        self.number = number
        self.page = page


class Pages:
    """A cached lookup of idents of one kind: a dict would create an object for each number.

    Of all idents with the same last bits, the most recent one is cached.
    """

    def __init__(self) -> None:
        self.at_hand: list[AtHand | None] = [None] * AT_HAND

    def look_up(self, things: dict[int, Thing], number: i64) -> object:
        """`things[number]`."""
        found = self.at_hand[number & (AT_HAND - 1)]
        if found is None or found.number != number:
            found = self.at_hand[number & (AT_HAND - 1)] = AtHand(number, things[number])
        return found.page


class Acting:
    """Cards with effects, and these effects. A filter rejects most cards without a lookup."""

    def __init__(self) -> None:
        self.effects: dict[int, tuple[int, ...]] = {}
        self.sieve: i64 = 0

    def add(self, card: i64, effect: int) -> None:
        self.effects[card] = (*self.effects_of(card), effect)
        self.sieve |= 1 << (card & 31)

    def has(self, card: i64) -> bool:
        return self.sieve >> (card & 31) & 1 != 0 and card in self.effects

    def effects_of(self, card: i64) -> tuple[int, ...]:
        found = self.effects.get(card) if self.sieve >> (card & 31) & 1 else None
        return () if found is None else found


class InWindow(Acting):
    """All effects of one window; also those with a price, and those without, separately."""

    def __init__(self) -> None:
        super().__init__()
        self.priced = Acting()
        self.free = Acting()

    def bind(self, card: i64, effect: int, one: Effect) -> None:
        self.add(card, effect)
        (self.free if one.cost is None else self.priced).add(card, effect)


NO_CARDS: Final = InWindow()


@mypyc_attr(allow_interpreted_subclasses=True)  # what bots think about is a book with blank pages
class Saga:
    """TL-COMP-09, TL-COMP-10, TL-BOOK-01, TL-BOOK-02. A book prepared for play: the meaning of the idents of a state.

    Cards of the tray and unread entries are only here, never in the state.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.edition = ""  # of the book, computed on first use
        self.names: dict[int, str] = Numbers()
        self.cards: dict[int, Card] = Numbers()
        self.effects: dict[int, Effect] = Numbers()
        self.card_of: dict[int, int] = Numbers()  # effect -> its card
        self.acting: dict[str, InWindow] = {}  # by window
        self.people: set[int] = set()  # Personality cards
        self.timed: set[int] = set()  # cards that act at their own time
        self.heroic: dict[int, bool] = {}  # whether an effect is about Heroes, computed on first use
        self.blocks: dict[int, Block] = Numbers()
        self.entries: dict[int, Entry] = Numbers()
        self.varied: set[int] = set()  # entries whose text is not always the same
        self.adventures: dict[int, Adventure] = Numbers()
        self.spaces: dict[int, list[Space]] = {}  # of an adventure, in the order of the file
        self.writers = {card: one.id for one in book.adventures.values() for card in one.cards}  # the others are shared
        for card in [*BUILT_IN, *book.cards.values()]:
            self.bind_card(card)
        for adventure in book.adventures.values():
            self.bind_adventure(adventure)
        for block in [*BLOCKS, *book.blocks]:
            self.bind_block(block)
        self.passive = self.acting_at("passive")  # always on, so it is asked for all the time
        self.exploring = self.acting_at("explore")  # so are these, in every region
        self.fighting = self.acting_at("combat")  # and these, in every step of a combat
        self.reacting: list[list[InWindow]] = []  # by window of a combat, computed on first use
        self.cards_asked, self.effects_asked, self.blocks_asked = Pages(), Pages(), Pages()

    def name(self, name: str) -> int:
        """Return the ident of a name, and remember the name for positions."""
        number = BOUND[name] = number_of(name)
        if self.names.setdefault(number, name) != name:
            raise Fault("trudvang-names-collide", one=name, other=self.names[number])
        return number

    def bind_card(self, card: Card) -> None:
        number = self.name(card.id)
        self.cards[number] = card
        if card.kind == "personality":
            self.people.add(number)
        for place, effect in enumerate(card.effects, 1):
            key = self.name(f"{card.id}.{place}")
            self.effects[key] = effect
            self.card_of[key] = number
            if effect.at in ("start", "end") or effect.at in self.book.campaign.timed:
                self.timed.add(number)
            self.acting.setdefault(self.window(effect), InWindow()).bind(number, key, effect)
            self.bind_block(effect.do)
        foes = card.foes
        for block in (foes.ability1, foes.ability2) if foes else (card.do,):
            if block is not None:
                self.bind_block(block)

    def bind_adventure(self, adventure: Adventure) -> None:
        number = self.name(adventure.id)
        self.adventures[number] = adventure
        self.spaces[number] = list(adventure.map.spaces.values()) if adventure.map else []
        for entry in adventure.entries.values():
            read = self.name(f"{adventure.id}/{entry.id}")
            self.entries[read] = entry
            key = f"{adventure.id}/{entry.id}.text"
            if any(is_varied(text) for text in [entry.text, *(told.get(key, "") for told in self.book.texts.values())]):
                self.varied.add(read)
            if entry.campaign_end:
                self.name(f"ending:{entry.campaign_end}")

    def bind_block(self, block: Block) -> None:
        self.blocks[self.name(block.name)] = block
        for step in block.steps:
            self.bind_step(step)
            for inner in branches(step):
                self.bind_block(inner)

    def bind_step(self, step: Step) -> None:
        if isinstance(step, Remember):
            self.name(step.flag)
        elif isinstance(step, Reckon):
            self.name(step.name)
        elif isinstance(step, (AskEach, Test)):
            self.name(step.id)

    # Words of the book

    def text_of(self, key: str, usual: str) -> Prose:
        """Return a revealed text of the author, with all its translations: each reader gets their own."""
        others = {language: texts[key] for language, texts in self.book.texts.items() if key in texts}
        return {AUTHORS: usual, **others} if others else usual

    def title(self, one: Adventure) -> Prose:
        return self.text_of(f"{one.id}/adventure.title", one.title)

    def book_title(self) -> Prose:
        """Return the title of the campaign; a book of one Adventure has that one's."""
        frame = self.book.campaign
        alone = self.book.adventures.get(frame.id)
        return self.title(alone) if alone is not None else self.text_of("campaign/campaign.title", frame.title)

    def poi_texts(self, adventure: i64, poi: Poi) -> dict[str, Prose]:
        key = f"{self.names[adventure]}/pois.{poi.letter}"
        return {"name": self.text_of(f"{key}.name", poi.name), "text": self.text_of(f"{key}.text", poi.text)}

    def card_text(self, card: Card, part: str, usual: str) -> Prose:
        """Return the name, text or blurb of a card, or the name of its tokens."""
        return self.text_of(f"{self.writers.get(card.id, 'cards')}/cards.{card.id}.{part}", usual)

    def card_name(self, card: str) -> dict[str, Prose]:
        """Return `named`: the name of a card of the book, also while it is in the tray; nothing for a card of the box,
        whose words are in the word files.
        """
        one = self.book.cards.get(card)
        return {"named": self.card_text(one, "name", one.name)} if one is not None else {}

    def foes_name(self, adventure: i64, token: str) -> dict[str, Prose]:
        """Return `of`: the name of the point of interest of these Enemies; another adventure can
        use its letter again.
        """
        if not token or token[0] not in LETTERS:
            return {}
        return {"of": self.poi_texts(adventure, self.adventures[adventure].pois[token[0]])["name"]}

    def space_text(self, adventure: i64, space: Space) -> Prose:
        return self.text_of(f"{self.names[adventure]}/map.{space.id}.name", space.name)

    def space_name(self, adventure: i64, place: str) -> dict[str, Prose]:
        """Return `where`: the name of a space of the Adventure Map, for events reported after the map is closed."""
        if not place.startswith("space:"):
            return {}
        space = self.spaces[adventure][self.space_index(adventure, place.removeprefix("space:"))]
        return {"where": self.space_text(adventure, space)} if space.name else {}

    def step_text(self, block: i64, path: str, part: str, usual: str) -> Prose:
        """Return the label of a branch, a question, or the text of a step."""
        return self.text_of(f"{self.blocks[block].name.partition('/')[0]}/{path}.{part}", usual)

    # Lookups

    def card(self, number: i64) -> Card:
        return cast(Card, self.cards_asked.look_up(self.cards, number))

    def block(self, number: i64) -> Block:
        return cast(Block, self.blocks_asked.look_up(self.blocks, number))

    def effect(self, number: i64) -> Effect:
        return cast(Effect, self.effects_asked.look_up(self.effects, number))

    def ident_of(self, name: str) -> i64:
        """Return the ident of a name of this book; raise a Fault for any other."""
        number = ident(name)
        if number not in self.names:
            raise Fault("trudvang-name-unknown", name=name, nearest=find_nearest(name, sorted(self.names.values())))
        return number

    def adventure(self, number: i64) -> Adventure:
        found = self.adventures.get(number)  # in a dict of a kind of its own the short way
        return self.adventures[number] if found is None else found

    def poi(self, adventure: i64, letter: i64) -> Poi:
        return self.adventure(adventure).pois[LETTERS[letter]]

    def map(self, adventure: i64) -> Map:
        found = self.adventure(adventure).map
        assert found is not None
        return found

    def space_index(self, adventure: i64, space: str) -> int:
        return next(number for number, one in enumerate(self.spaces[adventure]) if one.id == space)

    def acting_at(self, window: str) -> InWindow:
        """Return the cards with effects in a window, the campaign's own timed kinds included, and these effects."""
        found = self.acting.get(window)
        return NO_CARDS if found is None else found

    def caption(self, effect: Effect) -> dict[str, Prose]:
        """TL-TIMED-03. Return `when`: the players' name of a timed kind of the campaign's own; nothing for a window of
        the format.
        """
        timed = self.book.campaign.timed.get(effect.at)
        return {"when": self.text_of(f"campaign/timed.{effect.at}.text", timed.text)} if timed is not None else {}

    def window(self, effect: Effect) -> str:
        """TL-TIMED-03. Return the window of an effect; a timed kind of the campaign's own stands for one."""
        timed = self.book.campaign.timed.get(effect.at)
        return timed.when if timed is not None else effect.at

    def is_timed(self, card: i64) -> bool:
        """TL-TIMED-04. Return whether a card acts at its own time."""
        return card in self.timed


SAGAS: dict[str, Saga] = {}
SERVED: dict[str, Saga] = {}  # those of SAGAS that the server's admin offers beside the included ones


def add_book(name: str, book: Book) -> None:
    """Register a book that is not included: an author's, or a test's."""
    SAGAS[name] = Saga(book)


def serve_book(name: str, book: Book) -> None:
    """Offer a book to all users of this server; it replaces one of the same name."""
    add_book(name, book)
    SERVED[name] = SAGAS[name]


def remove_book(name: str) -> None:
    """Withdraw a book: its tables cannot be played until it is offered again."""
    SERVED.pop(name, None)
    SAGAS.pop(name, None)


@cache
def shipped_books() -> tuple[str, ...]:
    from meadhall.games.trudvang.books import list_shipped  # the books lie apart from the rules

    return tuple(list_shipped())


def offered_books() -> tuple[str, ...]:
    """Return the books that a user can choose."""
    return tuple(dict.fromkeys((*shipped_books(), *SERVED)))  # a shipped one may be served as a draft


def may_open(name: str) -> bool:
    """Return whether a book that is not included can be opened by this name: it is registered, or
    this is a local game.
    """
    return name in SAGAS or file_access.opened


def saga_of(name: str) -> Saga:
    """Return the book of this name, prepared once: a registered one, or in local games a file."""
    if name not in SAGAS:
        if name in shipped_books():
            from meadhall.games.trudvang.books import book

            add_book(name, book(name))
        elif file_access.opened and Path(name).exists():
            from meadhall.games.trudvang.books import open_book

            add_book(name, open_book(Path(name)))
        else:
            raise Fault("trudvang-book-unknown", book=name, nearest=find_nearest(name, list(offered_books())))
    return SAGAS[name]
