"""A question and its answers in the reader's language, as browser and terminal show them.

A game's own writer stands in its `edge/options.py`. It is given what one seat may see, never the state.
"""

from __future__ import annotations

import logging
import re
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import seat_name
from meadhall.words.messages import Words

SQUARE = re.compile(r"[a-z]\d+")
log = logging.getLogger(__name__)
Asks = Literal["seat", "table", "dealer"]
NoteKind = Literal["", "chance", "warning"]
Target = Annotated[str, Meta(description="a thing on the board, by the mark it bears there")]


class Thing(Struct, omit_defaults=True, kw_only=True):
    """What answers name and the board shows. It is named once, however many answers name it. `row` is the row of an
    answer while its other thing is lifted, `note` what is said below; `hint` is said while the thing itself is lifted.
    Long lists show one row, `group`, for all answers of a thing that has one."""

    id: Target
    label: str = ""
    row: str = ""
    note: str = ""
    hint: str = ""
    group: str = ""
    rank: int = 0


class LabelledOption(Struct, omit_defaults=True, kw_only=True):
    """An answer that may be given. `answer` is what a client sends and the record keeps; `label` is a whole sentence,
    `title` what lists show instead, `row` a short one for where the thing that gathers it is lifted. `notes` and
    `section` are indices into those of the decision. `sign`: an icon, where it is not that of its first target;
    `rule`: where the rules tell of it."""

    answer: str
    label: str
    title: str = ""
    row: str = ""
    targets: list[Target] = []
    notes: list[int] = []
    section: int = -1
    sign: str = ""
    meter: Annotated[int | None, Meta(description="a chance in percent")] = None
    rule: str = ""


class Note(Struct, omit_defaults=True):
    """A line below answers: what they bring, how likely that is, or what to be warned of."""

    text: str
    kind: NoteKind = ""


class ClosedOption(Struct, omit_defaults=True, kw_only=True):
    """An answer that people expect here and that is refused. It is listed while nothing is lifted, while
    `lifted` is, or `always`. `explained`: the label says why."""

    answer: str
    label: str
    lifted: Target = ""
    always: bool = False
    explained: bool = False


class LabelledDecision(Struct, omit_defaults=True, kw_only=True):
    """Who is asked what, in words. `seat` is a letter, `table` where the whole table is asked, `chance` where the
    dealer is. `yours`: these eyes may answer; then `options` are all legal answers. `idle` is the answer that changes
    nothing; `rule`: where the rules tell of the question; `forecast`: what would happen, by what would bring it."""

    asks: Annotated[Asks, Meta(description="who is asked: one seat, the whole table, or the dealer")]
    seat: str
    ask: Annotated[str, Meta(description="the stable name of the question")]
    prompt: str
    yours: bool = False
    options: list[LabelledOption] = []
    things: list[Thing] = []
    notes: list[Note] = []
    sections: list[str] = []
    closed: list[ClosedOption] = []
    idle: str = ""
    rule: str = ""
    forecast: dict[Target, list[str]] = {}


def describe_seat(seat: int) -> Asks:
    """Which kind of seat a number of the rules means."""
    return "table" if seat == TABLE else "dealer" if seat == CHANCE else "seat"


