"""What a viewer may know of a game. Everything sent to a seat is built here from its own view."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from meadhall.core.agenda import TABLE
from meadhall.core.decision import Decision, decide, pending_frame, seat_name, seat_of
from meadhall.core.game import Game, Outcome
from meadhall.tables.table import Table
from meadhall.words import Language
from meadhall.words import words as words_in
from meadhall.words.decision_text import (
    Asks,
    DecisionWriter,
    LabelledDecision,
    describe_seat,
    write_decision,
    writer_of,
)
from meadhall.words.events import Event

# What a seat may know of a state, as the game writes it.
GameView = Annotated[dict[str, Any], Meta(extra={"ts": "GameView"})]


class DecisionMessage(Struct, kw_only=True):
    """Who is asked what. Readers who are not asked get no `options` and no `about`. `seat` is a letter, `table` if the
    whole table is asked, `chance` if the dealer is.
    """

    asks: Annotated[Asks, Meta(description="who is asked: one seat, the whole table, or the dealer")]
    seat: str
    ask: Annotated[str, Meta(description="the name of the question; its words have the key `ask-…`")]
    options: Annotated[list[str], Meta(description="every legal answer, as the record writes it")] | UnsetType = UNSET
    about: Annotated[dict[str, Any], Meta(description="arguments of the question's words")] | UnsetType = UNSET
    previews: Annotated[dict[str, Any], Meta(description="what answers would bring, by their text")] = {}


class SeatView(Struct, kw_only=True):
    """A state as a viewer may know it. `view` is the game's own JSON."""

    view: GameView
    decision: DecisionMessage | None
    outcome: Outcome | None


def build_decision(game: Game, state: Any, eyes: int | None) -> DecisionMessage | None:
    """Return the public question; the asked seat also gets its options."""
    frame = pending_frame(state)
    if frame is None:
        return None
    if eyes is not None and frame.seat in (eyes, TABLE):
        question = decide(state)
        assert question is not None
        return write_entries(question, game.preview(state, eyes))
    return DecisionMessage(
        asks=describe_seat(frame.seat),
        seat=seat_name(frame.seat),
        ask=frame.ask,
        previews=game.preview(state, eyes),
    )


def write_entries(question: Decision, previews: dict[str, Any]) -> DecisionMessage:
    return DecisionMessage(
        asks=describe_seat(question.seat),
        seat=seat_name(question.seat),
        ask=question.ask,
        options=question.options,
        about=question.about,
        previews=previews,
    )


def build_view(game: Game, state: Any, eyes: int | None) -> SeatView:
    """What these eyes may know of a state."""
    return SeatView(
        view=game.view(state, eyes), decision=build_decision(game, state, eyes), outcome=game.outcome(state)
    )


def create_writer(
    game: Game, words: Any, names: list[str], eyes: int | None, view: GameView, question: DecisionMessage
) -> DecisionWriter:
    """What writes this question for these eyes, from their own view."""
    options, about = question.options, question.about
    return writer_of(
        game,
        game.phrases(words, names, eyes),
        view,
        seat_of(question.seat),
        question.ask,
        None if options is UNSET else options,
        None if about is UNSET else about,
        question.previews,
    )


def write_label(
    game: Game, words: Any, names: list[str], eyes: int | None, view: GameView, question: DecisionMessage | None
) -> LabelledDecision | None:
    """The question in the language of these words."""
    return None if question is None else write_decision(create_writer(game, words, names, eyes, view, question))


def filter_events(
    play: Table, eyes: int | None, seqs: list[int], first: int, everything: bool = False
) -> list[dict[str, Any]]:
    """What happened from a group of events on, without sentences; `n` is the entry it came with."""
    events = play.log(eyes, first, everything)
    for event in events:
        event["n"] = seqs[event["n"]]
    return events


def write_events(
    game: Game,
    events: list[dict[str, Any]],
    names: list[str],
    eyes: int | None,
    view: dict[str, Any],
    language: Language,
    news: bool = False,
) -> list[Event]:
    """Say what happened to a reader of this language. `view` is what these eyes were sent; nothing else is known."""
    speech = words_in(language, game.name)
    called = [name or speech("somebody-left") for name in names]
    written: list[Event] = game.event_writer(game.phrases(speech, called, eyes), view).write(events, news)
    return written
