"""The components of Norsaga, read from data/*.toml and checked against the printed counts."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Literal

import msgspec

from meadhall.core.fault import Fault
from meadhall.files.strict import Strict
from meadhall.games.component_files import Entry, check_count, decode, read_texts

Colour = Literal["R", "G", "B", "Y", "K", "P"]
Trait = Literal["R", "G", "B", "Y"]
Needs = Literal["", "hand", "other-hand", "any-hand", "draw", "other-hero"]


class Hero(Entry, frozen=True):
    """NS-TERM-01, NS-TERM-02, NS-PLACE-07. A card has a dominant trait, its colour, and a recessive one; ghosts lack the latter."""

    id: str
    dominant: Colour
    recessive: Literal["R", "G", "B", "Y", "-"]


class ExtraHero(Hero, frozen=True):
    """A card of the alternative deck, which is none of the 68 in the box."""


class Saga(Entry, frozen=True):
    """NS-SETUP-13. A story asks for six traits; some carry the mark of the difficult ones."""

    id: str
    traits: dict[Trait, int]
    difficult: bool


class HeroClass(Entry, frozen=True):
    kind: str


class Embellishment(Entry, frozen=True):
    """NS-ELIG-12. A power of one colour and generation, and its requirements."""

    id: str
    colour: Colour
    generation: Literal[1, 2, 3]
    needs: Needs
    doom: bool


class Count(Entry, frozen=True):
    of: str
    number: int


class HeroFile(Strict, frozen=True):
    reasons: dict[str, str]
    hero: list[Hero]


class SagaFile(Strict, frozen=True):
    reasons: dict[str, str]
    saga: list[Saga]


class ClassFile(Strict, frozen=True):
    classes: list[HeroClass] = msgspec.field(name="class")


class EmbellishmentFile(Strict, frozen=True):
    embellishment: list[Embellishment]


class CountFile(Strict, frozen=True):
    count: list[Count]


class Components:
    """All components in the box, as the data files define them."""

    def __init__(self, texts: dict[str, str]) -> None:
        heroes = decode("heroes.toml", texts, HeroFile)
        sagas = decode("sagas.toml", texts, SagaFile)
        self.reasons = {**heroes.reasons, **sagas.reasons}
        self.heroes = heroes.hero
        self.sagas = sagas.saga
        self.classes = decode("classes.toml", texts, ClassFile).classes
        self.embellishments = decode("embellishments.toml", texts, EmbellishmentFile).embellishment
        self.counted = decode("counts.toml", texts, CountFile).count
        self.counts = {count.of: count.number for count in self.counted}
        self.hash = hashlib.sha256("".join(texts[name] for name in sorted(texts)).encode()).hexdigest()[:12]
        self.check()

    def check(self) -> None:
        """NS-SETUP-02, NS-SETUP-15, NS-TERM-03. Check that printed counts hold, that ids are unique, and that the
        markers suffice for any four sagas.
        """
        printed = [hero for hero in self.heroes if hero.reason != "extra"]
        kinds: dict[str, Sequence[Entry]] = {
            "heroes": printed,
            "regular-heroes": [hero for hero in printed if hero.dominant in "RGBY"],
            "skalds": [hero for hero in printed if hero.dominant == "P"],
            "ghosts": [hero for hero in printed if hero.dominant == "K"],
            "sagas": self.sagas,
        }
        for of, found in kinds.items():
            check_count(of, len(found), self.counts[of])
        check_count("embellishments", len({(e.colour, e.generation) for e in self.embellishments}), 15)
        check_count("classes", len({c.kind for c in self.classes}), 16)
        for ids in ([h.id for h in self.heroes], [s.id for s in self.sagas], [e.id for e in self.embellishments]):
            check_count("ids", len(set(ids)), len(ids))
        for saga in self.sagas:
            check_count(saga.id, sum(saga.traits.values()), self.counts["traits-per-saga"])
            most = self.counts["markers-per-colour"] // self.counts["players"]
            if max(saga.traits.values()) > most:
                raise Fault("data-markers", saga=saga.id, most=most)
        self.check_reasons()

    def check_reasons(self) -> None:
        """Check that every entry of ours that is not printed gives a reason."""
        for name, entry in [*((h.id, h) for h in self.heroes), *((s.id, s) for s in self.sagas)]:
            if entry.reason not in self.reasons:
                raise Fault("data-reason", id=name, reason=entry.reason)

    def entries(self) -> list[tuple[str, Entry]]:
        """Return every named entry, to list what is printed and what is ours."""
        extra = [ExtraHero(**msgspec.structs.asdict(entry)) for entry in self.heroes if entry.reason == "extra"]
        named: list[tuple[str, Entry]] = [(entry.id, entry) for entry in self.heroes if entry.reason != "extra"]
        named += [(entry.id, entry) for entry in extra]
        named += [(entry.id, entry) for entry in self.sagas]
        named += [(f"class {entry.kind}", entry) for entry in self.classes]
        named += [(entry.id, entry) for entry in self.embellishments]
        named += [(f"count of {entry.of}", entry) for entry in self.counted]
        return named


FILES = ("heroes.toml", "sagas.toml", "classes.toml", "embellishments.toml", "counts.toml")


def read_data_files() -> dict[str, str]:
    return read_texts("norsaga", FILES)


COMPONENTS = Components(read_data_files())
