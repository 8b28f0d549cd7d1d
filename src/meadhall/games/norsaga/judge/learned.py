"""Reads `learned.toml`: what signs and marks count for, by number of players, group by group."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from meadhall.games.norsaga.cards import EMBELLISHMENTS
from meadhall.games.norsaga.judge import marks, signs
from meadhall.games.norsaga.judge.rated import Weights

PLACE: Final = "meadhall.games.norsaga.judge"
FILE: Final = "learned.toml"
PLAYERS: Final = (2, 3, 4)
HEAD: Final = """\
# What signs and marks count for in Norsaga, by number of players; marks.py and signs.py say what each stands for.
# Written by benchmarks/learn_judge.py."""

# A group: its table, its key there, where it begins and where it ends.
Groups = list[tuple[str, str, int, int]]


def groups(table: str, first: int, size: int, *begin: tuple[str, int]) -> Groups:
    """The groups of one table, which begin so far behind its first number; the last ends with its size."""
    ends = [at for _, at in begin[1:]] + [size]
    return [(table, key, first + at, first + end) for (key, at), end in zip(begin, ends, strict=True)]


def groups_of_signs() -> Groups:
    found: Groups = []
    for i, name in enumerate(("last", "more", "lose", "gain", "harm", "take", "leave")):
        found += groups(
            name,
            i * signs.PUT,
            signs.PUT,
            ("lays", signs.LAYS),
            ("pair", signs.PAIR),
            ("youngest", signs.YOUNGEST),
            ("chain", signs.CHAIN),
            ("cover", signs.COVER),
        )
    for i, name in enumerate(("harmed", "robbed", "assaulted", "plundered", "spied")):
        found += groups(name, signs.OWNER + i * signs.WHO, signs.WHO, ("who", 0), ("holds", signs.HOLDS))
    for i, name in enumerate((*EMBELLISHMENTS, "none")):
        found += groups(
            name,
            signs.STORY + i * signs.EMBELLISHED,
            signs.EMBELLISHED,
            ("own", signs.OWN),
            ("reach", signs.REACH),
            ("rival", signs.RIVAL),
            ("held", signs.HELD),
            ("ghosts", signs.GHOSTS),
            ("skalds", signs.SKALDS),
            ("grant", signs.GRANT),
            ("doomed", signs.DOOMED),
        )
    for i, name in enumerate(("paid", "augured", "offered", "discarded", "taken", "given")):
        found += groups(
            name,
            signs.CARD + i * signs.CARD_SIGNS,
            signs.CARD_SIGNS,
            ("gains", signs.GAINS),
            ("wanted", signs.WANTED),
            ("twin", signs.TWIN),
            ("use", signs.USE),
        )
    return found + groups(
        "alone",
        0,
        signs.SIGNS,
        ("stop", signs.STOP),
        ("forgo", signs.FORGO),
        ("keep", signs.KEEP),
        ("done", signs.DONE),
        ("refill", signs.REFILL),
        ("prize", signs.PRIZE),
    )


def groups_of_marks() -> Groups:
    return groups(
        "marks",
        0,
        marks.MARKS,
        ("laid", marks.LAID),
        ("tempo", marks.TEMPO),
        ("outs", marks.OUTS),
        ("chain", marks.CHAIN),
        ("ahead", marks.AHEAD),
        ("grant", marks.GRANT),
        ("held", marks.HELD),
        ("ways", marks.WAYS),
        ("skalds", marks.SKALDS),
        ("ghosts", marks.GHOSTS),
        ("doomed", marks.DOOMED),
        ("loss", marks.LOSS),
        ("heroes", marks.HEROES),
        ("haunted", marks.HAUNTED),
        ("parents", marks.PARENTS),
        ("elders", marks.ELDERS),
        ("youngest", marks.YOUNGEST),
        ("suited", marks.SUITED),
    )


def none() -> list[Weights]:
    """Weights by number of players, all of them nothing."""
    return [Weights([0.0] * signs.SIGNS, [0.0] * marks.MARKS) for _ in range(PLAYERS[-1] + 1)]


def read(text: str) -> list[Weights]:
    """As `written`: every group is there, and as long as it must be."""
    found: dict[str, Any] = tomllib.loads(text)
    weights = none()
    for players in PLAYERS:
        of = found[str(players)]
        fill(weights[players].signs, of, groups_of_signs())
        fill(weights[players].marks, of, groups_of_marks())
    return weights


def fill(weights: list[float], found: dict[str, dict[str, list[float]]], among: Groups) -> None:
    for table, key, first, end in among:
        line = found[table][key]
        if len(line) != end - first:
            raise ValueError(f"{table}.{key} has {len(line)} weights instead of {end - first}")
        for i in range(len(line)):
            weights[first + i] = float(line[i])


def written(weights: list[Weights]) -> str:
    """Plain lines of numbers, a line for each group."""
    lines = [HEAD]
    for players in PLAYERS:
        of = weights[players]
        last = ""
        for numbers, among in ((of.marks, groups_of_marks()), (of.signs, groups_of_signs())):
            for table, key, first, end in among:
                if table != last:
                    lines += ["", f"[{players}.{table}]"]
                    last = table
                lines.append(f"{key} = [{', '.join(f'{round(number, 3) + 0.0:g}' for number in numbers[first:end])}]")
    return "\n".join(lines) + "\n"


def learned() -> list[Weights]:
    return read(resources.files(PLACE).joinpath(FILE).read_text(encoding="utf-8"))


WEIGHTS: Final[list[Weights]] = learned()
