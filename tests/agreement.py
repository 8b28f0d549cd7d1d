"""What a question offers and what it refuses agree: asked of each frame, at moments of the golden games.

The tests of a frame carry the rules its docstring cites: what may be answered there, and why not something else.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import meadhall
from golden import golden
from meadhall.core.agenda import pending
from meadhall.core.fault import Fault

SOURCES = Path(__file__).parents[1] / "src/meadhall/games"
EACH = 10  # moments for each frame: the first ones, and from then on every now and then


@cache
def cited(game: str) -> dict[str, list[str]]:
    """The rules in the docstring of each class of a game."""
    found: dict[str, list[str]] = {}
    for path in sorted((SOURCES / game / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = re.findall(r"\b(?:NS|FA|YG|TL)(?:-[A-Z0-9]+)+", ast.get_docstring(node) or "")
    return found


def frames(game: str) -> list[Any]:
    """Every frame that asks, marked with its rules."""
    return [
        pytest.param(name, marks=pytest.mark.rule(*cited(game).get(name, []))) if cited(game).get(name) else name
        for name, frame in sorted(meadhall.game(game).frames.items())
        if getattr(frame, "ask", "")
    ]


@cache
def moments(game: str) -> dict[str, list[Any]]:
    """States in which each frame asks. That records replay is another test: one that does not ends here in silence."""
    found: dict[str, list[Any]] = {}
    seen: dict[str, int] = {}
    for record in golden(game).values():
        state = record.first()
        for number in range(len(record.answers)):
            try:
                if pending(state):
                    name = type(state.agenda[-1]).__name__
                    seen[name] = seen.get(name, 0) + 1
                    if seen[name] <= EACH // 2 or seen[name] & (seen[name] - 1) == 0:
                        found.setdefault(name, []).append(state.copy())
                record.replay_one(state, number)
            except (Fault, LookupError, ArithmeticError, TypeError, ValueError, AttributeError, AssertionError):
                break
    return found


def check_agreement(game: str, name: str, rules: set[str]) -> None:
    """Every legal answer is a candidate and free of refusal; every other candidate is refused by a rule."""
    states = moments(game).get(name, [])
    if not states:
        pytest.skip("the golden games never come to it")
    for state in states:
        moves = pending(state)
        frame = state.agenda[-1]
        candidates = frame.candidates(state)
        assert set(moves) <= set(candidates)
        assert len(set(moves)) == len(moves)
        texts = {move: frame.text(state, move) for move in candidates}
        assert len(set(texts.values())) == len(set(candidates))
        before = meadhall.game(game).position(state)
        for move in candidates:
            rule = frame.why(state, move)
            assert (rule == "") == (move in moves), texts[move]
            assert rule == "" or rule in rules
        for move in moves:
            assert meadhall.game(game).read(state, texts[move]) == move
        assert meadhall.game(game).position(state) == before  # looking changes nothing
