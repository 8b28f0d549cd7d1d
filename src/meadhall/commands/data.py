"""`meadhall data GAME`: list the components of a game with their sources."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.cli.output import INDENT, Say
from meadhall.core.game import game as game_of
from meadhall.core.game import package_of

if TYPE_CHECKING:
    from meadhall.words import Words

Component = dict[str, Any]  # kind, id, facts, source, reason
FEW = 2  # so many facts of a component are understood without their names


def data(game: str, /, *, reconstructed: Flag = False, say: Speaker) -> int:
    from meadhall.games.component_files import OURS  # reading the format of data files takes a while

    words = say.words(game_of(game).name)
    found = list_components(game)
    if reconstructed:
        found = [one for one in found if one["source"] in OURS]
    say.give(found, render_lines(found, words, say) if found else [words("data-none")])
    return 0


def list_components(name: str) -> list[Component]:
    """Return every entry of the game's data files. A reason that is a key is replaced by its message."""
    import msgspec

    package = package_of(game_of(name))
    try:
        box = getattr(importlib.import_module(f"{package}.data"), "COMPONENTS", None)
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.data"):
            raise
        return []  # a game without components, such as one that is played with plain stones
    if box is None:  # a folder of data files that the game reads by itself
        return []
    found = []
    for _, entry in box.entries():
        facts = msgspec.structs.asdict(entry)
        source, reason = facts.pop("source"), facts.pop("reason")
        key = next(iter(facts))
        found.append(
            {
                "kind": type(entry).__name__,
                "id": facts.pop(key),
                "facts": facts,
                "source": source,
                "reason": box.reasons.get(reason, reason),
            }
        )
    return found


def render_lines(found: list[Component], words: Words, say: Say) -> Iterator[str]:
    for kind, group in groupby(found, key=lambda one: str(one["kind"])):
        of_kind = list(group)
        yield words("data-kind", kind=kind, count=len(of_kind))
        for (source, reason), part in groupby(of_kind, key=lambda one: (one["source"], one["reason"])):
            origin = words("data-source", source=words(f"data-{source}"), reason=reason or "none")
            yield say.wrap(origin, INDENT)
            yield say.wrap(words("data-apart").join(describe_component(one) for one in part), INDENT * 2)
        yield ""


def describe_component(one: Component) -> str:
    """Return `SG-01 (R3 G3, difficult)`: the facts as in the data files, named if there are several."""
    facts = {name: said for name, value in one["facts"].items() if (said := format_fact(name, value))}
    if len(facts) > FEW:
        facts = {name: said if name == said else f"{name} {said}" for name, said in facts.items()}
    return f"{one['id']} ({', '.join(facts.values())})" if facts else str(one["id"])


def format_fact(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else ""
    if isinstance(value, dict):
        return " ".join(f"{key}{count}" for key, count in value.items() if count)
    if isinstance(value, list):
        return " ".join(str(one) for one in value)
    return str(value)
