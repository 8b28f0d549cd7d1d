"""Trudvang Legends as the hall knows it: what it offers, and where in this package it is done."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, ClassVar

from meadhall.book.story import Book
from meadhall.core.codec import Frames, frames_in
from meadhall.core.event import Event
from meadhall.core.game import Game, Option, Outcome, Value
from meadhall.core.rng import Rng
from meadhall.games.trudvang import options as option_rules
from meadhall.games.trudvang import rules
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.deck import deck_of
from meadhall.games.trudvang.edge import chronicle
from meadhall.games.trudvang.edge import position as positions
from meadhall.games.trudvang.edge.redeal import redeal
from meadhall.games.trudvang.edge.view import view
from meadhall.games.trudvang.fight import fight_of
from meadhall.games.trudvang.groups import group_of
from meadhall.games.trudvang.options import OPTIONS, PLAYERS, House
from meadhall.games.trudvang.rules import setup
from meadhall.games.trudvang.rules.ending import resumed, with_seats
from meadhall.games.trudvang.saga import put_away, saga_of, serve
from meadhall.games.trudvang.state import CUT_SHORT, REASONS, Trudvang


def chapters() -> list[Any]:
    """Every file of the rules."""
    return [importlib.import_module(f"{rules.__name__}.{found.name}") for found in pkgutil.iter_modules(rules.__path__)]


def pairs(plain: list[list[int]]) -> dict[int, int]:
    return {key: value for key, value in plain}


def fresh(plain: Any) -> Any:
    """A copy that shares no list with what it was made of."""
    return [fresh(item) for item in plain] if isinstance(plain, list) else plain


class TrudvangGame(Game):
    """TL-GEN-01. One to four players, all together; alone with a hired hand."""

    name: ClassVar[str] = "trudvang"
    players: ClassVar[tuple[int, int]] = PLAYERS
    # The middle of an evening, which is to be 60 to 120: an adventure takes a party 96 decisions, in the middle of all
    # of them and of one to four Heroes (docs/playtests.md), and people a little less than a minute for each.
    minutes: ClassVar[int] = 90
    turns: ClassVar[tuple[str, ...]] = ("round", "phase", "combat")
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    state = Trudvang
    frames: ClassVar[Frames] = frames_in(*chapters())
    restore: ClassVar[dict[str, Any]] = {
        "house": lambda plain: House(dict(plain)),
        "tokens": pairs,
        "people": pairs,
        "ends": pairs,
        "chose": pairs,
        "results": pairs,
        "sums": pairs,
        "counts": pairs,
        "groups": lambda plain: [group_of(fresh(group)) for group in plain],
        "attack_deck": deck_of,
        "events": deck_of,
        "feat_decks": lambda plain: [deck_of(deck) for deck in plain],
        "upgrades": lambda plain: [deck_of(deck) for deck in plain],
        "fight": lambda plain: fight_of(fresh(plain)),
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
        return setup.set_up(players, House(options))

    def view_of(self, state: Trudvang, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, state: Trudvang, seat: int, rng: Rng) -> Trudvang:
        return redeal(state, seat, rng)

    def outcome_of(self, state: Trudvang) -> Outcome | None:
        """TL-CAMP-11, TL-DEFEAT-10, TL-END-08. Nobody loses a story that was told to its end; each Hero's score is the adventures played, the reason names the ending."""
        if not state.ended:
            return None
        told = state.reason != CUT_SHORT
        winners = list(range(state.players)) if told else []
        reason = REASONS[state.reason]
        return Outcome(winners, [len(state.played)] * state.players, reason)

    def position(self, state: Trudvang) -> str:
        return positions.position(state)

    def from_position(self, text: str) -> Trudvang:
        return positions.from_position(text, self.frames, self.check)

    def printed(self) -> dict[str, Any]:
        from meadhall.games.trudvang.edge.printed import printed  # only those who draw need it

        return printed()

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        from meadhall.games.trudvang.edge.phrase import Phrases  # only those who read need the words

        return Phrases(words, names, you)

    def book(self, options: dict[str, Value]) -> str:
        """Every table of this game plays one."""
        return str(options["adventure"])

    def tells(self, event: Event) -> bool:
        return chronicle.tells(event)

    def recalls(self, event: Event) -> bool:
        return chronicle.recalls(event)

    def recount(self, events: list[dict[str, Any]], skald: Any) -> Any:
        from meadhall.games.trudvang.edge.recount import recount  # only those who tell it back need it

        return recount(events, skald)

    def story(self, state: Trudvang) -> dict[str, Any]:
        return chronicle.story(state)

    def bookmark(self, state: Trudvang) -> dict[str, Any]:
        return chronicle.bookmark(state)

    def edition(self, options: dict[str, Value]) -> str:
        """Which version of its book a table plays."""
        saga = saga_of(str(options.get("adventure", OPTIONS[0].default)))
        if not saga.edition:
            saga.edition = chronicle.edition(saga.book)
        return saga.edition

    def with_players(self, state: Trudvang, players: int) -> Trudvang:
        """The same campaign with more or fewer people, between two adventures."""
        return with_seats(state, players)

    def resumed(self, state: Trudvang) -> Trudvang | None:
        """A campaign that had been told to its end, where its book tells more now."""
        return resumed(state)

    def serve(self, name: str, book: Book) -> None:
        """A book of the keeper's own, under the name that tables know it by."""
        serve(name, book)

    def put_away(self, name: str) -> None:
        put_away(name)

    def options_of(self, state: Trudvang) -> dict[str, Value]:
        return state.house.plain()

    def data_hash(self) -> str:
        return COMPONENTS.hash


trudvang = TrudvangGame()
