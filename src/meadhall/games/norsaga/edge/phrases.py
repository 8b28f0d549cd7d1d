"""Norsaga in words for one reader at the table; the sentences are in `words/phrases.toml`."""

from __future__ import annotations

from meadhall.games.norsaga.cards import SPOT_NAMES
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.games.norsaga.edge.component_facts import build_component_facts
from meadhall.games.norsaga.notation import SEATS
from meadhall.words import Words, phrases
from meadhall.words.phrases import Given, grammar_of

OBJECT = ".object"  # a place inside a sentence, where German declines it; by itself it is named plainly


class Phrases(phrases.Phrases):
    """Phrases for cards and family trees."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        super().__init__(words, names, you, grammar_of("norsaga") or {}, build_component_facts())
        self.own |= {"spot": self.spot, "at": self.at, "there": self.there}

    def card(self, name: str) -> str:
        return str(self.make("card", name, {}))

    def cards(self, names: list[str]) -> str:
        return str(self.make("cards", names, {}))

    def traits(self, count_of: dict[str, int]) -> str:
        """Return `Might 3, Lore 3`."""
        return ", ".join(f"{self.words(f'trait-{letter}')} {count}" for letter, count in count_of.items() if count)

    def place(self, owner: int, spot: str, actor: int | None = None, form: str = "") -> str:
        """Return a spot of a tree from the reader's view: `your left parent`, `Jarl's left parent`."""
        of = "yours" if owner == self.you else "their" if owner == actor else "other"
        return self.words(f"place{form}", of=of, owner=self.seat(owner), spot=self.words(f"spot-{spot}{form}"))

    def spot(self, spot: str, event: Given, *whose: str) -> str:
        """Return a spot of the player named first; the acting player is not named again."""
        owner = next(event[field] for field in whose if field in event)
        return self.place(owner, spot, event.get("seat", event.get("owner")), OBJECT)

    def at(self, token: str, given: Given) -> str:
        owner, spot = taken_apart(token, given["asked"])
        return self.place(owner, spot, form=OBJECT)

    def there(self, token: str, given: Given) -> str:
        """Return the hero at this spot, or the word for none."""
        owner, spot = taken_apart(token, given["asked"])
        card = given["view"]["players"][owner]["tree"][SPOT_NAMES.index(spot)] if given["view"] else None
        return self.card(card) if card else "none"


def taken_apart(token: str, asked: int) -> tuple[int, str]:
    """Split `me.P2` or `B.Y` into seat and spot."""
    owner, _, spot = token.partition(".")
    return asked if owner == "me" else SEATS.index(owner), spot


def wanted(saga: str) -> dict[str, int]:
    """Return the traits of a saga, by letter."""
    traits = next(entry.traits for entry in COMPONENTS.sagas if entry.id == saga)
    return {letter: traits.get(letter, 0) for letter in ("R", "G", "B", "Y")}
