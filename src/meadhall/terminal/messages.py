"""The terminal's own messages, beside the shared and the game's, and its commands."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib import resources

from meadhall.words import LANGUAGES, Sentences, Words, words_of

COMMANDS = ("why", "rules", "counsel", "log", "undo", "save", "lang", "hints", "back", "help", "quit")


class Speech(Words):
    """The messages of one game in the terminal, in one language."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.of = game
        for text in load_sources(language, game):
            self.add(text)

    def command(self, name: str) -> str:
        """Return the word to type for a command."""
        return list_command_words(self.language, self.of, name)[0]

    def usage(self, name: str) -> str:
        """Return a command with its arguments and what it does."""
        key = key_of(self.of, name)
        return self.labelled(f"{self.command(name)} {self(f'{key}.args')}".strip(), self(f"{key}.help"))

    def labelled(self, name: str, text: str) -> str:
        """Return `name: text`, with the colon as the language sets it."""
        return self("labelled", name=re.sub(r"(?<!\.)\.$", "", name), text=text)  # no full stop before a colon

    def paragraphs(self, key: str) -> list[str]:
        """Split a message of several lines."""
        return self(key).splitlines()


@cache
def speech(language: str, game: str) -> Speech:
    return Speech(language, game)


def load_sources(language: str, game: str) -> list[str]:
    """Return the terminal's Fluent sources, and those of this game."""
    own = resources.files("meadhall.terminal") / "words" / f"{language}.ftl"
    brought = words_of(game) / f"{language}.terminal.ftl"
    return [file.read_text(encoding="utf-8") for file in (own, brought) if file.is_file()]


@cache
def load_own_words(language: str, game: str) -> Sentences:
    return Sentences(language, load_sources(language, game))


def key_of(game: str, command: str) -> str:
    """Return the message key of a command; a topic belongs to its game."""
    return f"terminal-do-{command}" if command in COMMANDS else f"terminal-{game}-do-{command}"


@cache
def list_command_words(language: str, game: str, command: str) -> list[str]:
    """Return all words for a command in a language, the displayed one first."""
    return [word.strip() for word in load_own_words(language, game)(key_of(game, command)).split(",")]


@cache
def vocabulary(game: str, topics: tuple[str, ...]) -> dict[str, str]:
    """Return every word that may be typed, in all languages, with and without accents, with its command."""
    return {
        folded(word): command
        for command in (*COMMANDS, *topics)
        for language in LANGUAGES
        for word in list_command_words(language, game, command)
    }


@lru_cache(maxsize=4096)
def folded(word: str) -> str:
    """Remove case and accents: `Règles` and `regles` are equal, and so are `zurück` and `zurueck`."""
    spelled = word.casefold().replace("ue", "u").replace("oe", "o").replace("ae", "a")
    return "".join(c for c in unicodedata.normalize("NFKD", spelled) if not unicodedata.combining(c))


def printable(text: str, most: int = 60) -> str:
    """Return input fit to be quoted: one line, no control codes, shortened."""
    shown = "".join(c if c.isprintable() else " " for c in " ".join(text.split()))
    return shown if len(shown) <= most else shown[: most - 1] + "…"
