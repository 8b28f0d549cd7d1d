"""Yggdrasil Chronicles in words for one reader at the table; the sentences are in `words/phrases.toml`."""

from __future__ import annotations

from meadhall.games.yggdrasil.edge.component_facts import build_component_facts
from meadhall.words import Words, phrases
from meadhall.words.phrases import Given, grammar_of


class Phrases(phrases.Phrases):
    """Phrases for gods, worlds and enemies."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        super().__init__(words, names, you, grammar_of("yggdrasil") or {}, build_component_facts())

    def name(self, kind: str, word: str) -> str:
        return self.words(f"{kind}-{word}")

    def card(self, text: str) -> str:
        """Return `odin.surt` as Odin's Surt card."""
        return str(self.make("card", text, {}))

    def face(self, face: str) -> str:
        return str(self.make("face", face, {}))

    def terms(self, given: Given) -> list[str]:
        """Return the gain and the cost of an answer."""
        return self.parts("terms", given)

    def stone(self, stone: str, sides: list[str]) -> str:
        """Return a runestone with its two sides."""
        first, second = (self.name("rune", side) for side in sides)
        return self.words("stone-sides", stone=self.name("stone", stone), first=first, second=second)
