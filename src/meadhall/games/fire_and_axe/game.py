"""Fire & Axe as the server knows it: its features, and the modules of this package that implement them."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.core.agenda import reach_question
from meadhall.core.codec import Frames, frames_in
from meadhall.core.game import Game, Option, Outcome, Value
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe import options as option_rules
from meadhall.games.fire_and_axe.data import COMPONENTS
from meadhall.games.fire_and_axe.edge import position as positions
from meadhall.games.fire_and_axe.edge.answer_preview import preview_answers
from meadhall.games.fire_and_axe.edge.redeal import redeal
from meadhall.games.fire_and_axe.edge.view import build_view
from meadhall.games.fire_and_axe.options import OPTIONS, PLAYERS, TWO, House
from meadhall.games.fire_and_axe.rules import (
    deck,
    dice,
    effects,
    favours,
    raid,
    runes,
    sagas,
    sail,
    scoring,
    settle,
    setup,
    strife,
    turn,
    windows,
)
from meadhall.games.fire_and_axe.state import ENDINGS, FireAndAxe


class FireAndAxeGame(Game):
    """Three to five players; two in a variant that must be named."""

    name: ClassVar[str] = "fire_and_axe"
    players: ClassVar[tuple[int, int]] = PLAYERS
    minutes: ClassVar[int] = 90
    usual: ClassVar[int] = 3
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    state = FireAndAxe
    frames: ClassVar[Frames] = frames_in(
        deck,
        dice,
        effects,
        favours,
        raid,
        runes,
        sagas,
        sail,
        settle,
        setup,
        strife,
        turn,
        windows,
    )
    restore: ClassVar[dict[str, Any]] = {"house": House}
    rule_over: ClassVar[str] = "FA-WIN-01"
    rule_asked: ClassVar[str] = "FA-TURN-08"
    rule_undo: ClassVar[str] = "FA-TURN-08"

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]:
        """FA-COMP-01. Allow two players only in the named variant."""
        two = option_rules.is_two_player(given, players)
        checked = super().check({name: value for name, value in given.items() if name != TWO.name}, players)
        checked[TWO.name] = two
        option_rules.check(checked, players)
        return checked

    def set_up(self, players: int, options: dict[str, Value]) -> FireAndAxe:
        return setup.set_up(players, House(options))

    def view_of(self, state: FireAndAxe, seat: int | None) -> dict[str, Any]:
        return dict(build_view(state, seat))

    def preview(self, state: Any, seat: int | None) -> dict[str, Any]:
        found: Any = reach_question(state)
        return preview_answers(found, seat)

    def redeal(self, state: Any, seat: int, rng: Rng) -> FireAndAxe:
        return redeal(state, seat, rng)

    def outcome_of(self, state: FireAndAxe) -> Outcome | None:
        """FA-WIN-01, FA-WIN-02, FA-FINAL-10. Return the outcome: most points win, ties share; it also says if the game
        was cut short.
        """
        if not state.ended:
            return None
        scores = [int(score) for score in scoring.final_scores(state)]
        return Outcome(scoring.winners(state), scores, ENDINGS[state.ending])

    def position(self, state: Any) -> str:
        return positions.position(state)

    def from_position(self, text: str) -> FireAndAxe:
        return positions.from_position(text, self.frames, self.check)

    def from_record(self, text: str) -> FireAndAxe:
        """Read a record. Records of the first rules can start with settlements beside a town."""
        return positions.from_position(text, self.frames, self.check, old=True)

    def printed(self) -> dict[str, Any]:
        from meadhall.games.fire_and_axe.edge.component_facts import (
            build_component_facts,
        )  # only those who draw need it

        return build_component_facts()

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        from meadhall.games.fire_and_axe.edge.phrases import Phrases  # only those who read need the words

        return Phrases(words, names, you)

    def decision_writer(self) -> Any:
        from meadhall.games.fire_and_axe.edge.options import OptionWriter  # only those who read need it

        return OptionWriter

    def event_writer(self, phrases: Any, view: dict[str, Any]) -> Any:
        from meadhall.games.fire_and_axe.edge.events import Events  # only those who read need the words

        return Events(phrases, view)

    def options_of(self, state: FireAndAxe) -> dict[str, Value]:
        return state.house.plain()

    def data_hash(self) -> str:
        return COMPONENTS.hash


fire_and_axe = FireAndAxeGame()
