"""A guide with its pictures: the position it names, and the example played through by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from meadhall.core.agenda import TABLE, State
from meadhall.core.decision import legal_texts, pending_frame, play, seat_name
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Outcome
from meadhall.lessons.guide import Guide, Scene, Told
from meadhall.lessons.lesson import Line
from meadhall.lessons.lesson_check import shorten
from meadhall.tables.seat_view import GameView, SeatView, build_view, write_label
from meadhall.words import words
from meadhall.words.decision_text import LabelledDecision
from meadhall.words.localized_text import Prose

READER = 0  # the reader's seat


class GuidePart(Struct):
    """A thing that is explained, and where in the picture it is."""

    name: Prose
    say: Prose
    at: str


class GuideSign(Struct):
    """An icon or a word: `word` names it, and `means` is another message or what is said here."""

    at: Sequence[str]
    word: str
    say: Prose
    means: str


class GuidePicture(Struct, kw_only=True):
    """The table as the reader's seat sees it."""

    view: GameView
    decision: LabelledDecision | None
    outcome: Outcome | None


class GuideScene(GuidePicture, kw_only=True):
    """A step of the example, with the table after it."""

    say: Prose
    light: Sequence[str]


class GuidePage(Struct):
    """The illustrated page of a game. Texts by language."""

    names: Sequence[str]
    goal: Prose
    picture: GuidePicture
    parts: list[GuidePart]
    turn: list[GuidePart]
    more: list[GuidePart]
    example: list[GuideScene]
    signs: list[GuideSign]


def make_picture(game: Game, position: str) -> SeatView:
    return build_view(game, game.from_position(position), READER)


def play_scenes(game: Game, guide: Guide) -> Iterator[tuple[Scene, SeatView]]:
    """Each step of the example with the table after it; a Fault where an answer is not legal or a sentence not so."""
    state = game.from_position(guide.begins)
    for number, scene in enumerate(guide.scenes, 1):
        for line in scene.answers:
            if line.seat != name_asked(state) or line.text not in legal_texts(state):
                raise to_fault(guide, number, line, state)
            play(state, line.text)
        shown = build_view(game, state, READER)
        for condition in scene.so:
            if not condition.holds(shown.view):
                raise Fault("guide-so", game=guide.game, step=number, text=str(condition))
        yield scene, shown


def name_asked(state: State) -> str:
    """Who is asked; for the whole table the reader speaks. 0: the game is over."""
    frame = pending_frame(state)
    return "0" if frame is None else seat_name(READER if frame.seat == TABLE else frame.seat)


def to_fault(guide: Guide, number: int, line: Line, state: State) -> Fault:
    return Fault(
        "guide-then",
        game=guide.game,
        step=number,
        line=f"{line.seat}: {line.text}",
        asked=name_asked(state),
        answers=shorten(legal_texts(state)),
    )


def build_page(game: Game, guide: Guide, language: str = "en") -> GuidePage:
    """The page as a browser draws it."""
    speech = words(language, game.name)

    def decision(of: SeatView) -> LabelledDecision | None:
        return write_label(game, speech, [*guide.names], READER, of.view, of.decision)

    first = make_picture(game, guide.position)
    return GuidePage(
        names=guide.names,
        goal=guide.goal,
        picture=GuidePicture(view=first.view, decision=decision(first), outcome=first.outcome),
        parts=convert_parts(guide.parts),
        turn=convert_parts(guide.turn),
        more=convert_parts(guide.more),
        example=[
            GuideScene(say=scene.say, light=scene.light, view=now.view, decision=decision(now), outcome=now.outcome)
            for scene, now in play_scenes(game, guide)
        ],
        signs=[GuideSign(sign.at, sign.word, sign.say, sign.means) for sign in guide.signs],
    )


def convert_parts(found: Sequence[Told]) -> list[GuidePart]:
    return [GuidePart(one.name, one.say, one.at) for one in found]
