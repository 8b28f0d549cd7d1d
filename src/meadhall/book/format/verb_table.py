"""The verbs of stories, in one table."""

from __future__ import annotations

from typing import Final

from meadhall.book.format.board_verbs import CHANGING
from meadhall.book.format.branch_verbs import LEADING
from meadhall.book.format.value_types import Schema
from meadhall.book.format.verb import Verb, verb_schema

VERBS: Final[dict[str, Verb]] = {**LEADING, **CHANGING}


def step_schema() -> Schema:
    """Return the JSON Schema of a step: a bare verb, or one with its value and modifiers."""
    bare = [name for name, verb in VERBS.items() if verb.bare]
    return {"anyOf": [{"enum": bare}, *(verb_schema(name, verb) for name, verb in VERBS.items())]}
