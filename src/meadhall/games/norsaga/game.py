"""Norsaga as the server knows it: its features, and the modules of this package that implement them."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.core.agenda import reach_question
from meadhall.core.codec import Frames, frames_in
from meadhall.core.game import Game, Option, Outcome, Value
from meadhall.core.rng import Rng
from meadhall.games.norsaga import options as option_rules
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.games.norsaga.edge import position as positions
from meadhall.games.norsaga.edge.answer_preview import preview_answers
from meadhall.games.norsaga.edge.redeal import redeal
from meadhall.games.norsaga.edge.view import build_view
from meadhall.games.norsaga.options import OPTIONS, PLAYERS, House
from meadhall.games.norsaga.rules import craft, deck, doom, faith, lore, might, setup, skalds, turn
from meadhall.games.norsaga.state import NO_ONE, Norsaga


class NorsagaGame(Game):
    """NS-UI-02. Two to four players; an answer can be taken back only while it has revealed and asked nothing."""

    name: ClassVar[str] = "norsaga"
    players: ClassVar[tuple[int, int]] = PLAYERS
    minutes: ClassVar[int] = 30
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    state = Norsaga
    frames: ClassVar[Frames] = frames_in(craft, deck, doom, faith, lore, might, setup, skalds, turn)
    restore: ClassVar[dict[str, Any]] = {"house": House, "known": dict}
    rule_over: ClassVar[str] = "NS-WIN-02"
    rule_asked: ClassVar[str] = "NS-UI-04"
    rule_undo: ClassVar[str] = "NS-UI-02"

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]:
        """NS-SETUP-06, NS-SETUP-11, NS-SETUP-17. Check the options of a table and their combinations."""
        checked = super().check(given, players)
        option_rules.check(checked, players)
        return checked

    def set_up(self, players: int, options: dict[str, Value]) -> Norsaga:
        return setup.set_up(players, House(options))

    def view_of(self, state: Norsaga, seat: int | None) -> dict[str, Any]:
        return dict(build_view(state, seat))

    def preview(self, state: Any, seat: int | None) -> dict[str, Any]:
        found: Any = reach_question(state)
        return preview_answers(found, seat)

    def redeal(self, state: Any, seat: int, rng: Rng) -> Norsaga:
        return redeal(state, seat, rng)

    def outcome_of(self, state: Norsaga) -> Outcome | None:
        """NS-WIN-01, NS-WIN-08. Return the outcome: a completed saga wins; at the cap no player does."""
        if not state.ended:
            return None
        scores = [int(state.count_markers(seat)) for seat in range(state.players)]
        if state.winner == NO_ONE:
            return Outcome([], scores, "cap")
        return Outcome([int(state.winner)], scores, "saga")

    def position(self, state: Any) -> str:
        return positions.position(state)

    def from_position(self, text: str) -> Norsaga:
        return positions.from_position(text, self.frames, self.check)

    def printed(self) -> dict[str, Any]:
        from meadhall.games.norsaga.edge.component_facts import build_component_facts  # only those who draw need it

        return build_component_facts()

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        from meadhall.games.norsaga.edge.phrases import Phrases  # only those who read need the words

        return Phrases(words, names, you)

    def decision_writer(self) -> Any:
        from meadhall.games.norsaga.edge.options import OptionWriter  # only those who read need it

        return OptionWriter

    def event_writer(self, phrases: Any, view: dict[str, Any]) -> Any:
        from meadhall.games.norsaga.edge.events import Events  # only those who read need the words

        return Events(phrases, view)

    def options_of(self, state: Norsaga) -> dict[str, Value]:
        return state.house.plain()

    def data_hash(self) -> str:
        return COMPONENTS.hash


norsaga = NorsagaGame()
