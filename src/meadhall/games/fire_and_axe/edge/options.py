"""The questions and answers of Fire & Axe in words: spaces and runes by their marks on the board."""

from __future__ import annotations

from typing import Final

from meadhall.games.fire_and_axe.edge.phrases import Phrases
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.words.decision_text import ClosedOption, DecisionWriter, LabelledOption, Thing

AFTER: Final = 100  # runes come after everything else in the list
GOODS: Final = ("tusks", "fish", "furs")
PIECES: Final = (*GOODS, "crew")
MOVES: Final = ("sail", "launch")
OF_RUNE: Final = ("play", "discard")
PLAYED: Final = "use:play"  # marks answers that play a rune
TASKS: Final = ("trade", "raid", "settle")
TURN: Final = "turn"  # of the wind
CHAPTERS: Final = {
    "load": "LOAD",
    "launch": "LOAD",
    "draw": "DRAW",
    "sail": "SAIL",
    "trade": "TRADE",
    "raid": "RAID",
    "settle": "SETTLE",
    "play": "RUNE",
    "discard": "RUNE",
    "winter": "WINTER",
    "end": "END",
    "pass": "REACT",
    "turn": "WEATHER",
    "leave": "WEATHER",
    "lose": "LOSS",
    "roll": "RAID",
    "stop": "RAID",
    "place": "SETTLE",
    "refuse": "SETTLE",
}
CHAPTERS_OF_ASKS: Final = {
    "wind": "WEATHER",
    "loss": "LOSS",
    "raid": "RAID",
    "settle": "SETTLE",
    "rune": "REACT",
}
SIGNS: Final = {
    "raid": "axe",
    "settle": "house",
    "place": "house",
    "refuse": "ship",
    "winter": "house",
    "launch": "ship",
    "draw": "raven",
    "end": "check",
    "pass": "candle",
    "turn": "turn",
    "leave": "check",
    "roll": "die",
    "reroll": "die",
    "stop": "cross",
    "done": "check",
    "board": "crew",
}


class OptionWriter(DecisionWriter):
    """Writes the question of one captain."""

    phrases: Phrases

    def option(self, text: str) -> LabelledOption:
        """Write one option. A rune groups its uses; a space is the destination of the ship."""
        verb, *tokens = text.split()
        if verb in OF_RUNE:
            return self.of_rune(text, verb, tokens[0])
        targets = [tokens[0]] if verb in MOVES else [f"task:{verb}"] if verb in TASKS else []
        if verb == TURN:
            targets = [f"wind:{tokens[0]}"]
        return LabelledOption(
            answer=text,
            label=self.sentence(text),
            targets=targets,
            notes=self.brought(text),
            sign="" if verb == "sail" else sign_of(verb, tokens),
            rule=rule_of(verb),
        )

    def of_rune(self, text: str, verb: str, rune: str) -> LabelledOption:
        """Write the options of a rune: play it, or discard it for the wind."""
        name = self.phrases.card(rune)
        self.name(Thing(id=rune, label=name, hint=self.words("held-rune", rune=name), group=name, rank=AFTER))
        return LabelledOption(
            answer=text,
            label=self.sentence(text),
            title=self.words("move-play", rune=name) if verb == "play" else "",
            row=self.words(f"row-{verb}"),
            targets=[rune, f"use:{verb}"],
            notes=[self.note(self.words(f"effect-{rune}" if verb == "play" else "row-wind"))],
            rule=rule_of(verb),
        )

    def brought(self, text: str) -> list[int]:
        """Write the cost and the effect of an answer as its note."""
        facts = self.previews.get(text)
        said = self.phrases.brings(facts) if facts else ""
        return [self.note(said)] if said else []

    def closed(self) -> list[ClosedOption]:
        """FA-TRADE-01, FA-RAID-01, FA-SETTLE-01. Write one closed option for each task that cannot be tried in this
        port.
        """
        captain = self.view["players"][self.seat] if self.seat >= 0 else {}
        port = self.phrases.printed["ports"].get(captain.get("ship"))
        if self.ask != "turn.act" or not port or not port["value"]:
            return []
        good = next((one for one in GOODS if captain["cargo"].get(one)), "fish")
        open_now = {text.split()[0] for text in self.options or ()}
        tried = {"trade": f"trade {good}", "raid": "raid", "settle": "settle 1"}
        return [
            ClosedOption(answer=text, label=self.sentence(text)) for verb, text in tried.items() if verb not in open_now
        ]

    def idle(self) -> str:
        return "pass" if "pass" in (self.options or ()) else ""

    def rule(self) -> str:
        return f"FA-{CHAPTERS_OF_ASKS.get(self.ask.partition('.')[0], 'TURN')}"

    def meant(self, target: str, lifted: str | None) -> str | None:
        """Return the answer that a press means: a rune pressed in one's own turn is played."""
        return f"play {target}" if self.ask == "turn.act" else None


def rule_of(verb: str) -> str:
    return f"FA-{CHAPTERS[verb]}" if verb in CHAPTERS else ""


def sign_of(verb: str, tokens: list[str]) -> str:
    """Return the icon of an answer: its piece, its player or its verb."""
    piece = next((token for token in tokens if token in PIECES), None)
    seat = next((token for token in tokens if len(token) == 1 and token in SEATS), None)
    return piece or (f"seat:{SEATS.index(seat)}" if seat else SIGNS.get(verb, "star"))
