"""Yggdrasil Chronicles said in words: questions, answers and events. Gods are called by their names, whoever plays them."""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import CHANCE, TABLE
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    CREATURES,
    ENEMIES,
    FACES,
    GODS,
    JOTNAR,
    PLACES,
    RUNES,
    STONES,
    STRENGTHS,
)
from meadhall.words import Words

# What a word of an answer or an event may be, in the order in which it is looked for.
KINDS: dict[str, list[str]] = {
    "god": GODS, "world": PLACES, "enemy": ENEMIES, "jotun": JOTNAR, "artifact": ARTIFACT_IDS, "creature": CREATURES,
    "strength": list(STRENGTHS), "stone": STONES, "rune": list(RUNES),
}
ARGS = ("god", "to", "world", "foe", "artifact", "creature", "strength", "stone", "rune", "thing", "card", "die", "face")
DICE = ("god", "vanir")
THINGS = ("elf", "die", "life")


class Phrases:
    """Speaks to one reader: `you` is their seat, None for a spectator."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        self.words = words
        self.names = names
        self.you = you

    def name(self, kind: str, word: str) -> str:
        return self.words(f"{kind}-{word}")

    def card(self, text: str) -> str:
        """`odin.surt`: Odin's Surt card."""
        god, _, enemy = text.partition(".")
        return self.words("card", god=self.name("god", god), enemy=self.name("enemy", enemy))

    def who(self, seat: int) -> str:
        if seat == CHANCE:
            return self.words("dealer")
        return self.words("table") if seat == TABLE else self.names[seat]

    def prompt(self, seat: int, ask: str, about: dict[str, Any] | None = None) -> str:
        """What is asked of whom; a question to the table is put to everybody who sits at it."""
        key = f"ask-{ask.replace('.', '-')}"
        asked = seat == self.you or (seat == TABLE and self.you is not None)
        if not asked or about is None:
            return self.words(f"{key}.wait", seat=self.who(seat))
        return self.words(key, **self.named(about))

    def answer(self, text: str, seat: int, view: dict[str, Any] | None = None) -> str:
        """An answer in words."""
        verb, *tokens = text.split()
        args: dict[str, Any] = dict.fromkeys(ARGS, "none")
        args.update(count=0, effect="none", gods="none")
        if verb == "order":
            args["gods"] = ", ".join(self.name("god", token) for token in tokens)
            return self.words("move-order", **args)
        for token in tokens:
            name, said = self.token(verb, token, args)
            args[name] = said
        return self.words(f"move-{verb}", **args)

    def token(self, verb: str, token: str, args: dict[str, Any]) -> tuple[str, Any]:
        """One word of an answer: what it is, and how it is said."""
        if token.isdecimal():
            return "count", int(token)
        if "." in token:
            return "card", self.card(token)
        if verb in ("roll", "elf", "reroll", "mark") and token in (*DICE, *FACES):
            return ("die", self.name("die", token)) if token in DICE else ("face", self.face(token))
        if token in THINGS and not (verb == "stone" and token == "life"):
            return "thing", self.name("thing", token)
        for kind, known in KINDS.items():
            if token in known:
                if kind in ("artifact", "creature"):
                    args["effect"] = self.words(f"{kind}-{token}.effect")
                    kind_of = "thing" if verb in ("take", "give") and kind == "artifact" else kind
                    return kind_of, self.name(kind, token)
                return ("foe" if kind in ("enemy", "jotun") else kind), self.name(kind, token)
        return "thing", token

    def face(self, face: str) -> str:
        return self.words("face-blank") if face == "-" else face

    def terms(self, given: dict[str, Any]) -> list[str]:
        """What an answer gives and costs, part by part; how much a world's action gives is told elsewhere."""
        said = []
        for key, value in given.items():
            if key == "under":
                said += [self.words("terms-under", middle=self.name("world", middle), top=self.name("world", top))
                         for middle, top in value]
            elif key != "amount":
                named = {"place": f"world-{value}", "ends": f"jotun-{value}.effect"}.get(key)
                said.append(self.words(f"terms-{key}", value=self.words(named) if named else value))
        return said

    def stone(self, stone: str, sides: list[str]) -> str:
        """A runestone with what its two sides may show."""
        first, second = (self.name("rune", side) for side in sides)
        return self.words("stone-sides", stone=self.name("stone", stone), first=first, second=second)

    def event(self, event: dict[str, Any]) -> str:
        """What happened."""
        return self.words(f"event-{event['kind']}", **self.named(event))

    def named(self, given: dict[str, Any]) -> dict[str, Any]:
        """The values of an event or a prompt in words; numbers stay numbers."""
        args: dict[str, Any] = {}
        for key, value in given.items():
            if key == "kind":
                continue
            if key in ("god", "to", "roller"):
                args[key] = self.name("god", value)
            elif key == "jotun":
                args.update(jotun=self.name(key, value), effect=self.words(f"jotun-{value}.effect"))
            elif key == "place":
                args.update(place=self.name("world", value), cage="yes" if value == "cage" else "no")
            elif key == "world":
                args[key] = self.name(key, value)
            elif key == "card":
                args[key] = self.card(value)
            elif key == "foe":
                args[key] = self.name("enemy" if value in ENEMIES else "jotun", value)
            elif key == "face":
                args[key] = self.face(value)
            elif key == "thing":
                args[key] = self.name("thing" if value in THINGS else "artifact", value)
            elif key == "gods":
                args[key] = ", ".join(self.name("god", god) for god in value)
            elif key == "runes":
                args[key] = ", ".join(self.name("rune", rune) for rune in value)
            elif key == "reason":
                args[key] = self.words(f"reason-{value}")
            elif key == "seat":
                args[key] = "none" if value is None else self.names[value]
            elif isinstance(value, str):
                args[key] = self.name(key, value)
            else:
                args[key] = value
        return args
