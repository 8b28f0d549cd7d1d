"""Structs of the lesson and guide files; see `docs/lessons.md`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from meadhall.core.game import Value
from meadhall.files.strict import Strict, Text
from meadhall.words import Language

Spoken = Annotated[dict[Language, Text], Meta(min_length=1)]  # in one language at least


class AstrayTable(Strict, kw_only=True, frozen=True):
    answers: Annotated[list[Text], Meta(min_length=1)]
    say: Spoken


class StepTable(Strict, kw_only=True, frozen=True):
    say: Spoken
    terminal: dict[Language, Text] = {}
    light: list[Text] = []
    answers: list[Text] = []
    then: list[Text] = []
    astray: list[AstrayTable] = []


class LessonFile(Strict, kw_only=True, frozen=True):
    title: Spoken
    about: Spoken
    minutes: int = 10
    seats: list[Text] = field(default_factory=lambda: ["A"])
    level: str = "karl"
    position: Text
    begin: list[Text] = []
    step: Annotated[list[StepTable], Meta(min_length=1)]


class HintTable(Strict, kw_only=True, frozen=True):
    name: Text
    say: Spoken
    terminal: dict[Language, Text] = {}
    light: list[Text] = []
    ask: list[Text] = []
    answers: list[Text] = []
    event: list[Text] = []
    view: list[Text] = []


class FirstFile(Strict, kw_only=True, frozen=True):
    """The first game, `first.toml`."""

    players: int
    level: str
    options: dict[str, Value] = {}
    hint: Annotated[list[HintTable], Meta(min_length=1)]


class Named(Strict, kw_only=True, frozen=True):
    """A thing with its name and description."""

    name: Spoken
    say: Spoken


class PartTable(Named, kw_only=True, frozen=True):
    """A part of the board; `at` is its mark in the page."""

    at: Text


class SignTable(Strict, kw_only=True, frozen=True):
    """An icon or a word of the board: the message that names it, and its meaning, in the guide's own words or as
    another message of the game.
    """

    at: Annotated[list[Text], Meta(min_length=1)]
    word: Text
    say: dict[Language, Text] = {}
    means: str = ""


class SceneTable(Strict, kw_only=True, frozen=True):
    """A step of the example: who answers what, the expected condition, and what is lit in the picture afterwards."""

    say: Spoken
    answers: list[Text] = []
    so: list[Text] = []
    light: list[Text] = []


class PictureTable(Strict, kw_only=True, frozen=True):
    position: Text
    part: Annotated[list[PartTable], Meta(min_length=1)]


class ExampleTable(Strict, kw_only=True, frozen=True):
    position: Text
    step: Annotated[list[SceneTable], Meta(min_length=1)]


class GuideFile(Strict, kw_only=True, frozen=True):
    """The illustrated guide of a game, `guide.toml`."""

    names: Annotated[list[Text], Meta(min_length=1)]
    goal: Spoken
    picture: PictureTable
    turn: Annotated[list[Named], Meta(min_length=1)]
    more: list[Named] = []
    example: ExampleTable
    sign: Annotated[list[SignTable], Meta(min_length=1)]
