"""The view with every hand open, for finished games and positions: what the spectator is not shown, its owner is."""

from __future__ import annotations

from typing import Any

from meadhall.core.decision import asked, decide
from meadhall.core.game import Game
from meadhall.tables.seat_view import decision_for, whole

ALL = "all"
NOBODYS = "none"


def open_view(game: Game, state: Any, players: int) -> dict[str, Any]:
    """Games write null for what is hidden: where the spectator's view has one, the first seat that knows fills it."""
    view: dict[str, Any] = game.view(state, None)
    for seat in range(players):
        view = filled(view, game.view(state, seat))
    return {**view, "you": None}


def filled(shown: Any, known: Any) -> Any:
    if shown is None:
        return known
    if isinstance(shown, dict) and isinstance(known, dict):
        return {name: filled(value, known.get(name)) for name, value in shown.items()}
    if isinstance(shown, list) and isinstance(known, list) and len(shown) == len(known):
        return [filled(one, other) for one, other in zip(shown, known, strict=True)]
    return shown


def shown(game: Game, state: Any, players: int, eyes: int | str | None) -> dict[str, Any]:
    """View and question through a seat's eyes, a spectator's (None) or all at once."""
    if eyes == ALL:
        question = decide(state) if asked(state) else None
        return {"view": open_view(game, state, players), "decision": whole(question) if question else None}
    seat = eyes if isinstance(eyes, int) else None
    return {"view": game.view(state, seat), "decision": decision_for(state, seat)}
