"""The view with all hands open, for finished games and positions, merged from all seats' views."""

from __future__ import annotations

from typing import Any

from meadhall.core.decision import decide, pending_frame
from meadhall.core.game import Game
from meadhall.tables.seat_view import DecisionMessage, GameView, build_decision, write_entries

ALL = "all"
NOBODYS = "none"


def open_view(game: Game, state: Any, players: int) -> GameView:
    """Fill each hidden (null) field of the spectator's view from the first seat that knows it."""
    view: GameView = game.view(state, None)
    for seat in range(players):
        view = fill_hidden(view, game.view(state, seat))
    return {**view, "you": None}


def fill_hidden(shown: Any, known: Any) -> Any:
    if shown is None:
        return known
    if isinstance(shown, dict) and isinstance(known, dict):
        return {name: fill_hidden(value, known.get(name)) for name, value in shown.items()}
    if isinstance(shown, list) and isinstance(known, list) and len(shown) == len(known):
        return [fill_hidden(one, other) for one, other in zip(shown, known, strict=True)]
    return shown


def build_views(
    game: Game, state: Any, players: int, eyes: int | str | None
) -> tuple[GameView, DecisionMessage | None]:
    """Return view and decision for a seat, a spectator (None), or with everything open."""
    if eyes == ALL:
        question = decide(state) if pending_frame(state) else None
        if question is None:
            return open_view(game, state, players), None
        previews = game.preview(state, question.seat if question.seat >= 0 else None)
        return open_view(game, state, players), write_entries(question, previews)
    seat = eyes if isinstance(eyes, int) else None
    return game.view(state, seat), build_decision(game, state, seat)
