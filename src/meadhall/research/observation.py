"""Observations of a seat in three forms: the view as a dict, the facts as a tensor, and a text.

All are built from `game.view` and the pending question, so they contain nothing that the seat may not know. A game may
read its row from the state, which is a hundred times as fast; tests compare it with the row built from the view.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from meadhall.core.agenda import TABLE, State, pending
from meadhall.core.decision import legal_texts, pending_frame, seat_name
from meadhall.core.game import Game, find_package
from meadhall.games.observation_row import Row
from meadhall.research.observation_row import Layout

Facts = Callable[[Row, dict[str, Any]], None]
MOST = 255
PLACES = 512  # of a row whose game says nothing of it
ELSEWHERE = {"you", "game", "asked", "options"}  # fields of a view that are no facts, or stand before them


@cache
def load_facts(game: str) -> Facts:
    """Return the row of a game's facts: `facts` of its module `facts`, or the hashed view."""
    module = load_module(game, "facts")
    found: Facts = module.facts if module else hash_view
    return found


@cache
def load_codes(game: str) -> Any | None:
    """Return `CODES` of the game's module `observation_codes`, which reads the row from the state, if it has one."""
    return getattr(load_module(game, "observation_codes"), "CODES", None)


@cache
def is_pure(game: str) -> bool:
    """Return `PURE` of the same module: whether kind of frame, seat and move determine the text of an answer."""
    return bool(getattr(load_module(game, "observation_codes"), "PURE", False))


def load_module(game: str, name: str) -> Any | None:
    """Return a module of a game's package, or None."""
    package = find_package(game)
    if not package:
        return None
    try:
        return importlib.import_module(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{name}":
            raise
        return None


def hash_view(row: Row, view: dict[str, Any]) -> None:
    """Hash the view: each value with its path is counted in one of a fixed number of columns, numbers by size. Two
    facts may share a column; a game with its own `facts.py` is easier to learn.
    """
    found = [0] * PLACES
    for name, value in walk_values({name: value for name, value in view.items() if name not in ELSEWHERE}, ""):
        size = value if isinstance(value, int) and not isinstance(value, bool) else None
        at = crc32(f"{name}={'#' if size is not None else value}".encode()) % PLACES
        found[at] = min(found[at] + (abs(size) if size is not None else 1), MOST)
    for number, count in enumerate(found):
        row.number(f"view.{number}", count, MOST)


def walk_values(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Yield every plain value below this one, with its path."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from walk_values(one, f"{name}.{key}")
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from walk_values(one, f"{name}.{number}")
    elif value is not None and value is not False:
        yield name, value


@cache
def list_asks(game: Game) -> tuple[str, ...]:
    """Return every question of a game in a fixed order."""
    return tuple(sorted({frame.ask for frame in game.frames.values() if frame.ask}))


def build_row(game: Game, state: State, seat: int) -> Row:
    """Return the row of one seat: the pending question, then the facts of the game."""
    row = Row()
    frame = pending_frame(state)
    view = game.view(state, seat)
    count = len(view["players"])
    row.choice("ask", frame.ask if frame else None, list_asks(game))
    row.choice("asked", (int(frame.seat) - seat) % count if frame and frame.seat >= 0 else None, range(game.players[1]))
    row.number("table", frame is not None and frame.seat == TABLE, 1)
    load_facts(game.name)(row, view)
    return row


@cache
def build_layout(game: Game) -> Layout:
    """Return the columns of each fact, the same for any number of players."""
    return Layout(build_row(game, game.new(game.usual), 0).facts)


def codes(game: Game, state: State, seat: int) -> list[int]:
    """Return the row as small ints, one for each fact."""
    frame = pending_frame(state)
    quick = load_codes(game.name)
    if quick is not None:
        ask = list_asks(game).index(frame.ask) + 1 if frame is not None else 0
        return [int(code) for code in quick(state, seat, ask)]
    return build_row(game, state, seat).codes


def tensor(game: Game, state: State, seat: int) -> NDArray[np.float32]:
    """Return the row as floats from 0 to 1."""
    found: NDArray[np.float32] = build_layout(game).tensor(codes(game, state, seat))[0]
    return found


def view(game: Game, state: State, seat: int) -> dict[str, Any]:
    """Return the view with the question, JSON-ready; only the asked seat gets the answers."""
    pending(state)
    frame = pending_frame(state)
    mine = frame is not None and frame.seat in (seat, TABLE)
    return {
        "view": game.view(state, seat),
        "asked": seat_name(frame.seat) if frame else None,
        "ask": frame.ask if frame else None,
        "options": legal_texts(state) if mine else None,
    }


def text(game: Game, state: State, seat: int) -> str:
    """Return everything as one line of JSON."""
    return json.dumps(view(game, state, seat), ensure_ascii=False, separators=(",", ":"))
