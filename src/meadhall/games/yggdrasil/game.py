"""Yggdrasil Chronicles as the hall knows it: what it offers, and where in this package it is done."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.core.agenda import plain_of
from meadhall.core.codec import Frames, frames_in
from meadhall.core.event import Event
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Option, Outcome, Value
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil import options as option_rules
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge import chronicle
from meadhall.games.yggdrasil.edge import position as positions
from meadhall.games.yggdrasil.edge.redeal import redeal
from meadhall.games.yggdrasil.edge.view import view
from meadhall.games.yggdrasil.options import BOOK, NO_BOOK, OPTIONS, PLAYERS, House
from meadhall.games.yggdrasil.rules import (
    actions,
    bonds,
    book,
    brothers,
    creatures,
    deeds,
    dicing,
    enemies,
    errands,
    moving,
    pages,
    risks,
    runes,
    setup,
    shared,
    sheets,
    throw,
    turn,
)
from meadhall.games.yggdrasil.rules.campaign import resumed
from meadhall.games.yggdrasil.saga import Saga, Tale
from meadhall.games.yggdrasil.sagas.reader import edition
from meadhall.games.yggdrasil.sagas.shelf import OwnSaga, put_away, saga_of, serve
from meadhall.games.yggdrasil.state import REASONS, WON, Yggdrasil


def saga_from(name: str | None) -> Saga | None:
    return None if name is None else saga_of(name)


def tale_from(plain: list[Any] | None) -> Tale | None:
    return None if plain is None else Tale(*(plain_of(value) for value in plain))


class YggdrasilGame(Game):
    """YG-SETUP-01, YG-END-01. One to five players, all against the enemies of the tree."""

    name: ClassVar[str] = "yggdrasil"
    players: ClassVar[tuple[int, int]] = PLAYERS
    minutes: ClassVar[int] = 90
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 2
    state = Yggdrasil
    frames: ClassVar[Frames] = frames_in(
        actions,
        bonds,
        book,
        brothers,
        creatures,
        deeds,
        dicing,
        enemies,
        errands,
        moving,
        pages,
        risks,
        runes,
        setup,
        shared,
        sheets,
        throw,
        turn,
    )
    restore: ClassVar[dict[str, Any]] = {"house": House, "saga": saga_from, "tale": tale_from}
    secrets: ClassVar[bool] = False
    cooperative: ClassVar[bool] = True
    book_option: ClassVar[str] = BOOK
    own_option: ClassVar[str] = "saga"
    begins: ClassVar[str] = chronicle.BEGINS
    ends: ClassVar[tuple[str, ...]] = chronicle.ENDS
    rule_over: ClassVar[str] = "YG-END-06"
    rule_asked: ClassVar[str] = "YG-INFO-05"
    rule_undo: ClassVar[str] = "YG-ROUND-03"

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]:
        checked = super().check(given, players)
        option_rules.settle(checked)
        option_rules.check(checked, players)
        return checked

    def set_up(self, players: int, options: dict[str, Value]) -> Yggdrasil:
        return setup.set_up(players, House(options))

    def view_of(self, state: Yggdrasil, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, state: Yggdrasil, seat: int, rng: Rng) -> Yggdrasil:
        return redeal(state, seat, rng)

    def outcome_of(self, state: Yggdrasil) -> Outcome | None:
        """YG-END-01. All win or all lose; the score is each god's life."""
        if not state.ended:
            return None
        winners = list(range(state.players)) if state.reason == WON else []
        return Outcome(winners, [int(state.life[seat]) for seat in range(state.players)], REASONS[state.reason])

    def position(self, state: Yggdrasil) -> str:
        return positions.position(state)

    def from_position(self, text: str) -> Yggdrasil:
        return positions.from_position(text, self.frames, self.check)

    def printed(self) -> dict[str, Any]:
        from meadhall.games.yggdrasil.edge.printed import printed  # only those who draw need it

        return printed()

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        from meadhall.games.yggdrasil.edge.phrase import Phrases  # only those who read need the words

        return Phrases(words, names, you)

    def book(self, options: dict[str, Value]) -> str:
        """The campaign that a table belongs to; empty for a single game."""
        return "" if options.get(BOOK, NO_BOOK) == NO_BOOK else str(options[BOOK])

    def tells(self, event: Event) -> bool:
        return chronicle.tells(event)

    def recalls(self, event: Event) -> bool:
        return chronicle.recalls(event)

    def recount(self, events: list[dict[str, Any]], skald: Any) -> Any:
        from meadhall.games.yggdrasil.edge.recount import recount  # only those who tell it back need it

        return recount(events, skald)

    def story(self, state: Yggdrasil) -> dict[str, Any]:
        return chronicle.story(state)

    def bookmark(self, state: Yggdrasil) -> dict[str, Any]:
        return chronicle.bookmark(state)

    def edition(self, options: dict[str, Value]) -> str:
        """Which version of the book of sagas a table plays; empty for one that opens it at no saga."""
        told = {options.get(BOOK, NO_BOOK), options.get("saga", NO_BOOK)} != {NO_BOOK}
        return edition() if told else ""

    def with_players(self, state: Yggdrasil, players: int) -> Yggdrasil:
        """YG-CAMP-14. Struck-out boxes depend on the number of players: it stays."""
        raise Fault("yggdrasil-players-fixed", players=int(state.players))

    def serve(self, name: str, own: OwnSaga) -> None:
        """A saga of the keeper's own, under the name that tables know it by."""
        serve(name, own)

    def put_away(self, name: str) -> None:
        put_away(name)

    def resumed(self, state: Yggdrasil) -> Yggdrasil | None:
        return resumed(state)

    def options_of(self, state: Yggdrasil) -> dict[str, Value]:
        return state.house.plain()

    def data_hash(self) -> str:
        return COMPONENTS.hash


yggdrasil = YggdrasilGame()
