"""The components of Fire & Axe, read from data/*.toml and checked against the printed counts."""

from __future__ import annotations

import hashlib
import re
from typing import Literal

from meadhall.core.fault import Fault
from meadhall.files.strict import Strict
from meadhall.games.component_files import Entry, check_count, decode, read_texts

Zone = Literal["N", "E", "S", "W"]
Homeland = Literal["denmark", "norway", "sweden"]
Timing = Literal[
    "own",
    "own-at-sea",
    "own-in-port",
    "any-window",
    "after-own-trade",
    "loss",
    "attack-declared",
    "attack-rolled",
    "opponent-attack-declared",
    "opponent-attack-rolled",
    "opponent-rune",
]
CODE = re.compile(r"\br-[a-z-]+\b|\bS\d+\b")


class Water(Entry, frozen=True):
    """FA-WEATHER-01. A water space lies in one weather zone; `near` are the waters next to it."""

    id: str
    zone: Zone
    near: list[str]
    lon: float
    lat: float
    river: bool


class Port(Entry, frozen=True):
    """FA-REGION-01, FA-REGION-02. A port has a value and perhaps a region of three; without one it is independent."""

    id: str
    value: int
    region: str
    zone: Zone
    town: Literal["none", "small", "large"]
    waters: list[str]
    lon: float
    lat: float


class Home(Entry, frozen=True):
    id: str
    zone: Zone
    waters: list[str]
    lon: float
    lat: float
    colour: str


class Region(Entry, frozen=True):
    id: str
    ports: list[str]
    colour: str


class Saga(Entry, frozen=True):
    """FA-SAGA-01. A saga has an Era, a Homeland, a kind, named ports and perhaps bonus VP."""

    id: str
    era: Literal[1, 2, 3]
    homeland: Homeland
    kind: Literal["trade", "raid", "settle"]
    ports: list[str]
    bonus: int


class Rune(Entry, frozen=True):
    id: str
    copies: int
    conflict: bool
    timing: Timing


class Treasure(Entry, frozen=True):
    id: str
    size: Literal["small", "large"]
    value: int


class ZoneBase(Entry, frozen=True):
    id: Zone
    base: int


class Cover(Entry, frozen=True):
    """FA-WEATHER-03. One position of the wind cover: how many days are clear in each zone."""

    turns: int
    best: Zone
    worst: Zone
    clear: dict[Zone, int]


class Skull(Entry, frozen=True):
    overshoot: int
    skull: int


class Good(Entry, frozen=True):
    id: str
    number: int
    demanded: bool


class Count(Entry, frozen=True):
    of: str
    number: int


class SourceFile(Strict, frozen=True):
    sources: dict[str, str]
    reasons: dict[str, str]


class WaterFile(Strict, frozen=True):
    water: list[Water]


class PortFile(Strict, frozen=True):
    port: list[Port]
    homeland: list[Home]
    region: list[Region]


class SagaFile(Strict, frozen=True):
    saga: list[Saga]


class RuneFile(Strict, frozen=True):
    rune: list[Rune]


class TreasureFile(Strict, frozen=True):
    treasure: list[Treasure]


class WeatherFile(Strict, frozen=True):
    zone: list[ZoneBase]
    cover: list[Cover]
    skull: list[Skull]


class CountFile(Strict, frozen=True):
    count: list[Count]
    good: list[Good]


