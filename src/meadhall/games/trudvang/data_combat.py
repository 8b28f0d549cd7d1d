"""The components of combat, read from data/{runes,feats,attacks,enemies}.toml and checked against
the printed counts.
"""

from __future__ import annotations

from typing import Any, Literal

from meadhall.files.strict import Strict
from meadhall.games.component_files import Entry, check_count, decode
from meadhall.games.trudvang.card_grammar import block_of
from meadhall.games.trudvang.data_files import texts

Kind = Literal["water", "fire", "earth", "wind", "dark", "wild"]


class Rune(Entry, frozen=True):
    """TL-RUNE-01, TL-TEST-03, TL-COMP-01. A kind of rune, its number in the box, and the test in
    which it is a success.
    """

    id: Kind
    count: int
    test: Literal["charisma", "agility", "intelligence", "strength", ""] = ""


class Status(Entry, frozen=True):
    """TL-STATUS-01, TL-COMP-02. The value that a two-sided Status token changes."""

    id: Literal["health", "cp", "attack", "defence"]
    count: int


class Dashboard(Entry, frozen=True):
    id: str
    number: int


class Feat(Entry, frozen=True, kw_only=True):
    """TL-FEAT-01, TL-FEAT-04, TL-FEAT-19. A card of a Hero or a Class with the kinds of rune that each slot accepts;
    `do` is written in the verbs of the Book of Sagas.
    """

    id: str
    line: str
    owner: str
    hero: str = ""
    level: Literal["one", "two", "legendary", "ultimate", "wyrd"]
    type: Literal["skill", "attack", "block"]
    keyword: Literal["", "fast", "instant"] = ""
    solo: bool = False
    slots: list[list[Kind]]
    uses: int = 1
    uses_if_low: int = 0
    lose_health: int = 0
    either: bool = False
    do: list[str | dict[str, Any]]


class AttackCard(Entry, frozen=True):
    """TL-ATTACK-02. A card of the Enemy Attack deck."""

    id: str
    modifier: int
    ability: Literal[0, 1, 2]
    count: int
    miss: bool = False
    reshuffle: bool = False


class Figure(Entry, frozen=True):
    """TL-COMP-03. A type of Enemy figure; a Boss figure exists once."""

    id: str
    count: int
    boss: bool = False


class Supply(Entry, frozen=True):
    """TL-COMP-04."""

    id: Literal["threat", "enemy", "elite"]
    count: int


class EnemyCard(Entry, frozen=True, kw_only=True):
    """TL-ENEMY-01, TL-ENEMY-04. The stats of a type of Enemy in one tier; abilities are steps of the Book of Sagas."""

    id: str
    figure: str
    tier: Literal[1, 2, 3, 4]
    health: int
    attack: int
    defence: int
    number: str = ""
    event_active: bool = False
    ability1: list[str | dict[str, Any]]
    ability2: list[str | dict[str, Any]]


class RuneFile(Strict, frozen=True):
    rune: list[Rune]
    status: list[Status]
    dashboard: list[Dashboard]


class FeatFile(Strict, frozen=True):
    feat: list[Feat]


class AttackFile(Strict, frozen=True):
    attack: list[AttackCard]


class EnemyFile(Strict, frozen=True):
    figure: list[Figure]
    token: list[Supply]
    card: list[EnemyCard]


class CombatData:
    """Runes, Feats, Enemy Attack cards and Enemies of the box."""

    def __init__(self, texts: dict[str, str]) -> None:
        runes = decode("runes.toml", texts, RuneFile)
        self.runes = runes.rune
        self.statuses = runes.status
        self.dashboard = runes.dashboard
        self.numbers = {entry.id: entry.number for entry in runes.dashboard}
        self.feats = decode("feats.toml", texts, FeatFile).feat
        self.blocks = [block_of("feats.toml", f"feat.{feat.id}", feat.do, "user") for feat in self.feats]
        self.attacks = decode("attacks.toml", texts, AttackFile).attack
        enemies = decode("enemies.toml", texts, EnemyFile)
        self.figures = enemies.figure
        self.tokens = enemies.token
        self.enemies = enemies.card
        self.check()

    def check(self) -> None:
        """TL-COMP-01, TL-COMP-02, TL-COMP-03, TL-COMP-04, TL-COMP-11, TL-FEAT-01, TL-FEAT-19, TL-ATTACK-02. Check that
        the printed counts hold.
        """
        check_count("runes", sum(rune.count for rune in self.runes), 108)
        check_count("status tokens", sum(status.count for status in self.statuses), 24)
        check_count("attack cards", sum(card.count for card in self.attacks), 12)
        check_count("enemy figures", sum(figure.count for figure in self.figures), 27)
        check_count("threat tokens", self.tokens[0].count, 15)
        check_count("feats", len({feat.id for feat in self.feats}), 160)
        for level, number in (("one", 48), ("two", 48), ("legendary", 48), ("ultimate", 12), ("wyrd", 4)):
            check_count(f"feats of level {level}", sum(feat.level == level for feat in self.feats), number)
        owners = {feat.owner: feat.hero for feat in self.feats}
        for owner in owners:
            lines = {feat.line for feat in self.feats if feat.owner == owner}
            check_count(f"lines of {owner}", len(lines), 4 if owner == "wyrd" or owners[owner] == owner else 6)
        for hero in sorted({feat.hero for feat in self.feats if feat.hero}):
            for level in ("one", "two", "legendary"):
                hired = sum(feat.hero == hero and feat.level == level and feat.solo for feat in self.feats)
                check_count(f"hired-hand feats of {hero}, level {level}", hired, 4)
        figures = {figure.id for figure in self.figures}
        for card in self.enemies:
            check_count(f"figure of {card.id}", card.figure in figures, True)

    def entries(self) -> list[tuple[str, Entry]]:
        """Return every named entry, to list what is printed and what is ours."""
        named: list[tuple[str, Entry]] = []
        for kind in (
            self.runes,
            self.statuses,
            self.dashboard,
            self.feats,
            self.attacks,
            self.figures,
            self.tokens,
            self.enemies,
        ):
            named += [(entry.id, entry) for entry in kind]
        return named


COMBAT = CombatData(texts())
