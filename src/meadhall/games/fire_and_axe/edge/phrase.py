"""Fire & Axe said in words: questions, answers and events, as one reader at the table hears them."""

from __future__ import annotations

from typing import Any

from meadhall.games.fire_and_axe.cards import SAGA_OF
from meadhall.games.fire_and_axe.data import COMPONENTS
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.words import Words

NUMBERS = ("left", "value", "might", "count", "vp", "day", "days", "die", "round", "axe", "settlements", "sagas", "total")
PLAIN = ("reason",)


class Phrases:
    """Speaks to one reader: `you` is their seat, None for a spectator."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        self.words = words
        self.names = names
        self.you = you

    def card(self, name: str) -> str:
        """A rune by its name."""
        return self.words(f"rune-{name}")

    def cards(self, names: list[str]) -> str:
        return ", ".join(self.card(name) for name in names) or self.words("nothing")

    def rune(self, name: str) -> str:
        """A rune with what it does."""
        return self.words("rune", name=self.card(name), effect=self.words(f"effect-{name}"))

    def saga(self, name: str) -> str:
        saga = COMPONENTS.sagas[SAGA_OF[name]]
        goal = self.words(f"goal-{saga.kind}", ports=", ".join(self.space(port) for port in saga.ports))
        return self.words("saga", title=self.words(f"saga-{name}"), goal=goal)

    def space(self, name: str, form: str = "") -> str:
        return self.words(f"space-{name}{form}")

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def is_you(self, seat: int | None) -> str:
        return "yes" if seat is not None and seat == self.you else "no"

    def prompt(self, seat: int, ask: str, about: dict[str, Any] | None = None) -> str:
        """What is asked of whom; `about` is known to the asked seat alone."""
        key = f"ask-{ask.replace('.', '-')}"
        if seat != self.you or about is None:
            return self.words(f"{key}.wait", seat=self.seat(seat) if seat >= 0 else self.words("dealer"))
        args: dict[str, Any] = {}
        for name, value in about.items():
            if name == "target":
                args["target"] = self.seat(SEATS.index(value))
                args["target_you"] = self.is_you(SEATS.index(value))
            else:
                args[name] = self.said(name, value, ".in")
        return self.words(key, **args)

    def said(self, name: str, value: Any, form: str) -> Any:
        """One argument of a sentence in words."""
        if name in NUMBERS or name in PLAIN:
            return value
        if name == "dice":
            return ", ".join(str(die) for die in value)
        if name in ("space", "port"):
            return self.space(value, form)
        if name == "piece":
            return self.words(f"piece-{value}.one")
        if name == "rune":
            return self.card(value)
        if name == "runes":
            return self.cards(value)
        if name == "saga":
            return self.saga(value)
        return self.words(f"{name}-{value}")      # era, direction, task

    def answer(self, text: str, seat: int, view: dict[str, Any] | None = None) -> str:
        """An answer in words; it may begin with a good or a place, so it is given its capital here."""
        verb, *tokens = text.split()
        args: dict[str, Any] = {}
        if verb == "reroll":
            args = {"dice": ", ".join(tokens), "count": len(tokens)}
        elif verb == "play":
            args = {"rune": self.rune(tokens[0])}
        elif verb == "demand":
            args = {"piece": self.words(f"piece-{tokens[0]}")}
        else:
            for token in tokens:
                name, said = self.token(verb, token)
                args[name] = said
                if name == "seat":
                    args["you"] = self.is_you(SEATS.index(token))
        said = self.words(f"move-{verb}", **args)
        return said[:1].upper() + said[1:]

    def token(self, verb: str, token: str) -> tuple[str, Any]:
        if token.isdecimal():
            return "count", int(token)
        if token in SEATS:
            return "seat", self.seat(SEATS.index(token))
        name = {"sail": "space", "launch": "space", "discard": "rune", "rune": "rune", "saga": "saga",
                "turn": "direction"}.get(verb, "piece")
        return name, self.said(name, token, ".to")

    def event(self, event: dict[str, Any]) -> str:
        """What happened, as this reader may know it."""
        args: dict[str, Any] = {}
        for name, value in event.items():
            if name in ("seat", "target"):
                args[name] = self.seat(value)
            elif name != "kind":
                args[name] = self.said(name, value, ".to" if event["kind"] == "sail" else ".in")
        if event["kind"] == "demand":
            args["piece"] = self.words(f"piece-{event['piece']}")
        args["you"] = self.is_you(event.get("seat"))
        args["target_you"] = self.is_you(event.get("target"))
        return self.words(f"event-{event['kind']}", **args)
