"""`meadhall replay FILE`: tells a game event by event, with everybody's eyes or with one seat's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any

from cyclopts import Parameter

from meadhall.commands.arguments import Flag, MaybeNumber, Speaker
from meadhall.commands.source import players_of, record_from, seat_from
from meadhall.core.decision import decide
from meadhall.core.event import Event
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.tables.seat_log import Entry, told
from meadhall.words import Words

PARAGRAPHS = re.compile(r"\s*\n\s*")  # of a book: an event is one line


def replay(
    file: str,
    /,
    *,
    seat: str | None = None,
    all: Flag = False,
    from_: Annotated[MaybeNumber, Parameter(name="--from")] = None,
    to: MaybeNumber = None,
    plain: Flag = False,
    say: Speaker,
) -> int:
    if seat is not None and all:
        raise Fault("line-not-both", option="--seat", other="--all")
    record = record_from(file)
    names = players_of(record)
    eyes = None if seat is None else seat_from(seat, len(names))
    first, last = span(record, from_, to)
    words = say.words(record.game.name)
    phrases = record.game.phrases(words, names, eyes)
    entries = told(((n, event) for n, event in events(record) if first <= n <= last), eyes)
    lines = [one_entry(entry, phrases, words, everything=seat is None) for entry in entries]
    value = {
        "game": record.game.name,
        "seats": names,
        "eyes": seat and seat.upper(),
        "from": first,
        "to": last,
        "events": lines,
    }
    say.give(value, (one["text"] if plain else f"{one['n']:>4}  {one['text']}" for one in lines))
    return 0


def one_entry(entry: Entry, phrases: Any, words: Words, everything: bool) -> dict[str, Any]:
    """An event with its sentence; a reader who sees all finds in brackets what nobody at the table would be told."""
    text = PARAGRAPHS.sub(" ", phrases.event(entry.event))
    if not (everything and entry.secret):
        return {"n": entry.n, **entry.event, "text": text}
    secret = ", ".join(spoken(phrases, value) for value in entry.secret.values())
    return {"n": entry.n, **entry.event, **entry.secret, "text": words("replay-secret", text=text, secret=secret)}


def span(record: Record, first: int | None, last: int | None) -> tuple[int, int]:
    """Answers are counted from 1, as in the file; 0 is what happened before the first."""
    count = len(record.answers)
    for option, number in (("--from", first), ("--to", last)):
        if number is not None and not 0 <= number <= count:
            raise Fault("replay-span", option=option, number=number, count=count)
    start, end = first or 0, count if last is None else last
    if start > end:
        raise Fault("replay-order", first=start, last=end)
    return start, end


def events(record: Record) -> Iterator[tuple[int, Event]]:
    """Every event with the number of its answer, by playing the game again."""
    state = record.first()
    state.log = []
    decide(state)
    yield from ((0, event) for event in state.log)
    for number in range(len(record.answers)):
        state.log = []
        record.replay_one(state, number)
        yield from ((number + 1, event) for event in state.log)


def spoken(phrases: Any, value: Any) -> str:
    return str(phrases.cards(value) if isinstance(value, list) else phrases.card(value))
