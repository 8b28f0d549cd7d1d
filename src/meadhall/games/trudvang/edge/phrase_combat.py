"""Feats, runes, statuses, units and cards of a combat said in words."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.trudvang.attack_cards import ATTACK_OF
from meadhall.games.trudvang.cards import KINDS, LETTERS
from meadhall.games.trudvang.feats import FEAT_OF
from meadhall.games.trudvang.rules.foretell import DECKS
from meadhall.games.trudvang.saga import FIGURE_OF
from meadhall.games.trudvang.tokens import STATUSES
from meadhall.words import Words

GONE = "-"          # a unit that is no more
Points = dict[str, str]     # names of points of interest by their letters
NO_POINTS: Final[Points] = {}
OF_UNIT: Final = ("hit", "enemy", "unit", "defeat")     # answers that name a unit


def combat_word(words: Words, token: str, points: Points = NO_POINTS) -> tuple[str, str] | None:
    """What a word of an answer or an event is, and how it is said; None if it is not of the combat."""
    if token in STATUSES:
        return "status", status_word(words, token)
    if token in KINDS:
        return "rune", words(f"rune-{token}")
    if token in FEAT_OF:
        return "feat", words(f"feat-{token}")
    if token in ATTACK_OF:
        return "card", words(f"attack-{token}")
    if token in DECKS:
        return "deck", words(f"deck-{token}")
    feat, _, slot = token.rpartition(".")
    if feat in FEAT_OF:
        return "slot", words("slot", feat=words(f"feat-{feat}"), number=int(slot))
    if is_unit(token):
        return "unit", unit_word(words, token, points)
    return ("group", group_word(words, token, points)) if is_group(token) else None


def status_word(words: Words, token: str) -> str:
    """`+attack`: a key cannot hold a sign."""
    return words(f"status-{'good' if token[0] == '+' else 'bad'}-{token[1:]}")


def is_group(token: str) -> bool:
    name = token.partition("~")[0]
    return name in FIGURE_OF or name == "npc" or (len(name) == 1 and name in LETTERS)


def is_unit(token: str) -> bool:
    group, _, number = token.rpartition(".")
    return token == GONE or (is_group(group) and (number == "!" or number.lstrip("!").isdecimal()))


def group_word(words: Words, token: str, points: Points = NO_POINTS, form: str = "") -> str:
    """`draugr`, `draugr~2`, `D`; those of a point of interest have its name. `.one` is the form for a single figure."""
    name, _, number = token.partition("~")
    if name in points:
        said = words("unit-named", name=points[name]) if form else points[name]
    else:
        said = words("foes-of", letter=name) if name in LETTERS else words(f"figure-{name.replace('_', '-')}{form}")
    return words("group-again", group=said, number=int(number)) if number else said


def unit_word(words: Words, token: str, points: Points = NO_POINTS) -> str:
    """`draugr.2`, `D.!`."""
    if token == GONE:
        return words("unit-gone")
    group, _, number = token.rpartition(".")
    said = group_word(words, group, points, ".one")
    if number.startswith("!"):
        return words("unit-threat", group=said, number=int(number[1:] or 1))
    return words("unit-figure", group=said, number=int(number))


# Answers name a unit by its place in the row, words by the number that it keeps

def unit_at(view: dict[str, Any], token: str, place: str = "") -> dict[str, Any] | None:
    """`draugr.2` or `D.!`: the unit that an answer names, in that place or where the question is about."""
    name, _, number = token.rpartition(".")
    here = place or view.get("question", {}).get("place") or (view.get("fight") or {}).get("place")
    for group in view.get("groups", []):
        if group["group"] == name and here in (None, group["place"]):
            units: list[dict[str, Any]] = group["units"]
            at = len(units) - int(number[1:] or 1) if number.startswith("!") else int(number) - 1
            return units[at] if 0 <= at < len(units) else None
    return None


def unit_told(view: dict[str, Any], token: str, place: str = "") -> str:
    """`draugr.1` is told as `draugr.2` once number 1 is gone."""
    found = unit_at(view, token, place) if is_unit(token) and token != GONE else None
    return f"{token.rpartition('.')[0]}.{found['number']}" if found and found["number"] else token
