"""How a lesson is written in its file: the tables of the format, without their meaning; see `docs/lessons.md`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from meadhall.core.game import Value
from meadhall.files.strict import Strict, Text
from meadhall.words import Language

Spoken = Annotated[dict[Language, Text], Meta(min_length=1)]     # in one language at least


class AstrayTable(Strict, kw_only=True, frozen=True):
    answers: Annotated[list[Text], Meta(min_length=1)]
    say: Spoken


class StepTable(Strict, kw_only=True, frozen=True):
    say: Spoken
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
    light: list[Text] = []
    ask: list[Text] = []
    answers: list[Text] = []
    event: list[Text] = []
    view: list[Text] = []


class FirstFile(Strict, kw_only=True, frozen=True):
    """Somebody's first game, `first.toml`."""

    players: int
    level: str
    options: dict[str, Value] = {}
    hint: Annotated[list[HintTable], Meta(min_length=1)]
