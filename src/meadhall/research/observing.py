"""What a seat is shown, in three forms: the view as a dict, the facts as a tensor, and a text.

All of them are made from `game.view` and from who is asked what: so whatever a seat may not know is in none of them.
Norsaga's row alone is read from the state, a hundred times as fast; tests hold it to the row that its view gives.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.core.agenda import TABLE, State, pending
from meadhall.core.decision import asked, seat_name, texts
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.games.norsaga.state import Norsaga
from meadhall.research.facts.row import Layout, Row
from meadhall.research.norsaga_codes import norsaga_codes

Facts = Callable[[Row, dict[str, Any]], None]
KNOWN = ("norsaga", "fire_and_axe", "yggdrasil", "trudvang")


@cache
def facts_of(game: str) -> Facts:
    """What the row of a game holds. A game that nobody has described here is refused."""
    if game not in KNOWN:
        raise Fault("facts-unknown", game=game, known=", ".join(KNOWN))
    found: Facts = importlib.import_module(f"meadhall.research.facts.{game}").facts
    return found


@cache
def asks_of(game: Game) -> tuple[str, ...]:
    """Every question of a game, in a fixed order."""
    return tuple(sorted({frame.ask for frame in game.frames.values() if frame.ask}))


def row_of(game: Game, state: State, seat: int) -> Row:
    """The row of one seat: who is asked what, then the facts of the game."""
    row = Row()
    frame = asked(state)
    view = game.view(state, seat)
    count = len(view["players"])
    row.choice("ask", frame.ask if frame else None, asks_of(game))
    row.choice("asked", (int(frame.seat) - seat) % count if frame and frame.seat >= 0 else None, range(game.players[1]))
    row.number("table", frame is not None and frame.seat == TABLE, 1)
    facts_of(game.name)(row, view)
    return row


@cache
def layout_of(game: Game) -> Layout:
    """Where each fact of a game stands; the same for every table, however many play."""
    return Layout(row_of(game, game.new(game.usual), 0).facts)


def codes(game: Game, state: State, seat: int) -> list[int]:
    """The row as small ints, one for each fact of the layout."""
    frame = asked(state)
    if game.name == "norsaga" and isinstance(state, Norsaga):
        ask = asks_of(game).index(frame.ask) + 1 if frame is not None else 0
        return [int(code) for code in norsaga_codes(state, seat, ask)]
    return row_of(game, state, seat).codes


def tensor(game: Game, state: State, seat: int) -> NDArray[np.float32]:
    """The row as floats from 0 to 1."""
    found: NDArray[np.float32] = layout_of(game).tensor(codes(game, state, seat))[0]
    return found


def view(game: Game, state: State, seat: int) -> dict[str, Any]:
    """The view, JSON-ready, with the question; its answers for the seat alone that is asked."""
    pending(state)
    frame = asked(state)
    mine = frame is not None and frame.seat in (seat, TABLE)
    return {
        "view": game.view(state, seat),
        "asked": seat_name(frame.seat) if frame else None,
        "ask": frame.ask if frame else None,
        "options": texts(state) if mine else None,
    }


def text(game: Game, state: State, seat: int) -> str:
    """All of it as one line of JSON: a key for search, or a prompt."""
    return json.dumps(view(game, state, seat), ensure_ascii=False, separators=(",", ":"))
