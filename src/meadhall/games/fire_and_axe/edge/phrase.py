"""Fire & Axe said in words, as one reader at the table hears them; `words/phrases.toml` has the sentences."""

from __future__ import annotations

from meadhall.games.fire_and_axe.edge.printed import printed
from meadhall.words import Words, phrases
from meadhall.words.phrases import grammar_of


class Phrases(phrases.Phrases):
    """Speaks of runes, sagas and the sea."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        super().__init__(words, names, you, grammar_of("fire_and_axe") or {}, printed())
        self.own["percent"] = lambda value, given: int(value * 100 + 0.5)

    def card(self, name: str) -> str:
        """A rune by its name."""
        return self.words(f"rune-{name}")

    def cards(self, names: list[str]) -> str:
        return str(self.make("runes", names, {}))

    def rune(self, name: str) -> str:
        """A rune with what it does."""
        return str(self.make("rune", name, {}))

    def saga(self, name: str) -> str:
        return str(self.make("saga", name, {}))

    def space(self, name: str, form: str = "") -> str:
        return self.words(f"space-{name}{form}")
