"""The parts of a position's line, and the words in them: every fault names the part that is wrong and what would be right."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.fault import Fault, nearest
from meadhall.core.parts import number_of, parts_of
from meadhall.games.trudvang.cards import KINDS, LETTERS, REGION_OF
from meadhall.games.trudvang.feats import STATUSES
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import NOWHERE, SPACES, Trudvang

SEATS = "ABCD"
OF_HERO = ("hero", "at", "hp", "cp", "xp", "exhausted", "down", "extra", "ship", "bag", "drawn", "status", "feats",
           "upgrades", "ultimates", "items", "aside", "companions", "titles", "idle")
KEYS = [
    "players", "options", "leader", "adventure", "round", "phase", "mains", "locations", "stories", "beside", "phases",
    "tokens", "people", "flipped", "rotated", "unlocked", "played", "facts", "flags", "chose", "results", "quests",
    "windows", "pois", "duels", "enemies", "groups", "threat", "marks", "ships", "kept", "space", "host", "visited",
    "cleared", "blocked", "opened", "closed", "attacks", "events", "event", "stakes", "used", "journal", "ended",
    "ending", "wyrds", "agenda", "hired", "hired.feats", "hired.runes", "hired.down", "hired.exhausted", "hired.used",
    "fight", "fight.heroes", "fight.boss", "fight.guest", "fight.blows",
    *(f"{seat}.{part}" for seat in SEATS for part in (*OF_HERO, "laid", "miss", "plan", "arms")),
]
MOST = 999


class Reader:
    """The parts of one line."""

    def __init__(self, text: str) -> None:
        self.parts = parts_of(text, "trudvang", KEYS)
        self.players = self.number("players", 2, 1, len(SEATS))
        for key in self.parts:
            if key[:1] in SEATS[self.players :] and key[1:2] == ".":
                raise Fault("position-no-player", part=key, players=self.players)

    def number(self, key: str, usual: int, low: int, high: int) -> int:
        return number_of(key, self.parts.get(key, str(usual)), low, high)

    def words(self, key: str) -> list[str]:
        value = self.parts.get(key, "-")
        return [] if value == "-" else value.split(",")

    def pairs(self, key: str) -> list[tuple[str, str]]:
        found = []
        for word in self.words(key):
            name, colon, value = word.rpartition(":")
            if not colon or not name or not value:
                raise Fault("trudvang-pair", part=key, word=word)
            found.append((name, value))
        return found

    def exactly(self, key: str, count: int) -> list[str]:
        """Words of which there are always so many, empty places included."""
        found = self.parts[key].split(",")
        if len(found) != count:
            raise Fault("trudvang-count", part=key, found=len(found), right=count)
        return found

    def places(self, key: str) -> list[tuple[str, str]]:
        """`A:fylges,D:space:3`."""
        return [(name, at or "-") for name, _, at in (word.partition(":") for word in self.words(key))]

    def word(self, key: str, text: str, known: Any) -> int:
        if text not in known:
            raise Fault("trudvang-word", part=key, word=text, nearest=nearest(text, list(known)))
        return int(known[text])

    def seat(self, key: str, text: str) -> int:
        if len(text) != 1 or text not in SEATS[: self.players]:
            raise Fault("position-seat", part=key, value=text, seats=SEATS[: self.players])
        return SEATS.index(text)


KIND_OF = {kind: number for number, kind in enumerate(KINDS)}
STATUS_OF = {kind: number for number, kind in enumerate(STATUSES)}
LETTER_OF = {letter: number for number, letter in enumerate(LETTERS)}


def named(reader: Reader, s: Trudvang, key: str, name: str) -> i64:
    """The ident of a card; of a flag or an answer also where the book no longer speaks of it."""
    saga = s.house.saga
    if key in ("facts", "flags", "chose", "results"):
        return saga.name(name)
    if ident(name) not in saga.cards:
        known = sorted(one.id for one in saga.cards.values())
        raise Fault("trudvang-word", part=key, word=name, nearest=nearest(name, known))
    return ident(name)


def cards(reader: Reader, s: Trudvang, key: str) -> list[i64]:
    return [named(reader, s, key, name) for name in reader.words(key)]


def poi(reader: Reader, s: Trudvang, key: str, letter: str) -> int:
    return reader.word(key, letter, {one: LETTER_OF[one] for one in s.house.saga.adventure(s.adventure).pois})


def place(reader: Reader, s: Trudvang, key: str, text: str) -> i64:
    if text == "-":
        return NOWHERE
    if text.startswith("space:"):
        return SPACES + space(reader, s, key, text.removeprefix("space:"))
    return reader.word(key, text, REGION_OF)


def space(reader: Reader, s: Trudvang, key: str, text: str) -> int:
    known = {one.id: number for number, one in enumerate(s.house.saga.spaces.get(s.adventure, []))}
    return reader.word(key, text, known)


def runes(reader: Reader, key: str, words: list[str]) -> list[i64]:
    found: list[i64] = [0] * 6
    for word in words:
        kind, _, count = word.partition(":")
        found[reader.word(key, kind, KIND_OF)] = number_of(key, count or "1", 0, 99)
    return found
