"""`meadhall data --reconstructed` names everything with content of our own; nothing else is passed off as printed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.commands.data import list_components
from meadhall.games import SHIPPED as GAMES
from meadhall.games.component_files import OURS
from meadhall.games.yggdrasil.options import SAGAS

# A reason that says so of a part of the facts.
OWN = re.compile(
    r"\b(ours|our|we|us|guess\w*|invent\w*|reconstruct\w*|tuned|not public|no source|icon is lost|"
    r"follows from the)\b"
)

# Trudvang Legends: facts that no source tells (the field, empty where there is nothing to tell), but for these.
UNTOLD: dict[str, tuple[str, ...]] = {
    "Region": ("roads", "shores"),
    "Hero": ("health", "exhaust", "miss"),
    "CardData": ("do",),
    "EventCard": ("do",),
    "EnemyCard": ("health", "attack", "defence", "ability1", "ability2"),
    "AttackCard": ("ability",),
    "Rune": ("test",),
    "Feat": ("slots",),
}
BORDERS = {("fylges", "manjord"), ("sylvan", "fylges"), ("sylvan", "arji"), ("sylvan", "grim_sea")}  # printed


def told(one: dict[str, Any], field: str) -> bool:
    """Whether the rulebook tells this fact after all."""
    value = one["facts"].get(field)
    if one["kind"] == "Region":
        return all((one["id"], other) in BORDERS or (other, one["id"]) in BORDERS for other in value)
    return not value


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_is_not_called_printed_where_its_reason_says_otherwise(game: str) -> None:
    every = list_components(game)
    assert every
    assert [one["id"] for one in every if one["source"] not in OURS and OWN.search(one["reason"].lower())] == []
    assert [one["id"] for one in every if one["source"] in OURS and not one["reason"]] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_partly_ours_says_which_part(game: str) -> None:
    partly = [one for one in list_components(game) if one["source"] == "partly"]
    assert [one["id"] for one in partly if not OWN.search(one["reason"].lower())] == []


def test_facts_of_trudvang_that_no_source_tells_are_ours() -> None:
    every = list_components("trudvang")
    assert UNTOLD.keys() <= {one["kind"] for one in every}
    for one in every:
        for field in UNTOLD.get(one["kind"], ()):
            assert field in one["facts"], (one["kind"], field)
            assert one["source"] in OURS or told(one, field), (one["kind"], one["id"], field)


def test_most_of_the_map_and_every_hero_of_trudvang_is_ours_in_part() -> None:
    of = {one["id"]: one["source"] for one in list_components("trudvang") if one["kind"] in ("Region", "Hero")}
    assert set(of.values()) == {"partly", "reconstructed"}


def test_the_sagas_of_yggdrasil_are_listed_as_ours() -> None:
    sagas = {one["id"]: one for one in list_components("yggdrasil") if one["kind"] == "Saga"}
    assert set(sagas) == set(SAGAS)
    assert all(one["source"] in OURS and one["reason"] for one in sagas.values())


def test_norsaga_has_as_many_hero_cards_as_its_box() -> None:
    every = list_components("norsaga")
    printed = next(one["facts"]["number"] for one in every if one["id"] == "heroes")
    assert sum(one["kind"] == "Hero" for one in every) == printed == 68
    assert sorted(one["id"] for one in every if one["kind"] == "ExtraHero") == ["GH-10", "GH-11", "GH-12", "GH-9"]
