"""Fire & Axe in words for one reader at the table; the sentences are in `words/phrases.toml`."""

from __future__ import annotations

from meadhall.games.fire_and_axe.edge.component_facts import build_component_facts
from meadhall.words import Words, phrases
from meadhall.words.phrases import grammar_of


class Phrases(phrases.Phrases):
    """Phrases for runes, sagas and the sea."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        super().__init__(words, names, you, grammar_of("fire_and_axe") or {}, build_component_facts())
        self.own["percent"] = lambda value, given: int(value * 100 + 0.5)

    def card(self, name: str) -> str:
        """Return the name of a rune."""
        return self.words(f"rune-{name}")

    def cards(self, names: list[str]) -> str:
        return str(self.make("runes", names, {}))

    def rune(self, name: str) -> str:
        """Return the name of a rune with its effect."""
        return str(self.make("rune", name, {}))

    def saga(self, name: str) -> str:
        return str(self.make("saga", name, {}))

    def space(self, name: str, form: str = "") -> str:
        return self.words(f"space-{name}{form}")
