"""The components of Yggdrasil Chronicles, read from data/*.toml and checked against the printed counts."""

from __future__ import annotations

import hashlib
from importlib import resources
from typing import Any, Literal

import msgspec

from meadhall.core.fault import Fault
from meadhall.files.strict import Strict
from meadhall.files.toml_loader import decode_toml
from meadhall.games.component_files import OURS, Entry, Source, check_count, decode, read_texts

Rune = Literal["rotate", "journey", "action", "life"]


class World(Entry, frozen=True):
    """YG-MAP-01, YG-MAP-02. A place on one of three levels, in one of three columns, which go by their top worlds; the middle level's are those at the start."""

    id: str
    level: Literal["top", "middle", "bottom"]
    column: str


class Turning(Entry, frozen=True):
    """YG-MAP-05. The order in which a world of the middle level passes the columns."""

    id: Literal["clockwise"]
    order: list[str]


class Enemy(Entry, frozen=True):
    id: str
    start: str
    retreat: str
    power: int


class Island(Entry, frozen=True):
    id: str
    anonymous: int


class Page(Entry, frozen=True):
    """YG-SETUP-11. A page of the book: the number of moves that bring Nidhogg to the tree, by number of players."""

    id: Literal["easy", "hard"]
    moves: tuple[int, int, int, int, int]


class Jotun(Entry, frozen=True):
    id: str
    kind: Literal["supports", "besieges", "blocks"]
    object: str


class Artifact(Entry, frozen=True):
    id: str
    effect: str


class Stack(Entry, frozen=True):
    """YG-SETUP-08. The artifacts of one level."""

    id: Literal["level-1", "level-2", "level-3"]
    artifacts: list[str]


class Creature(Entry, frozen=True):
    id: str
    amount: int


class God(Entry, frozen=True):
    id: str
    power: str
    god_symbols: str
    vanir_symbols: str
    elves: int
    bond: Literal["none", "brother", "chance"]


class Die(Entry, frozen=True):
    id: Literal["god", "vanir"]
    faces: list[Literal["-", "a", "b", "c", "d", "e", "f"]]


class Stone(Entry, frozen=True):
    id: str
    sides: list[Rune]


class Saga(Entry, frozen=True):
    """YG-BOOK-01. A saga of the book; `sagas` reads the whole of it."""

    id: str
    pages: int


class Action(Entry, frozen=True):
    """YG-ACT-02. The gain or cost of a world action in its three strengths."""

    id: str
    kind: str
    normal: int
    advantage: int
    disadvantage: int


class Price(Entry, frozen=True):
    of: str
    life: int


class Count(Entry, frozen=True):
    of: str
    number: int


class Table(Entry, frozen=True):
    """YG-SETUP-05, YG-SETUP-14. The setup for a number of players."""

    players: int
    pieces: int
    life: int
    support: int
    support_life: int


class Box(Entry, frozen=True):
    """YG-CAMP-05. A box of the experience sheet; in the columns of the dice with the face that it makes succeed."""

    row: Literal["god", "vanir", "elf", "die"]
    cost: int
    face: Literal["", "b", "c", "d"] = ""


class Relations(Entry, frozen=True):
    """YG-CAMP-06. The costs of the boxes of a relation row that are open with this number of players."""

    players: int
    costs: list[int]


class Award(Entry, frozen=True):
    of: Literal["loss"]
    xp: int


class WorldFile(Strict, frozen=True):
    turning: list[Turning]
    world: list[World]


class EnemyFile(Strict, frozen=True):
    enemy: list[Enemy]
    island: list[Island]
    page: list[Page]


class JotunFile(Strict, frozen=True):
    jotun: list[Jotun]


class ArtifactFile(Strict, frozen=True):
    artifact: list[Artifact]
    stack: list[Stack]


class CreatureFile(Strict, frozen=True):
    creature: list[Creature]


class GodFile(Strict, frozen=True):
    god: list[God]


class DiceFile(Strict, frozen=True):
    die: list[Die]
    stone: list[Stone]


class StrengthFile(Strict, frozen=True):
    action: list[Action]
    price: list[Price]


class CountFile(Strict, frozen=True):
    count: list[Count]
    table: list[Table]


class SheetFile(Strict, frozen=True):
    box: list[Box]
    relations: list[Relations]
    award: list[Award]


