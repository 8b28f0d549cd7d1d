"""Norsaga said in words: questions, answers and events, as one reader at the table hears them."""

from __future__ import annotations

from typing import Any

from meadhall.games.norsaga.cards import CARD_OF, EMBELLISHMENTS, SAGA_IDS, SPOT_NAMES
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.games.norsaga.notation import SEATS
from meadhall.words import Words

CARD_ARGS = ("card", "covered", "given", "gave", "took")
SEAT_ARGS = ("seat", "target", "owner")
OBJECT = ".object"      # a place inside a sentence, where German declines it; by itself it is named plainly


class Phrases:
    """Speaks to one reader: `you` is their seat, None for a spectator."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        self.words = words
        self.names = names
        self.you = you

    def card(self, name: str) -> str:
        hero = COMPONENTS.heroes[CARD_OF[name]]
        return self.words(
            "card", id=name, name=self.words(f"hero-{name}"), kind=self.words(f"class-{kind(name)}"),
            dominant=self.words(f"trait-{hero.dominant}"),
            recessive="" if hero.recessive == "-" else self.words(f"trait-{hero.recessive}"),
        )

    def cards(self, names: list[str]) -> str:
        return ", ".join(self.card(name) for name in names) or self.words("nothing")

    def traits(self, count_of: dict[str, int]) -> str:
        """`Might 3, Lore 3`."""
        return ", ".join(f"{self.words(f'trait-{letter}')} {count}" for letter, count in count_of.items() if count)

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def place(self, owner: int, spot: str, actor: int | None = None, form: str = "") -> str:
        """A spot of a tree as seen by the reader: `your left parent`, `Jarl's left parent`."""
        of = "yours" if owner == self.you else "their" if owner == actor else "other"
        return self.words(f"place{form}", of=of, owner=self.seat(owner), spot=self.words(f"spot-{spot}{form}"))

    def is_you(self, seat: int | None) -> str:
        return "yes" if seat is not None and seat == self.you else "no"

    def prompt(self, seat: int, ask: str, about: dict[str, Any] | None = None) -> str:
        """What is asked of whom; `about` is known to the asked seat alone."""
        key = f"ask-{ask.replace('.', '-')}"
        if seat != self.you or about is None:
            return self.words(f"{key}.wait", seat=self.seat(seat) if seat >= 0 else self.words("dealer"))
        args = dict(about)
        if "spot" in args:
            args["spot"] = self.token(args["spot"], seat, OBJECT)[1]
        if "target" in args:
            target = SEATS.index(args["target"])
            args["target"] = self.seat(target)
            args["target_you"] = self.is_you(target)
        if "colour" in args:
            args["colour"] = self.words(f"trait-{args['colour']}")
        return self.words(key, **args)

    def answer(self, text: str, seat: int, view: dict[str, Any] | None = None) -> str:
        """An answer in words; with a view, also what a card would cover."""
        verb, *tokens = text.split()
        if verb in EMBELLISHMENTS and not tokens:      # `possess B.P1` is a step of Possess, not its choice
            return self.words("move-embellish", embellishment=self.words(f"embellishment-{verb}"),
                              effect=self.words(f"effect-{verb}"))
        args: dict[str, Any] = {}
        for token in tokens:
            name, said = self.token(token, seat, OBJECT)
            args["other" if name == "card" and "card" in args else name] = said
            if name == "spot":
                args["there"] = self.there(token, seat, view)
            elif name == "seat":
                args["you"] = self.is_you(SEATS.index(token))
        key = f"move-{verb}-at" if verb == "place" and "spot" in args else f"move-{verb}"
        return self.words(key, **args)

    def token(self, token: str, seat: int, form: str = "") -> tuple[str, str]:
        if token in CARD_OF:
            return "card", self.card(token)
        if token in SAGA_IDS:
            return "saga", self.words(f"saga-{token}")
        owner, _, spot = token.partition(".")
        whose = seat if owner == "me" else SEATS.index(owner)
        return ("spot", self.place(whose, spot, form=form)) if spot else ("seat", self.seat(whose))

    def there(self, token: str, seat: int, view: dict[str, Any] | None) -> str:
        """The hero that lies at this spot, or the word for none."""
        owner, _, spot = token.partition(".")
        whose = seat if owner == "me" else SEATS.index(owner)
        card = view["players"][whose]["tree"][SPOT_NAMES.index(spot)] if view else None
        return self.card(card) if card else "none"

    def event(self, event: dict[str, Any]) -> str:
        """What happened, as this reader may know it."""
        args: dict[str, Any] = {"covered": "none", "cards": "none", "gave": "none", "took": "none"}
        for name, value in event.items():
            if name in CARD_ARGS:
                args[name] = self.card(value)
            elif name in SEAT_ARGS:
                args[name] = self.seat(value)
            elif name == "cards":
                args[name] = self.cards(value)
            elif name == "seats":
                args[name] = ", ".join(self.seat(seat) for seat in dict.fromkeys(value))
            elif name == "embellishment":
                args[name] = self.words(f"embellishment-{value}")
            elif name == "saga":
                args |= {name: self.words(f"saga-{value}"), "traits": self.traits(wanted(value))}
            elif name in ("count", "turn", "turns", "cap"):
                args[name] = value
        actor = event.get("seat", event.get("owner"))
        if "spot" in event:
            args["spot"] = self.place(event["owner"] if "owner" in event else event["seat"], event["spot"], actor, OBJECT)
        if "from" in event:
            args["from"] = self.place(event["target"], event["from"], actor, OBJECT)
        args["you"] = self.is_you(actor)
        args["target_you"] = self.is_you(event.get("target"))
        args["own"] = "yes" if actor is not None and actor == event.get("target") else "no"
        return self.words(f"event-{event['kind']}", **args)


def kind(name: str) -> str:
    """`GR` for GR1, `SkR` for SK-R1, `Gh` for GH-1."""
    if name.startswith("SK-"):
        return f"Sk{name[3]}"
    return "Gh" if name.startswith("GH-") else name[:2]


def wanted(saga: str) -> dict[str, int]:
    """The traits a saga asks for, by letter."""
    traits = next(entry.traits for entry in COMPONENTS.sagas if entry.id == saga)
    return {letter: traits.get(letter, 0) for letter in ("R", "G", "B", "Y")}