class Components:
    """All components in the box, as the data files define them."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.codes = decode("sources.toml", texts, SourceFile)
        self.waters = decode("waters.toml", texts, WaterFile).water
        chart = decode("ports.toml", texts, PortFile)
        self.ports, self.homelands, self.regions = chart.port, chart.homeland, chart.region
        self.sagas = decode("sagas.toml", texts, SagaFile).saga
        self.runes = decode("runes.toml", texts, RuneFile).rune
        self.treasures = decode("treasures.toml", texts, TreasureFile).treasure
        weather = decode("weather.toml", texts, WeatherFile)
        self.zones, self.covers, self.skulls = weather.zone, weather.cover, weather.skull
        counted = decode("counts.toml", texts, CountFile)
        self.counted, self.goods = counted.count, counted.good
        self.counts = {count.of: count.number for count in self.counted}
        self.reasons = {entry.reason: self.expand_reason(name, entry.reason) for name, entry in self.entries()}
        self.hash = hashlib.sha256("".join(texts[name] for name in sorted(texts)).encode()).hexdigest()[:12]
        self.check()

    def check(self) -> None:
        """FA-COMP-02, FA-COMP-05. Check that printed counts hold, that ids are unique, and that every reference to a
        space exists.
        """
        found = {
            "waters": len(self.waters),
            "ports": len(self.ports),
            "homelands": len(self.homelands),
            "regions": len(self.regions),
            "sagas": len(self.sagas),
            "goods": sum(good.number for good in self.goods),
            "runes": sum(rune.copies for rune in self.runes),
            "conflict-runes": sum(rune.copies for rune in self.runes if rune.conflict),
            "small-towns": sum(port.town == "small" for port in self.ports),
            "large-towns": sum(port.town == "large" for port in self.ports),
        }
        for of, number in found.items():
            check_count(of, number, self.counts[of])
        for size in ("small", "large"):
            check_count(f"{size} treasures", sum(t.size == size for t in self.treasures), self.counts[f"{size}-towns"])
        for era in (1, 2, 3):
            check_count(f"sagas of era {era}", sum(s.era == era for s in self.sagas), self.counts["sagas-per-era"])
        for good in self.goods:
            check_count(good.id, good.number, self.counts["goods-per-kind"])
        for region in self.regions:
            members = [port.id for port in self.ports if port.region == region.id]
            check_count(region.id, len(members), self.counts["ports-per-region"])
            self.check_known(region.id, region.ports, members)
        check_count("covers", len(self.covers), 4)
        self.check_names()

    def check_names(self) -> None:
        waters, ports = [w.id for w in self.waters], [p.id for p in self.ports]
        spaces = [*waters, *ports, *(home.id for home in self.homelands)]
        for ids in (spaces, [s.id for s in self.sagas], [r.id for r in self.runes], [t.id for t in self.treasures]):
            check_count("ids", len(set(ids)), len(ids))
        for water in self.waters:
            self.check_known(water.id, water.near, waters)
        for port in self.ports:
            self.check_known(port.id, port.waters, waters)
            self.check_known(port.id, [port.region] if port.region else [], [region.id for region in self.regions])
        for home in self.homelands:
            self.check_known(home.id, home.waters, waters)
        for saga in self.sagas:
            self.check_known(saga.id, saga.ports, ports)

    @staticmethod
    def check_known(name: str, used: list[str], known: list[str]) -> None:
        for word in used:
            if word not in known:
                raise Fault("fire_and_axe-data-name", id=name, name=word)

    def expand_reason(self, name: str, reason: str) -> str:
        """Return the reason with its codes written out."""
        for code in CODE.findall(reason):
            if code not in self.codes.reasons and code not in self.codes.sources:
                raise Fault("data-reason", id=name, reason=code)
        return CODE.sub(
            lambda code: self.codes.reasons.get(code[0]) or self.codes.sources[code[0]].partition(": ")[0], reason
        )

    def entries(self) -> list[tuple[str, Entry]]:
        """Return every named entry, to list what is printed and what is ours."""
        named: list[tuple[str, Entry]] = [(entry.id, entry) for entry in self.waters]
        named += [(entry.id, entry) for entry in self.ports]
        named += [(entry.id, entry) for entry in self.homelands]
        named += [(entry.id, entry) for entry in self.regions]
        named += [(entry.id, entry) for entry in self.sagas]
        named += [(entry.id, entry) for entry in self.runes]
        named += [(entry.id, entry) for entry in self.treasures]
        named += [(f"zone {entry.id}", entry) for entry in self.zones]
        named += [(f"cover {entry.turns}", entry) for entry in self.covers]
        named += [(f"overshoot {entry.overshoot}", entry) for entry in self.skulls]
        named += [(entry.id, entry) for entry in self.goods]
        named += [(f"count of {entry.of}", entry) for entry in self.counted]
        return named


def locate_on_chart(lon: float, lat: float) -> tuple[float, float]:
    """Return the position of a place on a chart of 1600 by 1230; the Atlantic is shortened, as on the printed board."""
    across = lon if lon >= -12 else -12 + (lon + 12) * 0.45
    return round(40 + (across + 33) * 20, 1), round(40 + (73 - lat) * 30, 1)


FILES = (
    "sources.toml",
    "waters.toml",
    "ports.toml",
    "sagas.toml",
    "runes.toml",
    "treasures.toml",
    "weather.toml",
    "counts.toml",
)


def read_data_files() -> dict[str, str]:
    return read_texts("fire_and_axe", FILES)


COMPONENTS = Components(read_data_files())
