"""The rule ledger of a game: every rule with its sentence, source, and the reason of a ruling."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from importlib import resources
from typing import TYPE_CHECKING, Any

from meadhall.core.fault import Fault
from meadhall.core.game import game, package_of

if TYPE_CHECKING:
    from meadhall.words import Words

OWN = ("id", "chapter", "source", "reason")


@dataclass(frozen=True)
class Rule:
    """`section` is a heading below the chapter, such as an embellishment; its message has that key."""

    id: str
    chapter: str
    source: list[str]
    reason: str
    section: str
    text: str

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def list_rules(name: str, words: Words) -> list[Rule]:
    """Return the rules in ledger order."""
    package = package_of(game(name))
    file = resources.files(package) / "rules.toml"
    ledger = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"chapter": [], "rule": []}
    found = []
    for entry in ledger["rule"]:
        section = next((f"{key}-{value}" for key, value in entry.items() if key not in OWN), "")
        found.append(
            Rule(
                entry["id"],
                entry["chapter"],
                entry.get("source", []),
                entry.get("reason", ""),
                section,
                words(entry["id"]),
            )
        )
    chapters = [chapter["id"] for chapter in ledger["chapter"]]
    return sorted(found, key=lambda rule: chapters.index(rule.chapter))


def filter_rules(rules: list[Rule], wanted: str) -> list[Rule]:
    """Return the rule with this id, or all whose ids begin with it. For an unknown id, suggest the most similar."""
    start = wanted.upper().removesuffix("-")
    found = [rule for rule in rules if rule.id == start] or [rule for rule in rules if rule.id.startswith(start + "-")]
    if not found:
        near = get_close_matches(start, [rule.id for rule in rules], n=3, cutoff=0.3)
        raise Fault("rule-unknown", rule=wanted, nearest=", ".join(near or [rules[0].id] if rules else ["-"]))
    return found
