"""The core is tried on a toy game of its own; `begin` sets one up, `state_bytes` says whether anything changed."""

import json

import pytest

from meadhall.core import fault
from meadhall.core.agenda import pending
from meadhall.core.decision import play
from meadhall.core.game import register
from toy import toy

register("toy", "toy:toy")


@pytest.fixture(autouse=True)
def _without_words(monkeypatch):
    """The core alone knows no language: its faults read as a key with arguments."""
    monkeypatch.setattr(fault, "ENGLISH", [])


@pytest.fixture
def begin():
    """A toy game after these answers, told from the start."""

    def at(*script, players=2, **options):
        state = toy.new(players, options)
        state.log = []
        for text in script:
            play(state, text)
        return state

    return at


@pytest.fixture
def state_bytes():
    """Every byte of a state that waits for an answer, what it has told included."""

    def of(state):
        told = [[event.kind, event.told, event.secret] for event in state.log or []]
        return json.dumps([pending(state), toy.position(state), toy.pack(state), told])

    return of
