"""Names of Trudvang Legends said in words: Heroes, places, cards and points of interest. Heroes are called by their names, whoever plays them."""

from __future__ import annotations

import re
from typing import Any

from meadhall.core.agenda import CHANCE, TABLE
from meadhall.games.trudvang.builtin import BUILT_IN
from meadhall.games.trudvang.cards import REGIONS
from meadhall.games.trudvang.saga import AUTHORS, Prose
from meadhall.words import Words

IN_BOX = {card.id for card in BUILT_IN}
# A place by itself, where something is, where it goes, where it comes from: the languages decline them.
OF_PLACE = {"place": "", "in": ".in", "to": ".to", "out": ".from"}
NO_VIEW: dict[str, Any] = {}
EMPHASIS = re.compile(r"\*([^*]+)\*")


class Names:
    """Speaks to one reader: `you` is their seat, None for a spectator."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        self.words = words
        self.names = names
        self.you = you

    def prose(self, told: Prose) -> str:
        """The author's words, in the reader's language where the book has them; a line of text has no emphasis."""
        said = told if isinstance(told, str) else told.get(self.words.language, told[AUTHORS])
        return EMPHASIS.sub(r"\1", said)

    def hero(self, name: str) -> str:
        return self.words(f"hero-{name}")

    def place(self, name: str, view: dict[str, Any] = NO_VIEW, form: str = "") -> str:
        """`fylges`, or `space:3` of the Adventure Map; `.in` says “in Fylges”."""
        if name in REGIONS:
            return self.words(f"region-{name}{form}")
        space = name.removeprefix("space:")
        for one in (view.get("space") or {}).get("spaces", []):
            if one["id"] == space:
                return self.words(f"space-named{form}", name=self.prose(one["name"]))
        return self.words(f"space{form}", space=space)

    def forms(self, token: str, said: str, view: dict[str, Any]) -> dict[str, str]:
        """What a sentence may need of a place; anything else is said as it is."""
        declined = token in REGIONS or token.startswith("space:")
        return {form: self.place(token, view, end) if declined else said for form, end in OF_PLACE.items() if end}

    def listed(self, names: list[str]) -> str:
        """`Volgr, Briya and Kattly`."""
        if not names:
            return self.words("nobody")
        first = ", ".join(names[:-1])
        return self.words("both", first=first, last=names[-1]) if first else names[-1]

    def card(self, name: str, view: dict[str, Any] = NO_VIEW) -> str:
        """A card of the box by its words, one of the book by its own name."""
        name = name.partition(".")[0] if name not in IN_BOX else name
        if name in IN_BOX:
            return self.words(f"card-{name}")
        return self.prose(view.get("cards", {}).get(name, {}).get("name") or name)

    def poi(self, letter: str, view: dict[str, Any]) -> str:
        for one in view.get("pois", []):
            if one["poi"] == letter:
                return self.words("poi-named", letter=letter, name=self.prose(one["name"]))
        return self.words("poi", letter=letter)

    def points(self, view: dict[str, Any]) -> dict[str, str]:
        return {one["poi"]: self.prose(one["name"]) for one in view.get("pois", [])}

    def who(self, seat: int) -> str:
        if seat == CHANCE:
            return self.words("dealer")
        return self.words("table") if seat == TABLE else self.names[seat]
