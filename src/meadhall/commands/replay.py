"""`meadhall replay FILE`: print a game event by event, with everything visible or for one seat."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from meadhall.commands.cli.arguments import All, Flag, MaybeNumber, Speaker
from meadhall.commands.cli.game_source import name_players, parse_seat, read_record
from meadhall.commands.reports.event_text import render_entry, replay_events
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.tables.seat_log import merge_events


def replay(
    file: str,
    /,
    *,
    seat: str | None = None,
    everything: All = False,
    from_: Annotated[MaybeNumber, Parameter(name="--from")] = None,
    to: MaybeNumber = None,
    plain: Flag = False,
    say: Speaker,
) -> int:
    if seat is not None and everything:
        raise Fault("line-not-both", option="--seat", other="--all")
    record = read_record(file)
    names = name_players(record)
    eyes = None if seat is None else parse_seat(seat, len(names))
    first, last = parse_span(record, from_, to)
    words = say.words(record.game.name)
    phrases = record.game.phrases(words, names, eyes)
    entries = merge_events(((n, event) for n, event in replay_events(record) if first <= n <= last), eyes)
    lines = [render_entry(entry, phrases, words, everything=seat is None) for entry in entries]
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


def parse_span(record: Record, first: int | None, last: int | None) -> tuple[int, int]:
    """Parse a range of answers, counted from 1 as in the file; 0 is what happened before the first."""
    count = len(record.answers)
    for option, number in (("--from", first), ("--to", last)):
        if number is not None and not 0 <= number <= count:
            raise Fault("replay-span", option=option, number=number, count=count)
    start, end = first or 0, count if last is None else last
    if start > end:
        raise Fault("replay-order", first=start, last=end)
    return start, end
