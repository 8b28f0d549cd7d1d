"""Read `weights.toml`: the weights of features, by number of players, group by group."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from meadhall.games.norsaga.cards import EMBELLISHMENTS
from meadhall.games.norsaga.judge import policy_features, value_features
from meadhall.games.norsaga.judge.tree_cache import Weights

PLACE: Final = "meadhall.games.norsaga.judge"
FILE: Final = "weights.toml"
PLAYERS: Final = (2, 3, 4)
HEAD: Final = """\
# What signs and marks count for in Norsaga, by number of players; value_features.py and policy_features.py say what each stands for.
# Written by benchmarks/experiments/learn_judge.py."""

# A group: its table, its key there, its start and its end.
Groups = list[tuple[str, str, int, int]]


def split_groups(table: str, first: int, size: int, *begin: tuple[str, int]) -> Groups:
    """Return the groups of one table, which begin at this offset; the last ends with its size."""
    ends = [at for _, at in begin[1:]] + [size]
    return [(table, key, first + at, first + end) for (key, at), end in zip(begin, ends, strict=True)]


def list_sign_groups() -> Groups:
    found: Groups = []
    for i, name in enumerate(("last", "more", "lose", "gain", "harm", "take", "leave")):
        found += split_groups(
            name,
            i * policy_features.PUT,
            policy_features.PUT,
            ("lays", policy_features.LAYS),
            ("pair", policy_features.PAIR),
            ("youngest", policy_features.YOUNGEST),
            ("chain", policy_features.CHAIN),
            ("cover", policy_features.COVER),
        )
    for i, name in enumerate(("harmed", "robbed", "assaulted", "plundered", "spied")):
        found += split_groups(
            name,
            policy_features.OWNER + i * policy_features.WHO,
            policy_features.WHO,
            ("who", 0),
            ("holds", policy_features.HOLDS),
        )
    for i, name in enumerate((*EMBELLISHMENTS, "none")):
        found += split_groups(
            name,
            policy_features.STORY + i * policy_features.EMBELLISHED,
            policy_features.EMBELLISHED,
            ("own", policy_features.OWN),
            ("reach", policy_features.REACH),
            ("rival", policy_features.RIVAL),
            ("held", policy_features.HELD),
            ("ghosts", policy_features.GHOSTS),
            ("skalds", policy_features.SKALDS),
            ("grant", policy_features.GRANT),
            ("doomed", policy_features.DOOMED),
        )
    for i, name in enumerate(("paid", "augured", "offered", "discarded", "taken", "given")):
        found += split_groups(
            name,
            policy_features.CARD + i * policy_features.CARD_SIGNS,
            policy_features.CARD_SIGNS,
            ("gains", policy_features.GAINS),
            ("wanted", policy_features.WANTED),
            ("twin", policy_features.TWIN),
            ("use", policy_features.USE),
        )
    return found + split_groups(
        "alone",
        0,
        policy_features.SIGNS,
        ("stop", policy_features.STOP),
        ("forgo", policy_features.FORGO),
        ("keep", policy_features.KEEP),
        ("done", policy_features.DONE),
        ("refill", policy_features.REFILL),
        ("prize", policy_features.PRIZE),
    )


def list_mark_groups() -> Groups:
    return split_groups(
        "marks",
        0,
        value_features.MARKS,
        ("laid", value_features.LAID),
        ("tempo", value_features.TEMPO),
        ("outs", value_features.OUTS),
        ("chain", value_features.CHAIN),
        ("ahead", value_features.AHEAD),
        ("grant", value_features.GRANT),
        ("held", value_features.HELD),
        ("ways", value_features.WAYS),
        ("skalds", value_features.SKALDS),
        ("ghosts", value_features.GHOSTS),
        ("doomed", value_features.DOOMED),
        ("loss", value_features.LOSS),
        ("heroes", value_features.HEROES),
        ("haunted", value_features.HAUNTED),
        ("parents", value_features.PARENTS),
        ("elders", value_features.ELDERS),
        ("youngest", value_features.YOUNGEST),
        ("suited", value_features.SUITED),
    )


def create_zero_weights() -> list[Weights]:
    """Return weights of zero, by number of players."""
    return [Weights([0.0] * policy_features.SIGNS, [0.0] * value_features.MARKS) for _ in range(PLAYERS[-1] + 1)]


def parse_weights(text: str) -> list[Weights]:
    """Read what `written` wrote: check that every group exists and has the right length."""
    found: dict[str, Any] = tomllib.loads(text)
    weights = create_zero_weights()
    for players in PLAYERS:
        of = found[str(players)]
        fill(weights[players].signs, of, list_sign_groups())
        fill(weights[players].marks, of, list_mark_groups())
    return weights


def fill(weights: list[float], found: dict[str, dict[str, list[float]]], among: Groups) -> None:
    for table, key, first, end in among:
        line = found[table][key]
        if len(line) != end - first:
            raise ValueError(f"{table}.{key} has {len(line)} weights instead of {end - first}")
        for i in range(len(line)):
            weights[first + i] = float(line[i])


def format_weights(weights: list[Weights]) -> str:
    """Return plain lines of numbers, a line for each group."""
    lines = [HEAD]
    for players in PLAYERS:
        of = weights[players]
        last = ""
        for numbers, among in ((of.marks, list_mark_groups()), (of.signs, list_sign_groups())):
            for table, key, first, end in among:
                if table != last:
                    lines += ["", f"[{players}.{table}]"]
                    last = table
                lines.append(f"{key} = [{', '.join(f'{round(number, 3) + 0.0:g}' for number in numbers[first:end])}]")
    return "\n".join(lines) + "\n"


def load_weights() -> list[Weights]:
    return parse_weights(resources.files(PLACE).joinpath(FILE).read_text(encoding="utf-8"))


WEIGHTS: Final[list[Weights]] = load_weights()
