"""Trudvang Legends as the server knows it: its features, and the modules of this package that implement them."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, ClassVar

from meadhall.book.model.story import Book
from meadhall.core.codec import Frames, frames_in
from meadhall.core.event import Event
from meadhall.core.game import Game, Option, Outcome, Value
from meadhall.core.rng import Rng
from meadhall.games.trudvang import options as option_rules
from meadhall.games.trudvang import rules
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.deck import deck_of
from meadhall.games.trudvang.edge import campaign_summary
from meadhall.games.trudvang.edge import position as positions
from meadhall.games.trudvang.edge.redeal import redeal
from meadhall.games.trudvang.edge.view import view
from meadhall.games.trudvang.enemy_groups import group_of
from meadhall.games.trudvang.fight import fight_of
from meadhall.games.trudvang.options import OPTIONS, PLAYERS, House
from meadhall.games.trudvang.rules.campaign import change_seats, set_up
from meadhall.games.trudvang.rules.ending import resume_campaign
from meadhall.games.trudvang.rules.verb_table import TrudvangState
from meadhall.games.trudvang.saga import remove_book, saga_of, serve_book
from meadhall.games.trudvang.state import CUT_SHORT, REASONS, Trudvang


def list_chapters() -> list[Any]:
    """Return every file of the rules."""
    return [importlib.import_module(f"{rules.__name__}.{found.name}") for found in pkgutil.iter_modules(rules.__path__)]


def dict_from_pairs(plain: list[list[int]]) -> dict[int, int]:
    return {key: value for key, value in plain}


def copy_lists(plain: Any) -> Any:
    """Return a copy that shares no list with the original."""
    return [copy_lists(item) for item in plain] if isinstance(plain, list) else plain


class TrudvangGame(Game):
    """One to four players in one party; a single player has a hired hand."""

    name: ClassVar[str] = "trudvang"
    players: ClassVar[tuple[int, int]] = PLAYERS
    # Playing time, which should be 60 to 120 minutes: an adventure takes a party a median of 96 decisions, over all
    # adventures and one to four Heroes (docs/playtests.md), and people need a little less than a minute for each.
    minutes: ClassVar[int] = 90
    turns: ClassVar[tuple[str, ...]] = ("round", "phase", "combat")
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    state = TrudvangState
    frames: ClassVar[Frames] = frames_in(*list_chapters())
    restore: ClassVar[dict[str, Any]] = {
        "house": lambda plain: House(dict(plain)),
        "tokens": dict_from_pairs,
        "people": dict_from_pairs,
        "ends": dict_from_pairs,
        "chose": dict_from_pairs,
        "results": dict_from_pairs,
        "sums": dict_from_pairs,
        "counts": dict_from_pairs,
        "groups": lambda plain: [group_of(copy_lists(group)) for group in plain],
        "attack_deck": deck_of,
        "events": deck_of,
        "feat_decks": lambda plain: [deck_of(deck) for deck in plain],
        "upgrades": lambda plain: [deck_of(deck) for deck in plain],
        "fight": lambda plain: fight_of(copy_lists(plain)),
    }
    secrets: ClassVar[bool] = False
    cooperative: ClassVar[bool] = True
    book_option: ClassVar[str] = "adventure"
    own_option: ClassVar[str] = "adventure"
    begins: ClassVar[str] = "adventure"
    ends: ClassVar[tuple[str, ...]] = ("adventure-over",)
    rule_over: ClassVar[str] = "TL-END-08"
    rule_asked: ClassVar[str] = "TL-GEN-07"
    rule_undo: ClassVar[str] = "TL-GEN-12"

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]:
        checked = super().check(given, players)
        option_rules.check(checked, players)
        return checked

    def set_up(self, players: int, options: dict[str, Value]) -> Trudvang:
        return set_up(players, House(options))

    def view_of(self, state: Trudvang, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, state: Any, seat: int, rng: Rng) -> Trudvang:
        return redeal(state, seat, rng)

    def outcome_of(self, state: Trudvang) -> Outcome | None:
        """TL-CAMP-11, TL-DEFEAT-10, TL-END-08. Return the outcome: a finished story is never lost; each Hero's score is
        the number of adventures played, the reason names the ending.
        """
        if not state.ended:
            return None
        told = state.reason != CUT_SHORT
        winners = list(range(state.players)) if told else []
        reason = REASONS[state.reason]
        return Outcome(winners, [len(state.played)] * state.players, reason)

    def position(self, state: Any) -> str:
        return positions.position(state)

    def from_position(self, text: str) -> Trudvang:
        return positions.from_position(text, self.frames, self.check)

    def printed(self) -> dict[str, Any]:
        from meadhall.games.trudvang.edge.component_facts import build_component_facts  # only those who draw need it

        return build_component_facts()

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        from meadhall.games.trudvang.edge.phrases import Phrases  # only those who read need the words

        return Phrases(words, names, you)

    def event_writer(self, phrases: Any, view: dict[str, Any]) -> Any:
        from meadhall.games.trudvang.edge.events import Events  # only those who read need the words

        return Events(phrases, view)

    def book(self, options: dict[str, Value]) -> str:
        """Return the book; every table of this game plays one."""
        return str(options["adventure"])

    def tells(self, event: Event) -> bool:
        return campaign_summary.tells(event)

    def recalls(self, event: Event) -> bool:
        return campaign_summary.recalls(event)

    def recount(self, events: list[dict[str, Any]], skald: Any) -> Any:
        from meadhall.games.trudvang.edge.chronicle_text import recount  # only those who tell it back need it

        return recount(events, skald)

    def story(self, state: Trudvang) -> dict[str, Any]:
        return campaign_summary.story(state)

    def bookmark(self, state: Trudvang) -> dict[str, Any]:
        return campaign_summary.bookmark(state)

    def edition(self, options: dict[str, Value]) -> str:
        """Return the version of the book that a table plays."""
        saga = saga_of(str(options.get("adventure", OPTIONS[0].default)))
        if not saga.edition:
            saga.edition = campaign_summary.edition(saga.book)
        return saga.edition

    def with_players(self, state: Trudvang, players: int) -> Trudvang:
        """Return the same campaign with more or fewer players, between two adventures."""
        return change_seats(state, players)

    def resumed(self, state: Trudvang) -> Trudvang | None:
        """Continue a finished campaign whose book has new adventures."""
        return resume_campaign(state)

    def serve(self, name: str, book: Book) -> None:
        """Offer a book of the server's admin under the name that tables use for it."""
        serve_book(name, book)

    def put_away(self, name: str) -> None:
        remove_book(name)

    def decision_writer(self) -> Any:
        from meadhall.games.trudvang.edge.options import OptionWriter  # only those who read need it

        return OptionWriter

    def options_of(self, state: Trudvang) -> dict[str, Value]:
        return state.house.plain()

    def data_hash(self) -> str:
        return COMPONENTS.hash


trudvang = TrudvangGame()
