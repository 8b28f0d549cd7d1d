"""Files of a build that lie in no folder: what is printed on a game's components, and the words of a page as one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from meadhall.core.game import game, names
from meadhall.server.people.server_words import source
from meadhall.words import LANGUAGES, guest_texts, texts, words_of
from meadhall.words.phrases import grammar_of

HALL = "hall"  # the book of every page; no game is called so


def components_module(of: str) -> bytes:
    """What is printed on a game's components and how its sentences are made, as a module: it is there before any
    drawing or phrase that needs it."""
    grammar = grammar_of(of)
    spoken = b"\nexport const grammar = " + msgspec.json.encode(grammar) if grammar else b""
    return b"export default " + msgspec.json.encode(game(of).printed()) + spoken


def hall_text(language: str) -> str:
    """The hall's words with the faults of the server."""
    return "\n".join([*texts(language, None), source(language)])


def books(root: Path) -> dict[str, bytes]:
    """Every book of words as one file: the hall's with those of the pages, and for each game the hall's, the game's,
    and those only its board needs."""
    made: dict[str, bytes] = {}
    for language in LANGUAGES:
        hall = hall_text(language)
        made[book(HALL, language)] = "\n".join([hall, *found(root / f"words/{language}.ftl")]).encode()
        for of in names():
            more = [
                *found(Path(str(words_of(of))) / f"{language}.ftl"),
                *guest_texts(language, of),
                *found(root / f"games/{of}/words/{language}.ftl"),
            ]
            if more:  # other people's games may do without
                made[book(of, language)] = "\n".join([hall, *more]).encode()
    return made


def book(of: str, language: str) -> str:
    return f"words/{of}.{language}.ftl"


def found(path: Path) -> list[str]:
    return [path.read_text(encoding="utf-8")] if path.is_file() else []


def state_of(root: Path) -> tuple[tuple[str, int], ...]:
    """Every file that a build is made of, and when it was changed; what people's own files say stands by itself."""
    folders = [root, *(Path(str(words_of(of))) for of in names())]
    guests = [(text, 0) for of in names() for language in LANGUAGES for text in guest_texts(language, of)]
    return tuple(sorted([*guests, *(entry for folder in folders for entry in changes(str(folder)))]))


def changes(folder: str) -> Iterator[tuple[str, int]]:
    for path, _, files in os.walk(folder):
        for name in files:
            at = os.path.join(path, name)  # noqa: PTH118 (asked for every page: a Path for each would take long)
            yield at, os.stat(at).st_mtime_ns  # noqa: PTH116
