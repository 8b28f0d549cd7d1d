"""What the terminal lists for a state, for tests."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.tables.seat_view import build_decision, create_writer
from meadhall.terminal.choices import ChoiceList
from meadhall.terminal.messages import speech
from meadhall.words.decision_text import DecisionWriter, LabelledDecision, Note
from optional import unwrap


class Asked:
    """The question of a state as one seat reads it, legal answers or not."""

    def __init__(
        self,
        game: meadhall.Game,
        state: Any,
        seat: int | None,
        names: list[str],
        language: str = "en",
        view: dict[str, Any] | None = None,
    ) -> None:
        self.labelled = speech(language, game.name).labelled
        question = unwrap(build_decision(game, state, seat))
        shown = game.view(state, seat) if view is None else view
        self.writer: DecisionWriter = create_writer(game, speech(language, game.name), names, seat, shown, question)

    def decision(self) -> LabelledDecision:
        return self.writer.write()

    def line(self, text: str) -> str:
        """An answer as a short list says it."""
        option = self.writer.option(text)
        notes = [Note(*note) for note in self.writer.notes]
        decision = LabelledDecision(
            asks="seat", seat="A", ask="", prompt="", notes=notes, things=[*self.writer.things.values()]
        )
        return ChoiceList(decision, self.labelled).whole(option).label

    def lines(self) -> dict[str, str]:
        return {text: self.line(text) for text in self.writer.options or ()}
