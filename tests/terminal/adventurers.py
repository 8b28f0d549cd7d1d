"""Trudvang Legends for tests of the terminal: a state of each kind of question, and how it is told."""

from __future__ import annotations

from functools import cache
from typing import Any

import meadhall
from meadhall.core.agenda import answer, pending
from meadhall.core.rng import Rng
from meadhall.games.trudvang.terminal.ui import Teller
from meadhall.terminal.messages import speech
from terminal.answers import Asked

TRUDVANG = meadhall.game("trudvang")
NAMES = ["Bera", "Orm", "Åse", "Jarl"]


def teller_at(state: Any, seat: int | None = 0, language: str = "en") -> Teller:
    speak = speech(language, "trudvang")
    view = TRUDVANG.view(state, seat)
    names = NAMES[: len(view["heroes"])]
    return Teller(speak, TRUDVANG.phrases(speak, names, seat), view, names)


def asked_at(state: Any, seat: int | None = 0, language: str = "en", view: dict[str, Any] | None = None) -> Asked:
    return Asked(TRUDVANG, state, seat, NAMES, language, view)


@cache
def walk(book: str, players: int, seed: int) -> list[tuple[str, Any]]:
    """A state for every kind of question that a careless party meets in its first thousand answers."""
    state = TRUDVANG.new(players, {"adventure": book})
    rng = Rng.seeded(seed)
    found: dict[str, Any] = {}
    for _ in range(1000):
        options = pending(state)
        if not options:
            break
        decision = meadhall.decide(state)
        assert decision is not None
        found.setdefault(decision.ask, state.copy())
        answer(state, options[rng.below(len(options))])
    return list(found.items())


def at(ask: str, book: str = "winter_owed", players: int = 2, seed: int = 3) -> Any:
    return dict(walk(book, players, seed))[ask].copy()
