"""Events of a record as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from meadhall.core.decision import decide
from meadhall.core.event import Event
from meadhall.core.record import Record
from meadhall.tables.seat_log import Entry
from meadhall.words import Words

PARAGRAPHS = re.compile(r"\s*\n\s*")  # of a book: an event is one line


def render_entry(entry: Entry, phrases: Any, words: Words, everything: bool) -> dict[str, Any]:
    """Return an event with its sentence; with everything visible, hidden parts are in brackets."""
    text = PARAGRAPHS.sub(" ", phrases.event(entry.event))
    if not (everything and entry.secret):
        return {"n": entry.n, **entry.event, "text": text}
    secret = ", ".join(translate_value(phrases, value) for value in entry.secret.values())
    return {"n": entry.n, **entry.event, **entry.secret, "text": words("replay-secret", text=text, secret=secret)}


def replay_events(record: Record) -> Iterator[tuple[int, Event]]:
    """Replay the game and yield every event with the number of its answer."""
    state = record.first()
    state.log = []
    decide(state)
    yield from ((0, event) for event in state.log)
    for number in range(len(record.answers)):
        state.log = []
        record.replay_one(state, number)
        yield from ((number + 1, event) for event in state.log)


def translate_value(phrases: Any, value: Any) -> str:
    return str(phrases.cards(value) if isinstance(value, list) else phrases.card(value))
