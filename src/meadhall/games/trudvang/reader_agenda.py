"""What remains to be asked in a position that is read: only of those who sit at this table."""

from __future__ import annotations

from meadhall.core.agenda import NOBODY, TABLE
from meadhall.core.codec import frame_args
from meadhall.core.fault import Fault
from meadhall.games.trudvang.state import NO_HERO, Trudvang

HEROES = ("hero", "queue", "user")          # of these, one of the table or none
ASKED = ("seat", "player")                  # one of them, all together, or nobody
PARTIES = ("party", "takers", "them")       # Heroes together, a bit for each


def check_agenda(s: Trudvang) -> None:
    """A frame that names somebody who is not here would fail later, far from its cause."""
    for frame in s.agenda:
        for name, value in zip(type(frame).fields, frame_args(frame), strict=True):
            for number in value if isinstance(value, list) else [value]:
                if not is_here(s, name, number):
                    raise Fault("position-frame", frame=type(frame).__name__, field=name, value=int(number))


def is_here(s: Trudvang, name: str, number: int) -> bool:
    if name in PARTIES:
        return 0 <= number < 1 << s.players
    if name in HEROES:
        return NO_HERO <= number < s.players
    return name not in ASKED or number in (TABLE, NOBODY) or 0 <= number < s.players
