"""Measure the bytes of a turn's `table` message, as the server sends it to the asked seat, in games of bots.

python benchmarks/message_bytes.py [decisions for each game] [--out benchmarks/message_bytes.md]
"""

from __future__ import annotations

import argparse
import statistics
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from meadhall.bots import bot
from meadhall.core.agenda import TABLE
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import seat_name
from meadhall.core.game import game
from meadhall.server.messages.table_message import TableMessage
from meadhall.server.messages.view_changes import Fields, encode_fields, find_changes
from meadhall.tables.seat_view import build_view, write_events, write_label
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from meadhall.words import words

PLAYERS = {"norsaga": 3, "fire_and_axe": 3, "yggdrasil": 3, "trudvang": 2}
NAMES = ["Bera", "Orm", "Ulf"]
ONE_GAME = 60  # decisions of a game: the start and the middle
MOST = 4_000  # bytes that the median must not exceed
HEAD = """# Bytes of a turn's message

`python benchmarks/message_bytes.py {wanted} --out benchmarks/message_bytes.md`: the `table` message to the seat that is
asked, uncompressed JSON, median and 95th percentile of {wanted} decisions for each game; karls play, three of them, in
Trudvang Legends two. *Whole view* is what a message would have with all fields of the view; *sent* has what changed
since the message that this seat was sent before, as the socket does it. *Gzip* is the median of *sent*, each by itself.
No median may exceed {most:,} bytes.

| game | whole view | sent | gzip |
|---|--:|--:|--:|
"""


class Sizes(NamedTuple):
    whole: list[int]
    sent: list[int]
    packed: list[int]


def message(play: Table, eyes: int, told: int, sent: Fields | None) -> tuple[bytes, Fields]:
    """Return the message to a seat after some groups of events, with this view."""
    shown: Any = build_view(play.game, play.state, eyes)
    fields = encode_fields(shown.view)
    changes = find_changes(sent, fields) if sent is not None else None
    view, merged = changes or ({name: Raw(value) for name, value in fields.items()}, {})
    plain = msgspec.json.decode(msgspec.json.encode(shown.view))
    said = TableMessage(
        seq=len(play.events),
        language="en",
        eyes=seat_name(eyes),
        base=told if changes else 0,
        view=view,
        merged=merged,
        decision=write_label(play.game, words("en", play.game.name), [*"ABC"], eyes, shown.view, shown.decision),
        events=write_events(play.game, play.log(eyes, told), NAMES, eyes, plain, "en", news=True),
        outcome=shown.outcome,
        hints=[],
        undo=[],
        full=False,
        older=False,
        lesson=None,
    )
    return msgspec.json.encode(said), fields


def measure(name: str, wanted: int) -> Sizes:
    """Play until this many decisions were sent. Every seat is sent a message after every answer."""
    sizes = Sizes([], [], [])
    seed = 0
    while len(sizes.sent) < wanted:
        seed += 1
        of, seats = game(name), range(PLAYERS[name])
        play = Table.new(of, [Seat("karl", who) for who in "ABC"[: len(seats)]], {}, SeededDealer(seed))
        bots = [bot("karl", of, seed * 10 + seat) for seat in seats]
        known: dict[int, Fields] = {}
        told = 0
        for number in range(min(ONE_GAME, wanted - len(sizes.sent)) + 1):
            asked = play.asked_seat()
            if asked is None:
                break
            for seat in seats:
                sent, fields = message(play, seat, told, known.get(seat))
                if number and seat == max(asked, 0):  # the first message of a connection is no turn's
                    sizes.whole.append(len(message(play, seat, told, None)[0]))
                    sizes.sent.append(len(sent))
                    sizes.packed.append(len(zlib.compress(sent, 6)))
                known[seat] = fields
            told = len(play.events)
            eyes = 0 if asked == TABLE else asked
            play.answer(eyes, of.notate(play.state, bots[eyes].choose(play.state, eyes)))
    return sizes


def spread(sizes: list[int]) -> str:
    found = sorted(sizes)
    return f"{statistics.median(found):,.0f} / {found[int(len(found) * 0.95)]:,}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", type=int, nargs="?", default=120)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    text = HEAD.format(wanted=given.wanted, most=MOST)
    for name in PLAYERS:
        sizes = measure(name, given.wanted)
        assert statistics.median(sizes.sent) <= MOST, f"{name} sends too much"
        packed = statistics.median(sizes.packed)
        text += f"| `{name}` | {spread(sizes.whole)} | {spread(sizes.sent)} | {packed:,.0f} |\n"
    print(text)
    if given.out:
        given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
