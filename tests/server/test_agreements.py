"""Proposals keep their text in the database: a change is only written over the text that was read, by this version and
by earlier ones.
"""

from __future__ import annotations

import json

import pytest
from msgspec import Struct

from meadhall.server.store.agreements import (
    EndedByPeople,
    StoredCall,
    StoredProposal,
    UndoRequest,
    from_text,
    to_text,
)


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (UndoRequest, {"seat": "A", "agreed": ["A", "B"]}),
        (StoredProposal, {"seq": 17, "seat": "B", "answer": "order a b", "agreed": ["B"]}),
        (StoredCall, {"kind": "bot", "seat": "A", "agreed": ["A"], "at": 1_700_000_000.0}),
        (EndedByPeople, {"how": "resigned", "seat": "A", "winners": ["B"]}),
    ],
)
def test_the_text_is_that_of_earlier_versions(kind: type[Struct], written: dict[str, object]) -> None:
    text = json.dumps(written)
    assert to_text(from_text(text, kind)) == text


def test_nothing_is_stored_as_null() -> None:
    assert to_text(None) is None
    assert from_text(None, UndoRequest) is None
