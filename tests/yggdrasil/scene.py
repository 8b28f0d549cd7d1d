"""Scenarios of Yggdrasil Chronicles: a position and a script of answers; chance is scripted like everybody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import meadhall
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import ARTIFACT_IDS, ENEMIES, JOTNAR, PLACES, WORLDS, list_bits
from meadhall.games.yggdrasil.notation import card_text
from meadhall.games.yggdrasil.state import Yggdrasil
from scenario import ask as ask
from scenario import asked as asked
from scenario import offered as offered
from scenario import run as run
from scenario import told as told
from yggdrasil.starts import RICH

yggdrasil = meadhall.game("yggdrasil")


def table(text: str) -> Yggdrasil:
    """A position; events are told from here on."""
    state: Yggdrasil = yggdrasil.from_position("yggdrasil " + " ".join(text.split()))
    state.log = []
    return state


def hard(text: str) -> Yggdrasil:
    return table("options=difficulty:hard " + text)


def refused(state: Any, text: str) -> str:
    """The rule that forbids this answer to the pending question."""
    decision = meadhall.decide(state)
    assert decision is not None
    refusal = yggdrasil.why(state, decision.seat, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.rule


def reason(state: Any) -> str | None:
    meadhall.pending(state)
    outcome = yggdrasil.outcome(state)
    return outcome.reason if outcome else None


def slot(state: Any, god: str) -> int:
    return next(i for i, one in enumerate(yggdrasil.view(state, None)["gods"]) if one["god"] == god)


def life(state: Any, god: str) -> int:
    return int(state.life[slot(state, god)])


def at(state: Any, god: str) -> str:
    return str(WORLDS[state.at[slot(state, god)]])


def where(state: Any, enemy: str) -> str:
    return str(PLACES[state.where[ENEMIES.index(enemy)]])


def devastated(state: Any) -> list[str]:
    return [WORLDS[world] for world in list_bits(state.devastated)]


def jotnar(state: Any) -> list[str]:
    return [JOTNAR[jotun] for jotun in list_bits(state.jotnar)]


def artifacts(state: Any, god: str) -> list[str]:
    return [ARTIFACT_IDS[card] for card in list_bits(state.artifacts[slot(state, god)])]


def pile(state: Any, god: str) -> list[str]:
    return ["?" if card < 0 else card_text(state, card) for card in state.piles[slot(state, god)]]


def wheel(state: Any) -> list[str]:
    return [card_text(state, card) for card in state.open]


def strolls(steps: int, seed: int = 11) -> Iterator[tuple[Yggdrasil, meadhall.Decision]]:
    """Random games from well-equipped positions: the table at each of so many questions."""
    for start in RICH:
        state, rng = table(start), Rng.seeded(seed)
        for _ in range(steps):
            decision = meadhall.decide(state)
            if decision is None:
                break
            yield state, decision
            meadhall.play(state, decision.options[rng.below(len(decision.options))])


def preview(state, part):
    """One part of what answers would bring, by their text: `odds`, `terms` or `warnings`."""
    return {text: one[part] for text, one in yggdrasil.preview(state, None).items() if part in one}