class DecisionWriter:
    """Writes the question of one view. By default answers have a sentence and name squares; a game overrides
    `option`, `closed`, `forecast` and `meant`."""

    def __init__(
        self,
        phrases: Any,
        view: dict[str, Any],
        seat: int,
        ask: str,
        options: list[str] | None = None,
        about: dict[str, Any] | None = None,
        previews: dict[str, Any] | None = None,
    ) -> None:
        """`options` and `about` are None for readers who are not asked. `previews` says what answers would bring."""
        self.phrases, self.view = phrases, view
        self.words: Words = phrases.words
        self.seat, self.ask, self.options, self.about = seat, ask, options, about
        self.previews = previews or {}
        self.things: dict[str, Thing] = {}
        self.notes: dict[tuple[str, NoteKind], int] = {}
        self.ranks: dict[int, str] = {}

    def write(self) -> LabelledDecision:
        told = LabelledDecision(
            asks=describe_seat(self.seat),
            seat=seat_name(self.seat),
            ask=self.ask,
            prompt=self.phrases.prompt(self.seat, self.ask, self.about),
            rule=self.rule(),
            forecast=self.forecast(),
        )
        if self.options is None:
            public = self.public()
            return replace(told, options=public, notes=[Note(*note) for note in self.notes])
        options = [self.option(text) for text in self.options]
        order = sorted(self.ranks)
        return replace(
            told,
            yours=self.seat != CHANCE,
            options=[one if one.section < 0 else replace(one, section=order.index(one.section)) for one in options],
            closed=self.closed(),
            things=list(self.things.values()),
            notes=[Note(*note) for note in self.notes],
            sections=[self.ranks[rank] for rank in order],
            idle=self.idle(),
        )

    def write_plain(self) -> LabelledDecision:
        """The same without anything a game adds."""
        told = LabelledDecision(
            asks=describe_seat(self.seat), seat=seat_name(self.seat), ask=self.ask, prompt=self.say_prompt()
        )
        if self.options is None:
            return told
        return replace(
            told,
            yours=self.seat != CHANCE,
            options=[LabelledOption(answer=text, label=self.say_answer(text)) for text in self.options],
        )

    # What a game says of its own answers

    def option(self, text: str) -> LabelledOption:
        """An answer and the squares that it names; those that begin on one square go together. `section` is a rank
        here; the decision makes an index of it."""
        squares = [self.name(Thing(id=one, label=one)) for one in text.split() if SQUARE.fullmatch(one)]
        if len(squares) > 1:
            self.gather(squares[0])
        return LabelledOption(answer=text, label=self.sentence(text), targets=squares)

    def public(self) -> list[LabelledOption]:
        """Answers that readers see who are not asked."""
        return []

    def closed(self) -> list[ClosedOption]:
        """Answers that people expect here and that are refused."""
        return []

    def idle(self) -> str:
        """The answer that changes nothing."""
        return ""

    def rule(self) -> str:
        """The beginning of the ids of the rules that tell of this question."""
        return ""

    def forecast(self) -> dict[Target, list[str]]:
        """What would happen next, said of the things that would bring it."""
        return {}

    def meant(self, target: str, lifted: str | None) -> str | None:
        """The answer a reader means who presses a thing that is not lit."""
        return None

    # How it is said

    def sentence(self, text: str) -> str:
        return str(self.phrases.answer(text, self.seat, self.view))

    def note(self, said: str, kind: NoteKind = "") -> int:
        """The index of a note; each is written once."""
        return self.notes.setdefault((said, kind), len(self.notes))

    def section(self, rank: int, title: str) -> int:
        """A heading of the list, sorted by rank."""
        self.ranks[rank] = title
        return rank

    def name(self, thing: Thing) -> str:
        """Write a thing once, and return its id."""
        return self.things.setdefault(thing.id, thing).id

    def gather(self, target: str, title: str = "", rank: int = 0) -> None:
        """Let a thing gather its answers in long lists."""
        thing = self.things[target]
        if not thing.group:
            self.things[target] = replace(thing, group=title or thing.label, rank=rank)

    def say_prompt(self) -> str:
        try:
            return str(self.phrases.prompt(self.seat, self.ask, self.about))
        except Exception:  # noqa: BLE001 (a plug-in may lack words or speak by itself)
            return self.ask

    def say_answer(self, text: str) -> str:
        try:
            return self.sentence(text)
        except Exception:  # noqa: BLE001 (a plug-in may lack words or speak by itself)
            return text


def writer_of(
    game: Any,
    phrases: Any,
    view: dict[str, Any],
    seat: int,
    ask: str,
    options: list[str] | None = None,
    about: dict[str, Any] | None = None,
    previews: dict[str, Any] | None = None,
) -> DecisionWriter:
    """The game's own writer, or the one every game has."""
    find = getattr(game, "decision_writer", None)
    kind: type[DecisionWriter] = find() if find else DecisionWriter
    return kind(phrases, view, seat, ask, options, about, previews)


def write_decision(writer: DecisionWriter) -> LabelledDecision:
    """Return the prompt. A sentence that cannot be built must not stop a table: then use the plain text."""
    try:
        return writer.write()
    except Exception:
        log.exception("the question %s cannot be said as its game would", writer.ask)
        return writer.write_plain()
