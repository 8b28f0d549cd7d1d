"""What the terminal says and understands: its own words beside the hall's and the game's, and its commands."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib import resources

from meadhall.words import LANGUAGES, Sentences, Words

COMMANDS = ("why", "rules", "counsel", "log", "undo", "save", "lang", "hints", "back", "help", "quit")


class Speech(Words):
    """The words of the hall, of one game and of this terminal, in one language."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.of = game
        for text in sources(language, game):
            self.add(text)

    def command(self, name: str) -> str:
        """The word to type for a command."""
        return words_for(self.language, self.of, name)[0]

    def usage(self, name: str) -> str:
        """A command with what may follow it, and what it does."""
        key = key_of(self.of, name)
        return self.labelled(f"{self.command(name)} {self(f'{key}.args')}".strip(), self(f"{key}.help"))

    def labelled(self, name: str, text: str) -> str:
        """`name: text`, with the colon set as the language wants it."""
        return self("labelled", name=name, text=text)

    def paragraphs(self, key: str) -> list[str]:
        """A message of several lines, a line each."""
        return self(key).splitlines()


@cache
def speech(language: str, game: str) -> Speech:
    return Speech(language, game)


def sources(language: str, game: str) -> list[str]:
    """The terminal's words, and those it has for this game."""
    folder = resources.files("meadhall.terminal") / "words"
    files = (folder / f"{language}.ftl", folder / f"{language}.{game}.ftl")
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


@cache
def own_words(language: str, game: str) -> Sentences:
    return Sentences(language, sources(language, game))


def key_of(game: str, command: str) -> str:
    """Where a command has its words: the terminal's own with the terminal, a topic with its game."""
    return f"terminal-do-{command}" if command in COMMANDS else f"terminal-{game}-do-{command}"


@cache
def words_for(language: str, game: str, command: str) -> list[str]:
    """All words that stand for a command in a language, the one to show first."""
    return [word.strip() for word in own_words(language, game)(key_of(game, command)).split(",")]


@cache
def vocabulary(game: str, topics: tuple[str, ...]) -> dict[str, str]:
    """What may be typed, in every language, with or without its accents, and the command it stands for."""
    return {
        folded(word): command
        for command in (*COMMANDS, *topics)
        for language in LANGUAGES
        for word in words_for(language, game, command)
    }


@lru_cache(maxsize=4096)
def folded(word: str) -> str:
    """Without capitals and accents: `Règles` and `regles` are one word, `zurück` and `zurueck` too."""
    spelled = word.casefold().replace("ue", "u").replace("oe", "o").replace("ae", "a")
    return "".join(c for c in unicodedata.normalize("NFKD", spelled) if not unicodedata.combining(c))


def printable(text: str, most: int = 60) -> str:
    """What somebody typed, fit to be quoted: one line, no control codes, not too long."""
    shown = "".join(c if c.isprintable() else " " for c in " ".join(text.split()))
    return shown if len(shown) <= most else shown[: most - 1] + "…"