class Components:
    """All components in the box, as the data files define them."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.reasons: dict[str, str] = {}  # every reason is written out where it belongs
        tree = decode("worlds.toml", texts, WorldFile)
        self.worlds = tree.world
        self.turning = tree.turning
        enemies = decode("enemies.toml", texts, EnemyFile)
        self.enemies = enemies.enemy
        self.islands = enemies.island
        self.pages = enemies.page
        self.jotnar = decode("jotnar.toml", texts, JotunFile).jotun
        treasury = decode("artifacts.toml", texts, ArtifactFile)
        self.artifacts = treasury.artifact
        self.stacks = treasury.stack
        self.creatures = decode("creatures.toml", texts, CreatureFile).creature
        self.gods = decode("gods.toml", texts, GodFile).god
        dice = decode("dice.toml", texts, DiceFile)
        self.dice = dice.die
        self.stones = dice.stone
        strengths = decode("strengths.toml", texts, StrengthFile)
        self.actions = strengths.action
        self.prices = strengths.price
        counted = decode("counts.toml", texts, CountFile)
        self.counted = counted.count
        self.tables = counted.table
        sheet = decode("sheet.toml", texts, SheetFile)
        self.boxes = sheet.box
        self.relations = sheet.relations
        self.awards = sheet.award
        self.counts = {count.of: count.number for count in self.counted}
        self.hash = hashlib.sha256("".join(texts[name] for name in sorted(texts)).encode()).hexdigest()[:12]
        self.check()

    def check(self) -> None:
        """YG-SETUP-08, YG-SETUP-09, YG-SETUP-13. Check that printed counts hold, that ids are unique, and that every
        reference to a component exists.
        """
        counts = self.counts
        for of, found in (
            ("worlds", self.worlds),
            ("gods", self.gods),
            ("enemies", self.enemies),
            ("jotnar", self.jotnar),
            ("artifacts", self.artifacts),
            ("creatures", self.creatures),
            ("runestones", self.stones),
        ):
            check_count(of, len({entry.id for entry in found}), counts[of])
        check_count("enemy-cards", len(self.gods) * len(self.enemies), counts["enemy-cards"])
        for stack in self.stacks:
            check_count(f"artifacts of {stack.id}", len(stack.artifacts), counts["artifacts-per-level"])
        stacked = [artifact for stack in self.stacks for artifact in stack.artifacts]
        check_count("artifacts in stacks", stacked == [artifact.id for artifact in self.artifacts], True)
        self.check_tree()
        for die in self.dice:
            check_count(f"faces of the {die.id} die", len(die.faces), 6)
        for stone in self.stones:
            check_count(f"sides of the {stone.id} runestone", len(stone.sides), 2)
        check_count("tables", [table.players for table in self.tables] == [1, 2, 3, 4, 5], True)
        for table in self.tables:
            life = table.players * table.life + table.support * table.support_life
            check_count("life points", life <= counts["life-points"], True)
            check_count("elves", table.pieces <= counts["elves"], True)
            others = table.players + table.support - 1
            check_count("relation boxes", len(self.relations[table.players - 1].costs), others)
        self.check_names()

    def check_tree(self) -> None:
        """YG-MAP-01, YG-MAP-02. Check that every level has a world in each column, and that the rotation passes them
        all.
        """
        tops = sorted(world.id for world in self.worlds if world.level == "top")
        check_count("columns of the turning", [sorted(turning.order) for turning in self.turning] == [tops], True)
        check_count("top worlds", all(world.column == world.id for world in self.worlds if world.level == "top"), True)
        for tier in ("top", "middle", "bottom"):
            columns = sorted(world.column for world in self.worlds if world.level == tier)
            check_count(f"columns of level {tier}", columns == tops, True)

    def check_names(self) -> None:
        worlds = {world.id for world in self.worlds}
        enemies = {enemy.id for enemy in self.enemies}
        objects = {
            "supports": enemies,
            "besieges": worlds,
            "blocks": {"elves", "heroes", "artifacts", "vanir-dice", "god-dice"},
        }
        for jotun in self.jotnar:
            check_count(jotun.id, jotun.object in objects[jotun.kind], True)
        check_count("actions", [action.id for action in self.actions] == [world.id for world in self.worlds], True)
        for _, entry in self.entries():
            if entry.source in OURS and not entry.reason:
                raise Fault("data-reason", id=str(entry), reason="")

    def entries(self) -> list[tuple[str, Entry]]:
        """Return every named entry, to list what is printed and what is ours."""
        named: list[tuple[str, Entry]] = []
        for kind in (
            self.worlds,
            self.turning,
            self.enemies,
            self.islands,
            self.pages,
            self.jotnar,
            self.artifacts,
            self.stacks,
            self.creatures,
            self.gods,
            self.dice,
            self.stones,
            self.actions,
        ):
            named += [(entry.id, entry) for entry in kind]
        named += [(f"price of {entry.of}", entry) for entry in self.prices]
        named += [(f"count of {entry.of}", entry) for entry in self.counted]
        named += [(f"table of {entry.players}", entry) for entry in self.tables]
        named += [(f"{entry.row} box of {entry.cost}", entry) for entry in self.boxes]
        named += [(f"relations of {entry.players}", entry) for entry in self.relations]
        named += [(f"award for a {entry.of}", entry) for entry in self.awards]
        return [*named, *((saga.id, saga) for saga in list_sagas())]


class SagaHead(msgspec.Struct):
    """The head of a file of the Book of Sagas."""

    id: str
    source: Source
    reason: str
    page: list[Any]


def list_sagas() -> list[Saga]:
    """Return the included sagas, for listing."""
    folder = resources.files("meadhall.games.yggdrasil.sagas")
    files = sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name)
    heads = [decode_toml(one.name, one.read_text(encoding="utf-8"), SagaHead) for one in files]
    return [Saga(id=head.id, pages=len(head.page), source=head.source, reason=head.reason) for head in heads]


FILES = (
    "worlds.toml",
    "enemies.toml",
    "jotnar.toml",
    "artifacts.toml",
    "creatures.toml",
    "gods.toml",
    "dice.toml",
    "strengths.toml",
    "counts.toml",
    "sheet.toml",
)


def read_data_files() -> dict[str, str]:
    return read_texts("yggdrasil", FILES)


COMPONENTS = Components(read_data_files())
