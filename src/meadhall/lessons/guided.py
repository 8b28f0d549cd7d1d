"""A guide with its pictures: the position it names, and the example played through by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from meadhall.core.agenda import TABLE, State
from meadhall.core.decision import asked, play, seat_name, texts
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.lessons.guide import Guide, Scene
from meadhall.lessons.lesson import Line
from meadhall.lessons.rehearsed import few
from meadhall.tables.seat_view import seen

READER = 0  # the seat of whoever reads
Picture = dict[str, Any]  # a moment of a game as the reader sees it: view, decision, outcome


def picture(game: Game, position: str) -> Picture:
    return seen(game, game.from_position(position), READER)


def scenes(game: Game, guide: Guide) -> Iterator[tuple[Scene, Picture]]:
    """Each step of the example with the table after it; a Fault where an answer is not legal or a sentence not so."""
    state = game.from_position(guide.begins)
    for number, scene in enumerate(guide.scenes, 1):
        for line in scene.answers:
            if line.seat != asked_of(state) or line.text not in texts(state):
                raise wrong(guide, number, line, state)
            play(state, line.text)
        shown = seen(game, state, READER)
        for condition in scene.so:
            if not condition.holds(shown["view"]):
                raise Fault("guide-so", game=guide.game, step=number, text=str(condition))
        yield scene, shown


def asked_of(state: State) -> str:
    """Who is asked; for the whole table the reader speaks. 0: the game is over."""
    frame = asked(state)
    return "0" if frame is None else seat_name(READER if frame.seat == TABLE else frame.seat)


def wrong(guide: Guide, number: int, line: Line, state: State) -> Fault:
    return Fault(
        "guide-then",
        game=guide.game,
        step=number,
        line=f"{line.seat}: {line.text}",
        asked=asked_of(state),
        answers=few(texts(state)),
    )


def shown(game: Game, guide: Guide) -> dict[str, Any]:
    """The page as a browser draws it: texts by language, and what is to be seen in each picture."""
    return {
        "names": guide.names,
        "goal": guide.goal,
        "picture": picture(game, guide.position),
        "parts": [asdict(part) for part in guide.parts],
        "turn": [asdict(step) for step in guide.turn],
        "more": [asdict(one) for one in guide.more],
        "example": [{"say": scene.say, "light": scene.light, **moment} for scene, moment in scenes(game, guide)],
        "signs": [asdict(sign) for sign in guide.signs],
    }
