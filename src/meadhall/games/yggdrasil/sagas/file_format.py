"""The file format of a saga: its tables, without their meaning. See `docs/yggdrasil_sagas.md`."""

from __future__ import annotations

import msgspec

from meadhall.files.strict import Name, Strict
from meadhall.words import Language

Program = list["str | Choice | Each"]


class Choice(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag="if", frozen=True):
    """`{ do = "if", when = "…", then = […], else = […] }`."""

    when: str
    then: list[str | Choice | Each]
    otherwise: list[str | Choice | Each] = msgspec.field(default_factory=list, name="else")


class Each(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag="each", frozen=True):
    """`{ do = "each", of = "sons", then = […] }`: for every figure of a group, every world or every player's god."""

    of: str
    then: list[str | Choice | Each]


class Action(Strict, kw_only=True, frozen=True):
    id: Name
    at: list[str] = []
    when: str = "1"
    risks: str = "0"
    then: Program = []
    once: bool | Name = False  # a name: the limit that all of this name share
    worth: str = "5"


class Fight(Strict, kw_only=True, frozen=True):
    group: str
    power: str
    at: str = ""
    when: str = "1"
    then: Program = []
    once: bool | Name = False
    worth: str = "5"


class Barred(Strict, kw_only=True, frozen=True):
    world: str
    when: str = "1"
    then: Program = []


class MoreRisks(Strict, kw_only=True, frozen=True):
    foe: str
    when: str
    count: str = "1"


class Rules(Strict, kw_only=True, frozen=True):
    """What a page changes in the rules of the game."""

    present: list[str] = []
    enemies: list[str] = []
    no_way_out: list[Barred] = []
    no_way_in: list[Barred] = []
    no_climb: list[Barred] = []
    more_risks: list[MoreRisks] = []
    less_life: str = ""
    least_power: str = ""
    slays: bool = False
    fated: bool = False


class Page(Strict, kw_only=True, frozen=True):
    track: list[str]
    track_for: dict[str, list[str]] = {}
    enter: Program = []
    goal: str = ""
    losses: list[str] = []
    space: dict[str, Program] = {}
    reveal: dict[str, Program] = {}
    after: dict[str, Program] = {}
    action: list[Action] = []
    fight: list[Fight] = []
    rules: Rules = Rules()


class SagaFile(Strict, kw_only=True, frozen=True):
    """One saga. `source` and `reason` as in every data file of Meadhall."""

    id: Name
    source: str
    reason: str
    counters: list[Name] = []
    programs: dict[str, Program] = {}
    page: list[Page]
    words: dict[Language, str] = {}  # of a saga that does not come with the game: Fluent, by language
