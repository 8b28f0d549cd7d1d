"""Themes of exercises: a name in three languages, and the questions that belong to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Game
from meadhall.files.strict import Name, Strict, Text
from meadhall.files.toml_loader import decode_toml, read_text
from meadhall.lessons.file_format import Spoken
from meadhall.lessons.lesson import join_prose, matches_any
from meadhall.words.localized_text import Prose

FOLDER = "exercises"
FILE = "themes.toml"


class ThemeTable(Strict, kw_only=True, frozen=True):
    name: Name
    title: Spoken
    asks: Annotated[list[Text], Meta(min_length=1)]


class ThemesFile(Strict, kw_only=True, frozen=True):
    theme: Annotated[list[ThemeTable], Meta(min_length=1)]


@dataclass(frozen=True)
class Theme:
    name: str
    title: Prose
    asks: tuple[str, ...]  # `*` stands for anything


@contextmanager
def find_file(game: Game, file: str) -> Iterator[Path | None]:
    """Return a file in a game's exercise folder, or None."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        yield None  # a game of one file has no folder
        return
    with as_file(files(package) / FOLDER / file) as path:
        yield path if path.is_file() else None


@cache
def list_themes(game: Game) -> tuple[Theme, ...]:
    """Return the themes of a game in the order of its file; empty if the game has no exercises."""
    with find_file(game, FILE) as path:
        if path is None:
            return ()
        given = decode_toml(str(path), read_text(path), ThemesFile)
    return tuple(Theme(one.name, join_prose(one.title), tuple(one.asks)) for one in given.theme)


def find_theme(game: Game, name: str) -> Theme:
    for theme in list_themes(game):
        if theme.name == name:
            return theme
    names = [theme.name for theme in list_themes(game)]
    raise Fault("exercise-theme", game=game.name, theme=name[:40], nearest=find_nearest(name, names))


def find_theme_of_ask(game: Game, ask: str) -> Theme | None:
    """Return the theme of a question, or None if it is not used for exercises."""
    return next((theme for theme in list_themes(game) if matches_any(theme.asks, ask)), None)
