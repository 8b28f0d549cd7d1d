"""Yggdrasil Chronicles as the server knows it: its features, and the modules of this package that implement them."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.core.agenda import reach_question, to_plain
from meadhall.core.codec import Frames, frames_in
from meadhall.core.event import Event
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Option, Outcome, Value
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil import options as option_rules
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge import campaign_summary
from meadhall.games.yggdrasil.edge import position as positions
from meadhall.games.yggdrasil.edge.answer_preview import preview_answers
from meadhall.games.yggdrasil.edge.redeal import redeal
from meadhall.games.yggdrasil.edge.view import build_view
from meadhall.games.yggdrasil.former import RULES
from meadhall.games.yggdrasil.options import BOOK, NO_BOOK, OPTIONS, PLAYERS, House, restore_house
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
from meadhall.games.yggdrasil.rules.campaign import build_next_game
from meadhall.games.yggdrasil.saga import Saga, Tale
from meadhall.games.yggdrasil.sagas.catalog import OwnSaga, find_former_saga, find_saga, serve, unregister_saga
from meadhall.games.yggdrasil.sagas.reader import hash_sagas
from meadhall.games.yggdrasil.state import REASONS, WON, Yggdrasil


def restore_saga(name: str | None) -> Saga | None:
    return None if name is None else find_saga(name)


def restore_tale(plain: list[Any] | None) -> Tale | None:
    return None if plain is None else Tale(*(to_plain(value) for value in plain))


class YggdrasilGame(Game):
    """One to five players, all against the enemies of the tree."""

    name: ClassVar[str] = "yggdrasil"
    players: ClassVar[tuple[int, int]] = PLAYERS
    minutes: ClassVar[int] = 90
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = RULES
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
    restore: ClassVar[dict[str, Any]] = {"house": restore_house, "saga": restore_saga, "tale": restore_tale}
    secrets: ClassVar[bool] = False
    cooperative: ClassVar[bool] = True
    book_option: ClassVar[str] = BOOK
    own_option: ClassVar[str] = "saga"
    begins: ClassVar[str] = campaign_summary.BEGINS
    ends: ClassVar[tuple[str, ...]] = campaign_summary.ENDS
    rule_over: ClassVar[str] = "YG-END-06"
    rule_asked: ClassVar[str] = "YG-INFO-05"
    rule_undo: ClassVar[str] = "YG-ROUND-03"

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]:
        checked = super().check(given, players)
        option_rules.apply_campaign_rules(checked)
        option_rules.check(checked, players)
        return checked

    def set_up(self, players: int, options: dict[str, Value]) -> Yggdrasil:
        return setup.set_up(players, House(options))

    def view_of(self, state: Yggdrasil, seat: int | None) -> dict[str, Any]:
        return dict(build_view(state, seat))

    def preview(self, state: Any, seat: int | None) -> dict[str, Any]:
        found: Any = reach_question(state)
        return dict(preview_answers(found))

    def redeal(self, state: Any, seat: int, rng: Rng) -> Yggdrasil:
        return redeal(state, seat, rng)

    def outcome_of(self, state: Yggdrasil) -> Outcome | None:
        """YG-END-01. Return the outcome: all win or all lose; the score is each god's life."""
        if not state.ended:
            return None
        winners = list(range(state.players)) if state.reason == WON else []
        return Outcome(winners, [int(state.life[seat]) for seat in range(state.players)], REASONS[state.reason])

    def position(self, state: Any) -> str:
        return positions.position(state)

    def from_position(self, text: str) -> Yggdrasil:
        return positions.from_position(text, self.frames, self.check)

    def by_rules(self, state: Yggdrasil, rules: int) -> Yggdrasil:
        """Return the options with the god die, standard pages and changed saga that were in force when the record
        began.
        """
        if rules < RULES:
            state.house = House(state.house.given, rules)
            if state.saga is not None:
                state.saga = find_former_saga(state.saga, rules)
        return state

    def printed(self) -> dict[str, Any]:
        from meadhall.games.yggdrasil.edge.component_facts import build_component_facts  # only those who draw need it

        return build_component_facts()

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        from meadhall.games.yggdrasil.edge.phrases import Phrases  # only those who read need the words

        return Phrases(words, names, you)

    def event_writer(self, phrases: Any, view: dict[str, Any]) -> Any:
        from meadhall.games.yggdrasil.edge.events import Events  # only those who read need the words

        return Events(phrases, view)

    def book(self, options: dict[str, Value]) -> str:
        """Return the campaign of a table; "" for a single game."""
        return "" if options.get(BOOK, NO_BOOK) == NO_BOOK else str(options[BOOK])

    def tells(self, event: Event) -> bool:
        return campaign_summary.is_journal_event(event)

    def recalls(self, event: Event) -> bool:
        return campaign_summary.is_memory(event)

    def recount(self, events: list[dict[str, Any]], skald: Any) -> Any:
        from meadhall.games.yggdrasil.edge.chronicle_text import recount  # only those who tell it back need it

        return recount(events, skald)

    def story(self, state: Yggdrasil) -> dict[str, Any]:
        return campaign_summary.build_story(state)

    def bookmark(self, state: Yggdrasil) -> dict[str, Any]:
        return campaign_summary.build_bookmark(state)

    def edition(self, options: dict[str, Value]) -> str:
        """Return the version of the book of sagas that a table plays; "" for a table without a saga."""
        told = {options.get(BOOK, NO_BOOK), options.get("saga", NO_BOOK)} != {NO_BOOK}
        return hash_sagas() if told else ""

    def with_players(self, state: Yggdrasil, players: int) -> Yggdrasil:
        """YG-CAMP-14. Keep the number of players: struck-out boxes depend on it."""
        raise Fault("yggdrasil-players-fixed", players=int(state.players))

    def serve(self, name: str, own: OwnSaga) -> None:
        """Offer a saga of the server's admin under the name that tables use for it."""
        serve(name, own)

    def put_away(self, name: str) -> None:
        unregister_saga(name)

    def resumed(self, state: Yggdrasil) -> Yggdrasil | None:
        return build_next_game(state)

    def decision_writer(self) -> Any:
        from meadhall.games.yggdrasil.edge.options import OptionWriter  # only those who read need it

        return OptionWriter

    def options_of(self, state: Yggdrasil) -> dict[str, Value]:
        return state.house.given.copy()

    def data_hash(self) -> str:
        return COMPONENTS.hash


yggdrasil = YggdrasilGame()
